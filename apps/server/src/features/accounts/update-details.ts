import type { BodyOf, updateAccountDetails } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import { type FieldError, refuse } from '../../platform/refuse.ts';
import { internationalPhone } from './phone-number.ts';

type Details = BodyOf<typeof updateAccountDetails>;

/** Changes what the person may change of themselves. A field left out stays; null empties it. */
export async function updateDetails(
  tx: Tx,
  accountId: string,
  details: Details,
  mustMatch: (version: number) => void,
): Promise<void> {
  const { version, first_name, last_name } = await tx
    .selectFrom('accounts')
    .select(['version', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  mustMatch(version);
  const { mobilePhone, businessMobilePhone } = checkedPhones(details);
  await tx
    .updateTable('accounts')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      mobile_phone: mobilePhone,
      business_mobile_phone: businessMobilePhone,
      emergency_contact_email: details.emergencyContactEmail,
      language: details.language,
      version: version + 1,
    })
    .where('id', '=', accountId)
    .execute();
  if (details.firstName !== first_name || details.lastName !== last_name) {
    await tell(tx, 'account.renamed', { accountId });
  }
}

type Phones = Pick<Details, 'mobilePhone' | 'businessMobilePhone'>;

/** Both fields are looked at before anything is refused, so that the form shows both mistakes at once. */
function checkedPhones(details: Details): Phones {
  const errors: FieldError[] = [];
  const phones: Phones = {};
  for (const path of ['mobilePhone', 'businessMobilePhone'] as const) {
    const typed = details[path];
    const number = typed && internationalPhone(typed);
    if (typed && !number) errors.push({ path, code: 'phone' });
    phones[path] = number;
  }
  if (errors.length) refuse('request.invalid', { errors });
  return phones;
}
