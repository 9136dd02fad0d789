import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function HomePage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('home.title')} />
    </Page>
  );
}
