import { Page, PageHeader } from '../../../ui/page/page.tsx';
import { useWords } from '../../../words/words.ts';

/** Who is where, what needs somebody, and what waits to be sent. */
export function TodayPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('agency.today')} />
    </Page>
  );
}
