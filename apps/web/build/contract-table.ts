import { calls, signInPath, signOutPath, tokenPath } from '@escale/contract';
import type { Plugin } from 'vite';

const name = 'virtual:contract';

/**
 * The contract without its schemas: what a browser needs in order to send a call.
 * zod would weigh as much as React on the first screen; the server checks everything anyway, and the types stay the contract's own.
 */
export function contractTable(): Plugin {
  return {
    name: 'escale:contract-table',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? source() : undefined),
  };
}

function source(): string {
  const table = Object.entries(calls).map(([key, call]) => [
    key,
    { method: call.method, path: call.path, reply: call.reply.kind },
  ]);
  const constants = { tokenPath, signInPath, signOutPath };
  return [
    `export const calls = ${JSON.stringify(Object.fromEntries(table))};`,
    ...Object.entries(constants).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`),
  ].join('\n');
}
