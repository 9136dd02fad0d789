import { useNavigate } from '@tanstack/react-router';
import { FolderOpen, Library } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card, RowList } from '../../../ui/card/card.tsx';
import { DropZone } from '../../../ui/drop-zone/drop-zone.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { Progress } from '../../../ui/progress/progress.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWide } from '../../../ui/use-media.ts';
import { useWords } from '../../../words/words.ts';
import { BatchRow } from './batch-row.tsx';
import { filesIn, worthwhile } from './files-in.ts';
import { HowToExport } from './how-to-export.tsx';
import css from './many.module.css';
import { useBatches } from './many-queries.ts';
import { useBatchSender } from './use-batch-sender.ts';

/** Many documents at once: files, a folder, a mailbox, what another product exports. */
export function ImportManyPage() {
  const { t } = useWords();
  const wide = useWide();
  const sender = <Sender />;
  return (
    <Page>
      <PageHeader
        title={t('many.title')}
        below={t('many.text')}
        back={
          <BackLink to="/imports" search={{}}>
            {t('imports.title')}
          </BackLink>
        }
      />
      <PageBody aside={wide && <HowToExport />}>
        {sender}
        <Batches />
        {!wide && <HowToExport />}
      </PageBody>
    </Page>
  );
}

function Sender() {
  const { t } = useWords();
  const online = useOnline();
  const navigate = useNavigate();
  const folder = useRef<HTMLInputElement>(null);
  const { sending, send } = useBatchSender();

  async function bring(files: readonly File[]): Promise<void> {
    const batchId = await send(files);
    if (batchId) await navigate({ to: '/imports/many/$batchId', params: { batchId } });
  }

  const label = sending && t('many.uploading', { number: sending.sent + 1, of: sending.of, name: sending.name });
  return (
    <Card
      padded
      className={css.sender}
      aria-label={t('many.bring')}
      // Before the zone takes it: the zone knows of files, not of folders.
      onDropCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (online && !sending) void filesIn(event.dataTransfer).then(bring);
      }}
    >
      <DropZone
        multiple
        disabled={!online || sending !== null}
        text={t('many.dropText')}
        onFiles={(files) => void bring(worthwhile(files))}
      />
      <input
        ref={folder}
        type="file"
        hidden
        // @ts-expect-error: every browser knows it; its types do not
        webkitdirectory=""
        aria-label={t('many.folder')}
        onChange={(event) => {
          const files = worthwhile([...(event.target.files ?? [])]);
          event.target.value = '';
          void bring(files);
        }}
      />
      <Button
        icon={<FolderOpen size={18} />}
        disabled={!online || sending !== null}
        onClick={() => folder.current?.click()}
      >
        {t('many.folder')}
      </Button>
      {!online && <p className={css.quiet}>{t('imports.offline')}</p>}
      <div aria-live="polite" className={css.live}>
        {sending && (
          <div className={css.sending}>
            <bdi>{label}</bdi>
            <Progress label={label ?? ''} share={(sending.sent + sending.share) / sending.of} />
            <p className={css.quiet}>{t('many.keepOpen')}</p>
          </div>
        )}
      </div>
    </Card>
  );
}

function Batches() {
  const { t } = useWords();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBatches();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const batches = data.pages.flatMap(({ items }) => items).filter(({ files }) => files.length > 0);
  if (batches.length === 0) {
    return (
      <Card padded>
        <EmptyState icon={Library} title={t('many.noneTitle')} text={t('many.noneText')} />
      </Card>
    );
  }
  return (
    <section aria-labelledby="batches">
      <h2 id="batches" className={css.heading}>
        {t('many.before')}
      </h2>
      <RowList>
        {batches.map((batch) => (
          <li key={batch.id}>
            <BatchRow batch={batch} />
          </li>
        ))}
      </RowList>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('imports.more')}
        </Button>
      )}
    </section>
  );
}
