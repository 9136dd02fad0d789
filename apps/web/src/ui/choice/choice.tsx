import { useId } from 'react';
import css from './choice.module.css';

type ChoiceProps<Value extends string> = {
  legend: string;
  /** Heard only: what stands around says it to the eye. */
  legendHeard?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of a few, side by side: radio buttons underneath. */
export function Choice<Value extends string>({
  legend,
  legendHeard = false,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={legendHeard ? 'only-heard' : css.legend}>{legend}</legend>
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
