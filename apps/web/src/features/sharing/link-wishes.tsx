import type { LinkLife, Reveals } from '@escale/contract';
import { Checkbox, Select } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './share-dialog.module.css';

const parts = ['confirmationNumbers', 'prices', 'travelers', 'files'] as const;
const lives = ['after-trip', 'trip-end', '1-day', '7-days', '30-days'] as const satisfies readonly LinkLife[];

export const nothingMore: Reveals = { confirmationNumbers: false, prices: false, travelers: false, files: false };

/** What a link shows beyond times and places. */
export function RevealChoices({ reveals, onChange }: { reveals: Reveals; onChange: (reveals: Reveals) => void }) {
  const { t } = useWords();
  return (
    <fieldset className={css.choices}>
      <legend>{t('sharing.alsoShow')}</legend>
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={t(`sharing.${part}`)}
          checked={reveals[part]}
          onChange={(event) => onChange({ ...reveals, [part]: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}

export function LifeChoice({ life, onChange }: { life: LinkLife; onChange: (life: LinkLife) => void }) {
  const { t } = useWords();
  return (
    <Select
      label={t('sharing.ends')}
      required
      value={life}
      onChange={(event) => onChange(lives.find((one) => one === event.target.value) ?? 'after-trip')}
    >
      {lives.map((one) => (
        <option key={one} value={one}>
          {t(`sharing.life_${one}`)}
        </option>
      ))}
    </Select>
  );
}
