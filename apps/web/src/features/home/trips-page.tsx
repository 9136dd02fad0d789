import { Page, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

export function TripsPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('trips.title')} />
    </Page>
  );
}
