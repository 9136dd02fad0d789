import type { AgencyTripSummary } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { KindIcon } from '../../../ui/kind/kind.tsx';
import { walkRows } from '../../../ui/walk-rows.ts';
import { useWords } from '../../../words/words.ts';
import { daysText } from '../../trips/trip-timing.tsx';
import table from '../desk-table.module.css';
import { SeenChip, TimingChip } from './trip-chips.tsx';
import css from './trips.module.css';

/** One line for each trip. Arrow keys walk from line to line, Enter opens. */
export function TripTable({ trips }: { trips: readonly AgencyTripSummary[] }) {
  const { t, language } = useWords();
  return (
    <div className={table.tableFrame}>
      <table className={table.table} onKeyDown={walkRows}>
        <caption className="only-heard">{t('agency.tableHint')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('agency.columnCustomer')}</th>
            <th scope="col">{t('trips.trip')}</th>
            <th scope="col">{t('agency.columnWhen')}</th>
            <th scope="col">{t('agency.columnState')}</th>
            <th scope="col">{t('agency.columnPublished')}</th>
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => (
            <tr key={`${trip.id} ${trip.customer.id}`}>
              <td>
                <span className={table.cellPerson}>
                  <Avatar name={trip.customer.name} size={34} />
                  {trip.customer.name}
                </span>
              </td>
              <th scope="row">
                <Link to="/desk/trips/$tripId" params={{ tripId: trip.id }} className={table.rowLink}>
                  {trip.name}
                </Link>
                <span className={css.kindLine}>
                  {trip.segmentTypes.slice(0, 5).map((type) => (
                    <span key={type}>
                      <KindIcon type={type} size={15} />
                      <span className="only-heard">{t(`segments.${type}`)}</span>
                    </span>
                  ))}
                </span>
              </th>
              <td className="figures">{daysText(trip, t, language)}</td>
              <td>
                <TimingChip trip={trip} />
              </td>
              <td>
                <span className={css.cellChips}>
                  {trip.draftId && (
                    <Chip tone="warn" icon={<FilePen size={13} aria-hidden="true" />}>
                      {t('agency.hasDraft')}
                    </Chip>
                  )}
                  <SeenChip trip={trip} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
