import { calendarSlot } from '@escale/contract/limits';

/**
 * The slot `stateCalendar`: for each connected account, the calendars as they are ticked on this device, saved or not.
 * Whoever leaves the page to fetch an app password, or is sent to a provider's sign-in and comes back, finds the ticks as
 * they were. Nothing else is in it: what is imported, and everything secret, stays on the server.
 */
type Ticks = Record<string, string[]>;

function readTicks(): Ticks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(calendarSlot) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Ticks) : {};
  } catch {
    return {};
  }
}

export function ticksOf(accountId: string): string[] | null {
  const kept = readTicks()[accountId];
  return Array.isArray(kept) ? kept : null;
}

export function keepTicks(accountId: string, calendarIds: readonly string[]): void {
  localStorage.setItem(calendarSlot, JSON.stringify({ ...readTicks(), [accountId]: calendarIds }));
}

/** Of accounts that are no longer connected nothing is left behind. */
export function keepOnly(accountIds: readonly string[]): void {
  const left = Object.entries(readTicks()).filter(([id]) => accountIds.includes(id));
  if (left.length > 0) localStorage.setItem(calendarSlot, JSON.stringify(Object.fromEntries(left)));
  else localStorage.removeItem(calendarSlot);
}
