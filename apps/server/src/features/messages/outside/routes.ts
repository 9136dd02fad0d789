import { calls } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refuse.ts';
import { countDevices, type Devices, removeDevice } from './devices.ts';
import type { PushOut } from './push.ts';
import { lockSettings, readSettings, saveSettings } from './settings.ts';
import { sendTest } from './tell-outside.ts';

export function notificationRoutes({ route }: Pick<House, 'route'>, devices: Devices, out: PushOut): void {
  route(calls.registerDevice, async ({ tx, caller, body, language }) => {
    if (!out.accepts(body)) refuse('device.not-supported');
    return {
      id: await devices.register(tx, { accountId: caller.accountId, session: caller.sessionId, language }, body),
    };
  });

  route(calls.removeDevice, async ({ tx, caller, params }) => {
    if (!(await removeDevice(tx, caller.accountId, params.id))) refuse('device.not-found');
  });

  route(calls.testDevice, async ({ tx, caller, params }) => {
    const device = await devices.find(tx, params.id);
    if (device?.accountId !== caller.accountId) return refuse('device.not-found');
    await sendTest(tx, device.id);
  });

  route(calls.getNotificationSettings, ({ db, caller }) => settingsOf(db, caller.accountId));

  route(calls.updateNotificationSettings, async ({ tx, caller, body, mustMatch }) => {
    await lockSettings(tx, caller.accountId);
    const { version } = await readSettings(tx, caller.accountId);
    mustMatch(version);
    await saveSettings(tx, caller.accountId, { ...body, version: version + 1 });
    return settingsOf(tx, caller.accountId);
  });
}

async function settingsOf(queries: Queries, accountId: string) {
  return { ...(await readSettings(queries, accountId)), devices: await countDevices(queries, accountId) };
}
