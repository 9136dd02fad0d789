import type { Import, ImportedBooking } from '@escale/contract';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { More } from '../../ui/more/more.tsx';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from '../segments/form/fields.ts';
import { ConfidenceChip } from './confidence-chip.tsx';
import { LeadsTo } from './leads-to.tsx';
import { markOf } from './look.ts';
import css from './read-fields.module.css';
import { useFieldWords } from './use-field-words.ts';

/** The values, and where each stands; one tap leads there. */
export function ReadFields({ one, booking }: { one: Import; booking: ImportedBooking }) {
  const { t } = useWords();
  const words = useFieldWords(booking.type);
  const order = fieldsOfForm(booking.type).map(({ name }) => name as string);
  const changes = booking.changes.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const read = fieldsOfForm(booking.type)
    .map((field) => ({ field, text: words.value(field.name, booking.draft[field.name]) }))
    .filter(({ field, text }) => text !== '' && booking.draft[field.name] !== false);
  return (
    <>
      <Facts>
        {read.map(({ field, text }) => (
          <Fact
            key={field.name}
            label={t(field.name === 'price' && isOfSeveral(booking, one) ? 'imports.wholePrice' : field.label)}
          >
            <LeadsTo mark={markOf(booking, field.name)}>{text}</LeadsTo>
          </Fact>
        ))}
      </Facts>
      {booking.changes.length > 0 && (
        <section className={css.changes} aria-label={t('imports.whatChanged')}>
          <h4>{t('imports.whatChanged')}</h4>
          <dl>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{words.label(field)}</dt>
                <dd>
                  <del>{words.value(field, before) || t('fields.empty')}</del> <span aria-hidden="true">→</span>{' '}
                  <ins>{words.value(field, after) || t('fields.empty')}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {booking.evidence.length > 0 && (
        <More title={t('imports.showEvidence')} className={css.evidence}>
          <ul>
            {booking.evidence.map(({ field, text, where, confidence }) => (
              <li key={`${field} ${where} ${text}`}>
                <span className={css.evidenceHead}>
                  <strong>{words.label(field)}</strong>
                  <ConfidenceChip confidence={confidence} />
                </span>
                <q>{text}</q>
                <small>{where}</small>
              </li>
            ))}
          </ul>
        </More>
      )}
    </>
  );
}

/** The paper prints one price, and under its number there is more than this. */
function isOfSeveral({ index, draft, evidence }: ImportedBooking, { bookings }: Import): boolean {
  const printed = (of: ImportedBooking['evidence']) => {
    const price = of.find(({ field }) => field === 'price');
    return price && `${price.where} ${price.text}`;
  };
  const price = printed(evidence);
  if (price === undefined) return false;
  return bookings.some(
    (other) =>
      other.index !== index &&
      draft.confirmationNumber !== undefined &&
      other.draft.confirmationNumber === draft.confirmationNumber &&
      printed(other.evidence) === price,
  );
}
