import type { AgencyImport } from '@escale/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight, FileInput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card, RowList, RowText, rowClass } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { ShowMore } from '../../../ui/paged-rows/show-more.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { ImportDoorContext } from '../../imports/import-door.ts';
import { StateChip } from '../../imports/import-list.tsx';
import { isWaiting } from '../../imports/import-queries.ts';
import { ReadingProgress } from '../../imports/reading-progress.tsx';
import { dayAndTime } from '../day-and-time.ts';
import css from '../desk.module.css';
import { useAgencyImports } from './agency-import-queries.ts';
import { customerImports } from './customer-imports.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('../import-for-customer.tsx')).ImportForCustomer }));
const route = getRouteApi('/inside/agency/desk/imports');

/** What the agency brought for customers, and what of it waits. */
export function AgencyImportsPage() {
  const { t } = useWords();
  const { customer } = route.useSearch();
  const list = useAgencyImports(customer);
  const [importing, setImporting] = useState(false);
  const all = list.data?.pages.flatMap(({ items }) => items);
  const groups = [
    { title: t('imports.waiting'), imports: all?.filter(isWaiting) ?? [] },
    { title: t('imports.recent'), imports: all?.filter((one) => !isWaiting(one)) ?? [] },
  ];
  const button = (
    <Button variant="primary" icon={<FileInput size={18} />} onClick={() => setImporting(true)}>
      {t('agency.import')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('imports.title')} below={t('agency.importsText')} actions={button} />
      <PageBody>
        {list.isPending && <RowsSkeleton />}
        {list.isError && !all && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {all?.length === 0 && (
          <Card padded>
            <EmptyState icon={FileInput} title={t('agency.noImports')} text={t('agency.noImportsText')} />
          </Card>
        )}
        {groups.map(
          ({ title, imports }) =>
            imports.length > 0 && (
              <section key={title} aria-label={title}>
                <h2 className={css.heading}>{title}</h2>
                <RowList>
                  {imports.map((one) => (
                    <li key={one.id}>
                      <ImportRow one={one} />
                    </li>
                  ))}
                </RowList>
              </section>
            ),
        )}
        <ShowMore list={list} />
      </PageBody>
      <Suspense>{importing && <ImportDialog customer={null} onClose={() => setImporting(false)} />}</Suspense>
    </Page>
  );
}

function ImportRow({ one }: { one: AgencyImport }) {
  const { language } = useWords();
  return (
    <Link to="/desk/imports/$importId" params={{ importId: one.id }} className={rowClass}>
      <RowText
        title={one.customer.name}
        text={[one.title, dayAndTime(one.receivedAt, language), one.by].filter(Boolean).join(' · ')}
      >
        <span className={css.under}>
          <ImportDoorContext value={customerImports}>
            <StateChip one={one} />
          </ImportDoorContext>
        </span>
        <ReadingProgress one={one} />
      </RowText>
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
