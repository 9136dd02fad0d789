import type { ReactNode } from 'react';
import css from './pills.module.css';

type PillsProps<T extends string> = {
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Several of many, each a tap: boxes to check, drawn as pills. Stands in a `fieldset` that says what they are. */
export function Pills<T extends string>({ options, chosen, onChange }: PillsProps<T>) {
  return (
    <div className={css.pills}>
      {options.map(({ value, label, icon }) => (
        <label key={value} className={css.pill}>
          <input
            type="checkbox"
            className="only-heard"
            checked={chosen.includes(value)}
            onChange={({ target: { checked } }) => {
              const others = chosen.filter((other) => other !== value);
              onChange(checked ? [...others, value] : others);
            }}
          />
          {icon}
          {label}
        </label>
      ))}
    </div>
  );
}
