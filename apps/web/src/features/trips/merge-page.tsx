import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function MergePage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('trips.trip')} />
    </Page>
  );
}
