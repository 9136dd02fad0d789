import type { TokenPair } from '@escale/contract';
import { tokenSlot } from '@escale/contract/limits';

/** Where both tokens lie: in a browser its own storage, shared by every tab; in a phone shell the system's keychain. */
export type TokenVault = {
  read: () => TokenPair | null;
  keep: (tokens: TokenPair) => void;
  clear: () => void;
  /** Resolves when what was said last is on the device. */
  settled: () => Promise<void>;
};

let vault: TokenVault = {
  // From the slot each time: another tab may just have renewed them.
  read: () => readPair(localStorage.getItem(tokenSlot)),
  keep: (tokens) => localStorage.setItem(tokenSlot, JSON.stringify(tokens)),
  clear: () => localStorage.removeItem(tokenSlot),
  settled: () => Promise.resolve(),
};

/** Before the first token is read. */
export function keepTokensIn(other: TokenVault): void {
  vault = other;
}

export const readTokens = (): TokenPair | null => vault.read();
export const keepTokens = (tokens: TokenPair): void => vault.keep(tokens);
export const clearTokens = (): void => vault.clear();
/** Before the page goes away. */
export const tokensSettled = (): Promise<void> => vault.settled();

/** Null for what is not ours, or cut short: as good as signed out. */
export function readPair(text: string | null): TokenPair | null {
  if (!text) return null;
  try {
    const { accessToken, refreshToken } = JSON.parse(text) as Partial<TokenPair>;
    return accessToken && refreshToken ? { accessToken, refreshToken } : null;
  } catch {
    return null;
  }
}
