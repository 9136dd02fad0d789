import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { tokenSlot } from '@escale/contract/limits';
import { readPair, type TokenVault } from '../session/token-store.ts';
import type { StartedSignIn } from './rules/sign-in-question.ts';

const startedSlot = 'startedSignIn';
/** Not in a backup, not on the owner's next phone, and there when a report is sent from a locked one that was unlocked once. */
const access = KeychainAccess.afterFirstUnlockThisDeviceOnly;

/**
 * The tokens of a phone shell: in the Keychain or the Keystore, and in memory while the app runs. Nothing of them is in the
 * web view's own storage, which a copy of the device's files would give away.
 */
export async function openVault(): Promise<TokenVault> {
  let held = readPair((await SecureStorage.get(tokenSlot, false).catch(() => null)) as string | null);
  let writing = Promise.resolve<unknown>(undefined);
  // One after the other: a renewed pair must not be overtaken by the one before it.
  const write = (work: () => Promise<unknown>) => {
    writing = writing.then(work, work).catch(() => undefined);
  };
  return {
    read: () => held,
    keep(pair) {
      held = pair;
      write(() => SecureStorage.set(tokenSlot, JSON.stringify(pair), false, false, access));
    },
    clear() {
      held = null;
      write(() => SecureStorage.remove(tokenSlot));
    },
    settled: () => writing.then(() => undefined),
  };
}

export async function keepStarted(started: StartedSignIn): Promise<void> {
  await SecureStorage.set(startedSlot, JSON.stringify(started), false, false, access);
}

/** Once: an answer is good for one question. */
export async function takeStarted(): Promise<StartedSignIn | null> {
  const text = (await SecureStorage.get(startedSlot, false).catch(() => null)) as string | null;
  await SecureStorage.remove(startedSlot).catch(() => undefined);
  return text ? (JSON.parse(text) as StartedSignIn) : null;
}
