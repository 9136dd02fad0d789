/**
 * Pushes to this browser. The subscription is the browser's; the id that the server knows it by is kept beside it, and is
 * forgotten when the session ends.
 */
const slot = 'pushDevice';

export type PushState = 'unsupported' | 'not-installed' | 'blocked' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Safari on a phone offers it to installed apps alone.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'not-installed' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscribed = await registration?.pushManager.getSubscription();
  return subscribed && deviceId() ? 'on' : 'off';
}

export function deviceId(): string | null {
  return localStorage.getItem(slot);
}

/** Asks for permission and subscribes. Null: the person or the browser said no. Throws when the push service is out of reach. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return subscription.toJSON();
}

export function keepDevice(id: string): void {
  localStorage.setItem(slot, id);
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(slot);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
