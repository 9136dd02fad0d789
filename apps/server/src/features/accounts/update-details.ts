import type { BodyOf, updateAccountDetails } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import { type FieldError, refuse } from '../../platform/refuse.ts';
import { ownEmails } from './own-emails.ts';
import { internationalPhone } from './phone-number.ts';

type Details = BodyOf<typeof updateAccountDetails>;

/** Changes what the person may change of themselves. A field left out stays; null empties it. */
export async function updateDetails(
  tx: Tx,
  accountId: string,
  details: Details,
  mustMatch: (version: number) => void,
): Promise<void> {
  const kept = await tx
    .selectFrom('accounts')
    .select([
      'version',
      'first_name',
      'last_name',
      'emergency_contact_email',
      'mobile_phone as mobilePhone',
      'business_mobile_phone as businessMobilePhone',
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  mustMatch(kept.version);
  const newContact =
    details.emergencyContactEmail === kept.emergency_contact_email ? undefined : details.emergencyContactEmail;
  const { errors, mobilePhone, businessMobilePhone } = await checkedPhones(details, kept);
  if (newContact && (await isOwnAddress(tx, accountId, newContact)))
    errors.push({ path: 'emergencyContactEmail', code: 'invalid' });
  // All fields are looked at before anything is refused, so that the form shows every mistake at once.
  if (errors.length) refuse('request.invalid', { errors });
  await tx
    .updateTable('accounts')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      mobile_phone: mobilePhone,
      business_mobile_phone: businessMobilePhone,
      ...(newContact !== undefined && {
        emergency_contact_email: newContact,
        emergency_contact_state: newContact ? ('waiting' as const) : null,
        // The link that was mailed to somebody else no longer opens anything.
        emergency_contact_token: null,
      }),
      language: details.language,
      version: kept.version + 1,
    })
    .where('id', '=', accountId)
    .execute();
  const { firstName = kept.first_name, lastName = kept.last_name } = details;
  if (firstName !== kept.first_name || lastName !== kept.last_name) {
    await tell(tx, 'account.renamed', { accountId });
  }
  if (newContact) await tell(tx, 'account.emergency-contact-named', { accountId });
}

type Phones = Pick<Details, 'mobilePhone' | 'businessMobilePhone'>;

/** Nobody is called when something happens to them by being their own contact. */
async function isOwnAddress(tx: Tx, accountId: string, email: string): Promise<boolean> {
  const own = await ownEmails(tx, accountId);
  return own.some((one) => one.email.toLowerCase() === email.toLowerCase());
}

async function checkedPhones(details: Details, kept: Phones): Promise<Phones & { errors: FieldError[] }> {
  const errors: FieldError[] = [];
  const phones: Phones = {};
  for (const path of ['mobilePhone', 'businessMobilePhone'] as const) {
    const typed = details[path];
    // Numbering plans change: one that was kept stays as it is.
    if (typed === kept[path]) continue;
    const number = typed && (await internationalPhone(typed));
    if (typed && !number) errors.push({ path, code: 'phone' });
    phones[path] = number;
  }
  return { ...phones, errors };
}
