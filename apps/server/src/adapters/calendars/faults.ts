import type { CalendarProblem } from '@escale/contract';
import { CalendarFault } from '../../features/calendars/index.ts';
import { type Outbound, OutboundError, type OutboundOptions, type OutboundReason } from '../../platform/outbound.ts';

const problems: Record<OutboundReason, CalendarProblem> = {
  'bad-url': 'not-found',
  'address-refused': 'address-refused',
  'not-found': 'not-found',
  unreachable: 'unreachable',
  certificate: 'certificate',
  timeout: 'too-slow',
  'too-large': 'too-large',
  'too-many-redirects': 'not-a-calendar',
  'redirect-refused': 'address-refused',
};

/** The outside world's request, whose failures are the calendar's. */
export async function ask(outbound: Outbound, url: string | URL, options: OutboundOptions): Promise<Response> {
  try {
    return await outbound.fetch(url, options);
  } catch (error) {
    if (error instanceof OutboundError)
      throw new CalendarFault(problems[error.reason], { cause: error.cause ?? error });
    throw error;
  }
}

/** What an answer that is no success says of the calendar. */
export function faultOf(answer: Response): CalendarFault {
  const { status } = answer;
  const cause = new Error(`status ${status}`);
  if (status === 401 || status === 403) return new CalendarFault('wrong-password', { cause });
  if (status === 404 || status === 410) return new CalendarFault('not-found', { cause });
  if (status === 429 || status >= 500) return new CalendarFault('busy', { cause, ...retryAfter(answer) });
  return new CalendarFault('not-a-calendar', { cause });
}

function retryAfter(answer: Response): { retryAfterS: number } | Record<never, never> {
  const seconds = Number(answer.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterS: seconds } : {};
}
