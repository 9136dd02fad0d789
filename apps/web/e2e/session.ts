import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import type { Send } from './trip-makers.ts';

/** What a signed-in page holds of its sign-in, and a way to send calls as its person. */
export type Session = { tokens: string; send: Send };

type Tokens = { accessToken: string; refreshToken: string };

/** The session of whoever is signed in on this page. */
export async function sessionOf(page: Page, product: Product): Promise<Session> {
  const tokens = await page.evaluate(() => localStorage.getItem('stateAuthn'));
  if (!tokens) throw new Error(`Nobody is signed in at ${page.url()}`);
  return { tokens, send: sendAs(tokens, product) };
}

export function sendAs(tokens: string, { url }: Product): Send {
  const { accessToken } = tokensIn(tokens);
  return (method, path, body, headers) =>
    fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
}

export const tokensIn = (tokens: string) => JSON.parse(tokens) as Tokens;
