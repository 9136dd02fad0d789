import { tokenPath } from 'virtual:contract';
import { Browser } from '@capacitor/browser';
import type { tokenReply } from '@escale/contract';
import { clientId, clientSecret, nativeRedirect } from '@escale/contract/limits';
import { baseAddress } from '../api/base-address.ts';
import { keepTokens, tokensSettled } from '../session/token-store.ts';
import { answerIn } from './rules/sign-in-answer.ts';
import { questionFor, startedNow } from './rules/sign-in-question.ts';
import { keepStarted, takeStarted } from './vault.ts';

/** In the system's browser (RFC 8252): the app never sees a code or a passkey, and the browser's own session may already do. */
export async function beginSignIn(): Promise<void> {
  const started = startedNow();
  await keepStarted(started);
  await Browser.open({ url: await questionFor(baseAddress(), started) });
}

/** The browser came back with `address`. `ignored`: it was no answer to a question of ours. Rejects when the server is out of reach. */
export async function finishSignIn(address: string): Promise<'signed-in' | 'refused' | 'ignored'> {
  const started = await takeStarted();
  const answer = answerIn(address, started, baseAddress());
  if (answer.is === 'foreign' && started) {
    // Somebody else's answer must not spoil ours, which may still come.
    await keepStarted(started);
    return 'ignored';
  }
  if (answer.is === 'foreign' || !started) return 'ignored';
  // Only iOS has a browser to close, and Android says that it cannot.
  await Browser.close().catch(() => undefined);
  if (answer.is === 'refused') return 'refused';
  const response = await fetch(baseAddress() + tokenPath, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: nativeRedirect,
      code: answer.code,
      code_verifier: started.verifier,
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) return 'refused';
  const { access_token, refresh_token } = (await response.json()) as Partial<
    Record<keyof (typeof tokenReply)['shape'], string>
  >;
  if (!access_token || !refresh_token) return 'refused';
  keepTokens({ accessToken: access_token, refreshToken: refresh_token });
  await tokensSettled();
  return 'signed-in';
}
