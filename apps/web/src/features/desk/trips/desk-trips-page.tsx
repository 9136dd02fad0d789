import { Page, PageHeader } from '../../../ui/page/page.tsx';
import { useWords } from '../../../words/words.ts';

/** The trips of all customers. */
export function DeskTripsPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('agency.trips')} />
    </Page>
  );
}
