/** `lea.martin@example.com` → `l••••@example.com`: enough for its owner to know where to look. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
