import { calls } from 'virtual:contract';
import type { Place } from '@escale/contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { PlaceField } from '../places/place-field.tsx';
import { placeInput, placeOf } from '../places/place-input.ts';
import css from './calendars-page.module.css';

/** Where one usually is: an event in another town is a trip, one at home is none. */
export function HomeCard({ home }: { home: Place | null }) {
  const { t } = useWords();
  const [input, setInput] = useState(() => placeInput(home));
  const save = useSend(calls.setCalendarHome, [calls.listCalendars]);
  const changed = input.text !== placeInput(home).text;
  return (
    <Card padded aria-labelledby="home-town">
      <h2 id="home-town" className={css.title}>
        {t('calendars.home')}
      </h2>
      <p className={css.text}>{t('calendars.homeText')}</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save.send(
            { body: { home: placeOf(input) } },
            { onDone: () => void toast({ severity: 'success', title: t('calendars.homeSaved') }) },
          );
        }}
      >
        <PlaceField label={t('calendars.homeTown')} types="city" value={input} onChange={setInput} />
        {changed && (
          <div className={css.actions}>
            <Button variant="primary" type="submit" busy={save.busy}>
              {t('common.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
