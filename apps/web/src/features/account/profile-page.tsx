import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function ProfilePage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('account.title')} />
    </Page>
  );
}
