import { calls } from '@escale/contract';
import type { Plugin } from 'vite';

const name = 'virtual:call-table';

/**
 * The contract's calls without their schemas: what a browser needs in order to send one.
 * zod is some 60 kB that would otherwise stand in the way of the first screen; the server checks everything anyway.
 */
export function callTable(): Plugin {
  return {
    name: 'escale:call-table',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const calls = ${JSON.stringify(table())};` : undefined),
  };
}

function table() {
  return Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [
      key,
      {
        method: call.method,
        path: call.path,
        reply: call.reply.kind,
        ...('body' in call && call.body && { body: call.body.kind }),
      },
    ]),
  );
}
