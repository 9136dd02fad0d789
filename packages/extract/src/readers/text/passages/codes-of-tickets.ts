import { runsCoaches } from '../journeys/companies-of-ways.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import type { Label } from '../labels/labels.ts';
import { kindWords } from '../numbers/kind-words.ts';
import { isTicketsNumber } from '../numbers/tickets-number.ts';
import type { Passage } from './passage.ts';

/**
 * "Billet | NX7R44QB" in the form of a coach, in an order whose other forms say "Code" and "Dossier": what it goes by, for it says no
 * other number. An airline's ticket has one too, by which nobody finds a booking.
 */
export function withCodesOfTickets(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ label }) => label === 'ticket')) return passages;
  const forms = Map.groupBy(passages, formOf);
  forms.delete('');
  const isNumbered = (form: readonly Passage[]) => form.some(({ label }) => label === 'reference');
  if (![...forms.values()].some(isNumbered)) return passages;
  const codes = new Set(
    [...forms.values()].flatMap((form) => {
      const [only, more] = form.filter((p) => p.label === 'ticket' && !p.former && !p.byColumn);
      const isOnly = only && !more && isTicketsNumber(only.text);
      return isOnly && !isNumbered(form) && rides(form) ? [only] : [];
    }),
  );
  return codes.size > 0 ? passages.map((p) => (codes.has(p) ? { ...p, label: 'reference' } : p)) : passages;
}

/** A table, or the lines below one title. */
const formOf = ({ inTable, block, section }: Passage): string => (inTable ? `table ${block}` : section);

function rides(form: readonly Passage[]): boolean {
  const ends = new Set(form.flatMap(({ label }) => (label && ofWays.has(label) ? [label] : [])));
  const isByAir = form.some(({ section, shape }) => flies.test(`${section} ${shape}`));
  return ends.size > 1 && form.some(isByLandOrSea) && !isByAir;
}

const isByLandOrSea = ({ section, text, shape }: Passage): boolean =>
  runsCoaches(shape) || namesTrain(text) || kinds.some((kind) => kindWords[kind]?.test(`${section} ${shape}`));

const ofWays: ReadonlySet<Label> = new Set(['departure', 'arrival', 'from', 'to', 'route']);
const kinds = ['TrainReservation', 'BusReservation', 'BoatReservation'] as const;
const flies = /\b(?:vols?|flights?|flug|airlines?|airways)\b/;
