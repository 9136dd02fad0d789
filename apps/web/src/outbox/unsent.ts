import { calls } from 'virtual:contract';
import type { Account } from '@escale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, del, entries, set } from 'idb-keyval';
import { keyOf } from '../api/call-query.ts';
import type { Client } from '../api/client.ts';
import { keepWaiting, readWaiting, type WaitingReport } from '../features/safety/waiting-reports.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { say } from '../words/words.ts';
import { currentEdits, keepEdit, readOutbox } from './outbox-store.ts';
import type { QueuedEdit } from './queued-edit.ts';

/**
 * What somebody did here and the server does not know yet: edits and safety reports. When a session ends against their will, or
 * they ask for it, it is put aside for their account alone and is there again when they sign in here; nobody else sees or sends it.
 */
type Aside = { edits: readonly QueuedEdit[]; reports: readonly WaitingReport[]; setAsideAt: number };

const store = createStore('escale-aside', 'accounts');
/** Read at every start of the app, before it knows whether this module is needed. */
const mark = 'unsent-aside';
/** Nobody comes back for it after that, and it must not lie on a shared device for ever. */
const keptForMs = 30 * 24 * 3600 * 1000;

export async function readUnsent(): Promise<{ edits: readonly QueuedEdit[]; reports: readonly WaitingReport[] }> {
  // From the device: a tab that signs out may just have dropped them.
  await readOutbox();
  return { edits: currentEdits(), reports: await readWaiting() };
}

/** Before everything of the person is removed. */
export async function setAside(queries: QueryClient): Promise<void> {
  // Read at once: the copies go next.
  const account = queries.getQueryData<Account>(keyOf(calls.getAccount));
  const { edits, reports } = await readUnsent();
  if (!account || edits.length + reports.length === 0) return;
  const withoutTokens = reports.map((report) => ({ ...report, accessToken: null }));
  await set(account.id, { edits, reports: withoutTokens, setAsideAt: Date.now() } satisfies Aside, store);
  localStorage.setItem(mark, '1');
}

/** Puts back what was set aside for whoever is signed in now; the usual ways then send it. */
export async function takeBack(client: Client): Promise<void> {
  const all = await entries<string, Aside>(store).catch(() => []);
  const fresh = all.filter(([, { setAsideAt }]) => setAsideAt > Date.now() - keptForMs);
  for (const [id] of all) if (!fresh.some(([kept]) => kept === id)) await del(id, store);
  if (fresh.length === 0) return localStorage.removeItem(mark);
  const { id } = await client.send(calls.getAccount, {});
  const mine = fresh.find(([accountId]) => accountId === id)?.[1];
  if (!mine) return;
  for (const edit of mine.edits) await keepEdit(edit);
  for (const report of mine.reports) await keepWaiting(report);
  await del(id, store);
  if (fresh.length === 1) localStorage.removeItem(mark);
  toast({
    severity: 'info',
    title: say('common.unsentBack', { count: mine.edits.length + mine.reports.length }),
    background: true,
    durationMs: 10_000,
  });
  dispatchEvent(new Event('escale:kept'));
  if (mine.reports.length > 0) {
    const { sendWaiting } = await import('../features/safety/send-waiting.ts');
    await sendWaiting();
  }
}
