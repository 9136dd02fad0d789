import { calls } from 'virtual:contract';
import type { Incident } from '@escale/contract';
import { Check, Mail, Phone, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../../api/use-send.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { kindLooks } from '../kinds.ts';
import safety from '../safety.module.css';
import css from './desk.module.css';
import { touched, useIncident } from './desk-queries.ts';
import { IncidentHistory } from './incident-history.tsx';
import { IncidentNotes } from './incident-notes.tsx';
import { Whereabouts } from './whereabouts.tsx';

const Confirm = lazy(() =>
  import('../../../ui/dialog/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

export function IncidentDetail({ id }: { id: string }) {
  const read = useIncident(id);
  if (read.data) return <Detail incident={read.data} />;
  return (
    <Card padded>
      {read.isError ? <ErrorState error={read.error} onRetry={() => read.refetch()} /> : <RowsSkeleton rows={4} />}
    </Card>
  );
}

function Detail({ incident }: { incident: Incident }) {
  const { t, language } = useWords();
  const { icon: Icon, colour } = kindLooks[incident.kind];
  const { person, callBack } = incident;
  const phone = callBack ?? person.phone;
  return (
    <article className={css.detail} aria-labelledby="incident">
      <Card padded className={css.head}>
        <div className={css.who}>
          <span className={safety.tile} data-colour={colour} aria-hidden="true">
            <Icon size={22} />
          </span>
          <div>
            <h2 id="incident" className={css.name}>
              {person.name}
            </h2>
            <p>
              <span className={safety.kind} data-colour={colour}>
                {t(`safety.kind_${incident.kind}`)}
              </span>
              {' · '}
              {whenHappened(incident.receivedAt, language)}
            </p>
            {incident.saidSafeAt && (
              <p className={safety.kind} data-colour="ok">
                {t('desk.saidSafe', { time: whenHappened(incident.saidSafeAt, language) })}
              </p>
            )}
          </div>
        </div>
        {incident.message && <blockquote className={css.message}>{incident.message}</blockquote>}
        <div className={safety.ways}>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClass({ variant: 'secondary' })}>
              <Phone size={18} aria-hidden="true" />
              {phone}
            </a>
          )}
          <a href={`mailto:${person.email}`} className={buttonClass({ variant: 'secondary' })}>
            <Mail size={18} aria-hidden="true" />
            {t('desk.mail')}
          </a>
        </div>
        <Deeds incident={incident} />
      </Card>
      <Whereabouts incident={incident} />
      <IncidentNotes incident={incident} />
      <IncidentHistory incident={incident} />
    </article>
  );
}

function Deeds({ incident }: { incident: Incident }) {
  const { t, language } = useWords();
  const [closing, setClosing] = useState(false);
  const acknowledge = useSend(calls.acknowledgeIncident, touched);
  const close = useSend(calls.closeIncident, touched);
  const reopen = useSend(calls.reopenIncident, touched);
  const asked = { params: { id: incident.id } };
  const done = (title: string) => ({ onDone: () => void toast({ severity: 'success', title }) });
  const isClosed = incident.state === 'closed';
  const mayReopen = incident.reopenUntil !== null && Date.parse(incident.reopenUntil) > Date.now();
  return (
    <div className={css.deeds}>
      {!isClosed && !incident.acknowledgedAt && (
        <Button
          variant="primary"
          busy={acknowledge.busy}
          icon={<Check size={19} aria-hidden="true" />}
          onClick={() => void acknowledge.send(asked, done(t('desk.acknowledged')))}
        >
          {t('desk.acknowledge')}
        </Button>
      )}
      {!isClosed && incident.acknowledgedAt && (
        <p className={css.taken}>
          {t('desk.takenBy', {
            name: incident.acknowledgedBy ?? '–',
            time: whenHappened(incident.acknowledgedAt, language),
          })}
        </p>
      )}
      {!isClosed && <Button onClick={() => setClosing(true)}>{t('desk.close')}</Button>}
      {isClosed && incident.erasedAt && (
        <p className={css.taken}>{t('desk.erasedOn', { time: whenHappened(incident.erasedAt, language) })}</p>
      )}
      {isClosed && mayReopen && (
        <Button
          busy={reopen.busy}
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={() => void reopen.send(asked, done(t('desk.reopened')))}
        >
          {t('desk.reopen')}
        </Button>
      )}
      <Suspense>
        {closing && (
          <Confirm
            open
            title={t('desk.confirmClose', { name: incident.person.name })}
            text={t('desk.confirmCloseText')}
            action={t('desk.close')}
            keep={t('common.cancel')}
            busy={close.busy}
            onClose={() => setClosing(false)}
            onConfirm={() => void close.send(asked, done(t('desk.closed'))).then(() => setClosing(false))}
          />
        )}
      </Suspense>
    </div>
  );
}
