import { type Call, type CallName, calls } from '@escale/contract';
import { refuse } from './refuse.ts';
import type { Route } from './route.ts';

/** Calls that the contract promises and that nobody has built yet: they ask who is there, then say so (501). */
export function bindNotBuilt(route: Route, names: readonly CallName[]): void {
  for (const name of names) {
    const call: Call = calls[name];
    // Before looking at what was sent: that its shape is right helps nobody yet.
    route({ ...call, body: undefined, query: undefined, idempotencyKey: undefined } as Call, () =>
      refuse('call.not-built'),
    );
  }
}
