import { Phone } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import css from './safety.module.css';

/** One tap calls. */
export function CallNumber({ phone }: { phone: string }) {
  const { t } = useWords();
  return (
    <a href={`tel:${phone}`} className={classNames(buttonClass({ variant: 'secondary', wide: true }), css.callNow)}>
      <Phone size={20} aria-hidden="true" />
      {t('safety.callNumber', { phone })}
    </a>
  );
}
