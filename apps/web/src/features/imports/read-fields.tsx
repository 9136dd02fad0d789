import type { ImportedBooking } from '@escale/contract';
import { ChevronDown } from 'lucide-react';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from '../segments/form/fields.ts';
import { valueText } from '../segments/value-text.ts';
import { ConfidenceChip } from './confidence-chip.tsx';
import css from './imports.module.css';

/** The values, where the paper says something else than the traveller, and where each stands. */
export function ReadFields({ booking }: { booking: ImportedBooking }) {
  const { t, language } = useWords();
  const fields = fieldsOfForm(booking.type);
  const read = fields
    .map((field) => ({ field, text: valueText(field.kind, booking.draft[field.name], t, language) }))
    .filter(({ field, text }) => text !== '' && booking.draft[field.name] !== false);
  const labelOf = (name: string) => {
    const known = fields.find((field) => field.name === name.split('.')[0]);
    return known ? t(known.label) : name;
  };
  return (
    <>
      <dl className={css.facts}>
        {read.map(({ field, text }) => (
          <div key={field.name}>
            <dt>{t(field.label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {booking.differences.length > 0 && (
        <section className={css.differences}>
          <h4>{t('imports.differs')}</h4>
          {booking.differences.map(({ field: name, kept, offered }) => {
            const kind = fields.find((field) => field.name === name)?.kind ?? 'text';
            return (
              <p key={name}>
                <strong>{labelOf(name)}</strong>
                <br />
                {t('imports.kept')}: {valueText(kind, kept, t, language) || t('fields.empty')}
                <br />
                {t('imports.offered')}: {valueText(kind, offered, t, language) || t('fields.empty')}
              </p>
            );
          })}
        </section>
      )}
      {booking.evidence.length > 0 && (
        <details className={css.evidence}>
          <summary>
            <ChevronDown size={16} aria-hidden="true" />
            {t('imports.showEvidence')}
          </summary>
          <ul>
            {booking.evidence.map(({ field, text, where, confidence }) => (
              <li key={`${field} ${where} ${text}`}>
                <span className={css.evidenceHead}>
                  <strong>{labelOf(field)}</strong>
                  <ConfidenceChip confidence={confidence} />
                </span>
                <q>{text}</q>
                <small>{where}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
