// Makes src/lib/wire.ts from the server's own schema, which it reads from standard input:
//   python -m entrepot.table.schemas | node tools/wire.mjs
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const text = readFileSync(0, "utf8").trim();
const schema = JSON.parse(text, (key, value) => (key === "title" && typeof value === "string" ? undefined : value));
const types = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: `// Made from the server's schema by tools/wire.mjs; sha256 ${createHash("sha256").update(text).digest("hex")}`,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
});
writeFileSync(new URL("../src/lib/wire.ts", import.meta.url), types);
