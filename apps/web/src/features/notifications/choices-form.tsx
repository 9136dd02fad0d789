import { calls } from 'virtual:contract';
import type { NotificationSettings, NotificationTopic } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { keyOf } from '../../api/call-query.ts';
import { etagOf } from '../../api/client.ts';
import { isRefusal } from '../../api/problem.ts';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Switch, TextField } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { ChangedElsewhere } from '../../ui/unsaved/changed-elsewhere.tsx';
import { useTyped } from '../../ui/unsaved/use-typed.ts';
import { useWords } from '../../words/words.ts';
import css from './notifications-page.module.css';

const topics = ['changes', 'review', 'bookings', 'trips', 'documents', 'safety'] as const;
const channels = ['push', 'email'] as const;
const night = { from: '22:00', until: '07:00' };

/** What is told by which way, and the hours in which nothing is. */
export function ChoicesForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { draft, elsewhere, type, saved } = useTyped(choicesOf(settings));
  const { quietHours: quiet, ...chosen } = draft;
  const update = useSend(calls.updateNotificationSettings, [calls.getNotificationSettings]);
  const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function choose(topic: NotificationTopic, channel: (typeof channels)[number], on: boolean): void {
    type({ [topic]: { ...chosen[topic], [channel]: on } });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void update.send(
      { body: { topics: chosen, quietHours: quiet }, ifMatch: etagOf(settings) },
      {
        onDone: (settings) => {
          saved(draft, choicesOf(settings));
          toast({ severity: 'success', title: t('notifications.saved') });
        },
        onRefused: (error) => {
          if (!isRefusal(error, 'record.changed')) return false;
          toast({ severity: 'warning', title: t('errors.changedElsewhere'), message: t('errors.typedIsKept') });
          void queries.invalidateQueries({ queryKey: keyOf(calls.getNotificationSettings) });
          return true;
        },
      },
    );
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <Card padded aria-labelledby="choose">
        <h2 id="choose" className={css.title}>
          {t('notifications.choose')}
        </h2>
        <p className={css.text}>{t('notifications.chooseText')}</p>
        <table className={css.topics}>
          <thead>
            <tr>
              <td />
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {t(`notifications.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {topics.map((topic) => (
              <tr key={topic}>
                <th scope="row">
                  {t(`notifications.${topic}`)}
                  <span className={css.about}>{t(`notifications.${topic}Text`)}</span>
                </th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <label className={css.cell}>
                      <input
                        type="checkbox"
                        checked={chosen[topic][channel]}
                        aria-label={t('notifications.topicBy', {
                          topic: t(`notifications.${topic}`),
                          channel: t(`notifications.${channel}`),
                        })}
                        onChange={(event) => choose(topic, channel, event.target.checked)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card padded aria-labelledby="quiet">
        <h2 id="quiet" className={css.title}>
          {t('notifications.quiet')}
        </h2>
        <p className={css.text}>{t('notifications.quietText')}</p>
        <Switch
          label={t('notifications.quietOn')}
          checked={quiet !== null}
          onChange={(event) => type({ quietHours: event.target.checked ? { ...night, timeZone: zoneHere } : null })}
        />
        {quiet && (
          <>
            <div className={css.hours}>
              {(['from', 'until'] as const).map((end) => (
                <TextField
                  key={end}
                  type="time"
                  required
                  label={t(`notifications.${end}`)}
                  value={quiet[end]}
                  onChange={(event) => type({ quietHours: { ...quiet, [end]: event.target.value } })}
                />
              ))}
            </div>
            <p className={css.text}>{t('notifications.zone', { zone: quiet.timeZone.replaceAll('_', ' ') })}</p>
          </>
        )}
      </Card>
      <ChangedElsewhere
        changes={
          update.busy
            ? []
            : elsewhere.map((name) => ({
                label: t(name === 'quietHours' ? 'notifications.quiet' : `notifications.${name}`),
                value: null,
              }))
        }
      />
      <div>
        <Button type="submit" variant="primary" busy={update.busy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

const choicesOf = ({ topics, quietHours }: NotificationSettings) => ({ ...topics, quietHours });
