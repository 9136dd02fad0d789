/** Lets the browser do what waits: a slow phone takes work in several turns, and hears a finger between them. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
