import type { IncidentKind, MyIncident } from '@escale/contract';
import { Card } from '../../ui/card/card.tsx';
import { More } from '../../ui/more/more.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './report-card.module.css';
import { ReportCard, ReportCourse } from './report-card.tsx';
import type { Company } from './report-sheet.tsx';
import { urgentFirst } from './rules/urgent-first.ts';
import { WaitingCard } from './waiting-card.tsx';
import { useWaiting } from './waiting-reports.ts';

type OpenProps = {
  incidents: readonly MyIncident[];
  company: Company | undefined;
  /** The way out of a call for help. */
  onSafe: () => void;
};

/** What is under way: still on this device, or at the company and not closed. One in full: the keys stay within reach. */
export function OpenReports({ incidents, company, onSafe }: OpenProps) {
  const { t, language } = useWords();
  const waiting = useWaiting();
  const [first, ...others] = urgentFirst(incidents.filter(({ state }) => state !== 'closed'));
  if (waiting.length === 0 && !first) return null;
  return (
    <section aria-label={t('safety.underWay')} className={css.reports}>
      {waiting.map((report) => (
        <WaitingCard key={report.key} report={report} company={company} />
      ))}
      {first && <ReportCard key={first.id} incident={first} company={company} onSafe={onSafe} />}
      {others.length > 0 && (
        <Card className={css.others}>
          {others.map((incident) => (
            <More
              key={incident.id}
              row
              title={`${t(`safety.kind_${incident.kind}`)} · ${whenHappened(incident.receivedAt, language)}`}
              className={css.other}
            >
              <ReportCourse incident={incident} company={company} onSafe={onSafe} />
            </More>
          ))}
        </Card>
      )}
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
        {closed.map(({ id, kind, receivedAt, log, message }) => (
          <li key={id}>
            <strong>{t(`safety.kind_${kind satisfies IncidentKind}`)}</strong>
            {' · '}
            <time dateTime={receivedAt}>{whenHappened(receivedAt, language)}</time>
            {' · '}
            {t('safety.lookedCount', { count: log.filter(({ deed }) => deed === 'looked').length })}
            {message && <p className={css.earlierMessage}>{message}</p>}
          </li>
        ))}
      </ul>
    </More>
  );
}
