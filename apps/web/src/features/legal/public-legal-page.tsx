import { useQuery } from '@tanstack/react-query';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import { interactionOf } from '../auth/interaction.ts';
import { LegalSections, type LegalText, legalTitle } from './legal-text.tsx';

/** What one agrees to, for somebody who has not signed in yet. `uid`: the sign-in that it was opened from. */
export function PublicLegalPage({ text, uid }: { text: LegalText; uid: string | null }) {
  const { t } = useWords();
  const details = useQuery({
    queryKey: ['interaction', uid],
    queryFn: interactionOf(uid ?? '').details,
    enabled: uid !== null,
    retry: false,
  });
  return (
    <main>
      <Page>
        <PageHeader title={t(legalTitle(text))} />
        <PageBody narrow>
          <LegalSections text={text} legal={details.data?.legal} />
        </PageBody>
      </Page>
    </main>
  );
}
