import {
  addCompany,
  addCompanyMember,
  companyPeople,
  findAccountByEmail,
  findOrCreateAccount,
  listCompanies,
  removeCompany,
  removeCompanyMember,
  setCompanyWebhook,
} from '../features/accounts/index.ts';
import type { Queries } from '../platform/db.ts';
import { emailIn } from './agency-commands.ts';
import { type AdminHouse, type Command, impossible, neededOf, optionOf, type Typed, table, wordOf } from './command.ts';

export const companyCommands: Record<string, Command> = {
  'company:add': {
    usage: 'NAME [--safety-email EMAIL] [--safety-phone NUMBER] [--assistance-phone NUMBER] [--policy-url URL]',
    about: 'Makes a company that people travel for. Safety reports go to --safety-email.',
    words: 1,
    options: { 'safety-email': 'value', 'safety-phone': 'value', 'assistance-phone': 'value', 'policy-url': 'value' },
    async run({ db, print }, typed) {
      const name = wordOf(typed, 0).trim();
      const safetyEmail = optionOf(typed, 'safety-email');
      const [safetyPhone, assistancePhone, policyUrl] = ['safety-phone', 'assistance-phone', 'policy-url'].map(
        (option) => optionOf(typed, option),
      );
      await db.transact(async (tx) => {
        if (!name) impossible('A company needs a name.');
        if (await findCompany(tx, name)) impossible(`There is already a company "${name}".`);
        await addCompany(tx, {
          name,
          ...(safetyEmail && { safetyEmail: emailIn(safetyEmail) }),
          ...(safetyPhone && { safetyPhone }),
          ...(assistancePhone && { assistancePhone }),
          ...(policyUrl && { policyUrl }),
        });
      });
      print(`Added the company "${name}". Say who travels for it: member:add EMAIL --company "${name}"`);
    },
  },
  'company:list': {
    usage: '',
    about: 'Lists the companies.',
    words: 0,
    options: {},
    async run({ db, print }) {
      const rows = (await listCompanies(db.query)).map((one) => [one.name, String(one.members), String(one.contacts)]);
      for (const line of table([['COMPANY', 'PEOPLE', 'SAFETY CONTACTS'], ...rows])) print(line);
    },
  },
  'company:webhook': {
    usage: 'NAME URL',
    about: 'Posts safety reports to an address. Prints the secret that signs them, once; a new one ends the old.',
    words: 2,
    options: {},
    async run({ db, master, print }, typed) {
      const url = wordOf(typed, 1);
      if (!/^https?:\/\//.test(url)) impossible(`"${url}" is no web address.`);
      const secret = await db.transact(async (tx) =>
        setCompanyWebhook(tx, master, (await openCompany(tx, wordOf(typed, 0))).id, url),
      );
      print(`Reports are posted to ${url}, signed with:`);
      print(secret);
    },
  },
  'company:remove': {
    usage: 'NAME',
    about: 'Removes a company that nobody belongs to any more.',
    words: 1,
    options: {},
    async run({ db, print }, typed) {
      const name = wordOf(typed, 0);
      const removed = await db
        .transact(async (tx) => removeCompany(tx, (await openCompany(tx, name)).id))
        // foreign_key_violation: safety reports that are still kept.
        .catch((error: { code?: string }) => (error.code === '23503' ? false : Promise.reject(error)));
      if (!removed) impossible(`People or reports still belong to "${name}". company:people shows who.`);
      print(`Removed the company "${name}".`);
    },
  },
  'company:people': {
    usage: 'NAME',
    about: 'Lists who belongs to a company, and who of them are its safety contacts.',
    words: 1,
    options: {},
    async run({ db, print }, typed) {
      const { id } = await openCompany(db.query, wordOf(typed, 0));
      const rows = (await companyPeople(db.query, id)).map((one) => [
        one.email,
        one.safetyContact ? 'safety contact' : 'traveller',
      ]);
      for (const line of table([['PERSON', 'IS'], ...rows])) print(line);
    },
  },
  'member:add': {
    usage: 'EMAIL --company NAME',
    about: 'Somebody travels for the company. Who has no account gets one on signing in with that address.',
    words: 1,
    options: { company: 'value' },
    run: (house, typed) => join(house, typed, false),
  },
  'contact:add': {
    usage: 'EMAIL --company NAME',
    about: 'Somebody is a safety contact of the company: they see the reports of its travellers.',
    words: 1,
    options: { company: 'value' },
    run: (house, typed) => join(house, typed, true),
  },
  'member:remove': {
    usage: 'EMAIL',
    about: 'Somebody no longer belongs to their company, as a traveller or as a safety contact.',
    words: 1,
    options: {},
    async run({ db, print }, typed) {
      const email = emailIn(wordOf(typed, 0));
      await db.transact(async (tx) => {
        const account = await findAccountByEmail(tx, email);
        if (!account || !(await removeCompanyMember(tx, account.id))) impossible(`${email} belongs to no company.`);
      });
      print(`${email} belongs to no company any more.`);
    },
  },
};

async function join({ db, print }: AdminHouse, typed: Typed, safetyContact: boolean): Promise<void> {
  const email = emailIn(wordOf(typed, 0));
  const name = neededOf(typed, 'company');
  await db.transact(async (tx) => {
    const company = await openCompany(tx, name);
    const account = await findOrCreateAccount(tx, email);
    await addCompanyMember(tx, company.id, account.id, { safetyContact });
  });
  print(safetyContact ? `${email} is a safety contact of "${name}".` : `${email} travels for "${name}".`);
}

async function findCompany(queries: Queries, name: string) {
  return (await listCompanies(queries)).find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null;
}

async function openCompany(queries: Queries, name: string) {
  return (await findCompany(queries, name)) ?? impossible(`There is no company "${name}". company:list shows them.`);
}
