import type { Import, ImportedBooking } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import css from './booking-card.module.css';
import { useImportDoor } from './import-door.ts';
import { isNamedAmong } from './is-named-among.ts';

/** A doubt and no refusal: one's colleagues' and family's bookings belong to one's trips, a stranger's paper was chosen by mistake. */
export function NamesAnother({ one, booking }: { one: Import; booking: ImportedBooking }) {
  const { t } = useWords();
  const person = useImportDoor().useName(one);
  const named = namesIn(booking.draft.travelers);
  if (booking.action === 'dismissed' || person === null || named.length === 0 || isNamedAmong(person, named))
    return null;
  return <p className={css.missing}>{t('imports.namesAnother', { named: named.join(', '), person })}</p>;
}

/** As far as it was read: the draft is not yet checked. */
function namesIn(travelers: unknown): string[] {
  if (!Array.isArray(travelers)) return [];
  return travelers.map((one) => (one as { name?: unknown } | null)?.name).filter((name) => typeof name === 'string');
}
