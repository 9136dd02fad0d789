import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';

/** How I sign in, and where I am signed in. */
export function SecurityPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('security.title')} back={<BackToProfile />} />
      <PageBody narrow>
        <Passkeys />
        <Devices />
      </PageBody>
    </Page>
  );
}
