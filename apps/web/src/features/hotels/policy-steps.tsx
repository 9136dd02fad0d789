import type { CancellationPolicy } from '@escale/contract';
import { classNames } from '../../ui/class-names.ts';
import { shortDay, wallTime, zoneName } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import { useWords } from '../../words/words.ts';
import css from './hotels.module.css';
import { deviceZone, ownTime } from './own-time.ts';
import { policyRows } from './policy-rows.ts';
import { priceText } from './price-text.ts';

/** What cancelling costs and until when, by the clocks of the hotel and, where they differ, by one's own. */
export function PolicySteps({ policy }: { policy: CancellationPolicy }) {
  const { t, language } = useWords();
  const rows = policyRows(policy);
  if (rows.length === 0) {
    return (
      <p className={css.small}>{t(policy.refundable === 'none' ? 'hotels.neverRefunded' : 'hotels.alwaysFree')}</p>
    );
  }
  return (
    <ol className={css.policy}>
      {rows.map(({ from, until, fee }) => (
        <li key={`${from} ${until}`} className={classNames(css.step, !fee && css.free)}>
          <span>
            {until ? t('hotels.until', { when: momentText(until, language) }) : null}
            {!until && from ? t('hotels.since', { when: momentText(from, language) }) : null}
            {!until && !from ? t('hotels.anyTime') : null}
            <OwnClock moment={until ?? from} />
          </span>
          <b>{fee ? priceText(fee, language) : t('hotels.free')}</b>
        </li>
      ))}
    </ol>
  );
}

/** The same moment on the clock of the device: "for you 19:00 CET". */
export function OwnClock({ moment }: { moment: string | null }) {
  const { t, language } = useWords();
  const own = moment && ownTime(moment, deviceZone());
  return own ? <small>{t('hotels.ownTime', { when: momentText(own, language) })}</small> : null;
}

/** `Fri 4 Dec, 18:00 WET`. */
export function momentText(moment: string, language: Language): string {
  return [
    shortDay(moment, language).replace(',', ''),
    [wallTime(moment), zoneName(moment, language)].join('\u00a0').trim(),
  ]
    .filter(Boolean)
    .join(', ');
}
