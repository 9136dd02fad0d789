import { calls } from '@escale/contract';
import type { App } from '../src/app.ts';
import { findAccount, findAccountByEmail } from '../src/features/accounts/index.ts';
import { around } from './demo-times.ts';

const path = '/demo/calendar.ics';
const lookEveryMs = 500;
const mostLooks = 60;

/** A calendar that this server has itself, so that a subscription can be shown without a network. Before it listens. */
export function serveDemoCalendar({ http, house }: App, email: string): void {
  http.get(path, async (_request, reply) => {
    const found = await findAccountByEmail(house.db.query, email);
    const account = found && (await findAccount(house.db.query, found.id));
    // Beside the trips of the day on which the demo was made, on whatever day it is asked for.
    const made = account ? new Date(account.createdAt) : house.clock.now();
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(made));
  });
}

/** As its owner would: subscribes, waits for the list, and selects the only calendar. `url`: where this server listens. */
export async function connectDemoCalendar(app: App, url: string, email: string): Promise<void> {
  const { accessToken, refreshToken } = await app.auth.signIn(email);
  const send = async (method: string, address: string, body?: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch(url + address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}`);
    return answer.json() as Promise<{ id: string }>;
  };
  const { id } = await send('POST', calls.connectCalendar.path, { kind: 'subscription', address: url + path });
  for (let looks = 0; looks < mostLooks; looks++) {
    const list = (await send('GET', calls.listCalendars.path)) as unknown as { accounts: Connected[] };
    const [calendar] = list.accounts.find((account) => account.id === id)?.calendars ?? [];
    if (calendar) {
      await send('PUT', calls.selectCalendars.path.replace('{id}', id), { calendarIds: [calendar.id] });
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  // Nobody signed in on a device of this name.
  await fetch(`${url}/api/auth/escale/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
}

/** The port may be another one than when the demo was made. */
export async function followDemoCalendar(app: App, url: string, email: string): Promise<void> {
  const found = await findAccountByEmail(app.house.db.query, email);
  if (found) await app.calendars.followAddress(found.id, url + path);
}

type Connected = { id: string; calendars: { id: string }[] };

function calendarOf(now: Date): string {
  const geneva = around(now, 'Europe/Zurich');
  const paris = around(now, 'Europe/Paris');
  const local = (moment: string) => moment.slice(0, 19).replaceAll(/[-:]/g, '');
  const event = (uid: string, zone: string, start: string, end: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@demo.example`,
    `DTSTAMP:${local(paris.at(-5, '08:00'))}Z`,
    `DTSTART;TZID=${zone}:${local(start)}`,
    `DTEND;TZID=${zone}:${local(end)}`,
    ...lines,
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escale//Demo//EN',
    'X-WR-CALNAME:Léa’s work calendar',
    ...event(
      'debrief',
      'Europe/Zurich',
      geneva.at(2, '17:30'),
      geneva.at(2, '18:30'),
      'SUMMARY:Debrief with the lab',
      'LOCATION:Maison Léman\\, Rue du Rhône 62\\, 1204 Genève',
    ),
    ...event(
      'breakfast',
      'Europe/Zurich',
      geneva.at(3, '08:00'),
      geneva.at(3, '08:45'),
      'SUMMARY:Breakfast with Noor',
      'LOCATION:Café des Quais\\, Quai du Mont-Blanc 19\\, 1201 Genève',
    ),
    ...event(
      'stand-up',
      'Europe/Paris',
      paris.at(5, '09:15'),
      paris.at(5, '09:30'),
      'SUMMARY:Team stand-up',
      'LOCATION:Online',
    ),
    ...event('dentist', 'Europe/Paris', paris.at(7, '17:00'), paris.at(7, '17:45'), 'SUMMARY:Dentist', 'CLASS:PRIVATE'),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
