import { ArrowLeft, CloudOff, Lock, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Bone, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import css from './book.module.css';
import { useCardFields } from './use-card-fields.ts';

type PayProps = {
  frameUrl: string;
  price: string;
  /** The booking is being sent. */
  busy: boolean;
  onPaid: () => void;
  onBack: () => void;
};

/**
 * The card is typed into the provider's own page, which stands under another origin: neither this page nor our server sees it.
 * What is paid is booked at once; where that is refused for a passing reason it can be sent again, and is not paid again.
 */
export function PayByCard({ frameUrl, price, busy, onPaid, onBack }: PayProps) {
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const { frame, state, height } = useCardFields(frameUrl, attempt, onPaid);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPaid = state === 'paid';
  const again = () => setAttempt((before) => before + 1);
  return (
    <Card padded className={css.group} aria-labelledby="pay">
      <h2 id="pay" ref={heading} tabIndex={-1} className={css.title}>
        {t(isPaid ? 'hotels.paid' : 'hotels.payWith', { price })}
      </h2>
      {!isPaid && (
        <p className={css.cardNote}>
          <Lock size={16} aria-hidden="true" />
          <span>{t('hotels.hostedNote')}</span>
        </p>
      )}
      {state === 'refused' && <p role="alert">{t('hotels.cardRefused')}</p>}
      {state === 'unavailable' && (
        <p role="alert" className={css.cardNote}>
          <CloudOff size={16} aria-hidden="true" />
          <span>{t('hotels.cardFieldsGone')}</span>
        </p>
      )}
      {(state === 'opening' || state === 'open') && (
        <div className={css.cardPlace}>
          {state === 'opening' && (
            <Skeleton>
              <Bone height={220} radius={12} />
            </Skeleton>
          )}
          <iframe
            key={attempt}
            ref={frame}
            src={frameUrl}
            title={t('hotels.card')}
            // Not displayed at all it would draw nothing, and never say that it had.
            className={classNames(css.cardFrame, state === 'opening' && css.opening)}
            style={{ height }}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          />
        </div>
      )}
      {isPaid && !busy && <p role="alert">{t('hotels.paidNotBooked')}</p>}
      <div className={css.actions}>
        {!isPaid && (
          <Button icon={<ArrowLeft size={17} aria-hidden="true" />} onClick={onBack}>
            {t('hotels.changeDetails')}
          </Button>
        )}
        {(state === 'refused' || state === 'unavailable') && (
          <Button variant="primary" icon={<RotateCw size={17} aria-hidden="true" />} onClick={again}>
            {t('common.tryAgain')}
          </Button>
        )}
        {isPaid && (
          <Button variant="primary" busy={busy} onClick={onPaid}>
            {t('hotels.bookPaid')}
          </Button>
        )}
      </div>
      <p className={common.small}>{t('hotels.bookOnce')}</p>
    </Card>
  );
}
