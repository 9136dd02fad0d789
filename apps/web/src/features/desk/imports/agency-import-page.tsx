import type { AgencyImport, ImportedBooking } from '@escale/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight, FileInput, PenLine } from 'lucide-react';
import { useState } from 'react';
import { isRefusal } from '../../../api/problem.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { BackArrow, backClass, Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { StateChip } from '../../imports/import-list.tsx';
import { isReading, isWaiting } from '../../imports/import-queries.ts';
import { ReadFields } from '../../imports/read-fields.tsx';
import { ReadingProgress } from '../../imports/reading-progress.tsx';
import { dayAndTime } from '../day-and-time.ts';
import css from '../desk.module.css';
import { useAgencyImport } from './agency-import-queries.ts';
import { CompleteForCustomer } from './complete-for-customer.tsx';

const route = getRouteApi('/inside/agency/desk/imports/$importId');

/** One document for a customer: what was read of it and what became of it; what waits is completed here. */
export function AgencyImportPage() {
  const { t, language } = useWords();
  const { data: one, error, refetch } = useAgencyImport(route.useParams().importId);
  const missing = isRefusal(error, 'import.not-found');
  return (
    <Page>
      <PageHeader
        title={one?.title ?? t('imports.title')}
        eyebrow={one?.customer.name}
        below={one && [dayAndTime(one.receivedAt, language), one.by].filter(Boolean).join(' · ')}
        back={
          <Link to="/desk/imports" className={backClass}>
            <BackArrow />
            {t('imports.title')}
          </Link>
        }
      />
      <PageBody narrow>
        {one && <OpenImport one={one} />}
        {missing && <EmptyState icon={FileInput} title={t('imports.notFound')} text="" />}
        {!one && error && !missing && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!one && !error && <RowsSkeleton />}
      </PageBody>
    </Page>
  );
}

function OpenImport({ one }: { one: AgencyImport }) {
  const { t } = useWords();
  return (
    <>
      <Card padded className={css.stack}>
        <span>
          <StateChip one={one} />
        </span>
        {one.reason && isWaiting(one) && <p>{t(`imports.why_${one.reason}`)}</p>}
        <ReadingProgress one={one} />
        {one.trips.map(({ id, name }) => (
          <Link key={id} to="/desk/trips/$tripId" params={{ tripId: id }} className={buttonClass({ variant: 'soft' })}>
            {t('agency.openTrip', { name })}
            <ChevronRight size={17} aria-hidden="true" />
          </Link>
        ))}
      </Card>
      {one.bookings.length > 0 && <h2 className={css.heading}>{t('imports.whatWasRead')}</h2>}
      {one.bookings.map((booking) => (
        <Booking key={booking.index} one={one} booking={booking} />
      ))}
      {one.bookings.length === 0 && !isReading(one) && <p className={css.quiet}>{t('imports.nothingRead')}</p>}
    </>
  );
}

const tones = {
  created: 'ok',
  updated: 'ok',
  cancelled: 'bad',
  unchanged: 'quiet',
  waiting: 'warn',
  dismissed: 'quiet',
} as const;

function Booking({ one, booking }: { one: AgencyImport; booking: ImportedBooking }) {
  const { t } = useWords();
  const [completing, setCompleting] = useState(false);
  const { type, title, action } = booking;
  return (
    <Card padded className={css.stack} aria-label={title}>
      <div className={css.changeHead}>
        <KindTile type={type} />
        <h3 className={css.changeWords}>{title}</h3>
        <Chip tone={tones[action]}>{t(action === 'waiting' ? 'imports.waitingState' : `imports.${action}`)}</Chip>
      </div>
      {booking.reason && action === 'waiting' && <p>{t(`imports.why_${booking.reason}`)}</p>}
      {completing ? (
        <CompleteForCustomer one={one} booking={booking} onDone={() => setCompleting(false)} />
      ) : (
        <>
          <ReadFields booking={booking} />
          {action === 'waiting' && (
            <Button variant="primary" icon={<PenLine size={17} />} onClick={() => setCompleting(true)}>
              {t('imports.complete')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
