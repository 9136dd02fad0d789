import { Link } from '@tanstack/react-router';
import { Luggage, Mail, Plus } from 'lucide-react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import css from './home-page.module.css';

/** For who has no trip at all yet: how the first one gets here. */
export function FirstTrip() {
  const { t } = useWords();
  const address = useAccount().data?.importAddress;
  return (
    <Card>
      <EmptyState icon={Luggage} title={t('home.firstTitle')} text={t('home.firstText')}>
        {address && <p className={css.address}>{address}</p>}
        <Actions address={address} />
      </EmptyState>
    </Card>
  );
}

/** `quiet` while another trip is ongoing: then it is no cause for a big button. */
export function NoUpcoming({ quiet }: { quiet: boolean }) {
  const { t } = useWords();
  const address = useAccount().data?.importAddress;
  return (
    <EmptyState icon={Luggage} title={t('home.emptyTitle')} text={t('home.emptyText')}>
      {!quiet && <Actions address={address} />}
    </EmptyState>
  );
}

function Actions({ address }: { address: string | undefined }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <>
      <Link to="/trips/new" className={buttonClass({ variant: 'primary' })}>
        <Plus size={18} aria-hidden="true" />
        {t('home.addTrip')}
      </Link>
      {address && (
        <Button icon={<Mail size={18} />} onClick={() => copy(address, t('shell.addressCopied'))}>
          {t('shell.copyAddress')}
        </Button>
      )}
    </>
  );
}
