import { Lock } from 'lucide-react';
import { Select, TextField } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import css from './book.module.css';
import type { BookingDraft, BookingFaults } from './booking-draft.ts';
import { cardTypeOf, cardTypes, digitsOf, spacedNumber } from './card-check.ts';

type Card = BookingDraft['card'];
type CardProps = { card: Card; faults: BookingFaults; onChange: (change: Partial<Card>) => void };

/** The sandbox's own card: published test numbers only, turned into a token here. A live provider brings its own fields. */
export function CardFields({ card, faults, onChange }: CardProps) {
  const { t } = useWords();
  const said = (field: string) => {
    const fault = faults[field];
    return fault && t(fault);
  };
  return (
    <fieldset className={css.card}>
      <legend className={css.legend}>{t('hotels.card')}</legend>
      <p className={css.cardNote}>
        <Lock size={16} aria-hidden="true" />
        <span>{t('hotels.cardNote')}</span>
      </p>
      <TextField
        label={t('hotels.cardHolder')}
        name="cc-name"
        autoComplete="cc-name"
        autoCapitalize="words"
        required
        maxLength={200}
        value={card.holder}
        error={said('holder')}
        onChange={({ target: { value } }) => onChange({ holder: value })}
      />
      <div className={css.pair}>
        <TextField
          label={t('hotels.cardNumber')}
          hint={t('hotels.cardNumberHint')}
          name="cc-number"
          autoComplete="cc-number"
          inputMode="numeric"
          required
          maxLength={24}
          value={card.number}
          error={said('number')}
          onChange={({ target: { value } }) => {
            const type = cardTypeOf(value);
            onChange({ number: spacedNumber(value), ...(type && { type }) });
          }}
        />
        <Select
          label={t('hotels.cardType')}
          name="cc-type"
          autoComplete="cc-type"
          required
          value={card.type}
          error={said('type')}
          onChange={({ target: { value } }) => onChange({ type: cardTypes.find((type) => type === value) ?? '' })}
        >
          <option value="">{t('hotels.chooseCardType')}</option>
          {cardTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <TextField
          label={t('hotels.cardExpiry')}
          hint={t('hotels.cardExpiryHint')}
          name="cc-exp"
          autoComplete="cc-exp"
          inputMode="numeric"
          required
          maxLength={9}
          value={card.expiry}
          error={said('expiry')}
          onChange={({ target: { value } }) => onChange({ expiry: value })}
          onBlur={() => onChange({ expiry: tidyExpiry(card.expiry) })}
        />
        <TextField
          label={t('hotels.cardCvv')}
          hint={t('hotels.cardCvvHint')}
          name="cc-csc"
          type="password"
          autoComplete="cc-csc"
          inputMode="numeric"
          required
          maxLength={4}
          value={card.cvv}
          error={said('cvv')}
          onChange={({ target: { value } }) => onChange({ cvv: digitsOf(value) })}
        />
      </div>
      <p className={common.small}>{t('hotels.cardStays')}</p>
    </fieldset>
  );
}

/** `0928` becomes `09/28`. */
function tidyExpiry(text: string): string {
  return /^\d{4}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text;
}
