import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/field/field.tsx';
import { DateField } from '../../../ui/field/moment-field.tsx';
import { daysBetween, today } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { PlaceField } from '../../places/place-field.tsx';
import { mostGuests, mostRooms, type Stay } from '../stay.ts';
import { dayAfter, isStay, type SearchDraft, type SearchFaults, stayOf } from './search-draft.ts';
import css from './search-page.module.css';

/** What European business travel is paid in, and what its neighbours use. */
const currencies = ['EUR', 'GBP', 'CHF', 'USD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'CAD', 'JPY', 'AED'];
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

export function SearchForm({ from, onSearch }: { from: SearchDraft; onSearch: (stay: Stay) => void }) {
  const { t } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(from);
  const [faults, setFaults] = useState<SearchFaults>({});
  const nights = draft.checkin && draft.checkout > draft.checkin ? daysBetween(draft.checkin, draft.checkout) : null;

  function set(change: Partial<SearchDraft>): void {
    setDraft((before) => ({ ...before, ...change }));
    setFaults({});
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = stayOf(draft, today());
    if (isStay(found)) {
      onSearch(found);
      return;
    }
    setFaults(found);
    // After the faults are drawn: the first of them is where to go on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="only-heard">
        {t('hotels.search')}
      </h2>
      <div className={css.wide}>
        <PlaceField
          label={t('hotels.where')}
          value={draft.place}
          onChange={(place) => set({ place })}
          types="city,address,airport,station"
          townsFirst
          whyChoose={t('hotels.faultPlace')}
          required
          error={faults.place && t(faults.place)}
          name="place"
        />
      </div>
      <DateField
        label={t('hotels.checkin')}
        name="checkin"
        required
        min={today()}
        value={draft.checkin}
        error={faults.checkin && t(faults.checkin)}
        onChange={({ target: { value } }) =>
          set({ checkin: value, ...(value && draft.checkout <= value && { checkout: dayAfter(value) }) })
        }
      />
      <DateField
        label={t('hotels.checkout')}
        name="checkout"
        required
        min={draft.checkin ? dayAfter(draft.checkin) : today()}
        value={draft.checkout}
        error={faults.checkout && t(faults.checkout)}
        hint={nights && t('hotels.nights', { count: nights })}
        onChange={({ target: { value } }) => set({ checkout: value })}
      />
      <div className={css.threes}>
        <Select
          label={t('hotels.guests')}
          name="guest"
          required
          value={draft.guest}
          onChange={({ target: { value } }) => set({ guest: Number(value) })}
        >
          {upTo(mostGuests).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
        <Select
          label={t('hotels.rooms')}
          name="room"
          required
          value={draft.room}
          error={faults.room && t(faults.room)}
          onChange={({ target: { value } }) => set({ room: Number(value) })}
        >
          {upTo(mostRooms).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
        <Select
          label={t('hotels.currency')}
          name="currency"
          required
          value={draft.currency}
          onChange={({ target: { value } }) => set({ currency: value })}
        >
          {[...new Set([draft.currency, ...currencies])].map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </div>
      <div className={css.wide}>
        <Button type="submit" variant="primary" wide icon={<Search size={18} aria-hidden="true" />}>
          {t('hotels.searchAction')}
        </Button>
      </div>
    </form>
  );
}
