import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { FieldError, TextField } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import type { PassengerInput } from './kinds.ts';
import css from './segment-form.module.css';

type PassengersProps = {
  label: string;
  /** Who sleeps or comes somewhere has neither seat nor ticket. */
  kind: 'passengers' | 'guests';
  error?: string;
  value: PassengerInput[];
  onChange: (value: PassengerInput[]) => void;
};

/** Whom the booking names. */
export function PassengersField({ label, kind, error, value, onChange }: PassengersProps) {
  const { t } = useWords();
  const isSeated = kind === 'passengers';
  const set = (at: number, change: Partial<PassengerInput>) =>
    onChange(value.map((passenger, index) => (index === at ? { ...passenger, ...change } : passenger)));
  return (
    <fieldset className={css.list}>
      <legend className="only-heard">{label}</legend>
      {value.map((passenger, index) => (
        // Two passengers may bear the same name, and none has anything else of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={index} className={css.item}>
          <legend className={css.itemTitle}>
            {t(isSeated ? 'fields.passenger' : 'fields.guest', { number: index + 1 })}
          </legend>
          <IconButton
            label={t(isSeated ? 'fields.removePassenger' : 'fields.removeGuest', { number: index + 1 })}
            className={css.remove}
            onClick={() => onChange(value.filter((_, other) => other !== index))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
          <div className={css.group}>
            <TextField
              label={t('fields.passengerName')}
              required
              maxLength={200}
              value={passenger.name}
              onChange={(event) => set(index, { name: event.target.value })}
            />
            {isSeated && (
              <>
                <TextField
                  label={t('fields.seat')}
                  maxLength={20}
                  value={passenger.seat}
                  onChange={(event) => set(index, { seat: event.target.value })}
                />
                <TextField
                  label={t('fields.ticketNumber')}
                  maxLength={40}
                  value={passenger.ticketNumber}
                  onChange={(event) => set(index, { ticketNumber: event.target.value })}
                />
              </>
            )}
          </div>
        </fieldset>
      ))}
      <FieldError>{error}</FieldError>
      <Button
        variant="soft"
        icon={<Plus size={17} />}
        onClick={() => onChange([...value, { name: '', seat: '', ticketNumber: '' }])}
      >
        {t(isSeated ? 'fields.addPassenger' : 'fields.addGuest')}
      </Button>
    </fieldset>
  );
}
