import type { ShownPlace } from '@escale/contract';
import { zoneName } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import type { WordKey } from '../../words/namespaces.ts';
import type { Say } from '../../words/words.ts';
import { nameWithCode } from '../places/place-input.ts';
import { placeName } from '../places/place-name.ts';
import type { FieldKind } from './form/fields.ts';
import { momentText, momentWithYear } from './naming.ts';

/**
 * A field's value for reading; empty where nothing is said. `raw` is as the contract or an unchecked draft has it.
 * `year`: days of another year say which, where they are compared with a paper and no title above tells it.
 */
export function valueText(
  kind: FieldKind,
  raw: unknown,
  t: Say,
  language: Language,
  { year = false }: { year?: boolean } = {},
): string {
  if (raw === undefined || raw === null || raw === '') return '';
  switch (kind) {
    case 'place':
      return placeText(raw as ShownPlace);
    case 'when':
    case 'clock':
      return [(year ? momentWithYear : momentText)(String(raw), language), zoneName(String(raw), language)]
        .filter(Boolean)
        .join('\u00a0');
    case 'price':
      return priceText(raw as { amount: string; currency: string }, language);
    case 'toggle':
    case 'yes-no':
      return t(raw ? 'fields.yes' : 'fields.no');
    case 'status':
      return t(`segments.${raw as 'planned' | 'confirmed' | 'cancelled'}`);
    case 'amenities':
      return (raw as string[]).map((amenity) => t(`fields.amenity_${amenity}` as WordKey)).join(', ');
    case 'passengers':
    case 'guests':
      return (raw as { name: string; seat?: string; ticketNumber?: string }[])
        .map(({ name, seat, ticketNumber }) => [name, seat, ticketNumber].filter(Boolean).join(' · '))
        .join('\n');
    case 'ports':
      return (raw as { place: ShownPlace; arrival?: string; departure?: string }[])
        .map(({ place, arrival, departure }) => {
          const times = [arrival, departure].filter((moment) => moment !== undefined);
          return [placeName(place), times.map((moment) => momentText(moment, language)).join(' – ')]
            .filter(Boolean)
            .join(' · ');
        })
        .join('\n');
    default:
      return String(raw);
  }
}

function placeText(place: ShownPlace): string {
  const where = place.address ?? place.town ?? place.city;
  return where && where !== placeName(place) ? `${nameWithCode(place)}, ${where}` : nameWithCode(place);
}

function priceText({ amount, currency }: { amount: string; currency: string }, language: Language): string {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
  } catch {
    // A currency code that this browser does not know.
    return `${amount} ${currency}`;
  }
}
