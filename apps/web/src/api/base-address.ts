const slot = 'apiBaseAddress';

/** Fixed when the app is built; empty means the origin that served it. */
const standard: string = import.meta.env?.VITE_API_BASE ?? '';

/** Where the API lives, without a slash at the end. */
export function baseAddress(): string {
  return localStorage.getItem(slot) ?? standard;
}

/** For a phone shell or a test installation. The page must be loaded anew for everything to follow. */
export function setBaseAddress(address: string): void {
  localStorage.setItem(slot, new URL(address).origin);
}

export function resetBaseAddress(): void {
  localStorage.removeItem(slot);
}
