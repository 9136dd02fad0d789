import { useId } from 'react';
import css from '../../../ui/field/field.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import type { PriceInput } from './kinds.ts';

const usual = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'AED', 'SGD', 'AUD'];

type PriceProps = {
  label: string;
  error?: string;
  /** The error speaks of the currency, not of the amount. */
  wrongCurrency: boolean;
  value: PriceInput;
  onChange: (value: PriceInput) => void;
};

export function PriceField({ label, error, wrongCurrency, value, onChange }: PriceProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={css.pair}>
          <input
            {...control}
            aria-invalid={!wrongCurrency && control['aria-invalid']}
            inputMode="decimal"
            autoComplete="off"
            value={value.amount}
            onChange={(event) => onChange({ ...value, amount: event.target.value })}
          />
          <input
            className={css.control}
            aria-label={t('fields.currency')}
            aria-invalid={wrongCurrency || undefined}
            aria-describedby={wrongCurrency ? control['aria-describedby'] : undefined}
            list={id}
            maxLength={3}
            autoComplete="off"
            value={value.currency}
            onChange={(event) => onChange({ ...value, currency: event.target.value.toUpperCase() })}
          />
          <datalist id={id}>
            {usual.map((currency) => (
              <option key={currency} value={currency} />
            ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}
