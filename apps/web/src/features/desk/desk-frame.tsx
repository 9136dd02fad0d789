import { Link, Outlet } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import { Suspense } from 'react';
import { AgencyApiProvider } from '../../api/agency-api.tsx';
import { client } from '../../session/session.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
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

/** A traveller who followed an advisor's link: no error that another try would mend. */
function NotYours() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('agency.notYours')} />
      <PageBody narrow>
        <Card>
          <EmptyState icon={BriefcaseBusiness} title={t('agency.notYours')} text={t('agency.notYoursText')}>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('common.toHome')}
            </Link>
          </EmptyState>
        </Card>
      </PageBody>
    </Page>
  );
}
