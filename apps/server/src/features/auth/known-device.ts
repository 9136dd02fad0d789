import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey, type MasterKey } from '../../platform/keys.ts';
import { knownDeviceCookie, readKnownDevice } from './cookies.ts';

/** How long a browser stays one that a person has signed in with. */
const knownForDays = 180;
/** Several people may share a computer. */
const mostPeople = 4;
const dayMs = 86_400_000;

/**
 * A browser in which somebody has proven an address keeps a cookie that says so: its own identifier, and a seal for each
 * such address that only this server can make or check. It opens nothing. It is how a person is told from a stranger who
 * asks for codes to the same address. Null: a stranger's browser, as far as this address goes.
 */
export function knownDeviceOf(master: MasterKey, cookies: string | undefined, email: string, now: Date): string | null {
  const device = parse(readKnownDevice(cookies));
  const known = device?.seals.some((seal) => isSealOf(master, device.id, email, seal, now));
  return device && known ? device.id : null;
}

/** The cookie of a browser in which this address was just proven. */
export function rememberDevice(
  master: MasterKey,
  cookies: string | undefined,
  email: string,
  { now, secure }: { now: Date; secure: boolean },
): string {
  const device = parse(readKnownDevice(cookies)) ?? { id: randomBytes(16).toString('base64url'), seals: [] };
  const others = device.seals.filter((seal) => !isSealOf(master, device.id, email, seal, now));
  const until = Math.floor(now.getTime() / dayMs) + knownForDays;
  const seals = [`${until}-${sealOf(master, device.id, email, until)}`, ...others].slice(0, mostPeople);
  return knownDeviceCookie([device.id, ...seals].join('.'), knownForDays * 86_400, secure);
}

function parse(value: string | null): { id: string; seals: string[] } | null {
  const [id = '', ...seals] = value?.split('.') ?? [];
  return /^[\w-]{22}$/.test(id) && seals.length <= mostPeople ? { id, seals } : null;
}

function isSealOf(master: MasterKey, id: string, email: string, seal: string, now: Date): boolean {
  const [, until = '', given = ''] = /^(\d{1,6})-([\w-]{43})$/.exec(seal) ?? [];
  if (!given || Number(until) * dayMs < now.getTime()) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sealOf(master, id, email, Number(until))));
}

function sealOf(master: MasterKey, id: string, email: string, until: number): string {
  const key = deriveKey(master, 'known devices');
  return createHmac('sha256', key).update(`${id}\0${until}\0${email}`).digest('base64url');
}
