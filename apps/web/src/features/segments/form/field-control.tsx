import { Select, Switch, TextArea, TextField } from '../../../ui/field/field.tsx';
import { TimeField } from '../../../ui/field/moment-field.tsx';
import { useWords } from '../../../words/words.ts';
import { PlaceField } from '../../places/place-field.tsx';
import type { PlaceInput } from '../../places/place-input.ts';
import { AmenitiesField } from './amenities-field.tsx';
import type { Values } from './draft.ts';
import { faultWords } from './fault-words.ts';
import type { Field } from './fields.ts';
import type { Fault, PassengerInput, PortInput, PriceInput, When } from './kinds.ts';
import { PassengersField } from './passengers-field.tsx';
import { PortsField } from './ports-field.tsx';
import { PriceField } from './price-field.tsx';
import { WhenField } from './when-field.tsx';

type ControlProps = {
  field: Field;
  values: Values;
  fault: Fault | undefined;
  onChange: (name: string, value: Values[string]) => void;
};

/** The control that a field's kind asks for. */
export function FieldControl({ field, values, fault, onChange }: ControlProps) {
  const { t } = useWords();
  const { name, required } = field;
  const value = values[name];
  const common = {
    name,
    label: t(field.label),
    hint: field.hint && t(field.hint),
    error: fault && t(faultWords[fault]),
  };
  const change = (next: Values[string]) => onChange(name, next);
  switch (field.kind) {
    case 'place':
      return (
        <PlaceField
          {...common}
          required={required}
          types={field.places ?? ''}
          value={value as PlaceInput}
          onChange={change}
        />
      );
    case 'when':
      return <WhenField {...common} field={field} values={values} value={value as When} onChange={change} />;
    case 'clock': {
      const when = value as When;
      return (
        <TimeField {...common} value={when.time} onChange={(event) => change({ ...when, time: event.target.value })} />
      );
    }
    case 'toggle':
      return <Switch {...common} checked={value === true} onChange={(event) => change(event.target.checked)} />;
    case 'note':
      return (
        <TextArea
          {...common}
          maxLength={field.max}
          value={value as string}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'yes-no':
      return (
        <Select
          {...common}
          value={value as string}
          onChange={(event) => change(event.target.value as '' | 'yes' | 'no')}
        >
          <option value="">{t('fields.unknown')}</option>
          <option value="yes">{t('fields.yes')}</option>
          <option value="no">{t('fields.no')}</option>
        </Select>
      );
    case 'status':
      return (
        <Select
          {...common}
          required
          value={value as string}
          onChange={(event) => change(event.target.value as 'planned' | 'confirmed' | 'cancelled')}
        >
          <option value="planned">{t('segments.planned')}</option>
          <option value="confirmed">{t('segments.confirmed')}</option>
          <option value="cancelled">{t('segments.cancelled')}</option>
        </Select>
      );
    case 'price':
      return (
        <PriceField {...common} wrongCurrency={fault === 'currency'} value={value as PriceInput} onChange={change} />
      );
    case 'amenities':
      return <AmenitiesField label={common.label} value={value as string[]} onChange={change} />;
    case 'passengers':
    case 'guests':
      return (
        <PassengersField
          label={common.label}
          kind={field.kind}
          error={common.error}
          value={value as PassengerInput[]}
          onChange={change}
        />
      );
    case 'ports':
      return <PortsField error={common.error} value={value as PortInput[]} onChange={change} />;
    default:
      return (
        <TextField
          {...common}
          required={required}
          maxLength={field.max}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          value={value as string}
          onChange={(event) => change(event.target.value)}
        />
      );
  }
}
