import type { Language, Reveals } from '@escale/contract';
import type { FileAnswer } from '../../../platform/reply.ts';
import type { TripForOutsiders } from '../../trips/index.ts';
import { sheetOf } from '../sheet.ts';
import { say } from '../words.ts';
import { type Brand, houseBrand } from './brand.ts';
import type { PaperDesk } from './paper-desk.ts';

/** The trip as a PDF, to be kept or opened. */
export async function paperOf(
  desk: PaperDesk,
  trip: TripForOutsiders,
  reveals: Reveals,
  language: Language,
  brand: Brand | null,
  now: Date,
): Promise<FileAnswer> {
  const content = await desk.draw({
    sheet: sheetOf(trip, reveals, language),
    language,
    brand: brand ?? houseBrand,
    asOf: now.toISOString().slice(0, 10),
  });
  const name = `${trip.name || say('itinerary', language)}.pdf`;
  return { content, mediaType: 'application/pdf', name, sizeBytes: content.length, disposition: 'inline' };
}
