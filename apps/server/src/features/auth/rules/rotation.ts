/** What we know of a refresh token that was used before and now comes again. */
export type UsedToken = {
  readonly usedAt: Date;
  /** Whether the token that it was exchanged for has been used in turn. */
  readonly successorUsed: boolean;
  /** Whether the reply of then can still be given. */
  readonly replyKept: boolean;
};

/** How long a reply may be on its way through a tunnel, or a second tab be late, before a repeat is taken for theft. */
export const graceMs = 30_000;

/**
 * `repeat`: the reply was lost, or two tabs asked at once: the same answer again, so that there is still one pair of
 * tokens and nobody is signed out. `stolen`: two parties hold the token; the session ends for both.
 */
export function judgeUsedToken(token: UsedToken, now: Date): 'repeat' | 'stolen' {
  const late = now.getTime() - token.usedAt.getTime() > graceMs;
  return late || token.successorUsed || !token.replyKept ? 'stolen' : 'repeat';
}
