import type { TokenPair } from '@escale/contract';
import { tokenSlot } from '@escale/contract/limits';

/** Both tokens, shared by every tab of this browser. Read from the slot each time: another tab may just have renewed them. */
export function readTokens(): TokenPair | null {
  const text = localStorage.getItem(tokenSlot);
  if (!text) return null;
  try {
    const { accessToken, refreshToken } = JSON.parse(text) as Partial<TokenPair>;
    return accessToken && refreshToken ? { accessToken, refreshToken } : null;
  } catch {
    // Not ours, or cut short: as good as signed out.
    return null;
  }
}

export function keepTokens(tokens: TokenPair): void {
  localStorage.setItem(tokenSlot, JSON.stringify(tokens));
}

export function clearTokens(): void {
  localStorage.removeItem(tokenSlot);
}
