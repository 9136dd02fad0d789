/** `2026-11-21T10:00:00+01:00[Europe/Paris]`: when it was pressed, by the device's own clock and zone. */
export function deviceTime(at: Date, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const offset = -at.getTimezoneOffset();
  const wall = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}[${zone}]`;
}
