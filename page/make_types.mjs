// Writes the TypeScript types of the protocol from its JSON Schema: `npm run types [FILE]`.

import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../docs/protocol.schema.json", import.meta.url);
const TYPES = new URL("src/protocol.d.ts", import.meta.url);

// `additionalProperties: false` below is for objects with named fields: one without any may hold everything.
const isOpen = (part) => part?.type === "object" && !part.properties && !("additionalProperties" in part);
const opened = (_, part) => (isOpen(part) ? { ...part, additionalProperties: true } : part);

const schema = JSON.parse(await readFile(SCHEMA, "utf8"), opened);
const types = await compile(schema, schema.title, {
  additionalProperties: false, // a client names no field that it does not know
  bannerComment: "// Made by `npm run types` from docs/protocol.schema.json.",
  ignoreMinAndMaxItems: true,
});
await writeFile(process.argv[2] ?? TYPES, types);
