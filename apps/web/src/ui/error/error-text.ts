import { isOnline } from '../../api/network.ts';
import { isNetworkError, Refusal } from '../../api/problem.ts';
import type { Say } from '../../words/words.ts';

/** The server's own words for a refusal, ours for everything else. */
export function errorText(error: unknown, t: Say): string {
  if (isNetworkError(error)) return isOnline() ? t('errors.noAnswer') : t('errors.offline');
  if (error instanceof Refusal && error.status === 503) return t('errors.unavailable');
  if (error instanceof Refusal && error.problem) return error.problem.title;
  return t('errors.tryLater');
}
