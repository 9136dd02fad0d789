import { useId } from 'react';
import field from '../../ui/field/field.module.css';
import { useWords } from '../../words/words.ts';
import css from './feedback.module.css';

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

type ScaleProps = { legend: string; value: number | undefined; onChange: (score: number) => void };

/** From "Not at all" to "Strongly", in eleven steps. */
export function ScaleField({ legend, value, onChange }: ScaleProps) {
  const { t } = useWords();
  const name = useId();
  return (
    <fieldset className={css.scale}>
      <legend className={css.question}>
        {legend}
        <span className={field.optional}>{t('common.optional')}</span>
      </legend>
      <div className={css.steps}>
        {steps.map((step) => (
          <label key={step} className={css.step}>
            <input
              type="radio"
              className="only-heard"
              name={name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            {step}
            {step === 0 && <span className="only-heard"> {t('feedback.notAtAll')}</span>}
            {step === 10 && <span className="only-heard"> {t('feedback.strongly')}</span>}
          </label>
        ))}
      </div>
      <p className={css.ends} aria-hidden="true">
        <span>{t('feedback.notAtAll')}</span>
        <span>{t('feedback.strongly')}</span>
      </p>
    </fieldset>
  );
}
