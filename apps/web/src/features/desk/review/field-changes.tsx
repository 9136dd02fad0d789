import type { SegmentType } from '@escale/contract';
import { ArrowRight } from 'lucide-react';
import { useWords } from '../../../words/words.ts';
import { fieldsOfForm } from '../../segments/form/fields.ts';
import { valueText } from '../../segments/value-text.ts';
import css from './review.module.css';

type Facts = Record<string, unknown>;

/** What becomes of each field that differs: as it is, and as it will be. */
export function FieldChanges({ type, before, after }: { type: SegmentType; before: object; after: object }) {
  const { t, language } = useWords();
  const [old, now] = [before as Facts, after as Facts];
  const rows = fieldsOfForm(type)
    .filter(({ name }) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map(({ name, kind, label }) => ({
      name,
      label: t(label),
      before: valueText(kind, old[name], t, language),
      after: valueText(kind, now[name], t, language),
    }))
    // Places may differ in what nobody reads, such as a coordinate.
    .filter((row) => row.before !== row.after);
  return <BeforeAfter rows={rows} />;
}

type Row = { name: string; label: string; before: string; after: string };

export function BeforeAfter({ rows }: { rows: readonly Row[] }) {
  const { t } = useWords();
  return (
    <dl className={css.beforeAfter}>
      {rows.map(({ name, label, before, after }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <del data-empty={!before || undefined}>
              <span className="only-heard">{t('agency.before')}: </span>
              {before || t('fields.empty')}
            </del>
            <ArrowRight size={15} aria-hidden="true" />
            <ins data-empty={!after || undefined}>
              <span className="only-heard">{t('agency.after')}: </span>
              {after || t('fields.empty')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
