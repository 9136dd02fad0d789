import type { Problem, ProblemCode } from '@escale/contract';

/** What the server answered instead: its own problem details are rethrown as they came. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.title ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

export function isRefusal(error: unknown, code?: ProblemCode): error is Refusal {
  return error instanceof Refusal && (code === undefined || error.problem?.code === code);
}

/** `fetch` rejects with a TypeError when nothing came back at all: no network, no name, connection cut. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
