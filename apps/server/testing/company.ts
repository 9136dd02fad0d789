import { addCompany, addCompanyMember, type NewCompany, setCompanyWebhook } from '../src/features/accounts/index.ts';
import type { TestServer } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** A company with its people. `webhook`: where reports are posted; the secret that signs them comes back. */
export async function makeCompany(
  server: TestServer,
  {
    travellers = [],
    contacts = [],
    webhook,
    ...about
  }: { travellers?: SignedIn[]; contacts?: SignedIn[]; webhook?: string } & Partial<NewCompany>,
): Promise<{ id: string; secret: string | null }> {
  const { db, master } = server.app.house;
  return db.transact(async (tx) => {
    const id = await addCompany(tx, { name: 'Helvane Instruments', ...about });
    for (const { accountId } of travellers) await addCompanyMember(tx, id, accountId);
    for (const { accountId } of contacts) await addCompanyMember(tx, id, accountId, { safetyContact: true });
    return { id, secret: webhook ? await setCompanyWebhook(tx, master, id, webhook) : null };
  });
}
