import { Ambulance, Flame, ShieldAlert } from 'lucide-react';
import { useWords } from '../../words/words.ts';
import type { EmergencyNumbers } from './emergency-numbers.ts';
import css from './number-keys.module.css';

const services = [
  { service: 'ambulance', icon: Ambulance },
  { service: 'police', icon: ShieldAlert },
  { service: 'fire', icon: Flame },
] as const;

/** One tap calls. */
export function NumberKeys({ numbers }: { numbers: EmergencyNumbers }) {
  const { t } = useWords();
  return (
    <ul className={css.numbers}>
      {services.map(({ service, icon: Icon }) => (
        <li key={service}>
          <a href={`tel:${numbers[service]}`} className={css.number}>
            <Icon size={22} aria-hidden="true" />
            <span className={css.numberName}>{t(`safety.${service}`)}</span>
            <span className={css.numberDigits}>{numbers[service]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
