import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/protocol.d.ts", "src/http.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // A number of an array that we have just counted is there.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Addresses are our own, see ui/router.svelte.ts.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { files: ["*.mjs", "*.js"], languageOptions: { globals: globals.node } },
);
