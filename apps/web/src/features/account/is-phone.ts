/** International format as far as a browser can tell without a numbering plan: the server checks whether it can exist. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits);
}
