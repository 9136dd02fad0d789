import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function ImportsPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('imports.title')} />
    </Page>
  );
}
