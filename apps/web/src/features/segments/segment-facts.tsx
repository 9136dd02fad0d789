import type { Segment } from '@escale/contract';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from './form/fields.ts';
import { stayOf } from './naming.ts';
import { valueText } from './value-text.ts';

/** Everything that is known of a segment, in the order of its form. */
export function SegmentFacts({ segment }: { segment: Segment }) {
  const { t, language } = useWords();
  const raw = segment as Record<string, unknown>;
  const facts = fieldsOfForm(segment.type)
    .filter(({ name }) => !untold(name, raw))
    .map((field) => ({
      field,
      text: field.name === 'duration' ? stayOf(segment, t) : valueText(field.kind, raw[field.name], t, language),
    }))
    .filter(({ text }) => text !== '');
  const length = segment.type === 'event' ? '' : stayOf(segment, t);
  return (
    <Facts>
      {facts.map(({ field, text }) => (
        <Fact key={field.name} label={t(field.label)} wide={field.wide || text.length > 40}>
          {text}
        </Fact>
      ))}
      {length && <Fact label={t('fields.duration')}>{length}</Fact>}
    </Facts>
  );
}

/** What goes without saying. */
function untold(name: string, raw: Record<string, unknown>): boolean {
  return (name === 'personal' || name === 'dropOffSameAsPickUp') && raw[name] !== true;
}
