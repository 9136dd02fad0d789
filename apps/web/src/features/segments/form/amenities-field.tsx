import type { Amenity } from '@escale/contract';
import { Pills } from '../../../ui/field/pills.tsx';
import { useWords } from '../../../words/words.ts';
import css from './segment-form.module.css';

/** In the contract's order; the type makes sure that none is missing. */
const amenities = Object.keys({
  breakfast: 0,
  restaurant: 0,
  parking: 0,
  internet: 0,
  shuttle: 0,
  accessibility: 0,
  'eco-label': 0,
  pool: 0,
  fitness: 0,
  'sanitary-standards': 0,
  'pets-allowed': 0,
  'front-desk-24-7': 0,
  'charging-station': 0,
} satisfies Record<Amenity, 0>) as Amenity[];

type AmenitiesProps = { label: string; value: string[]; onChange: (value: string[]) => void };

export function AmenitiesField({ label, value, onChange }: AmenitiesProps) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className={css.label}>{label}</legend>
      <Pills<string>
        options={amenities.map((amenity) => ({ value: amenity, label: t(`fields.amenity_${amenity}`) }))}
        chosen={value}
        onChange={onChange}
      />
    </fieldset>
  );
}
