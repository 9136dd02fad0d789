import { parseArgs } from 'node:util';
import { segmentDraft } from '@escale/contract';
import { type App, openApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { findOrCreateAccount } from '../src/features/accounts/index.ts';
import { airports } from './demo-places.ts';
import { around } from './demo-times.ts';

const perTransaction = 50;

/**
 * Gives somebody so many trips, half of them behind and half ahead, each with a flight there and back, a hotel
 * and so many `appointments`, for measuring. Returns the
 * account and the ids of the trips.
 */
export async function seedManyTrips(
  app: App,
  email: string,
  count: number,
  appointments = 7,
): Promise<{ accountId: string; tripIds: string[] }> {
  const { db, clock } = app.house;
  const now = clock.now();
  const { id: accountId } = await db.transact((tx) => findOrCreateAccount(tx, email));
  const tripIds: string[] = [];
  for (let made = 0; made < count; made += perTransaction) {
    await db.transact(async (tx) => {
      for (let n = made; n < Math.min(count, made + perTransaction); n++) {
        const tripId = await app.trips.create(tx, accountId, { name: `Lisbon, visit ${n + 1}` });
        for (const segment of segmentsOf(now, (n - Math.floor(count / 2)) * 2, appointments)) {
          await app.trips.addSegment(tx, accountId, tripId, segment);
        }
        tripIds.push(tripId);
      }
    });
  }
  return { accountId, tripIds };
}

function segmentsOf(now: Date, leave: number, appointments: number) {
  const paris = around(now, 'Europe/Paris');
  const lisbon = around(now, 'Europe/Lisbon');
  const helice = {
    type: 'flight' as const,
    airlineName: 'Hélice Air',
    airlineCode: '9Z',
    confirmationNumber: 'QX7K2P',
  };
  const drafts = [
    {
      ...helice,
      flightNumber: '1824',
      departure: airports.paris,
      arrival: airports.lisbon,
      start: paris.at(leave, '08:15'),
      end: lisbon.at(leave, '09:50'),
    },
    {
      type: 'hotel' as const,
      name: 'Casa do Rio',
      place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', address: 'Rua do Alecrim 58, 1200-018 Lisboa' },
      start: lisbon.at(leave, '15:00'),
      end: lisbon.at(leave + 1, '11:00'),
    },
    ...Array.from({ length: appointments }, (_, hour) => ({
      type: 'event' as const,
      name: `Appointment ${hour + 1}`,
      start: lisbon.at(leave, `${String(11 + hour).padStart(2, '0')}:00`),
      duration: '00:45',
    })),
    {
      ...helice,
      flightNumber: '1825',
      departure: airports.lisbon,
      arrival: airports.paris,
      start: lisbon.at(leave + 1, '17:35'),
      end: paris.at(leave + 1, '21:05'),
    },
  ];
  return drafts.map((draft) => segmentDraft.parse(draft));
}

// npx node apps/server/seed/many-trips.ts --email somebody@example.com --trips 2000
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: 'many@example.com' },
      trips: { type: 'string', default: '2000' },
      appointments: { type: 'string', default: '7' },
    },
  });
  const app = await openApp(readConfig(process.env));
  const began = performance.now();
  const { accountId } = await seedManyTrips(app, values.email, Number(values.trips), Number(values.appointments));
  console.log(`${values.trips} trips for ${accountId} in ${Math.round(performance.now() - began)} ms`);
  await app.close();
}
