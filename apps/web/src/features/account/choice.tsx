import { useId } from 'react';
import css from './profile-page.module.css';

type ChoiceProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of a few, side by side: radio buttons underneath. */
export function Choice<Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choice}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
