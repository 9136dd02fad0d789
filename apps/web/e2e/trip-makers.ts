import { expect, type Page } from '@playwright/test';

/** A call by HTTP, as somebody: `session.send`, `agentSession.send`. */
export type Send = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;

/** A day so many days from today in UTC, by which a trip goes that has no place: late in the evening the browser has another. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A time on the clocks of a zone with the offset that these have on that day. Not for the hour in which they change. */
export function placeTime(day: string, time: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T${time}Z`),
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) || '+00:00';
  return `${day}T${time}${offset}[${timeZone}]`;
}

export const paris = {
  name: 'Charles de Gaulle',
  city: 'Paris',
  country: 'FR',
  iata: 'CDG',
  timeZone: 'Europe/Paris',
  latitude: 49.0097,
  longitude: 2.5479,
};
export const lisbon = {
  name: 'Humberto Delgado',
  city: 'Lisbon',
  country: 'PT',
  iata: 'LIS',
  timeZone: 'Europe/Lisbon',
  latitude: 38.7742,
  longitude: -9.1342,
};

/** A trip made by the front door, with the segments given. Answers its id. */
export async function makeTrip(send: Send, name: string, segments: object[] = [], days = [20, 23]): Promise<string> {
  const [start = 20, end = 23] = days;
  const { id } = await made(send('POST', '/api/my/trips', { name, start: inDays(start), end: inDays(end) }));
  for (const segment of segments) await made(send('POST', `/api/my/trips/${id}/segments`, segment));
  return id;
}

async function made(sending: Promise<Response>): Promise<{ id: string }> {
  const response = await sending;
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<{ id: string }>;
}

/** Paris to Lisbon: the clocks go back an hour. */
export function flightOn(day: string): object {
  return {
    type: 'flight',
    departure: paris,
    arrival: lisbon,
    start: placeTime(day, '10:45:00', 'Europe/Paris'),
    end: placeTime(day, '12:20:00', 'Europe/Lisbon'),
    airlineCode: 'NA',
    flightNumber: '1824',
    airlineName: 'Norda Air',
    seatNumber: '4A',
    confirmationNumber: '7QX4LM',
  };
}

/** In winter, whatever month the test runs in: the clocks of Paris say CET and those of Lisbon WET. */
export const winterDay = `${new Date().getUTCFullYear() + 1}-01-20`;

/** Also beside a dialog that opens meanwhile, which hides the rest of the page from screen readers: they have heard it by then. */
export function toast(page: Page, title: string) {
  return page
    .getByRole('region', { name: /Notifications/, includeHidden: true })
    .getByText(title, { exact: true })
    .first();
}

/** A step that one changes without a network. */
export const dinner = { type: 'event', name: 'Dinner with the client', start: inDays(21), notes: 'Table for two' };

/** Opens the form of `dinner`, on the page of its trip. */
export async function editDinner(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: `Options for ${dinner.name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

/** Changes the notes in the form of a step, where that cannot be sent. */
export async function noteDown(page: Page, notes: string): Promise<void> {
  await page.getByText('More details').click();
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved on this device')).toBeVisible();
}

/** The notes of a trip's first step, as the server has them. */
export async function notesOf(send: Send, tripId: string): Promise<string | undefined> {
  const trip = (await (await send('GET', `/api/my/trips/${tripId}`)).json()) as { segments: { notes?: string }[] };
  return trip.segments[0]?.notes;
}

/** Taps a star of a trip's rating, where it lies still: who forces a click presses wherever the star was a moment ago. */
export async function giveStars(page: Page, count: number): Promise<void> {
  const radio = page.getByRole('radio', { name: `${count} stars` });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}
