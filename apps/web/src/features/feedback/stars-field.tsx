import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import field from '../../ui/field/field.module.css';
import { useWords } from '../../words/words.ts';
import css from './feedback.module.css';

const counts = [1, 2, 3, 4, 5] as const;

type StarsProps = {
  legend: string;
  /** The question is heard but not seen: it stands in the heading above. */
  quietLegend?: boolean;
  /** May be left without an answer, and says so as every other field does. */
  optional?: boolean;
  value: number | undefined;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (stars: number) => void;
};

/** Radio buttons that look like stars: arrows, Tab and touch work as everywhere. */
export function StarsField({ legend, quietLegend, optional = false, value, error, disabled, onChange }: StarsProps) {
  const { t } = useWords();
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset className={css.stars} disabled={disabled} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={quietLegend ? 'only-heard' : css.question}>
        {legend}
        {optional && <span className={field.optional}>{t('common.optional')}</span>}
      </legend>
      <div className={css.starRow} onPointerLeave={() => setPointed(null)}>
        {counts.map((count) => (
          <label key={count} className={css.star} data-lit={count <= shown} onPointerEnter={() => setPointed(count)}>
            <input
              type="radio"
              className="only-heard"
              name={name}
              value={count}
              checked={value === count}
              onChange={() => onChange(count)}
            />
            <Star size={30} fill={count <= shown ? 'currentColor' : 'none'} aria-hidden="true" />
            <span className="only-heard">{t('feedback.stars', { count })}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-error`} className={css.error} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  );
}
