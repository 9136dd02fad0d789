import type { PaymentKind } from '@escale/contract';
import { CreditCard, HandCoins, Landmark, type LucideIcon, WalletCards } from 'lucide-react';
import { useWords } from '../../../words/words.ts';
import css from './book.module.css';

const icons: Record<PaymentKind, LucideIcon> = {
  'hosted-card': CreditCard,
  'provider-token': CreditCard,
  'virtual-card': WalletCards,
  'pay-at-hotel': HandCoins,
  'agency-account': Landmark,
};

type ChoiceProps = { kinds: readonly PaymentKind[]; value: PaymentKind; onChange: (kind: PaymentKind) => void };

/** How one pays, where there is a choice; what it means stands under each. */
export function PaymentChoice({ kinds, value, onChange }: ChoiceProps) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className={css.legend}>{t('hotels.payment')}</legend>
      <div className={css.payments}>
        {kinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <label key={kind} className={css.payment}>
              <input
                type="radio"
                name="payment"
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
              />
              <Icon size={20} aria-hidden="true" />
              <span>
                {t(`hotels.pay_${kind}`)}
                <small>{t(`hotels.pay_${kind}_text`)}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
