import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Search, UserRound, X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useWords } from '../../../words/words.ts';
import css from '../desk.module.css';
import { agencyQuery } from '../desk-queries.ts';
import { type TripSearch, whens } from './trip-filters.ts';

const exactly = { exact: true, includeSearch: true } as const;

/** Every filter is in the address: a list can be kept, sent on, and gone back to. */
export function TripFilterBar({ search }: { search: TripSearch }) {
  const { t } = useWords();
  const { when, unseen } = search;
  return (
    <div className={css.filters}>
      <SearchBox search={search} />
      <nav aria-label={t('agency.filters')} className={css.pills}>
        <Link
          to="/desk/trips"
          search={{ ...search, when: undefined }}
          className={classNames(css.pill, !when && css.chosenPill)}
          activeOptions={exactly}
        >
          {t('agency.when_all')}
        </Link>
        {whens.map((one) => (
          <Link
            key={one}
            to="/desk/trips"
            search={{ ...search, when: one }}
            className={classNames(css.pill, when === one && css.chosenPill)}
            activeOptions={exactly}
          >
            {t(`agency.when_${one}`)}
          </Link>
        ))}
        <Link
          to="/desk/trips"
          search={{ ...search, unseen: unseen ? undefined : true }}
          className={classNames(css.pill, unseen && css.chosenPill)}
          aria-current={unseen || undefined}
        >
          {t('agency.unseenFilter')}
        </Link>
        {search.customer && <CustomerPill search={search} customerId={search.customer} />}
      </nav>
    </div>
  );
}

function CustomerPill({ search, customerId }: { search: TripSearch; customerId: string }) {
  const { t } = useWords();
  const { data } = useQuery(agencyQuery(useAgencyApi(), calls.getCustomer, { params: { id: customerId } }));
  const name = data ? `${data.firstName} ${data.lastName}`.trim() || data.email : '…';
  return (
    <Link
      to="/desk/trips"
      search={{ ...search, customer: undefined }}
      className={classNames(css.pill, css.chosenPill)}
      aria-label={t('agency.withoutCustomer', { name })}
    >
      <UserRound size={16} aria-hidden="true" />
      {name}
      <X size={16} aria-hidden="true" />
    </Link>
  );
}

function SearchBox({ search }: { search: TripSearch }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const query = search.query ?? '';
  const [text, setText] = useState(query);
  const settled = useDeferredValue(text.trim());
  useEffect(() => {
    if (settled === query) return;
    const handle = setTimeout(() => {
      void navigate({
        to: '/desk/trips',
        search: { ...search, query: settled || undefined },
        replace: true,
        viewTransition: false,
      });
    }, 250);
    return () => clearTimeout(handle);
  }, [settled, query, search, navigate]);
  useEffect(() => {
    // As in a mail program: the slash leads to the search, wherever one is not typing.
    const look = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
  return (
    <search className={css.search}>
      <Search size={18} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={t('agency.searchTrips')}
        aria-label={t('agency.searchTrips')}
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
