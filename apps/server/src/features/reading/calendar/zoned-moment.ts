import { offsetAt } from '@escale/contract/place-clock';
import { findIana } from 'windows-iana';

/** The IANA name behind what programs write: Outlook's "Romance Standard Time", Mozilla's "/mozilla.org/…/Europe/Paris". */
export function ianaZone(written: string | undefined): string | null {
  if (!written) return null;
  const tail = /[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?$/.exec(written)?.[0];
  for (const name of [written, tail, findIana(written)[0]]) {
    if (name && name.length < 64 && offsetAt(0, name) !== null) return name;
  }
  return null;
}

export function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+00:00[UTC]`;
}

/** An instant in a zone by whatever name; `[UTC]` where that is not known. */
export function zonedMoment(ms: number, written: string | undefined): string {
  const zone = ianaZone(written);
  const offset = zone === null ? null : offsetAt(ms, zone);
  if (zone === null || offset === null || zone === 'UTC') return instant(ms);
  const clock = new Date(ms + offset).toISOString().slice(0, 19);
  // In the hour that the clocks repeat, `atPlace` would always take the first one.
  const minutes = Math.abs(offset) / 60_000;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return `${clock}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}[${zone}]`;
}
