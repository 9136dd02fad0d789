import type { Locator, Page } from '@playwright/test';
import { flightReservation, hotelReservation, type Leg, letter } from '../../server/testing/confirmations.ts';
import { expect } from './fixtures.ts';
import { inDays } from './trip-makers.ts';

/** Two nights in Geneva, as a hotel confirms them. */
export function confirmation(name = 'Auberge des Quais', code = 'HTL4711', day = 60): string {
  const place = { name, street: '3 quai du Rhône', city: 'Geneva', country: 'CH' };
  const stay = hotelReservation({ ...place, from: inDays(day), to: inDays(day + 2) }, { code });
  return letter(stay, `<h1>Your stay at ${name}</h1>`);
}

/** From Paris to Lisbon with Air Corail. */
export function flightLetter(
  number: string,
  day: string,
  words: string,
  about: { code: string; seat?: string },
): string {
  const leg: Leg = {
    number,
    from: ['Paris Charles de Gaulle', 'CDG'],
    to: ['Lisbon', 'LIS'],
    departs: `${day}T08:15:00`,
    arrives: `${day}T09:50:00`,
  };
  return letter(flightReservation(leg, about), words);
}

/** The address of the call for the segment that a link opens in its trip. */
export async function segmentOf(link: Locator): Promise<string> {
  const address = (await link.getAttribute('href')) ?? '';
  const [, tripId, segmentId] = /trips\/([\w-]+).*segment=%?2?2?([\w-]+?)(?:%22)?$/.exec(address) ?? [];
  return `/api/my/trips/${tripId}/segments/${segmentId}`;
}

/** Lets go of a file over the page, wherever it is. */
export async function drop(page: Page, name: string, type: string, text: string): Promise<void> {
  const held = await page.evaluateHandle(
    ([name, type, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], name ?? '', { type }));
      return transfer;
    },
    [name, type, text],
  );
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: held });
  await expect(page.getByText('Drop to import')).toBeVisible();
  await page.dispatchEvent('h1', 'drop', { dataTransfer: held });
}
