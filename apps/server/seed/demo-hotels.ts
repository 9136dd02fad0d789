import type { App } from '../src/app.ts';

const vienna = 'sandbox:2761369';
const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Two hotels of the sandbox for Léa: one that can be cancelled, with a virtual card, and one that cannot. */
export async function seedHotels(app: App, lea: string): Promise<void> {
  const { config, clock, db } = app.house;
  if (config.outside.hotels?.kind !== 'sandbox') return;
  const now = clock.now();
  const draft = { name: 'Vienna, trade fair', start: day(now, 61), end: day(now, 65) };
  const tripId = await db.transact((tx) => app.trips.create(tx, lea, draft));
  const guest = { firstName: 'Léa', lastName: 'Martin', email: 'lea.martin@atlas.example' };
  const book = (number: string, from: number, to: number) =>
    app.hotels.bookForDemo(lea, {
      chainCode: 'SBX',
      hotelCode: `${vienna}-${number}`,
      checkin: day(now, from),
      checkout: day(now, to),
      tripId,
      guest,
      payBy: 'virtual-card',
    });
  await book('01', 61, 63);
  await book('02', 63, 65);
}
