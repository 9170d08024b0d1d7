// Keeps a table's page up to date: listens for news, fetches the page and replaces <main> with the new one.
"use strict";
const byId = (id) => document.getElementById(id), main = () => byId("main");
let loading = false, again = false, wait = 500;
async function renew() {
  again = loading;
  if (loading) return;
  loading = true;
  const answer = await fetch(location.pathname + location.search).catch(() => null);
  if (answer?.ok) show(new DOMParser().parseFromString(await answer.text(), "text/html"));
  loading = false;
  if (again) renew();
}
function show(page) {
  const last = Number(main().dataset.number), focus = document.activeElement, inside = main().contains(focus), said = byId("say")?.value;
  const folded = [...main().querySelectorAll("details[id]")].map((each) => [each.id, each.open]);
  main().replaceWith(document.adoptNode(page.getElementById("main")));
  document.title = page.title;
  for (const [id, isOpen] of folded) byId(id)?.toggleAttribute("open", isOpen);
  if (said) byId("say")?.setAttribute("value", said);
  if (inside) (byId(focus.id) ?? byId("news") ?? main()).focus({ preventScroll: true });
  const news = [...main().querySelectorAll("#news [data-number]")].filter((each) => each.dataset.number > last);
  byId("announce").textContent = news.map((each) => each.textContent).join(" ");
}
function lose(isLost) {
  const region = byId("announce");
  if (isLost === (region.className === "lost")) return;
  region.className = isLost ? "lost" : "unseen";
  region.textContent = isLost ? region.dataset.lost : "";
}
function hear({ data }) {
  const { type, number, why } = JSON.parse(data);
  lose(why === "stops");
  if (type === "update" || (type === "welcome" && number > main().dataset.number)) renew();
}
function listen() {
  const { table, number, seat } = main().dataset, address = `/api/tables/${table}`;
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}${address}/socket`), from = seat ? Number(seat) : null;
  socket.onopen = () => { wait = 500; socket.send(JSON.stringify({ type: "resume", protocol: 2, since: Number(number), seat: from })); };
  socket.onmessage = hear;
  socket.onclose = ({ code }) => {
    if (code === 4426 && !byId("say")?.value) return location.reload();
    lose(true);
    setTimeout(wait > 1000 ? stream : listen, wait = Math.min(2 * wait, 30000), address, number, seat);
  };
}
function stream(address, number, seat) {
  const source = Object.assign(new EventSource(`${address}/stream?protocol=2&since=${number}${seat ? `&seat=${seat}` : ""}`), { onmessage: hear });
  source.onerror = () => {
    lose(true);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, wait);
  };
}
addEventListener("pageshow", (event) => event.persisted && location.reload());
if (main().dataset.table) listen();
