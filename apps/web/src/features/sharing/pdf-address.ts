import { calls } from 'virtual:contract';
import type { Reveals } from '@escale/contract';
import { baseAddress } from '../../api/base-address.ts';
import type { Language } from '../../words/language.ts';

/** Where the trip's PDF is; the access-token cookie opens it. */
export function pdfAddress(tripId: string, language: Language, reveals: Reveals): string {
  const query = new URLSearchParams({ language });
  for (const part of ['confirmationNumbers', 'prices', 'travelers'] as const) if (reveals[part]) query.set(part, '1');
  return `${baseAddress()}${calls.getTripPdf.path.replace('{id}', encodeURIComponent(tripId))}?${query}`;
}
