import { useId } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import css from '../../../ui/field/field.module.css';
import { FieldError } from '../../../ui/field/field.tsx';
import { daysBetween, zoneName } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import type { PlaceInput } from '../../places/place-input.ts';
import { cityOf } from '../places.ts';
import { isBeforeThatDay, movedTo, placeFieldFor, shiftDay, type Values } from './draft.ts';
import type { Field } from './fields.ts';
import { momentOf, type When } from './kinds.ts';

type WhenProps = {
  field: Field;
  label: string;
  error?: string;
  values: Values;
  value: When;
  onChange: (value: When) => void;
};

/** A day and, where known, a time on the clock of the place, which is named below. */
export function WhenField({ field, label, error, values, value, onChange }: WhenProps) {
  const { t } = useWords();
  const id = useId();
  const invalid = error ? true : undefined;
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>
        {label}
        {!field.required && <span className={css.optional}>{t('common.optional')}</span>}
      </legend>
      <div className={css.pair}>
        <input
          className={css.control}
          type="date"
          aria-label={label}
          required={field.required}
          aria-invalid={invalid}
          aria-describedby={`${id}-below`}
          min="1900-01-01"
          max="2199-12-31"
          value={value.day}
          onChange={(event) => onChange({ ...value, day: event.target.value })}
        />
        <input
          className={css.control}
          type="time"
          aria-label={t('fields.timeOf', { label })}
          aria-describedby={`${id}-below`}
          value={value.time}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
        />
      </div>
      <div id={`${id}-below`}>
        <WhenHint field={field} values={values} value={value} />
        <FieldError>{error}</FieldError>
      </div>
      {field.name === 'end' && isBeforeThatDay(values.start as When, value) && (
        <Button variant="plain" onClick={() => onChange({ ...value, day: shiftDay(value.day, 1) })}>
          {t('fields.makeNextDay')}
        </Button>
      )}
    </fieldset>
  );
}

/** The zone in words, how many days later, and what becomes of an hour that the clocks skip. */
function WhenHint({ field, values, value }: { field: Field; values: Values; value: When }) {
  const { t, language } = useWords();
  const moved = movedTo(value);
  const start = values.start as When;
  const later = field.name === 'end' && start.day && value.day ? daysBetween(start.day, value.day) : 0;
  const overnight = later > 0 && 'departure' in values ? t('fields.nextDay', { count: later }) : null;
  if (moved) return <p className={css.hint}>{t('fields.skipped', { time: moved })}</p>;
  const hint = [zoneText(), overnight].filter(Boolean).join(' · ');
  return hint ? <p className={css.hint}>{hint}</p> : null;

  function zoneText(): string | null {
    if (value.day === '' || value.time === '') return null;
    const place = (values[placeFieldFor(field, values) ?? ''] as PlaceInput | undefined)?.place;
    if (!value.zone) return t('fields.zoneUnknown');
    const zone = zoneName(momentOf(value), language);
    return place ? t('fields.zoneIs', { zone, place: cityOf(place) }) : zone;
  }
}
