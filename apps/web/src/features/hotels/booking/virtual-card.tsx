import { calls } from 'virtual:contract';
import type { HotelBooking } from '@escale/contract';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../api/problem.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts';
import { fullDate } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import { priceText } from '../price-text.ts';
import css from './booking.module.css';

type VirtualCardProps = { bookingId: string; card: NonNullable<HotelBooking['virtualCard']> };

/** The card that pays this stay. Its number is the provider's to show, in the provider's own frame, for a minute. */
export function VirtualCard({ bookingId, card }: VirtualCardProps) {
  const { t, language } = useWords();
  const api = useUserApi();
  const online = useOnline();
  const failed = useErrorToast();
  const [frame, setFrame] = useState<{ url: string; validUntil: string } | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!frame) return;
    const hide = () => setFrame(null);
    const timer = setTimeout(hide, Math.max(0, Date.parse(frame.validUntil) - Date.now()));
    // A page that is put away shows nothing in the list of open apps.
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [frame]);

  async function show(): Promise<void> {
    setBusy(true);
    try {
      setFrame(await api.send(calls.openVirtualCard, { params: { id: bookingId } }));
    } catch (error) {
      // Whoever closed the question knows why nothing is shown.
      if (!isRefusal(error, 'session.step-up-needed')) failed(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card padded className={css.stack} aria-labelledby="virtual-card">
      <h2 id="virtual-card" className={css.cardTitle}>
        {t('hotels.virtualCard')}
      </h2>
      <div className={css.plastic}>
        <p>
          <span>{card.network}</span>
          <Chip tone={card.state === 'closed' ? 'quiet' : 'onAccent'}>{t(`hotels.card_${card.state}`)}</Chip>
        </p>
        <p className={css.digits}>
          <span aria-hidden="true">•••• •••• •••• </span>
          <span className="only-heard">{t('hotels.endsWith')}</span>
          {card.last4}
        </p>
        <dl>
          <div>
            <dt>{t('hotels.limit')}</dt>
            <dd>{priceText(card.limit, language)}</dd>
          </div>
          <div>
            <dt>{t('hotels.valid')}</dt>
            <dd>
              {t('hotels.validFromTo', {
                from: fullDate(card.validFrom, language),
                to: fullDate(card.validTo, language),
              })}
            </dd>
          </div>
        </dl>
      </div>
      {frame && (
        <iframe
          className={css.frame}
          src={frame.url}
          title={t('hotels.cardFrame')}
          sandbox={sandboxFor(frame.url)}
          referrerPolicy="no-referrer"
        />
      )}
      {card.state !== 'closed' && (
        <Button
          icon={frame ? <EyeOff size={17} aria-hidden="true" /> : <Eye size={17} aria-hidden="true" />}
          busy={busy}
          disabled={!online}
          onClick={() => (frame ? setFrame(null) : void show())}
        >
          {t(frame ? 'hotels.hideNumber' : 'hotels.showNumber')}
        </Button>
      )}
      <p className={common.small}>{t('hotels.cardFrameText')}</p>
    </Card>
  );
}

/** With scripts and its origin kept, a frame of our own origin could take its sandbox off: the sandbox's page needs neither. */
function sandboxFor(url: string): string {
  const { origin } = new URL(url, location.href);
  return origin === location.origin ? '' : 'allow-scripts allow-same-origin';
}
