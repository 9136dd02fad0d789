import type { FieldCode, ProblemCode } from '@escale/contract/problem';

export type FieldError = { readonly path: string; readonly code: FieldCode };

export type RefusalMore = {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/** An expected "no". It rolls the transaction back and reaches the caller as problem details. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, more: RefusalMore = {}) {
    super(code, { cause: more.cause });
    this.name = 'Refusal';
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** `return refuse('trip.not-found')`: ends the call with that problem, nothing written. */
export function refuse(code: ProblemCode, more: RefusalMore = {}): never {
  throw new Refusal(code, more);
}
