// Keeps the page of a table up to date: listens for news and puts the new <main> in the place of the old one.
"use strict";
const announce = document.getElementById("announce");
let loading = false, again = false, wait = 1000;
const main = () => document.getElementById("main");
const kept = () => [...main().querySelectorAll("details[id]")].map((each) => [each.id, each.open]);

async function renew() {
  if (loading) { again = true; return; }
  loading = true;
  try {
    const answer = await fetch(location.pathname + location.search);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const open = kept(), focus = document.activeElement?.id, say = document.getElementById("say")?.value;
    const last = Number(main().dataset.number), inside = main().contains(document.activeElement);
    main().replaceWith(document.adoptNode(page.getElementById("main")));
    document.title = page.title;
    for (const [id, isOpen] of open) document.getElementById(id)?.toggleAttribute("open", isOpen);
    if (say) document.getElementById("say")?.setAttribute("value", say);
    if (inside) (document.getElementById(focus) ?? document.getElementById("news") ?? main()).focus({ preventScroll: true });
    const told = [...main().querySelectorAll("[data-number] li[data-number]")];
    announce.textContent = told.filter((each) => each.dataset.number > last).map((each) => each.textContent).join(" ");
  } finally { loading = false; }
  if (again) { again = false; renew(); }
}

function hear({ type, number }) {
  if (type === "tell-news" || (type === "tell-welcome" && number > Number(main().dataset.number))) renew();
}

function listen() {
  const { table, number, seat } = main().dataset, address = `/api/tables/${table}`;
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}${address}/socket`);
  let opened = false;
  const resume = { type: "ask-resume", since: Number(number), seat: seat ? Number(seat) : null };
  socket.onopen = () => { opened = true; wait = 1000; socket.send(JSON.stringify(resume)); };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = () => opened ? setTimeout(() => { renew(); listen(); }, (wait = Math.min(wait * 2, 30000))) : stream(address, number, seat);
}

function stream(address, number, seat) {
  const events = new EventSource(`${address}/stream?since=${number}${seat ? `&seat=${seat}` : ""}`);
  events.onmessage = ({ data }) => hear(JSON.parse(data));
}
if (main().dataset.table) listen();
