import type { Segment } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from './form/fields.ts';
import { lengthOf } from './naming.ts';
import css from './segment-detail.module.css';
import { valueText } from './value-text.ts';

/** Everything that is known of a segment, in the order of its form. */
export function SegmentFacts({ segment }: { segment: Segment }) {
  const { t, language } = useWords();
  const raw = segment as Record<string, unknown>;
  const facts = fieldsOfForm(segment.type)
    .filter(({ name }) => !untold(name, raw))
    .map((field) => ({ field, text: valueText(field.kind, raw[field.name], t, language) }))
    .filter(({ text }) => text !== '');
  const length = segment.type === 'event' ? '' : lengthOf(segment);
  return (
    <dl className={css.facts}>
      {facts.map(({ field, text }) => (
        <div key={field.name} className={field.wide || text.length > 40 ? css.wideFact : undefined}>
          <dt>{t(field.label)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {length && (
        <div>
          <dt>{t('fields.duration')}</dt>
          <dd>{length}</dd>
        </div>
      )}
    </dl>
  );
}

/** What goes without saying. */
function untold(name: string, raw: Record<string, unknown>): boolean {
  return (name === 'personal' || name === 'dropOffSameAsPickUp') && raw[name] !== true;
}
