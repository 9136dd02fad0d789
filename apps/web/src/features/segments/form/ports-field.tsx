import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import { PlaceField } from '../../places/place-field.tsx';
import { noPlace, type PlaceInput } from '../../places/place-input.ts';
import { noWhen, type PortInput, type When } from './kinds.ts';
import css from './segment-form.module.css';
import { WhenField } from './when-field.tsx';

type PortsProps = { error?: string; value: PortInput[]; onChange: (value: PortInput[]) => void };

/** Where a cruise calls, each with its own clock. */
export function PortsField({ error, value, onChange }: PortsProps) {
  const { t } = useWords();
  const set = (at: number, change: (port: PortInput) => PortInput) =>
    onChange(value.map((port, index) => (index === at ? change(port) : port)));
  return (
    <div className={css.list}>
      {value.map((port, index) => (
        // A port has no name of its own until it is chosen, and a ship may call twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={index} className={css.item}>
          <legend className={css.itemTitle}>{t('fields.port', { number: index + 1 })}</legend>
          <IconButton
            label={t('fields.removePort', { number: index + 1 })}
            className={css.remove}
            onClick={() => onChange(value.filter((_, other) => other !== index))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
          <PlaceField
            label={t('fields.location')}
            required
            types="city,address"
            value={port.place}
            onChange={(place) => set(index, (before) => withPlace(before, place))}
          />
          {(['arrival', 'departure'] as const).map((end) => (
            <WhenField
              key={end}
              field={{ name: end, kind: 'when', label: 'fields.arrives', at: 'place' }}
              label={t(end === 'arrival' ? 'fields.arrives' : 'fields.departs')}
              values={{ place: port.place, start: noWhen }}
              value={port[end]}
              onChange={(when: When) => set(index, (before) => ({ ...before, [end]: when }))}
            />
          ))}
        </fieldset>
      ))}
      <FieldError>{error}</FieldError>
      <Button
        variant="soft"
        icon={<Plus size={17} />}
        onClick={() => onChange([...value, { place: noPlace, arrival: noWhen, departure: noWhen }])}
      >
        {t('fields.addPort')}
      </Button>
    </div>
  );
}

/** A new port brings its clock. */
function withPlace(port: PortInput, place: PlaceInput): PortInput {
  const zone = place.place?.timeZone ?? null;
  return { place, arrival: { ...port.arrival, zone }, departure: { ...port.departure, zone } };
}
