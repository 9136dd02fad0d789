import type { IncidentKind, MyIncident } from '@escale/contract';
import { More } from '../../ui/more/more.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './report-card.module.css';
import { ReportCard } from './report-card.tsx';
import type { Company } from './report-sheet.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { useWaiting } from './waiting-reports.ts';

/** What is under way: still on this device, or at the company and not closed. */
export function OpenReports({
  incidents,
  company,
}: {
  incidents: readonly MyIncident[];
  company: Company | undefined;
}) {
  const { t } = useWords();
  const waiting = useWaiting();
  const open = incidents.filter(({ state }) => state !== 'closed');
  if (waiting.length + open.length === 0) return null;
  return (
    <section aria-label={t('safety.underWay')} className={css.reports}>
      {waiting.map((report) => (
        <WaitingCard key={report.key} report={report} company={company} />
      ))}
      {open.map((incident) => (
        <ReportCard key={incident.id} incident={incident} company={company} />
      ))}
    </section>
  );
}

export function EarlierReports({ incidents }: { incidents: readonly MyIncident[] }) {
  const { t, language } = useWords();
  const closed = incidents.filter(({ state }) => state === 'closed');
  if (closed.length === 0) return null;
  return (
    <More title={t('safety.earlier', { count: closed.length })} className={css.earlier}>
      <ul>
        {closed.map(({ id, kind, receivedAt, log }) => (
          <li key={id}>
            <strong>{t(`safety.kind_${kind satisfies IncidentKind}`)}</strong>
            {' · '}
            <time dateTime={receivedAt}>{whenHappened(receivedAt, language)}</time>
            {' · '}
            {t('safety.lookedCount', { count: log.filter(({ deed }) => deed === 'looked').length })}
          </li>
        ))}
      </ul>
    </More>
  );
}
