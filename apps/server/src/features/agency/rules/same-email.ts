const dotless = ['gmail.com', 'googlemail.com'];

/**
 * An address without what does not tell people apart: two of them that come to the same are one mailbox. Only to notice
 * that somebody is there already; mail always goes to the address as it was written.
 */
export function sameEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return dotless.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
