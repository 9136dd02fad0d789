import { CheckCheck } from 'lucide-react';
import { useEdits, useIsOutboxRead } from '../../outbox/outbox-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { ChangeRow } from './change-row.tsx';
import css from './changes-page.module.css';

/** What was changed here and is not at the server yet; nothing leaves this list without being sent or given up by hand. */
export function ChangesPage() {
  const { t } = useWords();
  const online = useOnline();
  const edits = useEdits();
  const isRead = useIsOutboxRead();
  return (
    <Page>
      <PageHeader title={t('changes.title')} below={online ? t('changes.textOnline') : t('changes.textOffline')} />
      <PageBody narrow>
        <Card padded>
          {!isRead && <RowsSkeleton />}
          {isRead && edits.length === 0 && (
            <EmptyState icon={CheckCheck} title={t('changes.noneTitle')} text={t('changes.noneText')} />
          )}
          {edits.length > 0 && (
            <ul className={css.list}>
              {edits.map((edit) => (
                <ChangeRow key={edit.id} edit={edit} />
              ))}
            </ul>
          )}
        </Card>
      </PageBody>
    </Page>
  );
}
