import { calls } from 'virtual:contract';
import type { MyIncident } from '@escale/contract';
import { Check, MapPinOff, ShieldCheck } from 'lucide-react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { More } from '../../ui/more/more.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { kindLooks } from './kinds.ts';
import { OtherWays } from './other-ways.tsx';
import card from './report-card.module.css';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';
import { stateText } from './state-text.ts';

type CardProps = { incident: MyIncident; company: Company | undefined; onSafe: () => void };

/** One report and how far it has come. */
export function ReportCard(props: CardProps) {
  const { t } = useWords();
  const { icon: Icon, colour } = kindLooks[props.incident.kind];
  return (
    <Card padded className={card.report}>
      <p className={card.state} data-colour={colour}>
        <Icon size={22} aria-hidden="true" />
        <strong>{t(`safety.kind_${props.incident.kind}`)}</strong>
      </p>
      <ReportCourse {...props} />
    </Card>
  );
}

/** What was sent, how far it has come, and who at the company looked at it. */
export function ReportCourse({ incident, company, onSafe }: CardProps) {
  const words = useWords();
  const { t, language } = words;
  const kind = t(`safety.kind_${incident.kind}`);
  const when = (at: string) => whenHappened(at, language);
  const steps = [
    { name: t('safety.stepSent'), at: incident.receivedAt },
    { name: t('safety.stepDelivered'), at: incident.deliveredAt ?? incident.acknowledgedAt },
    { name: t('safety.stepAcknowledged'), at: incident.acknowledgedAt },
  ];
  return (
    <div className={card.report}>
      {incident.message && <blockquote className={card.message}>{incident.message}</blockquote>}
      <ol className={card.steps}>
        {steps.map(({ name, at }) => (
          <li key={name} className={classNames(card.step, at !== null && card.done)}>
            <span className={card.stepDot} aria-hidden="true">
              {at && <Check size={14} strokeWidth={3} />}
            </span>
            <span>{name}</span>
            <span className={card.stepTime}>{at ? when(at) : t('safety.notYet')}</span>
          </li>
        ))}
      </ol>
      <p role="status" className={card.stateText}>
        {stateText(words, incident, company?.name ?? '')}
      </p>
      {incident.undelivered && (
        <p className={css.danger} role="alert">
          <strong>{t('safety.failed')}</strong> {t('safety.stillTrying')}
        </p>
      )}
      {!incident.acknowledgedAt && !incident.saidSafeAt && (incident.kind !== 'safe' || incident.undelivered) && (
        <OtherWays company={company} text={incident.message ? `${kind}. ${incident.message}` : kind} />
      )}
      {incident.kind !== 'safe' && !incident.saidSafeAt && (
        <Button variant="soft" wide icon={<ShieldCheck size={19} aria-hidden="true" />} onClick={onSafe}>
          {t('safety.safeNow')}
        </Button>
      )}
      {incident.location && <RemoveLocation incident={incident} />}
      {incident.log.length > 0 && <Looks incident={incident} when={when} />}
    </div>
  );
}

function RemoveLocation({ incident }: { incident: MyIncident }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.removeIncidentLocation, [calls.listMyIncidents]);
  return (
    <div className={card.shared}>
      <span>
        {t('safety.sharedLocation', {
          metres: incident.location?.accuracyM ?? 0,
          place: incident.nearest?.name ?? '–',
        })}
      </span>
      <Button
        variant="plain"
        busy={busy}
        icon={<MapPinOff size={17} aria-hidden="true" />}
        onClick={() =>
          void send(
            { params: { id: incident.id } },
            { onDone: () => void toast({ severity: 'success', title: t('safety.locationRemoved') }) },
          )
        }
      >
        {t('safety.removeLocation')}
      </Button>
    </div>
  );
}

function Looks({ incident, when }: { incident: MyIncident; when: (at: string) => string }) {
  const { t } = useWords();
  return (
    <More title={t('safety.whoLooked', { count: incident.log.length })} className={card.looks}>
      <ul>
        {incident.log.map(({ id, by, deed, at }) => (
          <li key={id}>
            <time dateTime={at}>{when(at)}</time> · {t(`safety.deed_${deed}`, { name: by ?? t('safety.itself') })}
          </li>
        ))}
      </ul>
    </More>
  );
}
