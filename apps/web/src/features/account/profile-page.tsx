import { Copy } from 'lucide-react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from './account-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { Appearance, OnThisDevice } from './device-settings.tsx';
import css from './profile-page.module.css';

export function ProfilePage() {
  const { t } = useWords();
  const account = useAccount();
  const name = account.data ? `${account.data.firstName} ${account.data.lastName}`.trim() : '';
  return (
    <Page>
      <PageHeader title={t('account.title')} below={name} actions={name && <Avatar name={name} size={44} />} />
      <PageBody narrow>
        {account.isPending && <RowsSkeleton rows={4} />}
        {account.isError && !account.data && <ErrorState error={account.error} onRetry={() => account.refetch()} />}
        {account.data && (
          <>
            <Card padded aria-labelledby="details">
              <h2 id="details" className={css.title}>
                {t('account.details')}
              </h2>
              {/* A newer version, from here or elsewhere, fills the form anew. */}
              <DetailsForm key={account.data.version} account={account.data} />
            </Card>
            <ImportAddress address={account.data.importAddress} />
          </>
        )}
        <Card padded aria-labelledby="appearance">
          <h2 id="appearance" className={css.title}>
            {t('account.appearance')}
          </h2>
          <Appearance />
        </Card>
        <Card padded aria-labelledby="device">
          <h2 id="device" className={css.title}>
            {t('account.onThisDevice')}
          </h2>
          <OnThisDevice />
        </Card>
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
      <p className={css.address}>{address}</p>
      <p className={css.text}>{t('account.importAddressText')}</p>
      <Button icon={<Copy size={17} />} onClick={() => copy(address, t('shell.addressCopied'))}>
        {t('shell.copyAddress')}
      </Button>
    </Card>
  );
}
