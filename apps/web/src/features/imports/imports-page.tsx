import { getRouteApi, Link } from '@tanstack/react-router';
import { ClipboardPaste, FileInput, Library } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWide } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { ForwardAddress } from './forward-address.tsx';
import { ImportList } from './import-list.tsx';
import { isWaiting, useImports } from './import-queries.ts';
import shared from './imports.module.css';
import css from './imports-page.module.css';
import { SharedWithUs } from './shared-with-us.tsx';
import { TakePicture } from './take-picture.tsx';
import { useDropAnywhere } from './use-drop-anywhere.ts';
import { useImportSender } from './use-import-sender.ts';
import { usePasteAnywhere } from './use-paste-anywhere.ts';

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));
const ModelConsent = lazy(async () => ({ default: (await import('./model/model-consent.tsx')).ModelConsent }));
const route = getRouteApi('/inside/imports');

/** The tray: what arrived, what became of it, and what waits for its person. */
export function ImportsPage() {
  const { t } = useWords();
  const online = useOnline();
  const wide = useWide();
  const { trip } = route.useSearch();
  /** What the dialog begins with; null: it is closed. */
  const [pasting, setPasting] = useState<string | null>(null);
  const { sending, sendFile, sendFiles, sendText } = useImportSender(trip);
  const over = useDropAnywhere((files) => online && void sendFiles(files));
  usePasteAnywhere({
    onFiles: (files) => online && void sendFiles(files),
    onText: (text) => online && setPasting(text),
  });
  const sender = (
    <Card padded className={shared.stack} aria-label={t('imports.dropTitle')}>
      <DropZone multiple disabled={!online} text={t('imports.dropText')} onFiles={(files) => void sendFiles(files)} />
      <Button icon={<ClipboardPaste size={18} />} disabled={!online} onClick={() => setPasting('')}>
        {t('imports.paste')}
      </Button>
      <TakePicture disabled={!online} onFiles={(files) => void sendFiles(files)} />
      <Link to="/imports/many" className={buttonClass()}>
        <Library size={18} aria-hidden="true" />
        {t('imports.many')}
      </Link>
      {!online && <p className={shared.quiet}>{t('imports.offline')}</p>}
      <ul className={css.sending} aria-live="polite">
        {sending.map(({ key, name, share }) => (
          <li key={key}>
            <bdi>{t('imports.uploading', { name })}</bdi>
            <Progress label={t('imports.uploading', { name })} share={share} />
          </li>
        ))}
      </ul>
      <ForwardAddress />
    </Card>
  );
  return (
    <Page>
      <PageHeader title={t('imports.title')} actions={<Chip tone="accent">{t('imports.beta')}</Chip>} />
      <PageBody aside={wide && sender}>
        <SharedWithUs online={online} send={sendFile} />
        {!wide && <Waiting />}
        {!wide && sender}
        <Tray all={wide} />
        <Suspense>
          <ModelConsent />
        </Suspense>
      </PageBody>
      {over && (
        <div className={css.over} aria-hidden="true">
          <FileInput size={40} />
          {t('imports.dropAnywhere')}
        </div>
      )}
      <Suspense>
        {pasting !== null && <PasteDialog begin={pasting} onSend={sendText} onClose={() => setPasting(null)} />}
      </Suspense>
    </Page>
  );
}

/** On a phone before the ways in: what waits for an answer is what one comes for. */
function Waiting() {
  const { t } = useWords();
  const imports = useImports().data?.pages.flatMap(({ items }) => items) ?? [];
  return <ImportList title={t('imports.waiting')} imports={imports.filter(isWaiting)} />;
}

/** `all`: with what waits. */
function Tray({ all }: { all: boolean }) {
  const { t } = useWords();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImports();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const imports = data.pages.flatMap(({ items }) => items).filter(({ state }) => state !== 'dismissed');
  if (imports.length === 0) {
    return (
      <Card padded>
        <EmptyState icon={FileInput} title={t('imports.emptyTitle')} text={t('imports.emptyText')} />
      </Card>
    );
  }
  return (
    <>
      {all && <ImportList title={t('imports.waiting')} imports={imports.filter(isWaiting)} />}
      <ImportList title={t('imports.recent')} imports={imports.filter((one) => !isWaiting(one))} />
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('imports.more')}
        </Button>
      )}
    </>
  );
}
