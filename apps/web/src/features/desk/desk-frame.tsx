import { Link, Outlet } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import { Suspense } from 'react';
import { AgencyApiProvider } from '../../api/agency-api.tsx';
import { client } from '../../session/session.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';

/** Around every page of the agency: here, and nowhere else, its calls are declared. */
export function DeskFrame() {
  // While it is not known the pages begin: they are refused anyway where somebody has no business there.
  const isOther = useAccount().data?.roles.includes('agent') === false;
  if (isOther) return <NotYours />;
  return (
    <AgencyApiProvider value={client}>
      <Suspense>
        <Outlet />
      </Suspense>
    </AgencyApiProvider>
  );
}

/** For a traveller who followed an advisor's link. */
function NotYours() {
  const { t } = useWords();
  return (
    <DeadEnd icon={BriefcaseBusiness} title={t('agency.notYours')} text={t('agency.notYoursText')}>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        {t('common.toHome')}
      </Link>
    </DeadEnd>
  );
}
