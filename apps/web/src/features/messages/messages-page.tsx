import { calls } from 'virtual:contract';
import type { Message } from '@escale/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pagedQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { useReadMessages } from './message-queries.ts';
import { MessageRow } from './message-row.tsx';
import css from './messages-page.module.css';

const DeleteMessage = lazy(() => import('./delete-message.tsx'));

/** What happened, newest first. Opening a message reads it. */
export function MessagesPage() {
  const { t } = useWords();
  const list = useInfiniteQuery(pagedQuery(useUserApi(), calls.listMessages, { query: { limit: 50 } }));
  const read = useReadMessages();
  const [deleting, setDeleting] = useState<Message | null>(null);
  const messages = list.data?.pages.flatMap((page) => page.items);
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <Page>
      <PageHeader
        title={t('messages.title')}
        actions={
          unread > 0 && (
            <Button variant="plain" busy={read.isPending} onClick={() => read.mutate({ all: true })}>
              {t('messages.markAllRead')}
            </Button>
          )
        }
      />
      <PageBody narrow>
        {list.isPending && <RowsSkeleton rows={4} tile={40} />}
        {list.isError && !messages && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
        {messages?.length === 0 && (
          <Card>
            <EmptyState icon={MessageSquare} title={t('messages.emptyTitle')} text={t('messages.emptyText')} />
          </Card>
        )}
        {messages && messages.length > 0 && (
          <Card className={css.list}>
            <ul aria-label={t('messages.title')}>
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  onRead={() => message.read || read.mutate({ ids: [message.id] })}
                  onDelete={() => setDeleting(message)}
                />
              ))}
            </ul>
          </Card>
        )}
        {list.hasNextPage && (
          <div className={css.more}>
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('common.showMore')}
            </Button>
          </div>
        )}
      </PageBody>
      <Suspense>{deleting && <DeleteMessage message={deleting} onClose={() => setDeleting(null)} />}</Suspense>
    </Page>
  );
}
