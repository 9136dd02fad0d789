import { MessageSquareText, Phone } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';

/** To reach the company without the app: a call, or a text message that needs no data. */
export function OtherWays({ company, text }: { company: Company | undefined; text: string }) {
  const { t } = useWords();
  const { phone, sms } = company?.safety ?? {};
  if (!phone && !sms) return null;
  return (
    <div className={css.ways}>
      {phone && (
        <a href={`tel:${digits(phone)}`} className={buttonClass({ variant: 'secondary' })}>
          <Phone size={18} aria-hidden="true" />
          {t('safety.call')}
        </a>
      )}
      {sms && (
        // Both systems read "?&body=": one wants the question mark, the other the ampersand.
        <a
          href={`sms:${digits(sms)}?&body=${encodeURIComponent(text)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageSquareText size={18} aria-hidden="true" />
          {t('safety.sms')}
        </a>
      )}
    </div>
  );
}

const digits = (phone: string) => phone.replace(/[^\d+]/g, '');
