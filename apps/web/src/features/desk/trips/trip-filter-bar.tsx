import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { UserRound, X } from 'lucide-react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import { agencyQuery } from '../desk-queries.ts';
import { type TripSearch, whens } from './trip-filters.ts';
import css from './trips.module.css';

const exactly = { exact: true, includeSearch: true } as const;

/** Every filter is in the address: a list can be kept, sent on, and gone back to. */
export function TripFilterBar({ search }: { search: TripSearch }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { when, unseen } = search;
  return (
    <div className={css.filters}>
      <SearchBox
        label={t('agency.searchTrips')}
        query={search.query ?? ''}
        slash
        onSearch={(query) =>
          void navigate({
            to: '/desk/trips',
            search: { ...search, query: query || undefined },
            replace: true,
            viewTransition: false,
          })
        }
      />
      <nav aria-label={t('agency.filters')} className={css.pills}>
        <Link
          to="/desk/trips"
          search={{ ...search, when: undefined }}
          className={classNames(shared.pill, !when && shared.chosenPill)}
          activeOptions={exactly}
        >
          {t('agency.when_all')}
        </Link>
        {whens.map((one) => (
          <Link
            key={one}
            to="/desk/trips"
            search={{ ...search, when: one }}
            className={classNames(shared.pill, when === one && shared.chosenPill)}
            activeOptions={exactly}
          >
            {t(`agency.when_${one}`)}
          </Link>
        ))}
        <Link
          to="/desk/trips"
          search={{ ...search, unseen: unseen ? undefined : true }}
          className={classNames(shared.pill, unseen && shared.chosenPill)}
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
      className={classNames(shared.pill, shared.chosenPill)}
      aria-label={t('agency.withoutCustomer', { name })}
    >
      <UserRound size={16} aria-hidden="true" />
      {name}
      <X size={16} aria-hidden="true" />
    </Link>
  );
}
