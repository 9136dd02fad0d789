import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Node strips types from .ts alone; these two files end in .tsx and have no markup in them.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('-api.tsx')) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', shortCircuit: true, source };
  },
});

for (const [file, hook, message] of [
  ['./user-api.tsx', 'useUserApi', 'Missing UserApi declaration'],
  ['./agency-api.tsx', 'useAgencyApi', 'Missing AgencyApi declaration'],
] as const) {
  test(`${hook} outside its provider says so`, async () => {
    const useApi = ((await import(file)) as Record<string, () => unknown>)[hook];
    assert.ok(useApi);
    const Probe = () => {
      useApi();
      return null;
    };
    assert.throws(() => renderToString(createElement(Probe)), { message });
  });
}
