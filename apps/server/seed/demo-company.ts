import type { App } from '../src/app.ts';
import { addCompany, addCompanyMember, addDemoAccount } from '../src/features/accounts/index.ts';
import type { Tx } from '../src/platform/db.ts';

const nora = { email: 'nora.lind@atlas.example', firstName: 'Nora', lastName: 'Lind', mobilePhone: '+33639980163' };

/**
 * The company that Léa and Max travel for, and its safety contact. The numbers are of the French range that is kept free
 * for films: nobody answers.
 */
export async function seedCompany(app: App, tx: Tx, { lea, max }: { lea: string; max: string }): Promise<void> {
  const now = app.house.clock.now();
  const company = await addCompany(tx, {
    name: 'Helvane Instruments',
    assistancePhone: '+33 1 99 00 12 34',
    assistanceEmail: 'assistance@helvane.example',
    sosPhone: '+33 1 99 00 45 60',
    sosMembershipNumber: 'HVN-204-771',
    safetyPhone: '+33 1 99 00 12 00',
    safetySms: '+33 6 39 98 01 90',
    safetyEmail: 'security-desk@helvane.example',
  });
  for (const traveller of [lea, max]) await addCompanyMember(tx, company, traveller);
  await addCompanyMember(tx, company, await addDemoAccount(tx, nora, now), { safetyContact: true });

  await app.safety.report(tx, max, {
    kind: 'assistance',
    deviceTime: `${now.toISOString().slice(0, 19)}+00:00[Europe/Lisbon]`,
    location: { latitude: 38.7169, longitude: -9.1399, accuracyM: 18, fixedAt: now.toISOString() },
    callBack: '+33 6 39 98 01 58',
    message: 'My bag with the laptop is gone, at the station. I am fine and waiting at the police desk.',
  });
}
