import { type NotificationSettings, offsetAt } from '@escale/contract';

type QuietHours = NonNullable<NotificationSettings['quietHours']>;

const dayMs = 86_400_000;

/** When the quiet hours that `nowMs` lies in are over; null outside them. An unknown zone has no quiet hours. */
export function endOfQuiet(nowMs: number, { from, until, timeZone }: QuietHours): Date | null {
  const offset = offsetAt(nowMs, timeZone);
  if (offset === null || from === until) return null;
  const timeOfDay = (nowMs + offset) % dayMs;
  const isQuiet =
    msOf(from) < msOf(until)
      ? timeOfDay >= msOf(from) && timeOfDay < msOf(until)
      : timeOfDay >= msOf(from) || timeOfDay < msOf(until);
  if (!isQuiet) return null;
  const end = nowMs + ((msOf(until) - timeOfDay + dayMs) % dayMs);
  // In a night when the clocks change, the end is by the clock of the morning.
  return new Date(end + offset - (offsetAt(end, timeZone) ?? offset));
}

function msOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
}
