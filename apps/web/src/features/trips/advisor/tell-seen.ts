import { calls } from 'virtual:contract';
import type { Client } from '../../../api/client.ts';
import { isNetworkError } from '../../../api/problem.ts';

/** Which version of each trip was on screen, and whether the server knows it. Of the newest few trips; ids and numbers only. */
type Seen = Record<string, { version: number; told: boolean }>;

const slot = 'tripsSeen';
const mostTrips = 50;

/** This version of the trip is on screen: told once, and later when there is no network now. */
export async function tellSeen(api: Client, tripId: string, version: number): Promise<void> {
  const seen = readSeen();
  if ((seen[tripId]?.version ?? 0) >= version) return;
  delete seen[tripId];
  seen[tripId] = { version, told: false };
  keepSeen(seen);
  await tellWaiting(api);
}

/** Whatever was seen without a network. */
export async function tellWaiting(api: Client): Promise<void> {
  for (const [id, { version, told }] of Object.entries(readSeen())) {
    if (told) continue;
    try {
      await api.send(calls.seeTrip, { params: { id }, body: { version } });
    } catch (error) {
      // Without a network it waits; what the server refuses (the trip is gone) it would refuse again.
      if (isNetworkError(error)) return;
    }
    const seen = readSeen();
    if (seen[id]?.version === version) keepSeen({ ...seen, [id]: { version, told: true } });
  }
}

function readSeen(): Seen {
  try {
    return JSON.parse(localStorage.getItem(slot) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

function keepSeen(seen: Seen): void {
  localStorage.setItem(slot, JSON.stringify(Object.fromEntries(Object.entries(seen).slice(-mostTrips))));
}
