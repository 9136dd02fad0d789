/** Whether the page runs inside a phone shell, which puts its bridge into the page before any script of ours. */
export function inShell(): boolean {
  const bridge = (globalThis as { Capacitor?: { isNativePlatform?: () => boolean } }).Capacitor;
  return bridge?.isNativePlatform?.() === true;
}
