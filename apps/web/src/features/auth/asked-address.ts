/** Where the code of a sign-in went, for as long as this tab has it under way: a reload keeps it, signing in forgets it. */
const keyOf = (uid: string) => `sign-in ${uid}`;

export function askedAddress(uid: string): string | null {
  return sessionStorage.getItem(keyOf(uid));
}

export function keepAskedAddress(uid: string, email: string): void {
  sessionStorage.setItem(keyOf(uid), email);
}

export function forgetAskedAddress(uid: string): void {
  sessionStorage.removeItem(keyOf(uid));
}
