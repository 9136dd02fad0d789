import { Card } from '../../ui/card/card.tsx';
import { Select } from '../../ui/field/field.tsx';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { CallAnywhere } from './call-anywhere.tsx';
import card from './emergency-card.module.css';
import { countriesWithNumbers, emergencyNumbers, emergencyNumbersAsOf } from './emergency-numbers.ts';
import { NumberKeys } from './number-keys.tsx';
import css from './safety.module.css';
import type { Country } from './use-country.ts';

/** The public numbers of the country that one is in. They ship with the page, so they are there without a network. */
export function EmergencyCard({ country: { code: country, choose, nameOf } }: { country: Country }) {
  const { t, language } = useWords();
  const numbers = country ? emergencyNumbers(country) : null;
  const all = [...new Set([...countriesWithNumbers, ...(country ? [country] : [])])];
  const sorted = all.sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  return (
    <section aria-labelledby="emergency">
      <h2 id="emergency" className={css.heading}>
        {t('safety.emergency')}
      </h2>
      <Card padded className={card.emergency}>
        <Select
          required
          label={t('safety.country')}
          value={country ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {!country && <option value="">{t('safety.chooseCountry')}</option>}
          {sorted.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        {numbers ? <NumberKeys numbers={numbers} /> : <CallAnywhere country={country} />}
        <p className={card.advice}>
          {t('safety.advice')} {t('safety.asOf', { date: fullDate(emergencyNumbersAsOf, language) })}
        </p>
      </Card>
    </section>
  );
}
