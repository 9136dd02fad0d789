import type { AgencyImport } from '@escale/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight, Plus } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { ImportBeside } from '../../imports/import-beside.tsx';
import { ImportDoorContext } from '../../imports/import-door.ts';
import { ImportGone, isGone } from '../../imports/import-gone.tsx';
import { StateChip } from '../../imports/import-list.tsx';
import { isReading, isWaiting } from '../../imports/import-queries.ts';
import shared from '../../imports/imports.module.css';
import { ReadingProgress } from '../../imports/reading-progress.tsx';
import { SpeaksOfMore } from '../../imports/speaks-of-more.tsx';
import { UndoImport } from '../../imports/undo-import.tsx';
import { dayAndTime } from '../day-and-time.ts';
import { useAgencyImport } from './agency-import-queries.ts';
import { customerImports } from './customer-imports.tsx';
import { DismissImport } from './dismiss-import.tsx';
import { ReadAgain } from './read-again.tsx';
import { whyItWaits } from './why-it-waits.ts';

const route = getRouteApi('/inside/agency/desk/imports/$importId');

/** One document for a customer: what was read of it and what became of it; what waits is accepted, corrected or taken back here. */
export function AgencyImportPage() {
  const { t, language } = useWords();
  const { data: one, error, refetch } = useAgencyImport(route.useParams().importId);
  if (isGone(error)) return <ImportGone list="/desk/imports" />;
  return (
    <Page>
      <PageHeader
        title={one?.title ?? t('imports.title')}
        eyebrow={one?.customer.name}
        below={one && [dayAndTime(one.receivedAt, language), one.by].filter(Boolean).join(' · ')}
        back={<BackLink to="/desk/imports">{t('imports.title')}</BackLink>}
      />
      {one ? (
        <OpenImport one={one} />
      ) : (
        <PageBody>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />}</PageBody>
      )}
    </Page>
  );
}

function OpenImport({ one }: { one: AgencyImport }) {
  const { t } = useWords();
  const agreed = one.reason !== 'sender-unknown';
  return (
    <ImportDoorContext value={customerImports}>
      <ImportBeside
        one={one}
        standing={(add, acceptAll) => (
          <Card padded className={shared.leading}>
            <StateChip one={one} />
            {one.reason && isWaiting(one) && (
              <div>
                <p className={shared.reason}>{whyItWaits(one.reason, t)}</p>
                {!agreed && <p className={shared.quiet}>{t('agency.waitsForTheirYes')}</p>}
              </div>
            )}
            <SpeaksOfMore one={one} />
            <ReadingProgress one={one} />
            {acceptAll}
            {!isReading(one) && agreed && (
              <div className={shared.deeds}>
                <UndoImport one={one} />
                <Button icon={<Plus size={17} />} onClick={add}>
                  {t('imports.addByHand')}
                </Button>
                {isWaiting(one) && <ReadAgain one={one} />}
                {isWaiting(one) && <DismissImport one={one} />}
              </div>
            )}
            {one.trips.map(({ id, name }) => (
              <Link
                key={id}
                to="/desk/trips/$tripId"
                params={{ tripId: id }}
                className={buttonClass({ variant: 'soft' })}
              >
                {t('agency.openTrip', { name })}
                <ChevronRight size={17} aria-hidden="true" />
              </Link>
            ))}
          </Card>
        )}
      />
    </ImportDoorContext>
  );
}
