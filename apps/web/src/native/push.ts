import { Capacitor } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { deviceId, type PushWay } from '../features/notifications/push-device.ts';

const patienceMs = 20_000;

/** Pushes to this phone, by its maker's service. */
export const nativePush: PushWay = {
  async state() {
    const { receive } = await PushNotifications.checkPermissions();
    if (receive === 'denied') return 'blocked';
    return receive === 'granted' && deviceId() ? 'on' : 'off';
  },

  async register() {
    const { receive } = await PushNotifications.requestPermissions();
    if (receive !== 'granted') return null;
    const kind = Capacitor.getPlatform() === 'ios' ? 'apns' : 'fcm';
    return { kind, token: await askForToken() };
  },

  forget: () => PushNotifications.unregister(),
};

/** The system answers by an event, also when it was asked before. */
async function askForToken(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listeners = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ]);
  const timer = setTimeout(() => reject(new Error('The push service did not answer.')), patienceMs);
  try {
    await PushNotifications.register();
    return await promise;
  } finally {
    clearTimeout(timer);
    await Promise.all(listeners.map((listener) => listener.remove()));
  }
}
