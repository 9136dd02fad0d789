import type { TokenPair } from '@escale/contract';
import { temporaryCookie } from '@escale/contract/limits';
import { keepTokens } from './token-store.ts';

/** Sign-in ends with the tokens in a short-lived cookie: moves them into the store and deletes it. True when there was one. */
export function takeTemporaryCookie(): boolean {
  const { name, path } = temporaryCookie;
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  if (!found) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser that we support
  document.cookie = `${name}=; Path=${path}; Max-Age=0; SameSite=Strict`;
  const tokens = parse(found.slice(name.length + 1));
  if (tokens) keepTokens(tokens);
  return tokens !== null;
}

function parse(value: string): TokenPair | null {
  try {
    const { accessToken, refreshToken } = JSON.parse(decodeURIComponent(value)) as Partial<TokenPair>;
    return accessToken && refreshToken ? { accessToken, refreshToken } : null;
  } catch {
    return null;
  }
}
