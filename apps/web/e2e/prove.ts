import { freshProofMs } from '@escale/contract/limits';
import type { Page } from '@playwright/test';
import { codeFor, expect } from './fixtures.ts';
import type { Send } from './trip-makers.ts';

const provenAt = new Map<string, number>();

/**
 * What is private, and what costs, asks for a fresh proof; the session that all tests share may be older than that. Only when the last one
 * ends soon: an address gets five codes an hour, and other tests ask for some of them.
 */
export async function prove(page: Page, send: Send, email = 'lea@example.com'): Promise<void> {
  if (Date.now() - (provenAt.get(email) ?? 0) < freshProofMs / 2) return;
  await send('POST', '/api/my/proof/code');
  const code = (await codeFor(page, email)).replace(/\s/, '');
  const proven = await send('POST', '/api/my/proof', { code });
  expect(proven.status).toBe(200);
  provenAt.set(email, Date.now());
}
