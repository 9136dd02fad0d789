import { randomBytes } from 'node:crypto';
import { type NewSegment, type Place, segmentDraft } from '@escale/contract';
import type { App } from '../src/app.ts';
import type { Tx } from '../src/platform/db.ts';
import { airports, towns, withAddress } from './demo-places.ts';
import { around } from './demo-times.ts';

const [helvane, northlake, orbis, meridian] = ['helvane', 'northlake', 'orbis-pharma', 'meridian-labs'];

type Person = readonly [firstName: string, lastName: string, company: string | undefined, seenDaysAgo: number | null];

/** Who was last there so many days ago; null: asked, and has not answered. */
const persons: readonly Person[] = [
  ['Camille', 'Laurent', helvane, 0],
  ['Noah', 'Berg', helvane, 0],
  ['Priya', 'Raman', northlake, 0],
  ['Ada', 'Lind', helvane, 1],
  ['Kofi', 'Mensah', meridian, 1],
  ['Julie', 'Morel', meridian, 2],
  ['Tomás', 'Ferreira', northlake, null],
  ['Hanna', 'Weiss', orbis, 4],
  ['Leo', 'Duarte', orbis, 12],
  ['Mina', 'Okafor', meridian, 16],
  ['Élodie', 'Garnier', helvane, 3],
  ['Søren', 'Østergaard', northlake, 5],
  ['Agnieszka', 'Łukasik', orbis, 6],
  ['Jan', 'de Vries', orbis, 8],
  ['Inès', 'Belkacem', helvane, 9],
  ['Giulia', 'Conti', meridian, 11],
  ['Marek', 'Novák', northlake, null],
  ['Yuki', 'Tanaka', meridian, 14],
  ['Anne-Marie', 'Lefèvre', helvane, 18],
  ['Oskar', 'Müller', orbis, 20],
  ['Sofia', 'Papadaki', northlake, 25],
  ['Rachid', 'El Amrani', meridian, null],
  ['Clara', 'Fontaine', helvane, 33],
  ['Diego', 'Ibáñez', northlake, 40],
  ['Fatou', 'Diop', meridian, 47],
  ['Gustav', 'Åberg', orbis, 61],
  ['Béatrice', 'Roux', helvane, 75],
  ['Liam', 'O’Connor', northlake, 90],
];

/** From Paris, so many days from today, for so many nights. */
const journeys: readonly (readonly [who: number, to: keyof typeof routes, inDays: number, nights: number])[] = [
  [0, 'lisbon', -1, 3],
  [1, 'berlin', 0, 2],
  [2, 'newYork', 4, 5],
  [3, 'rome', 9, 3],
  [4, 'madrid', 6, 2],
  [5, 'tokyo', 14, 8],
  [7, 'geneva', 2, 1],
  [10, 'vienna', 20, 2],
  [14, 'lisbon', -30, 3],
];

const routes = {
  lisbon: { airport: airports.lisbon, town: towns.lisbon, name: 'Sales meeting Lisbon', hotel: 'Casa do Rio' },
  berlin: { airport: airports.berlin, town: towns.berlin, name: 'Berlin trade fair', hotel: 'Haus am Spreeufer' },
  newYork: { airport: airports.newYork, town: towns.newYork, name: 'New York audit', hotel: 'The Alderwick' },
  rome: { airport: airports.rome, town: null, name: 'Rome supplier visit', hotel: '' },
  madrid: { airport: airports.madrid, town: null, name: 'Madrid workshop', hotel: '' },
  tokyo: { airport: airports.tokyo, town: towns.tokyo, name: 'Tokyo launch', hotel: 'Minato Garden' },
  geneva: { airport: airports.geneva, town: towns.geneva, name: 'Geneva board', hotel: 'Hôtel du Lac Bleu' },
  vienna: { airport: airports.vienna, town: null, name: 'Vienna conference', hotel: '' },
} satisfies Record<string, { airport: Place; town: Place | null; name: string; hotel: string }>;

/** Thirty people whom Ana looks after, Léa and Max among them: some travel, some have not answered yet. */
export async function seedCustomers(
  app: App,
  tx: Tx,
  { ana, lea, max }: { ana: string; lea: string; max: string },
  emails: { lea: string; max: string },
): Promise<void> {
  const known = [
    { accountId: lea, email: emails.lea, firstName: 'Léa', lastName: 'Martin' },
    { accountId: max, email: emails.max, firstName: 'Max', lastName: 'Weber' },
  ];
  for (const { accountId, ...draft } of known) {
    const { id } = await app.agency.add(tx, ana, draft, ago(app, 120));
    await app.agency.agree(tx, accountId, id, ago(app, 119));
    // Her passport ends before she is back from Tokyo: her advisor sees that it does, and nothing of the passport.
    if (accountId === lea) await app.agency.allowDocumentNeeds(tx, lea, id, ago(app, 118));
  }
  const accounts: string[] = [];
  for (const [n, [firstName, lastName, company, seenDaysAgo]] of persons.entries()) {
    const email = `${plain(firstName)}.${plain(lastName)}@${company}.example`;
    // One after the other, until yesterday.
    const addedDaysAgo = (persons.length - n) * 4 - 3;
    const draft = { email, firstName, lastName };
    const { id, accountId } = await app.agency.add(tx, ana, draft, ago(app, addedDaysAgo));
    accounts.push(accountId);
    if (seenDaysAgo === null) continue;
    await app.agency.agree(tx, accountId, id, ago(app, addedDaysAgo));
    await sawThem(app, tx, accountId, Math.min(seenDaysAgo, addedDaysAgo));
  }
  for (const [who, to, inDays, nights] of journeys) {
    const accountId = accounts[who];
    if (accountId) await addJourney(app, tx, accountId, routes[to], inDays, nights);
  }
}

async function addJourney(
  app: App,
  tx: Tx,
  accountId: string,
  to: { airport: Place; town: Place | null; name: string; hotel: string },
  inDays: number,
  nights: number,
): Promise<void> {
  const paris = around(app.house.clock.now(), 'Europe/Paris');
  const back = inDays + nights;
  const flight = { type: 'flight', airlineName: 'Nordlys Air', airlineCode: '8X' } as const;
  const segments: NewSegment[] = [
    {
      ...flight,
      flightNumber: '412',
      departure: airports.paris,
      arrival: to.airport,
      start: paris.at(inDays, '09:10'),
    },
    {
      ...flight,
      flightNumber: '417',
      departure: to.airport,
      arrival: airports.paris,
      start: `${paris.day(back)}T17:40:00`,
    },
  ];
  if (to.town) {
    const place = withAddress(to.town, to.hotel, `${to.hotel}, ${to.town.city}`);
    segments.push({ type: 'hotel', name: to.hotel, place, start: paris.day(inDays), end: paris.day(back) });
  }
  const tripId = await app.trips.create(tx, accountId, { name: to.name });
  for (const segment of segments) await app.trips.addSegment(tx, accountId, tripId, segmentDraft.parse(segment));
}

const ago = (app: App, days: number) => new Date(app.house.clock.now().getTime() - days * 86_400_000);

/** As if they had been signed in on that day. */
async function sawThem(app: App, tx: Tx, accountId: string, daysAgo: number): Promise<void> {
  const day = ago(app, daysAgo).toISOString().slice(0, 10);
  const id = randomBytes(32);
  // A session without its grant is cleaned away.
  await tx
    .insertInto('sign_in_records')
    .values({
      ...{ kind: 'Grant', id, payload: '{}', account_id: accountId, grant_id: null, uid: null },
      ...{ consumed_at: null, sealed_reply: null, successor: null, expires_at: ago(app, -365).toISOString() },
    })
    .execute();
  await tx
    .insertInto('sessions')
    .values({
      ...{ id, account_id: accountId, browser: null, system: null },
      ...{ started_on: day, seen_on: day, proven_at: null, passkey_id: null },
    })
    .execute();
}

/** As it stands in an address. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z-]/g, '');
