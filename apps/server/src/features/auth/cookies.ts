import { accessTokenCookie, type TokenPair, temporaryCookie } from '@escale/contract';
import { seal, unseal } from '../../platform/keys.ts';

/** One Set-Cookie header. SameSite=Strict and HttpOnly unless said otherwise. */
function setCookie(
  name: string,
  value: string,
  options: { path: string; maxAgeS: number; secure: boolean; readable?: boolean; sameSite?: 'Strict' | 'Lax' },
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${options.path}`,
    `Max-Age=${options.maxAgeS}`,
    `SameSite=${options.sameSite ?? 'Strict'}`,
    ...(options.readable ? [] : ['HttpOnly']),
    ...(options.secure ? ['Secure'] : []),
  ].join('; ');
}

/** Good for reading files only (`<img src>`): the platform looks at it for calls marked `cookie` and nowhere else. */
export function accessCookie(accessToken: string, secure: boolean): string {
  const { name, path, maxAgeS } = accessTokenCookie;
  return setCookie(name, accessToken, { path, maxAgeS, secure });
}

/** The pair on its way to the app, which moves it into its store and deletes the cookie. */
export function sessionCookie(pair: TokenPair, secure: boolean): string {
  const { name, path, maxAgeS } = temporaryCookie;
  return setCookie(name, JSON.stringify(pair), { path, maxAgeS, secure, readable: true });
}

export function clearedCookies(secure: boolean): string[] {
  return [accessTokenCookie, temporaryCookie].map(({ name, path }) =>
    setCookie(name, '', { path, maxAgeS: 0, secure }),
  );
}

export type StartedSignIn = {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly to: string;
};

/** One cookie per sign-in that is under way, so that two tabs do not take each other's. */
const startedName = (state: string) => `escale_sign_in_${state.slice(0, 12)}`;
const startedPath = '/api/auth';
const startedMaxAgeS = 3600;

/** What the callback must know again, sealed. Lax, because a sign-in may start from a link in a mail. */
export function startedCookie(key: Buffer, started: StartedSignIn, secure: boolean): string {
  const name = startedName(started.state);
  const sealed = seal(key, Buffer.from(JSON.stringify(started)), name).toString('base64url');
  return setCookie(name, sealed, { path: startedPath, maxAgeS: startedMaxAgeS, secure, sameSite: 'Lax' });
}

export function startedCookieCleared(state: string, secure: boolean): string {
  return setCookie(startedName(state), '', { path: startedPath, maxAgeS: 0, secure, sameSite: 'Lax' });
}

/** Null: this browser did not start that sign-in, or somebody changed the cookie. */
export function readStarted(key: Buffer, cookies: string | undefined, state: string): StartedSignIn | null {
  const name = startedName(state);
  const sealed = readCookie(cookies, name);
  if (!sealed) return null;
  try {
    const started = JSON.parse(unseal(key, Buffer.from(sealed, 'base64url'), name).toString()) as StartedSignIn;
    return started.state === state ? started : null;
  } catch {
    // Not sealed by us.
    return null;
  }
}

const knownDeviceName = 'escale_device';
const knownDevicePath = '/auth/interaction';

/** See `known-device.ts`. It outlives signing out: that is when it is needed. */
export function knownDeviceCookie(value: string, maxAgeS: number, secure: boolean): string {
  return setCookie(knownDeviceName, value, { path: knownDevicePath, maxAgeS, secure });
}

export function readKnownDevice(cookies: string | undefined): string | null {
  return readCookie(cookies, knownDeviceName);
}

export function readCookie(header: string | undefined, name: string): string | null {
  const found = header?.split(/; ?/).find((pair) => pair.startsWith(`${name}=`));
  return found ? safeDecode(found.slice(name.length + 1)) : null;
}

function safeDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not written by us.
    return null;
  }
}
