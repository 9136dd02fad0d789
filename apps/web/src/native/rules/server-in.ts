/** The origin that somebody typed, `https://` added where it is missing. Null: none, or one that would travel unencrypted. */
export function serverIn(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || !URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : null;
}
