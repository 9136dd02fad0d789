import { calls } from 'virtual:contract';
import type { CalendarAccount } from '@escale/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { keepTicks, ticksOf } from './calendar-slot.ts';
import css from './calendars-page.module.css';

/** Which calendars are imported, and who sees what comes from them. */
export function SelectionForm({ account, onDone }: { account: CalendarAccount; onDone: () => void }) {
  const { t } = useWords();
  const id = useId();
  const { calendars } = account;
  const [ticked, setTicked] = useState(() => firstTicks(account));
  const [audience, setAudience] = useState(account.audience);
  const [missing, setMissing] = useState(false);
  const save = useSend(calls.selectCalendars, [calls.listCalendars]);
  const connected = calendars.some(({ selected }) => selected);

  function tick(calendarId: string, on: boolean): void {
    const next = on ? [...ticked, calendarId] : ticked.filter((other) => other !== calendarId);
    setTicked(next);
    setMissing(false);
    keepTicks(account.id, next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(ticked.length === 0);
    if (ticked.length === 0) return;
    void save.send(
      { params: { id: account.id }, body: { calendarIds: ticked, audience } },
      {
        onDone: () => {
          toast({ severity: 'success', title: t('calendars.selectionSaved') });
          onDone();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className={css.form} noValidate>
      <fieldset className={css.group} aria-describedby={`${id}-missing`} aria-invalid={missing || undefined}>
        <legend className={css.legend}>{t('calendars.which')}</legend>
        {calendars.map(({ id: calendarId, name, color }) => (
          <label key={calendarId} className={css.choice}>
            <input
              type="checkbox"
              checked={ticked.includes(calendarId)}
              onChange={(event) => tick(calendarId, event.target.checked)}
            />
            <span className={css.dot} style={color ? { background: color } : undefined} aria-hidden="true" />
            <span className={css.choiceName}>{name}</span>
          </label>
        ))}
        <FieldError id={`${id}-missing`}>{missing && t('calendars.noneSelected')}</FieldError>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('calendars.whoSees')}</legend>
        {(['me', 'trip'] as const).map((who) => (
          <label key={who} className={css.choice}>
            <input type="radio" name={`${id}-who`} checked={audience === who} onChange={() => setAudience(who)} />
            <span className={css.choiceName}>
              {t(`calendars.audience_${who}`)}
              <span className={css.text}>{t(`calendars.audienceText_${who}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={css.actions}>
        <Button variant="primary" type="submit" busy={save.busy}>
          {t(connected ? 'common.save' : 'calendars.startImport')}
        </Button>
        {connected && <Button onClick={onDone}>{t('common.cancel')}</Button>}
      </div>
    </form>
  );
}

/** As they were left on this device, else as they are; where there is only one, it is meant. */
function firstTicks({ id, calendars }: CalendarAccount): string[] {
  const there = calendars.map((calendar) => calendar.id);
  const left = ticksOf(id)?.filter((calendarId) => there.includes(calendarId));
  if (left) return left;
  const selected = calendars.filter((calendar) => calendar.selected).map((calendar) => calendar.id);
  return selected.length === 0 && there.length === 1 ? there : selected;
}
