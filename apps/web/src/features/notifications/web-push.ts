import { deviceId, type PushWay } from './push-device.ts';

/** Pushes to this browser; the subscription is the browser's. */
export const webPush: PushWay = {
  async state() {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
      // Safari on a phone offers it to installed apps alone.
      return /iPhone|iPad/.test(navigator.userAgent) ? 'not-installed' : 'unsupported';
    }
    if (Notification.permission === 'denied') return 'blocked';
    return (await subscription()) && deviceId() ? 'on' : 'off';
  },

  async register(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(publicKey);
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return null;
    return { kind: 'web-push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  },

  async forget() {
    await (await subscription())?.unsubscribe();
  },
};

async function subscription(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
