import { calls } from 'virtual:contract';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { callQuery } from '../api/call-query.ts';
import type { Client } from '../api/client.ts';
import { isOnline, whenOnline } from '../api/network.ts';
import { isNetworkError, isRefusal } from '../api/problem.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { addressOf, idOf, openKeptFiles, readKeptFiles } from './kept-files.ts';
import { isKept, type NeededFile, planFiles } from './plan-files.ts';

/** After a change of trips; several come together. */
const settleMs = 2_000;
const againAfterMs = 5 * 60_000;

/**
 * Keeps the coming trips and their files on this device, so that both open without a network: looked after at the start, and
 * whenever a trip or the list of trips was read anew.
 */
export function openFileKeeping(client: Client, queries: QueryClient): void {
  if (!('caches' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  const soon = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void look()), ms);
  };
  async function look(): Promise<void> {
    if (running || !isOnline() || document.visibilityState === 'hidden') return;
    running = true;
    try {
      if (await keepFiles(client, queries)) soon(settleMs);
    } catch (error) {
      // Neither a tunnel nor a full disk may disturb anybody: what could not be kept is not said to be. Whoever left the page has
      // ended its reads.
      if (!isNetworkError(error) && !isRefusal(error) && !(error instanceof CancelledError))
        console.warn('Files could not be kept', error);
    } finally {
      running = false;
      await readKeptFiles();
    }
  }
  queries.getQueryCache().subscribe(({ type, query }) => {
    const [path] = query.queryKey;
    const trips = path === calls.getTrip.path || path === calls.listTrips.path;
    if (type === 'updated' && trips && !running && query.state.status === 'success') soon(settleMs);
  });
  whenOnline(() => soon(settleMs));
  setInterval(() => soon(0), againAfterMs);
  soon(0);
}

/** Whether somebody else has read one of these trips anew meanwhile: a file that was just added is not kept yet. */
async function keepFiles(client: Client, queries: QueryClient): Promise<boolean> {
  const account = await queries.fetchQuery({ ...callQuery(client, calls.getAccount, {}), staleTime: againAfterMs });
  const coming = await queries.fetchQuery(callQuery(client, calls.listTrips, { query: { when: 'coming', limit: 20 } }));
  // Read as its page would read it: the trip itself is kept with the other copies.
  const reads = coming.items.filter(isKept).map(({ id }) => callQuery(client, calls.getTrip, { params: { id } }));
  await Promise.all(reads.map((read) => queries.fetchQuery(read)));
  // What is there now, not what was answered: the same content stays the same object.
  const known = () => reads.map(({ queryKey }) => queries.getQueryData(queryKey));
  const trips = known();
  const cache = await openKeptFiles(account.id);
  const plan = planFiles(trips.filter((trip) => trip !== undefined));
  await dropOthers(cache, plan);
  for (const { id } of plan) if (!(await cache.match(addressOf(id)))) await keepOne(client, cache, id);
  if (plan.length > 0) await askToStay();
  return known().some((trip, at) => trip !== trips[at]);
}

async function dropOthers(cache: Cache, plan: readonly NeededFile[]): Promise<void> {
  const needed = new Set(plan.map(({ id }) => id));
  for (const request of await cache.keys()) if (!needed.has(idOf(request.url))) await cache.delete(request);
}

async function keepOne(client: Client, cache: Cache, id: string): Promise<void> {
  try {
    // With the headers that keep a stranger's file from doing anything.
    const response = await client.open(calls.getAttachmentContent, { params: { id } });
    await cache.put(addressOf(id), response);
  } catch (error) {
    // Deleted or withdrawn just now: the next look will not ask for it.
    if (!isRefusal(error)) throw error;
  }
}

/** An installed app asks the browser not to clear its copies when space is short; in a tab a question would only puzzle. */
async function askToStay(): Promise<void> {
  const installed = matchMedia('(display-mode: standalone)').matches;
  if (installed && navigator.storage?.persist && !(await navigator.storage.persisted()))
    await navigator.storage.persist();
}
