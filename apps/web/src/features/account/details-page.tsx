import { Copy } from 'lucide-react';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from './account-queries.ts';
import { BackToProfile } from './back-to-profile.tsx';
import { DetailsForm } from './details-form.tsx';
import { OwnEmails } from './own-emails.tsx';
import css from './profile-page.module.css';

/** My information, to be changed. */
export function DetailsPage() {
  const { t } = useWords();
  const account = useAccount();
  return (
    <Page>
      <PageHeader title={t('account.details')} back={<BackToProfile />} />
      <PageBody narrow>
        {account.isPending && <RowsSkeleton rows={4} />}
        {account.isError && !account.data && <ErrorState error={account.error} onRetry={() => account.refetch()} />}
        {account.data && (
          <>
            <Card padded>
              <DetailsForm account={account.data} />
            </Card>
            <OwnEmails />
            <ImportAddress address={account.data.importAddress} />
          </>
        )}
      </PageBody>
    </Page>
  );
}

function ImportAddress({ address }: { address: string }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <Card padded aria-labelledby="address">
      <h2 id="address" className={css.title}>
        {t('account.importAddress')}
      </h2>
      <p className={css.address}>
        <Breakable address={address} />
      </p>
      <p className={css.text}>{t('account.importAddressText')}</p>
      <Button icon={<Copy size={17} />} onClick={() => copy(address, t('shell.addressCopied'))}>
        {t('shell.copyAddress')}
      </Button>
    </Card>
  );
}
