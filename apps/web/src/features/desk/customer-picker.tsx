import { calls } from 'virtual:contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import box from '../../ui/field/search-box.module.css';
import { useWords } from '../../words/words.ts';
import css from './customer-picker.module.css';
import shared from './desk.module.css';
import { agencyQuery } from './desk-queries.ts';

export type Chosen = { id: string; name: string };

type PickerProps = {
  label: string;
  chosen: Chosen | null;
  error?: string | false;
  onChoose: (customer: Chosen) => void;
};

/** Finds a customer by name or e-mail; the few nearest are a group of radio buttons, which arrows walk through. */
export function CustomerPicker({ label, chosen, error, onChoose }: PickerProps) {
  const { t } = useWords();
  const group = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...agencyQuery(useAgencyApi(), calls.listCustomers, { query: { ...(query && { query }), limit: 8 } }),
    placeholderData: keepPreviousData,
  });
  const found = data?.items ?? [];
  const isListed = chosen === null || found.some(({ id }) => id === chosen.id);
  return (
    <fieldset className={css.picker}>
      <legend className={shared.pickerLabel}>{label}</legend>
      <div className={box.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          value={text}
          placeholder={t('agency.findCustomer')}
          aria-label={t('agency.findCustomer')}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {!isListed && <p className={shared.quiet}>{t('agency.chosen', { name: chosen.name })}</p>}
      <ul className={css.people}>
        {found.map((customer) => {
          const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
          return (
            <li key={customer.id}>
              <label className={css.person}>
                <input
                  type="radio"
                  name={group}
                  checked={chosen?.id === customer.id}
                  onChange={() => onChoose({ id: customer.id, name })}
                />
                <Avatar name={name} size={32} />
                <span className={css.personText}>
                  <span>{name}</span>
                  <span className={shared.quiet}>
                    <Breakable address={customer.email} />
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {data && found.length === 0 && <p className={shared.quiet}>{t('errors.noCustomer')}</p>}
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
