import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { inShell } from '../../native/in-shell.ts';

/** What the server asks in WebAuthn's JSON form; it goes to the browser as it came. */
type Question = Record<string, unknown>;
type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type NewPasskeyOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Not in a phone shell, whose pages have another origin than the passkeys. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn() && !inShell();
/** Whether the browser offers passkeys within the field for the e-mail address. */
export const canOfferPasskeys = browserSupportsWebAuthnAutofill;

/** Rejects with a `NotAllowedError` or `AbortError` when the person turns away (see `isTurnedAway`). */
export function makePasskey(question: Question) {
  return startRegistration({ optionsJSON: question as unknown as NewPasskeyOptions });
}

/** `quietly`: the browser offers it in the field for the e-mail address, and nothing happens unless it is chosen there. */
export function askPasskey(question: Question, { quietly = false } = {}) {
  return startAuthentication({
    optionsJSON: question as unknown as PasskeyOptions,
    useBrowserAutofill: quietly,
  });
}

/** The person closed the browser's dialog, or let it time out: nothing went wrong. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
