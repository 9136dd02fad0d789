import { type ComponentProps, useId } from 'react';
import { useWords } from '../../words/words.ts';
import css from './field.module.css';
import { Field, FieldError, type FieldText, TextField } from './field.tsx';

/** A calendar day, `2026-12-03`: the device's own picker. */
export function DateField(props: FieldText & ComponentProps<'input'>) {
  return <TextField {...props} type="date" />;
}

/** `08:15`. */
export function TimeField(props: FieldText & ComponentProps<'input'>) {
  return <TextField {...props} type="time" />;
}

type MomentProps = FieldText & {
  /** `2026-12-03T08:15` on the clock of the place, `2026-12-03` when only the day is known, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The zone of the place in words ("Paris time, CET"): shown, because the clock is the place's and not the device's. */
  zone?: string | null;
  required?: boolean;
  /** False for what happens on a day and not at a time. */
  withTime?: boolean;
  min?: string;
};

/** A moment at a place: its day and, where known, its time there. */
export function MomentField({
  label,
  hint,
  error,
  value,
  onChange,
  zone,
  required,
  withTime = true,
  min,
}: MomentProps) {
  const { t } = useWords();
  const id = useId();
  const [day = '', time = ''] = value.split('T');
  const join = (newDay: string, newTime: string) => onChange(newDay && newTime ? `${newDay}T${newTime}` : newDay);
  return (
    <fieldset className={css.field}>
      <Field label={label} required={required}>
        {(control) => (
          <div className={withTime ? css.pair : undefined}>
            <input
              {...control}
              type="date"
              value={day}
              min={min}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-below`}
              onChange={(event) => join(event.target.value, time)}
            />
            {withTime && (
              <input
                className={css.control}
                type="time"
                value={time}
                aria-label={`${t('common.localTime')}, ${typeof label === 'string' ? label : ''}`}
                aria-describedby={`${id}-below`}
                onChange={(event) => join(day, event.target.value)}
              />
            )}
          </div>
        )}
      </Field>
      <div id={`${id}-below`}>
        {(zone || hint) && <p className={css.hint}>{zone ? `${t('common.localTime')} · ${zone}` : hint}</p>}
        <FieldError>{error}</FieldError>
      </div>
    </fieldset>
  );
}
