import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { SectionHeader, sectionLinkClass } from '../../ui/page/page.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { useOpenIncidents } from './desk/desk-queries.ts';
import { IncidentRows } from './desk/incident-list.tsx';
import { kindLooks } from './kinds.ts';
import { urgentFirst } from './rules/urgent-first.ts';
import css from './safety.module.css';
import { useCompany, useMyIncidents, useSending } from './safety-queries.ts';
import { stateText } from './state-text.ts';
import { useWaiting } from './waiting-reports.ts';

/** Home says who needs somebody before it says anything else: all of them are at the desk. */
const shown = 3;

export function SafetyOnHome({ isContact }: { isContact: boolean }) {
  return (
    <>
      {isContact && <OpenAtDesk />}
      <MyOpenReports />
    </>
  );
}

function OpenAtDesk() {
  const { t } = useWords();
  const open = useOpenIncidents();
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-at-desk">
      <SectionHeader
        id="open-at-desk"
        title={`${t('desk.title')} · ${t('safety.deskOpen', { count: open.length })}`}
        link={
          <Link to="/safety/desk" className={sectionLinkClass} aria-label={t('desk.all')}>
            {t('home.viewAll')}
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        }
      />
      <IncidentRows incidents={open.slice(0, shown)} chosen={null} />
    </section>
  );
}

/** What I reported and is not over: also what still waits on this device. */
function MyOpenReports() {
  const words = useWords();
  const { t, language } = words;
  const waiting = useWaiting();
  const reports = useMyIncidents().data?.items ?? [];
  const company = useCompany().data?.name ?? '';
  useSending();
  const open = urgentFirst(reports.filter(isUnderWay)).map((report) => ({
    key: report.id,
    kind: report.kind,
    at: report.receivedAt,
    text: stateText(words, report, company),
  }));
  const unsent = waiting.map(({ key, body, pressedAtMs, refused }) => ({
    key,
    kind: body.kind,
    at: new Date(pressedAtMs).toISOString(),
    text: t(refused ? 'safety.failed' : 'safety.notDelivered'),
  }));
  const rows = [...unsent, ...open].slice(0, shown);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('safety.underWay')}>
      <RowList>
        {rows.map(({ key, kind, at, text }) => {
          const { icon: Icon, colour } = kindLooks[kind];
          return (
            <li key={key}>
              <Link to="/safety" className={rowClass}>
                <span className={css.tile} data-colour={colour} aria-hidden="true">
                  <Icon size={20} />
                </span>
                <RowText title={`${t(`safety.kind_${kind}`)} · ${whenHappened(at, language)}`} text={text} />
                <ChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}

type Report = NonNullable<ReturnType<typeof useMyIncidents>['data']>['items'][number];

/** Not what somebody has taken note of: that one was safe, and then said so. */
const isUnderWay = ({ state, kind, acknowledgedAt, saidSafeAt }: Report) =>
  state !== 'closed' && !saidSafeAt && !(kind === 'safe' && acknowledgedAt);
