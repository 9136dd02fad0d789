import { signInPath, signOutPath, tokenPath } from 'virtual:contract';
import { baseAddress } from '../api/base-address.ts';
import { type Client, createClient } from '../api/client.ts';
import { spokenLanguage } from '../words/words.ts';
import { createRefresh } from './refresh.ts';
import { takeTemporaryCookie } from './temp-cookie.ts';
import { clearTokens, keepTokens, readTokens } from './token-store.ts';

/**
 * There while the server may not know that somebody signed out here: to it this browser is still theirs, and its sign-in path would
 * sign them in again, also out of another tab. `index.html` reads it too.
 */
const untoldSlot = 'signOutUntold';

type Ending = () => Promise<void> | void;
const endings = new Set<Ending>();

/** Something to forget when the session ends, whoever ends it. */
export function whenSessionEnds(forget: Ending): void {
  endings.add(forget);
}

let keepUnsent = async (): Promise<void> => undefined;

/** What puts aside, for this person alone, what the server does not know yet. */
export function keepUnsentBy(keep: () => Promise<void>): void {
  keepUnsent = keep;
}

/** `arrived`: somebody has just signed in, perhaps another person than before. */
export function openSession(): 'arrived' | 'here' | 'nobody' {
  if (takeTemporaryCookie()) {
    localStorage.removeItem(untoldSlot);
    return 'arrived';
  }
  return readTokens() ? 'here' : 'nobody';
}

/** `back`: the page to come back to; null begins at the first. */
type WayToSignIn = (back: string | null) => void;

let toSignIn: WayToSignIn = (back) =>
  location.replace(
    baseAddress() +
      // On the way it tells the server who does not know yet, and begins at the first page.
      (localStorage.getItem(untoldSlot)
        ? signOutPath
        : signInPath + (back ? `?redirect=${encodeURIComponent(back)}` : '')),
  );

/** A phone shell signs in by the system's browser instead of on this page. */
export function signInBy(way: WayToSignIn): void {
  toSignIn = way;
}

/** Replaces the page by the sign-in, which comes back to where we are. */
export function goToSignIn(): void {
  toSignIn(location.pathname + location.search + location.hash);
}

/** From the first step out of the session to the next page: a call that is refused meanwhile does not begin it again. */
let leaving = false;

/** The session was ended elsewhere: forgets everything of this person on this device and asks to sign in again. What is unsent waits for that. */
export async function endSession(): Promise<void> {
  if (leaving) return;
  leaving = true;
  clearTokens();
  await keepUnsent().catch(() => undefined);
  await forgetAll();
  goToSignIn();
}

/** Forgets everything of this person on this device, tells the server, and goes to the sign-in path. */
export async function signOut(unsent: 'keep' | 'drop' = 'drop'): Promise<void> {
  leaving = true;
  const tokens = readTokens();
  localStorage.setItem(untoldSlot, '1');
  clearTokens();
  if (unsent === 'keep') await keepUnsent().catch(() => undefined);
  await forgetAll();
  if (tokens && (await tellServer(tokens.refreshToken))) localStorage.removeItem(untoldSlot);
  localStorage.setItem(leftSlot, String(Date.now()));
  toSignIn(null);
}

/** Written when the server has ended the session: earlier, another tab's way to the sign-in path would only sign in again. */
const leftSlot = 'signedOutAt';

let forgetRead = async (): Promise<void> => undefined;

/**
 * Another tab signed out: this one goes to the sign-in path too, and its memory is not kept again for whoever comes next on this
 * device. `forget` leaves alone what is unsent: that tab has put it aside.
 */
export function whenSignedOutElsewhere(forget: () => Promise<void>): void {
  forgetRead = forget;
  addEventListener('storage', ({ key }) => {
    if (key === leftSlot) void forget().finally(() => toSignIn(null));
  });
}

/** Another tab is signing out. What is unsent is left alone: that tab puts it aside or drops it, as it was told. */
async function leaveToo(): Promise<void> {
  if (leaving) return;
  leaving = true;
  await forgetRead().catch(() => undefined);
  goToSignIn();
}

const renew = createRefresh({
  post: (form) => fetch(baseAddress() + tokenPath, { method: 'POST', body: form, signal: AbortSignal.timeout(30_000) }),
  read: readTokens,
  keep: keepTokens,
  clear: clearTokens,
  onOver: () => void endSession(),
  onTaken: () => void (localStorage.getItem(untoldSlot) ? leaveToo() : endSession()),
  oneAtATime: (work) => ('locks' in navigator ? navigator.locks.request('escale:refresh', work) : work()),
});

let proving: Promise<boolean> | null = null;

export const client: Client = createClient({
  baseAddress,
  language: spokenLanguage,
  accessToken: () => readTokens()?.accessToken ?? null,
  renew,
  prove: () => {
    // Several calls that are refused at once ask one question.
    proving ??= import('../features/proof/open-proof.tsx')
      .then(({ openProof }) => openProof(client))
      .finally(() => {
        proving = null;
      });
    return proving;
  },
});

async function forgetAll(): Promise<void> {
  await Promise.allSettled([...endings].map((forget) => forget()));
}

/** True when the server has ended the session. Without a network we still sign out here, and it hears of it the next time. */
async function tellServer(refreshToken: string): Promise<boolean> {
  const answer = await fetch(baseAddress() + signOutPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    keepalive: true,
  }).catch(() => null);
  return answer?.ok ?? false;
}
