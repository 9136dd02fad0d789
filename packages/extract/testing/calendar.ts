import { type Booking, type Candidate, extract } from '../src/index.ts';
import { bytes } from './mail.ts';

/** What is read of a calendar of these events, each of them given as its lines, received on 10 January 2027. */
export async function readCalendar(...events: string[][]): Promise<Candidate[]> {
  const inside = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...inside, 'END:VCALENDAR', ''].join('\n');
  return (await extract(bytes(text), { contextDate: '2027-01-10' })).reservations;
}

/** The same, without where it was found. */
export async function readEvents(...events: string[][]): Promise<Booking[]> {
  return (await readCalendar(...events)).map(({ booking }) => booking);
}

/** What one event of these lines books; on 22 June 2027 in the late morning where they do not say when. */
export async function readEvent(...lines: string[]): Promise<Booking | undefined> {
  const hours = lines.some((line) => line.startsWith('DTSTART'))
    ? []
    : ['DTSTART:20270622T093500Z', 'DTEND:20270622T105000Z'];
  const [booking] = await readEvents([...hours, ...lines]);
  return booking;
}
