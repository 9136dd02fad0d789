import { createTransport } from 'nodemailer';
import type { Product } from './product.ts';

type Person = { token: string; email: string; importAddress: string };

function ask(product: Product, person: Person, path: string): Promise<Response> {
  return fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${person.token}` } });
}

/** What waits looks no more often than a person would notice: the whole tray, read every 20 ms, was a third of the server's work. */
const lookEveryMs = 50;

/** A confirmation that says the same in words and in markup, each time of another flight. */
function confirmation(n: number) {
  const day = new Date(Date.UTC(2027, 2, 1 + n)).toISOString().slice(0, 10);
  const reference = `BN${String(n).padStart(4, '0')}`;
  const markup = {
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: reference,
    reservationStatus: 'http://schema.org/Confirmed',
    underName: { '@type': 'Person', name: 'Léa Martin' },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: String(1000 + n),
      airline: { '@type': 'Airline', name: 'Norda Air', iataCode: 'N9' },
      departureAirport: { '@type': 'Airport', iataCode: 'CDG', name: 'Paris Charles de Gaulle' },
      arrivalAirport: { '@type': 'Airport', iataCode: 'LIS', name: 'Lisbon' },
      departureTime: `${day}T10:45:00+01:00`,
      arrivalTime: `${day}T12:20:00+00:00`,
    },
  };
  return {
    reference,
    subject: `Your booking ${reference}`,
    html: `<html><body><script type="application/ld+json">${JSON.stringify(markup)}</script><p>Booking reference ${reference}</p></body></html>`,
  };
}

/**
 * From the moment at which our SMTP server answered 250 to the moment at which the API shows the segment, in
 * milliseconds, sorted. `atOnce` mails arrive together; `first` numbers them, since the same mail again is no new one.
 */
export async function mailToSegment(
  product: Product,
  person: Person,
  { first, count, atOnce }: { first: number; count: number; atOnce: number },
): Promise<number[]> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: product.smtpPort,
    secure: false,
    ignoreTLS: true,
    pool: true,
  });
  const times: number[] = [];
  const send = async (n: number) => {
    const mail = confirmation(n);
    await transport.sendMail({ from: person.email, to: person.importAddress, subject: mail.subject, html: mail.html });
    return { reference: mail.reference, accepted: performance.now() };
  };
  for (let n = 0; n < count; n += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - n) }, (_, i) => first + n + i);
    // One watcher for all of them: fifty that each ask for the whole tray keep the server from reading the mails.
    const waiting = new Map<string, number>();
    const sending = Promise.all(
      numbers.map(async (number) => {
        const { reference, accepted } = await send(number);
        waiting.set(reference, accepted);
      }),
    );
    let seen = 0;
    const deadline = performance.now() + 30_000;
    while (seen < numbers.length) {
      for (const reference of await placed(product, person, [...waiting.keys()])) {
        times.push(performance.now() - (waiting.get(reference) ?? 0));
        waiting.delete(reference);
        seen++;
      }
      if (performance.now() > deadline) throw new Error(`${[...waiting.keys()]} did not appear within 30 s`);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    await sending;
  }
  transport.close();
  return times.sort((a, b) => a - b);
}

/** Those of the references whose import is placed and whose trip shows them. */
async function placed(product: Product, person: Person, references: string[]): Promise<string[]> {
  if (references.length === 0) return [];
  const { items } = await (await ask(product, person, '/api/my/imports?limit=100')).json();
  const found: string[] = [];
  for (const reference of references) {
    const mine = items.find((item: { title: string }) => item.title.includes(reference));
    if (mine === undefined || ['received', 'reading'].includes(mine.state)) continue;
    if (mine.state !== 'placed') throw new Error(`${reference}: ${mine.state}, ${mine.reason}`);
    const trip = await (await ask(product, person, `/api/my/trips/${mine.trips[0].id}`)).json();
    if (!trip.segments.some((segment: { confirmationNumber?: string }) => segment.confirmationNumber === reference)) {
      throw new Error(`${reference} was placed but the trip does not show it`);
    }
    found.push(reference);
  }
  return found;
}
