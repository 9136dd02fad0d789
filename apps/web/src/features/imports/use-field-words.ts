import type { SegmentType } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from '../segments/form/fields.ts';
import { valueText } from '../segments/value-text.ts';

/** The fields of a segment in words: what each is called, and its values as people read them. */
export function useFieldWords(type: SegmentType) {
  const { t, language } = useWords();
  const fields = fieldsOfForm(type);
  const known = (name: string) => fields.find((field) => field.name === name.split('.')[0]);
  return {
    label(name: string): string {
      const field = known(name);
      return field ? t(field.label) : name;
    },
    value: (name: string, raw: unknown): string =>
      valueText(known(name)?.kind ?? 'text', raw, t, language, { year: true }),
  };
}
