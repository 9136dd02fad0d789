import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function MessagesPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('messages.title')} />
    </Page>
  );
}
