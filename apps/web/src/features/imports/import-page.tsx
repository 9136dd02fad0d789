import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function ImportPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('imports.title')} />
    </Page>
  );
}
