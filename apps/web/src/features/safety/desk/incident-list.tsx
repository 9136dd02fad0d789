import type { IncidentSummary } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useNow } from '../../../ui/use-now.ts';
import { howLongAgo, whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { kindLooks } from '../kinds.ts';
import { urgentFirst } from '../rules/urgent-first.ts';
import safety from '../safety.module.css';
import css from './desk.module.css';

type ListProps = { incidents: readonly IncidentSummary[]; chosen: string | null };

/** Open ones, then the closed. No place in it: who sees one has opened the report. */
export function IncidentList({ incidents, chosen }: ListProps) {
  const { t } = useWords();
  const groups = [
    { title: t('desk.groupOpen'), items: urgentFirst(incidents.filter(({ state }) => state !== 'closed')) },
    { title: t('desk.groupClosed'), items: incidents.filter(({ state }) => state === 'closed') },
  ];
  return groups.map(
    ({ title, items }) =>
      items.length > 0 && (
        <section key={title} aria-label={title}>
          <h2 className={safety.heading}>{title}</h2>
          <IncidentRows incidents={items} chosen={chosen} />
        </section>
      ),
  );
}

export function IncidentRows({ incidents, chosen }: ListProps) {
  return (
    <Card className={css.rows}>
      <ul>
        {incidents.map((incident) => (
          <IncidentRow key={incident.id} incident={incident} chosen={incident.id === chosen} />
        ))}
      </ul>
    </Card>
  );
}

function IncidentRow({ incident, chosen }: { incident: IncidentSummary; chosen: boolean }) {
  const { t, language } = useWords();
  const now = useNow();
  const { icon: Icon, colour } = kindLooks[incident.kind];
  const isNew = incident.state === 'received' || incident.state === 'delivered';
  return (
    <li>
      <Link
        to="/safety/desk/$incidentId"
        params={{ incidentId: incident.id }}
        className={classNames(css.row, chosen && css.chosen)}
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={safety.tile} data-colour={colour} aria-hidden="true">
          <Icon size={20} />
        </span>
        <span className={css.rowText}>
          <span className={css.rowTitle}>{incident.person.name}</span>
          <span className={safety.kind} data-colour={colour}>
            {t(`safety.kind_${incident.kind}`)}
          </span>
          {incident.saidSafeAt && (
            <span className={safety.kind} data-colour="ok">
              {t('desk.saidSafe', { time: whenHappened(incident.saidSafeAt, language) })}
            </span>
          )}
          <time dateTime={incident.receivedAt}>
            {whenHappened(incident.receivedAt, language)} · {howLongAgo(Date.parse(incident.receivedAt), language, now)}
          </time>
        </span>
        <Chip tone={incident.state === 'closed' ? 'quiet' : isNew ? 'bad' : 'ok'} dot={isNew ? 'pulse' : false}>
          {t(isNew ? 'desk.new' : `desk.state_${incident.state === 'closed' ? 'closed' : 'acknowledged'}`)}
        </Chip>
      </Link>
    </li>
  );
}
