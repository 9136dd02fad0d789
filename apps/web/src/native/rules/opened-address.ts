import { isSignInAnswer } from './sign-in-answer.ts';

/** What the system asks the app to open. */
export type Opened =
  | { is: 'sign-in' }
  | { is: 'page'; path: string }
  | { is: 'file'; address: string }
  | { is: 'text'; text: string }
  | { is: 'nothing' };

/** A page of ours is one that the server named in this build serves; what is no page of the app stays in the browser. */
export function readOpened(address: string, server: string): Opened {
  if (isSignInAnswer(address)) return { is: 'sign-in' };
  if (/^(?:file|content):\/\//.test(address)) return { is: 'file', address };
  if (!URL.canParse(address)) return { is: 'nothing' };
  const url = new URL(address);
  if (url.protocol === 'escale:' && url.host === 'shared') {
    const text = url.searchParams.get('text');
    return text ? { is: 'text', text } : { is: 'nothing' };
  }
  if (url.origin !== server || /^\/(?:api|auth|outbox|s|sign-in)(?:\/|$)/.test(url.pathname)) return { is: 'nothing' };
  return { is: 'page', path: url.pathname + url.search };
}

/** A push names a message and nothing else; the app shows what it is about. */
export function pageOfPush(note: unknown): string {
  const { topic } = (note ?? {}) as { topic?: unknown };
  return topic === 'test' ? '/profile/notifications' : '/messages';
}
