import type { Language } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import { defineJob, enqueue } from '../../../platform/jobs.ts';
import { findAccount } from '../../accounts/index.ts';
import { kinds } from '../kinds.ts';
import { findMessage } from '../store.ts';
import { type Device, type Devices, removeDevice } from './devices.ts';
import { mailMessage } from './mail-message.ts';
import type { PushNote, PushOut } from './push.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { readSettings } from './settings.ts';

const notify = defineJob<{ messageId: string }>('messages:notify');
const push = defineJob<{ messageId: string; deviceId: string }>('messages:push', { maxAttempts: 8 });
const mail = defineJob<{ messageId: string }>('messages:mail');
const test = defineJob<{ deviceId: string }>('messages:test-push', { maxAttempts: 2 });

/** Who looks at the app within this time needs no e-mail. */
const unreadForMs = 10 * 60_000;
/** A push that a phone could not take for so long speaks of yesterday. */
const usefulS = 24 * 3600;

/** Says outside the app that there is a message: after the commit, as the person wants it. */
export async function tellOutside(tx: Tx, messageId: string): Promise<void> {
  await enqueue(tx, notify, { messageId }, { key: `notify ${messageId}` });
}

/** A push that says only that it arrived. */
export async function sendTest(tx: Tx, deviceId: string): Promise<void> {
  await enqueue(tx, test, { deviceId }, { key: `test ${deviceId}` });
}

export function workOnNotifications(house: House, devices: Devices, out: PushOut): void {
  const { db, jobs, clock, log } = house;

  jobs.work(notify, async ({ messageId }) => {
    await db.transact(async (tx) => {
      const message = await findMessage(tx, messageId);
      if (!message || message.read) return;
      const { topic, email, urgent } = kinds[message.said.kind];
      const { topics, quietHours } = await readSettings(tx, message.accountId);
      const nowMs = clock.now().getTime();
      if (topics[topic].push) {
        const runAt = (!urgent && quietHours && endOfQuiet(nowMs, quietHours)) || undefined;
        for (const { id: deviceId } of await devices.ofAccount(tx, message.accountId)) {
          await enqueue(tx, push, { messageId, deviceId }, { runAt, key: `push ${messageId} ${deviceId}` });
        }
      }
      if (topics[topic].email && email !== 'never') {
        const runAt = email === 'now' ? undefined : new Date(nowMs + unreadForMs);
        await enqueue(tx, mail, { messageId }, { runAt, key: `mail ${messageId}` });
      }
    });
  });

  jobs.work(push, async ({ messageId, deviceId }) => {
    const [message, device] = await Promise.all([findMessage(db.query, messageId), devices.find(db.query, deviceId)]);
    // Read meanwhile, deleted, or another's device by now.
    if (!message || message.read || device?.accountId !== message.accountId) return;
    const { topic, urgent = false } = kinds[message.said.kind];
    const note = { id: messageId, topic, language: device.language };
    await sendTo(device, note, urgent);
  });

  jobs.work(test, async ({ deviceId }) => {
    const device = await devices.find(db.query, deviceId);
    if (device) await sendTo(device, { id: deviceId, topic: 'test', language: device.language }, true);
  });

  jobs.work(mail, async ({ messageId }) => {
    await db.transact(async (tx) => {
      const message = await findMessage(tx, messageId);
      if (!message || message.read) return;
      const { topics } = await readSettings(tx, message.accountId);
      if (!topics[kinds[message.said.kind].topic].email) return;
      const account = await findAccount(tx, message.accountId);
      if (!account) return;
      const language: Language = account.language ?? (await languageOfDevices(tx, message.accountId)) ?? 'en';
      await mailMessage(tx, house, { message, to: account.email, language });
    });
  });

  async function sendTo(device: Device, note: PushNote, urgent: boolean): Promise<void> {
    if ((await out.send(device.target, note, { urgent, usefulS })) === 'sent') return;
    await removeDevice(db.query, device.accountId, device.id);
    log.info({ deviceId: device.id }, 'a device no longer wants pushes');
  }

  async function languageOfDevices(tx: Tx, accountId: string): Promise<Language | null> {
    return (await devices.ofAccount(tx, accountId)).at(-1)?.language ?? null;
  }
}
