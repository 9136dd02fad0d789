import { calls } from 'virtual:contract';
import { baseAddress } from '../../api/base-address.ts';
import { isOnline, whenOnline } from '../../api/network.ts';
import { isRefusal } from '../../api/problem.ts';
import { inShell } from '../../native/in-shell.ts';
import { client } from '../../session/session.ts';
import { readTokens } from '../../session/token-store.ts';
import { dropWaiting, keepWaiting, type ReportBody, readWaiting, type WaitingReport } from './waiting-reports.ts';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();
let listening = false;
let tellSent: () => void = () => undefined;

/** Told each time that a report has reached the server. */
export function whenSent(tell: () => void): void {
  tellSent = tell;
}

/** Keeps a report on the device first, then sends it; resolves after the first attempt, however it went. */
export async function sendReport(accountId: string, body: ReportBody): Promise<void> {
  await keepWaiting({
    key: crypto.randomUUID(),
    accountId,
    body,
    pressedAtMs: Date.now(),
    // A phone shell has no service worker, and its tokens stay in the keychain.
    accessToken: inShell() ? null : (readTokens()?.accessToken ?? null),
    baseAddress: baseAddress() || location.origin,
    refused: false,
  });
  void askForSync();
  await sendWaiting();
}

/** Sends what waits on this device, and goes on trying for as long as the app is open. */
export function sendWaiting(): Promise<void> {
  listen();
  // One at a time, and none left out: what is pressed while others are being sent has its turn after them.
  turn = turn.then(sendAll);
  return turn;
}

/** The oldest first, as they were pressed: "I'm safe" ends what was said before it. */
async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const waiting = (await readWaiting()).filter(({ refused }) => !refused).toReversed();
  if (waiting.length === 0) return;
  let left = 0;
  for (const report of waiting) {
    if (await isSomebodyElses(report)) await dropWaiting(report.key);
    else if (!(await sendOne(report))) left++;
  }
  if (left === 0) {
    pauseMs = firstPauseMs;
    return;
  }
  timer = setTimeout(() => void sendWaiting(), pauseMs);
  pauseMs = Math.min(2 * pauseMs, longestPauseMs);
}

/** Signing out forgets what waits; should that have failed, another person's session must not send it. */
async function isSomebodyElses(report: WaitingReport): Promise<boolean> {
  // Pressed on this very page: no time is lost with asking.
  if (report.pressedAtMs > performance.timeOrigin) return false;
  const me = await client.send(calls.getAccount, {}).catch(() => null);
  return me !== null && me.id !== report.accountId;
}

/** True: nothing more is to be done for it. */
async function sendOne(report: WaitingReport): Promise<boolean> {
  try {
    await client.send(calls.reportIncident, { body: report.body, idempotencyKey: report.key });
    await dropWaiting(report.key);
    tellSent();
    return true;
  } catch (error) {
    const refused = isRefusal(error) && error.status >= 400 && error.status < 500;
    if (!refused || [401, 408, 409, 429].includes(error.status)) return false;
    await keepWaiting({ ...report, refused: true });
    return true;
  }
}

/** Where the browser has it, the service worker sends what waits even when the app is closed. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  // Refused by the person or the browser: then it is sent while the app is open.
  await sync?.register('safety-reports').catch(() => undefined);
}

function listen(): void {
  if (listening) return;
  listening = true;
  const again = () => {
    pauseMs = firstPauseMs;
    if (document.visibilityState === 'visible' && isOnline()) void sendWaiting();
  };
  whenOnline(again);
  document.addEventListener('visibilitychange', again);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data !== 'safety-reports-sent') return;
    tellSent();
    void readWaiting();
  });
}
