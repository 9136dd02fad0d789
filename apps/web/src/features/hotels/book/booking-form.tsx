import type { HotelOffer } from '@escale/contract';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmailField } from '../../../ui/field/email-field.tsx';
import { Checkbox, TextArea, TextField } from '../../../ui/field/field.tsx';
import { More } from '../../../ui/more/more.tsx';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import { PolicySteps } from '../policy-steps.tsx';
import { priceText } from '../price-text.ts';
import css from './book.module.css';
import { type BookingDraft, type BookingFaults, faultsOf, payableWith } from './booking-draft.ts';
import { CardFields } from './card-fields.tsx';
import { PaymentChoice } from './payment-choice.tsx';

type FormProps = {
  offer: HotelOffer;
  from: BookingDraft;
  unsaved: RefObject<boolean>;
  busy: boolean;
  /** With a card of the provider's own fields there is a step between this and the booking. */
  onBook: (draft: BookingDraft) => void;
};

/** Who comes, how it is paid, and the yes to the terms. */
export function BookingForm({ offer, from, unsaved, busy, onBook }: FormProps) {
  const { t, language } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(from);
  const [faults, setFaults] = useState<BookingFaults>({});
  const { rate } = offer;
  // A yes holds for what it was said to: another price or other terms ask anew.
  const terms = `${rate.termsVersion} ${rate.total.amount} ${rate.total.currency}`;
  const [acceptedTerms, setAcceptedTerms] = useState<string | null>(null);
  const accepted = acceptedTerms === terms;

  function set(change: Partial<BookingDraft>): void {
    unsaved.current = true;
    setDraft((before) => ({ ...before, ...change }));
    // What is mended is no longer wrong; the rest is said until it is sent again.
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
  }

  function setGuest(index: number, change: Partial<BookingDraft['guests'][number]>): void {
    set({ guests: draft.guests.map((guest, i) => (i === index ? { ...guest, ...change } : guest)) });
    setFaults(({ [`guest-${index}-first`]: _first, [`guest-${index}-last`]: _last, ...others }) => others);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const said = { ...draft, accepted };
    const found = faultsOf(said);
    setFaults(found);
    if (Object.keys(found).length === 0) {
      onBook(said);
      return;
    }
    // After the faults are drawn: the first of them is where to go on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const said = (field: string) => {
    const fault = faults[field];
    return fault && t(fault);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={css.form} aria-label={t('hotels.bookTitle')}>
      <Card padded className={css.group}>
        {draft.guests.map(({ firstName, lastName }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by the number of the room alone
          <fieldset key={i}>
            <legend className={css.legend}>
              {draft.guests.length > 1 ? t('hotels.guestOfRoom', { number: i + 1 }) : t('hotels.guest')}
            </legend>
            <div className={css.pair}>
              <TextField
                label={t('hotels.firstName')}
                name={`first-${i}`}
                autoComplete={i === 0 ? 'given-name' : 'off'}
                required
                maxLength={100}
                value={firstName}
                error={said(`guest-${i}-first`)}
                onChange={({ target: { value } }) => setGuest(i, { firstName: value })}
              />
              <TextField
                label={t('hotels.lastName')}
                name={`last-${i}`}
                autoComplete={i === 0 ? 'family-name' : 'off'}
                required
                maxLength={100}
                value={lastName}
                error={said(`guest-${i}-last`)}
                onChange={({ target: { value } }) => setGuest(i, { lastName: value })}
              />
            </div>
          </fieldset>
        ))}
        <div className={css.pair}>
          <EmailField
            label={t('hotels.email')}
            hint={t('hotels.emailHint')}
            name="email"
            autoComplete="email"
            value={draft.email}
            error={said('email')}
            onChange={({ target: { value } }) => set({ email: value })}
          />
          <TextField
            label={t('hotels.phone')}
            hint={t('errors.phoneHint')}
            error={said('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={draft.phone}
            onChange={({ target: { value } }) => set({ phone: value })}
          />
        </div>
        <TextArea
          label={t('hotels.information')}
          hint={t('hotels.informationHint')}
          name="information"
          maxLength={1000}
          value={draft.information}
          error={said('information')}
          onChange={({ target: { value } }) => set({ information: value })}
        />
      </Card>
      <Card padded className={css.group}>
        <PaymentChoice kinds={payableWith(offer)} value={draft.payment} onChange={(payment) => set({ payment })} />
        {draft.payment === 'provider-token' && (
          <CardFields
            card={draft.card}
            faults={faults}
            onChange={(change) => {
              set({ card: { ...draft.card, ...change } });
              setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
            }}
          />
        )}
      </Card>
      <Card padded className={css.group}>
        <h2 className={css.title}>{t('hotels.terms')}</h2>
        <PolicySteps policy={rate.cancellationPolicy} />
        <More title={t('hotels.readTerms')}>
          <p className={common.terms}>{rate.terms}</p>
          {rate.cancellationPolicy.text && <p className={common.terms}>{rate.cancellationPolicy.text}</p>}
        </More>
        <Checkbox
          label={t('hotels.acceptTerms')}
          hint={t('hotels.acceptTermsHint')}
          name="terms"
          required
          checked={accepted}
          aria-invalid={faults.accepted ? true : undefined}
          error={said('accepted')}
          onChange={({ target: { checked } }) => {
            setAcceptedTerms(checked ? terms : null);
            set({ accepted: checked });
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {draft.payment === 'hosted-card'
            ? t('hotels.toCard')
            : t('hotels.bookFor', { price: priceText(rate.total, language) })}
        </Button>
        <p className={common.small}>{t('hotels.bookOnce')}</p>
      </Card>
    </form>
  );
}
