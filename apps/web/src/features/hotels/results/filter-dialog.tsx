import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Select, TextField } from '../../../ui/field/field.tsx';
import { Pills } from '../../../ui/field/pills.tsx';
import { useWords } from '../../../words/words.ts';
import { amenityIcons, amenityOrder } from '../amenity-order.ts';
import { numberText } from '../hotel-facts.tsx';
import { type Filters, radii } from './filters.ts';
import css from './results.module.css';

type DialogProps = { filters: Filters; currency: string; onChange: (filters: Filters) => void; onClose: () => void };

/** Price per night, amenities and how far around; nothing is asked of the provider before "Show". */
export function FilterDialog({ filters, currency, onChange, onClose }: DialogProps) {
  const { t, language } = useWords();
  const id = useId();
  const [draft, setDraft] = useState(filters);
  const [least, setLeast] = useState(filters.byMinPrice?.toString() ?? '');
  const [most, setMost] = useState(filters.byMaxPrice?.toString() ?? '');
  const [fault, setFault] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const byMinPrice = amountOf(least);
    const byMaxPrice = amountOf(most);
    const wrong = Number.isNaN(byMinPrice) || Number.isNaN(byMaxPrice);
    if (wrong || (byMinPrice !== undefined && byMaxPrice !== undefined && byMinPrice > byMaxPrice)) {
      setFault(true);
    } else onChange({ ...draft, byMinPrice, byMaxPrice });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hotels.filters')}
      actions={
        <>
          <Button onClick={() => onChange({ ...draft, byMinPrice: undefined, byMaxPrice: undefined, amenities: [] })}>
            {t('hotels.clearFilters')}
          </Button>
          <Button variant="primary" type="submit" form={id}>
            {t('hotels.showResults')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.filterForm} onSubmit={submit} noValidate>
        <fieldset>
          <legend className={css.legend}>{t('hotels.pricePerNight', { currency })}</legend>
          <div className={css.pair}>
            <TextField
              label={t('hotels.least')}
              inputMode="decimal"
              value={least}
              error={fault && t('hotels.faultPrices')}
              onChange={({ target: { value } }) => {
                setLeast(value);
                setFault(false);
              }}
            />
            <TextField
              label={t('hotels.most')}
              inputMode="decimal"
              value={most}
              onChange={({ target: { value } }) => {
                setMost(value);
                setFault(false);
              }}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className={css.legend}>{t('fields.amenities')}</legend>
          <Pills
            options={amenityOrder.map((amenity) => {
              const Icon = amenityIcons[amenity];
              return {
                value: amenity,
                label: t(`fields.amenity_${amenity}`),
                icon: <Icon size={15} aria-hidden="true" />,
              };
            })}
            chosen={draft.amenities}
            onChange={(amenities) => setDraft({ ...draft, amenities })}
          />
        </fieldset>
        <div className={css.pair}>
          <Select
            label={t('hotels.radius')}
            required
            value={draft.radius}
            onChange={({ target: { value } }) => setDraft({ ...draft, radius: Number(value) })}
          >
            {[...new Set([draft.radius, ...radii])]
              .sort((one, other) => one - other)
              .map((radius) => (
                <option key={radius} value={radius}>
                  {numberText(radius, language, 1)}
                </option>
              ))}
          </Select>
          <Select
            label={t('hotels.measure')}
            required
            value={draft.radiusMeasure}
            onChange={({ target: { value } }) => setDraft({ ...draft, radiusMeasure: value === 'MI' ? 'MI' : 'KM' })}
          >
            <option value="KM">{t('hotels.inKilometres')}</option>
            <option value="MI">{t('hotels.inMiles')}</option>
          </Select>
        </div>
      </form>
    </Dialog>
  );
}

/** Empty is no limit; what is no amount is NaN. */
function amountOf(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return undefined;
  return /^\d{1,6}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
