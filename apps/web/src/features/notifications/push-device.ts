import type { BodyOf, registerDevice } from '@escale/contract';

/** The id that the server knows this browser or phone by; forgotten when the session ends. */
const slot = 'pushDevice';

export type PushState = 'unsupported' | 'not-installed' | 'blocked' | 'off' | 'on';

/** How pushes come to where the app runs. */
export type PushWay = {
  state: () => Promise<PushState>;
  /** Asks for permission and for an address. Null: the person or the system said no. Throws when the push service is out of reach. */
  register: (publicKey: string) => Promise<BodyOf<typeof registerDevice> | null>;
  forget: () => Promise<void>;
};

export function deviceId(): string | null {
  return localStorage.getItem(slot);
}

export function keepDevice(id: string): void {
  localStorage.setItem(slot, id);
}

export function forgetDevice(): void {
  localStorage.removeItem(slot);
}
