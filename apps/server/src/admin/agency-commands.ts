import { addAgency, findAccountByEmail, listAgencies, removeAgency } from '../features/accounts/index.ts';
import { findAgency, invite, removeAgent, revoke, shareCustomers, teamOf } from '../features/agency/index.ts';
import type { Queries } from '../platform/db.ts';
import { type Command, impossible, neededOf, optionOf, table, wordOf } from './command.ts';

const day = (instant: string) => instant.slice(0, 10);

export const agencyCommands: Record<string, Command> = {
  'agency:add': {
    usage: 'NAME [--share-customers]',
    about: 'Makes a travel agency. With --share-customers every advisor sees all of its customers.',
    words: 1,
    options: { 'share-customers': 'flag' },
    async run({ db, now, print }, typed) {
      const name = wordOf(typed, 0).trim();
      await db.transact(async (tx) => {
        if (!name) impossible('An agency needs a name.');
        if (await findAgency(tx, name)) impossible(`There is already an agency "${name}".`);
        const id = await addAgency(tx, name);
        if (typed.options['share-customers']) await shareCustomers(tx, id, true, null, now());
      });
      print(`Added the agency "${name}". Invite its first advisor: agent:invite EMAIL --agency "${name}" --admin`);
    },
  },
  'agency:list': {
    usage: '',
    about: 'Lists the agencies.',
    words: 0,
    options: {},
    async run({ db, print }) {
      const rows = (await listAgencies(db.query)).map((agency) => [
        agency.name,
        String(agency.agents),
        String(agency.customers),
        agency.customersShared ? 'all' : 'own',
      ]);
      for (const line of table([['AGENCY', 'ADVISORS', 'CUSTOMERS', 'ADVISORS SEE'], ...rows])) print(line);
    },
  },
  'agency:share': {
    usage: 'NAME on|off',
    about: 'Whether every advisor sees all customers of the agency, or only those that they manage.',
    words: 2,
    options: {},
    async run({ db, now, print }, typed) {
      const [name, wish] = [wordOf(typed, 0), wordOf(typed, 1)];
      if (wish !== 'on' && wish !== 'off') impossible('Say on or off.');
      await db.transact(async (tx) => shareCustomers(tx, (await openAgency(tx, name)).id, wish === 'on', null, now()));
      print(`Advisors of "${name}" now see ${wish === 'on' ? 'all of its customers' : 'those that they manage'}.`);
    },
  },
  'agency:remove': {
    usage: 'NAME',
    about: 'Removes an agency that has neither advisors nor customers.',
    words: 1,
    options: {},
    async run({ db, print }, typed) {
      const name = wordOf(typed, 0);
      await db.transact(async (tx) => {
        const removed = await removeAgency(tx, (await openAgency(tx, name)).id);
        if (!removed)
          impossible(`"${name}" still has advisors or customers. Remove its advisors first (agent:remove).`);
      });
      print(`Removed the agency "${name}".`);
    },
  },
  'agent:invite': {
    usage: 'EMAIL --agency NAME [--admin]',
    about: 'Mails an invitation. An admin invites and removes further advisors, and reads the audit log.',
    words: 1,
    options: { agency: 'value', admin: 'flag' },
    async run({ db, mailLater, publicUrl, now, print }, typed) {
      const email = emailIn(wordOf(typed, 0));
      const admin = typed.options.admin === true;
      const { link, expiresAt } = await db.transact(async (tx) => {
        const agency = await openAgency(tx, neededOf(typed, 'agency'));
        return invite(tx, { mailLater, publicUrl }, { agency, email, admin, byAccountId: null }, now());
      });
      print(`Invited ${email}. The mail leaves when Escale runs; the link is good until ${day(expiresAt)}:`);
      print(link);
    },
  },
  'agent:list': {
    usage: '[--agency NAME]',
    about: 'Lists advisors, and invitations that nobody has answered.',
    words: 0,
    options: { agency: 'value' },
    async run({ db, now, print }, typed) {
      const name = optionOf(typed, 'agency');
      const agencies = name ? [await openAgency(db.query, name)] : await listAgencies(db.query);
      const rows: string[][] = [];
      for (const { id, name: agency } of agencies) {
        const { agents, invitations } = await teamOf(db.query, id, now());
        rows.push(
          ...agents.map((one) => [one.email, agency, one.admin ? 'admin' : 'advisor', `${one.customers} customers`]),
          ...invitations.map((one) => [one.email, agency, 'invited', `until ${day(one.expiresAt)}`]),
        );
      }
      for (const line of table([['ADVISOR', 'AGENCY', 'IS', ''], ...rows])) print(line);
    },
  },
  'agent:remove': {
    usage: 'EMAIL [--to EMAIL]',
    about:
      'Ends an advisor’s work at once, or takes an invitation back. --to: the colleague who takes their customers over.',
    words: 1,
    options: { to: 'value' },
    async run({ db, now, print }, typed) {
      const email = emailIn(wordOf(typed, 0));
      const heir = optionOf(typed, 'to');
      const what = await db.transact(async (tx) => {
        const account = await findAccountByEmail(tx, email);
        const successor = heir === undefined ? null : await findAccountByEmail(tx, heir);
        if (heir !== undefined && !successor) impossible(`${heir} is no advisor of that agency.`);
        for (const agency of await listAgencies(tx)) {
          const { agents, invitations } = await teamOf(tx, agency.id, now());
          const agent = agents.find((one) => one.id === account?.id);
          if (agent) {
            if (agent.customers > 0 && !successor) {
              impossible(`${email} manages ${agent.customers} customers. Say who takes them over: --to EMAIL`);
            }
            await removeAgent(
              tx,
              agency.id,
              agent.id,
              { successorId: successor?.id ?? null, byAccountId: null },
              now(),
            );
            return `Removed the advisor ${email}. Whatever they were signed in with shows no customer any more.`;
          }
          const invitation = invitations.find((one) => one.email === email);
          if (invitation) {
            await revoke(tx, agency.id, invitation.id, null, now());
            return `Took the invitation of ${email} back.`;
          }
        }
        return impossible(`${email} is neither an advisor nor invited.`);
      });
      print(what);
    },
  },
};

async function openAgency(queries: Queries, name: string) {
  return (await findAgency(queries, name)) ?? impossible(`There is no agency "${name}". agency:list shows them.`);
}

export function emailIn(text: string): string {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : impossible(`"${text}" is no e-mail address.`);
}
