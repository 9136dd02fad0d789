import { internationalPhone, type NewCompany } from '../features/accounts/index.ts';
import { emailIn } from './agency-commands.ts';
import { impossible, type Typed } from './command.ts';

type Field = {
  readonly column: Exclude<keyof NewCompany, 'name'>;
  readonly about: string;
  readonly read: (typed: string) => string | number | Promise<string>;
};

const phone = async (typed: string) =>
  (await internationalPhone(typed)) ??
  impossible(`"${typed}" is no phone number in international format: +33 6 12 34 56 78.`);

function webAddress(typed: string): string {
  const url = URL.parse(typed);
  return url && /^https?:$/.test(url.protocol) ? url.href : impossible(`"${typed}" is no web address.`);
}

function days(typed: string): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= 3650 ? count : impossible('Say from 1 to 3650 days.');
}

/** What a company tells its travellers, by the option's name. */
const fields: Readonly<Record<string, Field>> = {
  'safety-email': { column: 'safetyEmail', about: 'the mailbox that every safety report is sent to', read: emailIn },
  'safety-phone': { column: 'safetyPhone', about: 'the number to call in need', read: phone },
  'safety-sms': { column: 'safetySms', about: 'the number to write to in need', read: phone },
  'assistance-phone': { column: 'assistancePhone', about: 'whoever helps on the way', read: phone },
  'assistance-email': { column: 'assistanceEmail', about: 'and their mailbox', read: emailIn },
  'sos-phone': { column: 'sosPhone', about: 'International SOS, as your contract has it', read: phone },
  'sos-member': {
    column: 'sosMembershipNumber',
    about: 'the membership number there',
    read: (typed) => typed.trim().slice(0, 60),
  },
  'policy-url': { column: 'policyUrl', about: 'the page of the travel policy', read: webAddress },
  'kept-days': { column: 'incidentDays', about: 'how long a closed report is kept; 30', read: days },
};

export const companyOptions = Object.fromEntries(Object.keys(fields).map((name) => [name, 'value' as const]));

export const companyOptionLines = Object.entries(fields).map(
  ([name, { about }]) => `${`--${name} …`.padEnd(22)} ${about}`,
);

type Given = { -readonly [K in Exclude<keyof NewCompany, 'name'>]?: NewCompany[K] | null };

/** What was typed; null: it is to be taken away, by an empty value. Refuses what cannot be. */
export async function companyGiven({ options }: Typed): Promise<Given> {
  const given: Record<string, string | number | null> = {};
  for (const [name, { column, read }] of Object.entries(fields)) {
    const typed = options[name];
    if (typeof typed !== 'string') continue;
    if (typed.trim()) given[column] = await read(typed);
    else if (column === 'incidentDays') impossible('--kept-days needs a number.');
    else given[column] = null;
  }
  return given;
}
