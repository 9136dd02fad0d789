import { Ambulance, Flame, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Select } from '../../ui/field/field.tsx';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import card from './emergency-card.module.css';
import { countriesWithNumbers, emergencyNumbers, emergencyNumbersAsOf } from './emergency-numbers.ts';
import { countryHere } from './rules/country-here.ts';
import css from './safety.module.css';

const services = [
  { service: 'ambulance', icon: Ambulance },
  { service: 'police', icon: ShieldAlert },
  { service: 'fire', icon: Flame },
] as const;

type CardProps = { located: string | null; tripCountry: string | null };

/** The public numbers of the country that one is in. They ship with the page, so they are there without a network. */
export function EmergencyCard({ located, tripCountry }: CardProps) {
  const { t, language } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const country = countryHere({ chosen, located, trip: tripCountry, deviceZone });
  const numbers = country ? emergencyNumbers(country) : null;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
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
          onChange={(event) => setChosen(event.target.value)}
        >
          {!country && <option value="">{t('safety.chooseCountry')}</option>}
          {sorted.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
        {numbers ? (
          <ul className={card.numbers}>
            {services.map(({ service, icon: Icon }) => (
              <li key={service}>
                <a href={`tel:${numbers[service]}`} className={card.number}>
                  <Icon size={22} aria-hidden="true" />
                  <span className={card.numberName}>{t(`safety.${service}`)}</span>
                  <span className={card.numberDigits}>{numbers[service]}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.danger}>{t('safety.noNumbers')}</p>
        )}
        <p className={card.advice}>
          {t('safety.advice')} {t('safety.asOf', { date: fullDate(emergencyNumbersAsOf, language) })}
        </p>
      </Card>
    </section>
  );
}
