// Writes the TypeScript types of the protocol and of HTTP from their JSON Schemas: `npm run types [FOLDER]`.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const FOLDER = process.argv[2] ?? fileURLToPath(new URL("src", import.meta.url));

// `additionalProperties: false` below is for objects with named fields: one without any may hold everything.
const isOpen = (part) => part?.type === "object" && !part.properties && !("additionalProperties" in part);
const opened = (_, part) => (isOpen(part) ? { ...part, additionalProperties: true } : part);

for (const name of ["protocol", "http"]) {
  const text = await readFile(new URL(`../docs/${name}.schema.json`, import.meta.url), "utf8");
  const schema = JSON.parse(text, opened);
  const types = await compile(schema, schema.title, {
    additionalProperties: false, // a client names no field that it does not know
    bannerComment: `// Made by \`npm run types\` from docs/${name}.schema.json.`,
    ignoreMinAndMaxItems: true,
  });
  await writeFile(join(FOLDER, `${name}.d.ts`), types);
}
