import type { Document } from '@escale/contract';
import { Link, useParams } from '@tanstack/react-router';
import { Pencil, SearchX, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentFiles } from './document-files.tsx';
import { useDocument } from './document-queries.ts';
import css from './documents.module.css';
import { LoyaltyBarcode } from './loyalty-barcode.tsx';

const Edit = lazy(async () => ({ default: (await import('./edit-document.tsx')).EditDocument }));
const Delete = lazy(async () => ({ default: (await import('./delete-document.tsx')).DeleteDocument }));

export function DocumentPage() {
  const { t } = useWords();
  const { documentId } = useParams({ from: '/inside/documents/$documentId' });
  const { document, isPending, isError, error, refetch } = useDocument(documentId);
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const online = useOnline();
  if (!document && !isPending && !isError) return <Gone />;
  return (
    <Page>
      <PageHeader
        title={document?.name ?? t('documents.title')}
        back={<BackToDocuments />}
        actions={
          document && (
            <Button icon={<Pencil size={17} />} disabled={!online} onClick={() => setAsked('edit')}>
              {t('documents.edit')}
            </Button>
          )
        }
      />
      {document ? (
        <Content document={document} online={online} onDelete={() => setAsked('delete')} />
      ) : (
        <PageBody narrow>
          {isPending && <RowsSkeleton rows={3} />}
          {isError && <ErrorState error={error} onRetry={() => refetch()} />}
        </PageBody>
      )}
      <Suspense>
        {document && asked === 'edit' && <Edit document={document} onClose={() => setAsked(null)} />}
        {document && asked === 'delete' && <Delete document={document} onClose={() => setAsked(null)} />}
      </Suspense>
    </Page>
  );
}

function Gone() {
  const { t } = useWords();
  return (
    <DeadEnd icon={SearchX} title={t('documents.goneTitle')} text={t('documents.goneText')}>
      <Link to="/documents" className={buttonClass({ variant: 'primary' })}>
        {t('documents.toDocuments')}
      </Link>
    </DeadEnd>
  );
}

function Content({ document, online, onDelete }: { document: Document; online: boolean; onDelete: () => void }) {
  const { t } = useWords();
  return (
    <PageBody
      aside={
        <>
          <DocumentFiles document={document} online={online} />
          <div>
            <Button variant="dangerPlain" icon={<Trash2 size={17} />} disabled={!online} onClick={onDelete}>
              {t('documents.delete')}
            </Button>
          </div>
        </>
      }
    >
      {document.barcode && <LoyaltyBarcode card={document} />}
      <Card padded aria-label={t('documents.details')}>
        <DocumentFacts document={document} online={online} />
      </Card>
      {!online && <p className={css.promise}>{t('documents.offline')}</p>}
    </PageBody>
  );
}

export function BackToDocuments() {
  const { t } = useWords();
  return <BackLink to="/documents">{t('documents.title')}</BackLink>;
}
