import { nativeRedirect } from '@escale/contract/limits';
import type { StartedSignIn } from './sign-in-question.ts';

export type SignInAnswer =
  | { is: 'code'; code: string }
  /** The person turned away, or stayed too long. */
  | { is: 'refused' }
  /** No answer to a question of ours: any app and any page can open our scheme. */
  | { is: 'foreign' };

export function isSignInAnswer(address: string): boolean {
  return (
    address === nativeRedirect || address.startsWith(`${nativeRedirect}?`) || address.startsWith(`${nativeRedirect}/?`)
  );
}

/** `server`: whom we asked. RFC 9207: an answer that names another issuer is somebody else's. */
export function answerIn(address: string, started: StartedSignIn | null, server: string): SignInAnswer {
  if (!started || !isSignInAnswer(address)) return { is: 'foreign' };
  const said = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const issuer = said.get('iss');
  if (said.get('state') !== started.state || (issuer !== null && issuer !== `${server}/auth`)) return { is: 'foreign' };
  const code = said.get('code');
  return code ? { is: 'code', code } : { is: 'refused' };
}
