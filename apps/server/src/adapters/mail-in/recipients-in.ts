const fields = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to', 'to', 'cc', 'bcc'];
const most = 50;

/**
 * The addresses that a mail's header names as its receivers, in lower case. The delivering server writes the first ones;
 * a sender can write any of them, but has to know a private import address for that, as with SMTP.
 */
export function recipientsIn(header: Uint8Array): string[] {
  const found = new Set<string>();
  const text = Buffer.from(header.subarray(0, 64 * 1024))
    .toString('latin1')
    .replace(/\r?\n[ \t]+/g, ' ');
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (!fields.includes(line.slice(0, colon).trim().toLowerCase())) continue;
    for (const [address] of line.slice(colon + 1, colon + 5_000).matchAll(/[^\s<>,;:"'()]{1,64}@[a-z0-9.-]{1,253}/gi)) {
      found.add(address.toLowerCase());
      if (found.size === most) return [...found];
    }
  }
  return [...found];
}
