import { calls } from 'virtual:contract';
import type { Import } from '@escale/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus, RotateCw, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { AcceptCard } from './accept-card.tsx';
import { ImportBeside } from './import-beside.tsx';
import { ImportGone, isGone } from './import-gone.tsx';
import { StateChip } from './import-list.tsx';
import { importReads, isReading, isWaiting, useImport } from './import-queries.ts';
import shared from './imports.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { SpeaksOfMore } from './speaks-of-more.tsx';
import { UndoImport } from './undo-import.tsx';
import { whyItWaits } from './why-it-waits.ts';

const TryModel = lazy(async () => ({ default: (await import('./model/try-model.tsx')).TryModel }));
const route = getRouteApi('/inside/imports/$importId');

/** One import: what was read of it, beside what arrived. */
export function ImportPage() {
  const { t, language } = useWords();
  const { importId } = route.useParams();
  const { data: one, error, refetch } = useImport(importId);
  if (isGone(error)) return <ImportGone list="/imports" />;
  return (
    <Page>
      <PageHeader
        title={one?.title ?? t('imports.title')}
        below={
          one && [t(viaWords[one.via]), one.from, whenHappened(one.receivedAt, language)].filter(Boolean).join(' · ')
        }
        back={<BackLink to="/imports">{t('imports.title')}</BackLink>}
      />
      {one ? (
        <OpenImport one={one} />
      ) : (
        <PageBody>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />}</PageBody>
      )}
    </Page>
  );
}

const viaWords = {
  email: 'imports.viaEmail',
  file: 'imports.viaFile',
  paste: 'imports.viaPaste',
  calendar: 'imports.viaCalendar',
} as const;

function OpenImport({ one }: { one: Import }) {
  const { t } = useWords();
  const online = useOnline();
  const waits = isWaiting(one);
  const reason = whyItWaits(one, t);
  return (
    <ImportBeside
      one={one}
      standing={(add, acceptAll) => (
        <>
          <Card padded className={shared.leading}>
            <StateChip one={one} />
            {reason && (
              <div>
                <p className={shared.reason}>{reason.why}</p>
                <p className={shared.quiet}>{reason.now}</p>
              </div>
            )}
            <SpeaksOfMore one={one} />
            <ReadingProgress one={one} />
            {acceptAll}
            <Deeds one={one} onAdd={add} />
            {!online && <p className={shared.quiet}>{t('imports.offline')}</p>}
          </Card>
          {waits && one.reason === 'sender-unknown' && <AcceptCard one={one} />}
          <Suspense>{waits && <TryModel one={one} />}</Suspense>
        </>
      )}
    />
  );
}

function Deeds({ one, onAdd }: { one: Import; onAdd: () => void }) {
  const { t } = useWords();
  const online = useOnline();
  const navigate = useNavigate();
  const [dismissing, setDismissing] = useState(false);
  const again = useSend(calls.readImportAgain, importReads);
  const dismiss = useSend(calls.dismissImport, importReads);
  const params = { id: one.id };
  if (isReading(one)) return null;
  return (
    <div className={shared.deeds}>
      <UndoImport one={one} />
      <Button icon={<Plus size={17} />} disabled={!online} onClick={onAdd}>
        {t('imports.addByHand')}
      </Button>
      {isWaiting(one) && one.reason !== 'sender-unknown' && (
        <Button
          icon={<RotateCw size={17} />}
          busy={again.busy}
          disabled={!online}
          onClick={() =>
            void again.send(
              { params },
              { onDone: () => void toast({ severity: 'info', title: t('imports.readingAgain') }) },
            )
          }
        >
          {t('imports.readAgain')}
        </Button>
      )}
      {one.state !== 'dismissed' && (
        <Button variant="plain" icon={<X size={17} />} disabled={!online} onClick={() => setDismissing(true)}>
          {t('imports.dismiss')}
        </Button>
      )}
      <ConfirmDialog
        open={dismissing}
        title={t('imports.dismissTitle')}
        text={t('imports.dismissText')}
        action={t('imports.dismiss')}
        busy={dismiss.busy}
        onClose={() => setDismissing(false)}
        onConfirm={() =>
          void dismiss.send(
            { params },
            {
              onDone: async () => {
                toast({ severity: 'success', title: t('imports.dismissedDone') });
                await navigate({ to: '/imports' });
              },
            },
          )
        }
      />
    </div>
  );
}
