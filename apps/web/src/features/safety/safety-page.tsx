import type { IncidentKind } from '@escale/contract';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { isRefusal } from '../../api/problem.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { useComingTrips, useTrip } from '../home/home-queries.ts';
import { CompanyContacts } from './company-contacts.tsx';
import { DeskLink } from './desk-link.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { EarlierReports, OpenReports } from './my-reports.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { countryOnTrip } from './rules/country-here.ts';
import { useCompany, useMyIncidents, useSending } from './safety-queries.ts';
import { useCountry } from './use-country.ts';

/** What to press when something has happened. Works without a network: what is pressed is kept and sent. */
export function SafetyPage() {
  const { t } = useWords();
  const account = useAccount().data;
  const company = useCompany();
  const incidents = useMyIncidents().data?.items ?? [];
  const trip = useComingTrips().data?.items.find(({ timing }) => timing === 'ongoing');
  const segments = useTrip(trip?.id)?.segments;
  const [kind, setKind] = useState<IncidentKind | null>(null);
  useSending();
  // Offline, before the company was ever read, nobody says that there is none: the report is kept, and tried.
  const noCompany = account?.company === null || isRefusal(company.error, 'company.not-found');
  const located = incidents.find(({ nearest }) => nearest)?.nearest?.country ?? null;
  const country = useCountry({ located, trip: segments ? countryOnTrip(segments, Date.now()) : null });
  return (
    <Page>
      <PageHeader title={t('safety.title')} below={company.data?.name} back={<BackToProfile phoneOnly />} />
      <PageBody narrow>
        {account?.roles.includes('safety-contact') && <DeskLink />}
        {noCompany ? (
          <Card>
            <EmptyState icon={Building2} title={t('safety.noCompany')} text={t('safety.noCompanyText')} />
          </Card>
        ) : (
          <>
            <OpenReports incidents={incidents} company={company.data} onSafe={() => setKind('safe')} />
            <ReportButtons withSos={Boolean(company.data?.internationalSos)} onPress={setKind} />
          </>
        )}
        <EmergencyCard country={country} />
        {company.data && <CompanyContacts company={company.data} />}
        {!noCompany && <EarlierReports incidents={incidents} />}
      </PageBody>
      {kind && account && (
        <ReportSheet
          kind={kind}
          account={account}
          company={company.data}
          trip={trip}
          country={country}
          onClose={() => setKind(null)}
        />
      )}
    </Page>
  );
}
