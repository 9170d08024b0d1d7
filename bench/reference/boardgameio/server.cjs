// A server of boardgame.io as its documentation starts one, with its storage in memory: four seats count in turn.
// Prints its port once it listens.
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

console.info = () => {};
const server = Server({ games: [counter], origins: [/.*/] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`:${appServer.address().port}`));
