import { calls } from 'virtual:contract';
import type { ImportBatch } from '@escale/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useUserApi } from '../../../api/user-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts';
import { whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { ImportList } from '../import-list.tsx';
import { BatchProgress } from './batch-row.tsx';
import css from './many.module.css';
import { type Outcome, useBatch, useBatchImports } from './many-queries.ts';

const route = getRouteApi('/inside/imports/many/$batchId');

/** What became of documents that were brought together. */
export function ImportBatchPage() {
  const { t, language } = useWords();
  const { batchId } = route.useParams();
  const { data: batch, error, refetch } = useBatch(batchId);
  return (
    <Page>
      <PageHeader
        title={t('many.batchTitle')}
        below={batch && whenHappened(batch.createdAt, language)}
        back={<BackLink to="/imports/many">{t('many.title')}</BackLink>}
      />
      <PageBody>
        {!batch && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
        {batch && <Standing batch={batch} />}
        {batch && !isInVain(batch) && <Documents batch={batch} />}
      </PageBody>
    </Page>
  );
}

function Standing({ batch }: { batch: ImportBatch }) {
  const { t, language } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  const onError = useErrorToast();
  const stop = useMutation({
    mutationFn: () => api.send(calls.stopImportBatch, { params: { id: batch.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [calls.getImportBatch.path] }),
    onError,
  });
  const { counts, files, state } = batch;
  const facts = [
    { label: t('many.placed'), count: counts.placed },
    { label: t('many.waiting'), count: counts.waiting },
    { label: t('many.empty'), count: counts.empty + counts.nothing },
    { label: t('many.duplicates'), count: counts.duplicates },
    { label: t('many.skipped'), count: counts.skipped },
  ];
  return (
    <Card padded className={css.standing}>
      {state === 'reading' ? (
        <div className={css.reading}>
          <BatchProgress batch={batch} />
          <p className={css.quiet}>{t('many.mayLeave')}</p>
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            {t('many.stop')}
          </Button>
        </div>
      ) : (
        <p className={css.done}>
          <OutcomeChip batch={batch} />
          {!isInVain(batch) && t('many.readAll', { count: counts.read })}
        </p>
      )}
      {!isInVain(batch) && (
        <dl className={css.facts}>
          {facts.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count.toLocaleString(language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Refused files={files} />
    </Card>
  );
}

/** None of its files could be opened: there is nothing to count. */
function isInVain({ state, counts, files }: ImportBatch): boolean {
  return state === 'read' && counts.found === 0 && files.every((file) => file.state === 'failed');
}

function OutcomeChip({ batch }: { batch: ImportBatch }) {
  const { t } = useWords();
  if (isInVain(batch)) return <Chip tone="bad">{t('many.nothingRead')}</Chip>;
  const whole = batch.state === 'read';
  return <Chip tone={whole ? 'ok' : 'quiet'}>{t(whole ? 'many.read' : 'many.stopped')}</Chip>;
}

/** Files that could not be opened, or not to their end. */
function Refused({ files }: { files: ImportBatch['files'] }) {
  const { t } = useWords();
  const refused = files.filter(({ reason }) => reason !== null);
  if (refused.length === 0) return null;
  return (
    <ul className={css.refused} aria-label={t('many.refused')}>
      {refused.map(({ id, name, reason }) => (
        <li key={id}>
          <bdi>{name}</bdi> {reason && t(`imports.why_${reason}`)}
        </li>
      ))}
    </ul>
  );
}

function Documents({ batch }: { batch: ImportBatch }) {
  const { t } = useWords();
  const { counts } = batch;
  const [outcome, setOutcome] = useState<Outcome>(counts.waiting > 0 ? 'waiting' : 'placed');
  const tabs = [
    { name: 'placed', label: t('many.placed'), count: counts.placed },
    { name: 'waiting', label: t('many.waiting'), count: counts.waiting },
    { name: 'empty', label: t('many.empty'), count: counts.empty },
  ] as const;
  return (
    <Tabs label={t('many.documents')} tabs={tabs} value={outcome} onChange={setOutcome}>
      <div className={css.panel}>
        <OfOutcome key={outcome} batch={batch} outcome={outcome} />
      </div>
    </Tabs>
  );
}

function OfOutcome({ batch, outcome }: { batch: ImportBatch; outcome: Outcome }) {
  const { t } = useWords();
  const list = useBatchImports(batch.id, outcome, batch.counts[outcome]);
  if (!list.data) {
    return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <RowsSkeleton />;
  }
  const imports = list.data.pages.flatMap(({ items }) => items);
  if (imports.length === 0) {
    return (
      <Card padded>
        <p className={css.quiet}>{t(`many.none_${outcome}`)}</p>
      </Card>
    );
  }
  return (
    <div className={css.documents}>
      {outcome === 'empty' && <p className={css.quiet}>{t('many.emptyText')}</p>}
      <ImportList title={t(`many.${outcome}`)} imports={imports} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('imports.more')}
        </Button>
      )}
    </div>
  );
}
