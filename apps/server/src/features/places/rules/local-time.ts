import { offsetAt } from '@escale/contract';

/** An instant as the clocks of a zone show it: `2026-12-03T08:15:00+01:00[Europe/Paris]`. */
export function localTime(instantMs: number, zone: string): string {
  const offsetMs = offsetAt(instantMs, zone) ?? 0;
  const minutes = Math.abs(offsetMs) / 60_000;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const wallClock = new Date(instantMs + offsetMs).toISOString().slice(0, 19);
  return `${wallClock}${offsetMs < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}[${zone}]`;
}
