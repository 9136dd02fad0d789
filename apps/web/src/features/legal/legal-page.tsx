import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { LegalSections, type LegalText, legalTitle } from './legal-text.tsx';
import { useDataRegion } from './use-data-region.ts';

export function PrivacyPage() {
  return <LegalPage text="privacy" />;
}

export function TermsPage() {
  return <LegalPage text="terms" />;
}

function LegalPage({ text }: { text: LegalText }) {
  const { t } = useWords();
  const config = useQuery(callQuery(useUserApi(), calls.getAppConfig, { params: { id: 'escale' } })).data;
  const region = useDataRegion();
  return (
    <Page>
      <PageHeader title={t(legalTitle(text))} back={<BackToProfile />} />
      <PageBody narrow>
        <LegalSections text={text} legal={config?.legal} region={text === 'privacy' ? region : null} />
      </PageBody>
    </Page>
  );
}
