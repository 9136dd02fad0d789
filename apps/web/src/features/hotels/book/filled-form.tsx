import type { Customer, HotelOffer } from '@escale/contract';
import { CreditCard } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { useAccount } from '../../account/account-queries.ts';
import { priceText } from '../price-text.ts';
import { type BookingDraft, noCard, payableWith } from './booking-draft.ts';
import { BookingForm } from './booking-form.tsx';
import { PayByCard } from './pay-by-card.tsx';

type FilledProps = {
  offer: HotelOffer;
  /** Whose booking it will be; null: one's own. */
  customer: Customer | null;
  unsaved: { current: boolean };
  busy: boolean;
  onExpired: () => void;
  onBook: (draft: BookingDraft) => void;
};

/** Nobody types a card for an offer that ends meanwhile. */
const timeToPayMs = 5 * 60_000;

/** The form, beginning with what the account knows already; then, where the provider has card fields of its own, those. */
export function FilledForm({ offer, customer, unsaved, busy, onExpired, onBook }: FilledProps) {
  const { language } = useWords();
  const account = useAccount();
  const [paying, setPaying] = useState<{ offerId: string; draft: BookingDraft } | null>(null);
  const isPaying = paying?.offerId === offer.id;
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    // Another offer would be another payment.
    if (isPaying) return;
    const leftMs = Date.parse(offer.validUntil) - Date.now();
    const timer = setTimeout(expire, Math.max(1000, leftMs));
    return () => clearTimeout(timer);
  }, [offer.validUntil, isPaying]);
  if (account.isPending) return <RowsSkeleton rows={4} tile={0} />;
  const own = { mobilePhone: null, ...account.data };
  const {
    firstName = '',
    lastName = '',
    email = '',
    mobilePhone,
  } = customer ? { ...customer, mobilePhone: null } : own;
  const ways = payableWith(offer);
  // Whoever books for others rarely has their card in hand.
  const payment = customer && ways.includes('agency-account') ? 'agency-account' : ways[0];
  if (!payment) return <NoWayToPay />;
  const from: BookingDraft = {
    guests: Array.from({ length: offer.stay.rooms }, (_, i) =>
      i === 0 ? { firstName, lastName } : { firstName: '', lastName: '' },
    ),
    email,
    phone: mobilePhone ?? '',
    information: '',
    payment,
    card: noCard,
    accepted: false,
  };

  function goOn(draft: BookingDraft): void {
    if (draft.payment !== 'hosted-card') onBook(draft);
    else if (Date.parse(offer.validUntil) - Date.now() < timeToPayMs) onExpired();
    else setPaying({ offerId: offer.id, draft });
  }

  return (
    <>
      {/* Hidden and not gone: who comes back from the card finds what was typed. */}
      <div hidden={isPaying}>
        <BookingForm offer={offer} from={from} unsaved={unsaved} busy={busy} onBook={goOn} />
      </div>
      {isPaying && offer.cardFields?.kind === 'hosted' && (
        <PayByCard
          frameUrl={offer.cardFields.frameUrl}
          price={priceText(offer.rate.total, language)}
          busy={busy}
          onPaid={() => onBook(paying.draft)}
          onBack={() => setPaying(null)}
        />
      )}
    </>
  );
}

function NoWayToPay() {
  const { t } = useWords();
  return (
    <Card role="alert">
      <EmptyState icon={CreditCard} title={t('hotels.noPayment')} text={t('hotels.noPaymentText')} />
    </Card>
  );
}
