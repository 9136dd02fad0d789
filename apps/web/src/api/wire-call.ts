import type { Call } from '@escale/contract';

/** A call as the browser holds it: where it goes and what comes back; its schemas are there for the compiler alone. */
export type WireCall<C extends Call = Call> = {
  readonly method: Call['method'];
  readonly path: C['path'];
  readonly reply: Call['reply']['kind'];
  readonly contract?: C;
};
