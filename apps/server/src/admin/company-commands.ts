import {
  addCompany,
  addCompanyMember,
  changeCompany,
  companyPeople,
  findAccountByEmail,
  findCompanyOf,
  findOrCreateAccount,
  listCompanies,
  removeCompany,
  removeCompanyMember,
  setCompanyWebhook,
} from '../features/accounts/index.ts';
import type { Queries } from '../platform/db.ts';
import { emailIn } from './agency-commands.ts';
import { type AdminHouse, type Command, impossible, neededOf, optionOf, type Typed, table, wordOf } from './command.ts';
import { companyGiven, companyOptionLines, companyOptions } from './company-fields.ts';

export const companyCommands: Record<string, Command> = {
  'company:add': {
    usage: 'NAME [OPTIONS]',
    about: 'Makes a company that people travel for.',
    more: companyOptionLines,
    words: 1,
    options: companyOptions,
    async run({ db, print }, typed) {
      const name = wordOf(typed, 0).trim();
      const { incidentDays, ...given } = await companyGiven(typed);
      const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
      await db.transact(async (tx) => {
        if (!name) impossible('A company needs a name.');
        if (await findCompany(tx, name)) impossible(`There is already a company "${name}".`);
        await addCompany(tx, { name, ...said, ...(incidentDays && { incidentDays }) });
      });
      print(`Added the company "${name}". Say who travels for it: member:add EMAIL --company "${name}"`);
    },
  },
  'company:change': {
    usage: 'NAME [--name NEW] [OPTIONS]',
    about:
      'Changes what the company tells its travellers: the options of company:add. An empty value ("") takes one away.',
    words: 1,
    options: { name: 'value', ...companyOptions },
    async run({ db, print }, typed) {
      const name = optionOf(typed, 'name');
      const given = await companyGiven(typed);
      if (!name && Object.keys(given).length === 0)
        impossible('Say what changes. company:add --help shows the options.');
      const said = await db.transact(async (tx) => {
        const company = await openCompany(tx, wordOf(typed, 0));
        const other = name ? await findCompany(tx, name) : null;
        if (other && other.id !== company.id) impossible(`There is already a company "${name}".`);
        await changeCompany(tx, company.id, { ...given, ...(name && { name }) });
        return name ?? company.name;
      });
      print(`Changed the company "${said}".`);
    },
  },
  'company:list': {
    usage: '',
    about: 'Lists the companies.',
    words: 0,
    options: {},
    async run({ db, print }) {
      const rows = (await listCompanies(db.query)).map(({ name, members, contacts, safetyEmail, webhookUrl }) => [
        name,
        String(members),
        String(contacts),
        [safetyEmail, webhookUrl].filter(Boolean).join(', ') || (contacts > 0 ? 'its contacts' : 'nobody'),
      ]);
      for (const line of table([['COMPANY', 'PEOPLE', 'SAFETY CONTACTS', 'REPORTS GO TO'], ...rows])) print(line);
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
  const asked = neededOf(typed, 'company');
  const { name, left } = await db.transact(async (tx) => {
    const company = await openCompany(tx, asked);
    const account = await findOrCreateAccount(tx, email);
    const before = await findCompanyOf(tx, account.id);
    await addCompanyMember(tx, company.id, account.id, { safetyContact });
    return {
      name: company.name,
      left: before && before.id !== company.id ? ` and no longer for "${before.name}"` : '',
    };
  });
  print(safetyContact ? `${email} is a safety contact of "${name}"${left}.` : `${email} travels for "${name}"${left}.`);
}

async function findCompany(queries: Queries, name: string) {
  return (await listCompanies(queries)).find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null;
}

async function openCompany(queries: Queries, name: string) {
  return (await findCompany(queries, name)) ?? impossible(`There is no company "${name}". company:list shows them.`);
}
