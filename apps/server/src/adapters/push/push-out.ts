import type { Config } from '../../config.ts';
import type { PushOut } from '../../features/messages/index.ts';
import type { MasterKey } from '../../platform/keys.ts';
import { vapidKeys } from '../../platform/vapid.ts';
import { apnsOut } from './apns.ts';
import { fcmOut } from './fcm.ts';
import { webPushOut } from './web-push.ts';

/** To browsers always; to phones where the operator has an account with their makers. */
export function openPushOut({ push, mailOut, publicUrl }: Config, master: MasterKey): PushOut {
  const address = /<([^>]+)>/.exec(mailOut.from)?.[1] ?? mailOut.from;
  const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`;
  const ways = [
    webPushOut({ keys: vapidKeys(master), contact, alsoOrigins: push.origins }),
    ...(push.fcm ? [fcmOut(push.fcm)] : []),
    ...(push.apns ? [apnsOut(push.apns)] : []),
  ];
  return {
    accepts: (target) => ways.some((way) => way.accepts(target)),
    // What was accepted once and is not any more, has no way left.
    send: async (target, note, options) =>
      (await ways.find((way) => way.accepts(target))?.send(target, note, options)) ?? 'gone',
  };
}
