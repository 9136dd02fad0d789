import { createTransport } from 'nodemailer';
import type { Product } from './product.ts';

type Person = { token: string; email: string; importAddress: string };

function ask(product: Product, person: Person, path: string): Promise<Response> {
  return fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${person.token}` } });
}

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
  const one = async (n: number) => {
    const mail = confirmation(n);
    await transport.sendMail({ from: person.email, to: person.importAddress, subject: mail.subject, html: mail.html });
    const accepted = performance.now();
    for (;;) {
      const imports = await (await ask(product, person, '/api/my/imports?limit=100')).json();
      const mine = imports.items.find((item: { title: string }) => item.title.includes(mail.reference));
      if (mine?.state === 'placed') {
        const trip = await (await ask(product, person, `/api/my/trips/${mine.trips[0].id}`)).json();
        if (
          !trip.segments.some(
            (segment: { confirmationNumber?: string }) => segment.confirmationNumber === mail.reference,
          )
        ) {
          throw new Error(`${mail.reference} was placed but the trip does not show it`);
        }
        break;
      }
      if (mine !== undefined && !['received', 'reading'].includes(mine.state))
        throw new Error(`${mail.reference}: ${mine.state}, ${mine.reason}`);
      if (performance.now() - accepted > 30_000) throw new Error(`${mail.reference} did not appear within 30 s`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.push(performance.now() - accepted);
  };
  for (let n = 0; n < count; n += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, i) => one(first + n + i)));
  }
  transport.close();
  return times.sort((a, b) => a - b);
}
