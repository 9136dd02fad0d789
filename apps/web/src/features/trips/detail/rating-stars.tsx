import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Star } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../api/use-send.ts';
import { Card } from '../../../ui/card/card.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import css from './detail-tab.module.css';

const stars = [1, 2, 3, 4, 5] as const;

/** Radio buttons that look like stars: arrows, Tab and touch work as everywhere. */
export function RatingStars({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.rateTrip, [calls.getTrip]);
  // Shown at once; what the server keeps comes with the next read.
  const [chosen, setChosen] = useState(trip.rating);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? chosen ?? 0;
  const rate = (rating: number) => {
    setChosen(rating);
    void send(
      { params: { id: trip.id }, body: { rating } },
      {
        about: trip.name,
        onDone: () => void toast({ severity: 'success', title: t('trips.thanks') }),
        onRefused: () => {
          setChosen(trip.rating);
          return false;
        },
      },
    );
  };
  return (
    <Card padded>
      <fieldset className={css.rating} aria-busy={busy || undefined}>
        <legend className={css.heading}>{t('trips.rating')}</legend>
        <p className={css.why}>{t('trips.rateText')}</p>
        <div className={css.stars} onPointerLeave={() => setPointed(null)}>
          {stars.map((count) => (
            <label key={count} className={css.star} onPointerEnter={() => setPointed(count)} data-lit={count <= shown}>
              <input
                type="radio"
                name="rating"
                className="only-heard"
                value={count}
                checked={chosen === count}
                onChange={() => rate(count)}
              />
              <Star size={30} fill={count <= shown ? 'currentColor' : 'none'} aria-hidden="true" />
              <span className="only-heard">{t('trips.stars', { count })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {trip.timing === 'past' && (
        <Link to="/trips/$tripId/survey" params={{ tripId: trip.id }} className={css.survey}>
          {t('trips.survey')}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </Card>
  );
}
