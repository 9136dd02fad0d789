import { randomInt } from 'node:crypto';

/** No letters that a person reading aloud mistakes for one another; lower case, because some mail servers fold it. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 14;

/** About 69 bits: whoever knows it can put mail into the tray, so it must not be guessed. */
export function newImportToken(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

export function importAddress(token: string, domain: string): string {
  return `plans+${token}@${domain}`;
}

/** The token in an address that mail was sent to; null: not one of our import addresses. */
export function importTokenIn(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 0 || address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
  return /^plans\+([a-z0-9]{10,40})$/.exec(address.slice(0, at).toLowerCase())?.[1] ?? null;
}
