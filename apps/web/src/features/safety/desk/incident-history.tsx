import type { Incident } from '@escale/contract';
import { Card } from '../../../ui/card/card.tsx';
import { whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import css from './desk.module.css';

/** How it got here, and who did what with it: the traveller sees the same. */
export function IncidentHistory({ incident }: { incident: Incident }) {
  const { t, language } = useWords();
  const when = (at: string) => whenHappened(at, language);
  const lines = [
    { key: 'device', at: incident.receivedAt, text: t('desk.received', { time: deviceClock(incident.deviceTime) }) },
    ...incident.deliveries
      .filter(({ channel }) => channel !== 'desk')
      .map(({ channel, deliveredAt, failedAt }) => ({
        key: channel,
        at: deliveredAt ?? failedAt ?? incident.receivedAt,
        text: t(
          `desk.${deliveredAt ? 'sentBy' : failedAt ? 'notSentBy' : 'sendingBy'}_${channel as 'webhook' | 'email'}`,
        ),
      })),
    ...incident.log.map(({ id, deed, by, at }) => ({
      key: id,
      at,
      text: t(`safety.deed_${deed}`, { name: by ?? t('safety.itself') }),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Card padded aria-labelledby="history">
      <h3 id="history" className={css.title}>
        {t('desk.history')}
      </h3>
      <ol className={css.history}>
        {lines.map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={at}>{when(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={css.kept}>{t('desk.seenByTraveller')}</p>
    </Card>
  );
}

/** `15:44 Europe/Lisbon` of `2026-11-21T15:44:05+00:00[Europe/Lisbon]`; another device's own writing as it came. */
function deviceClock(time: string): string {
  const [, clock, zone] = /^\d{4}-\d\d-\d\dT(\d\d:\d\d).*\[([\w/+-]+)\]$/.exec(time) ?? [];
  return clock ? `${clock} ${zone?.replaceAll('_', ' ')}` : time;
}
