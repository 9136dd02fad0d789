import type { Import } from '@escale/contract';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { AcceptAll } from './accept-all.tsx';
import { BookingCard } from './booking-card.tsx';
import { isReading } from './import-queries.ts';
import shared from './imports.module.css';
import { LookContext } from './look.ts';
import { OriginalView } from './original-view.tsx';
import css from './paper.module.css';

const AddByHand = lazy(async () => ({ default: (await import('./add-by-hand.tsx')).AddByHand }));

type BesideProps = {
  one: Import;
  /**
   * How it stands and what can be done with it; `add` opens the form for a booking that was not seen, `acceptAll` is the
   * button for all of them where there is one.
   */
  standing: (add: () => void, acceptAll: ReactNode) => ReactNode;
};

/** What was read of a document, beside the document, each value leading to its passage. */
export function ImportBeside({ one, standing }: BesideProps) {
  const { t } = useWords();
  const [adding, setAdding] = useState(false);
  const [{ mark, looks }, setLooked] = useState<{ mark: string | null; looks: number }>({ mark: null, looks: 0 });
  const look = useCallback((to: string | null) => setLooked((one) => ({ mark: to, looks: one.looks + 1 })), []);
  const [correcting, setCorrecting] = useState<readonly number[]>([]);
  const waiting = one.bookings.filter(({ action }) => action === 'waiting');
  return (
    <LookContext value={look}>
      <div className={css.beside}>
        <div className={css.first}>
          {standing(
            () => setAdding(true),
            <AcceptAll one={one} correcting={waiting.some(({ index }) => correcting.includes(index))} />,
          )}
        </div>
        <OriginalView importId={one.id} version={one.version} mark={mark} looks={looks} onLetGo={() => look(null)} />
        <div className={css.rest}>
          {one.bookings.length > 0 && <h2 className={shared.heading}>{t('imports.whatWasRead')}</h2>}
          {one.bookings.map((booking) => (
            <BookingCard
              key={booking.index}
              one={one}
              booking={booking}
              onCorrecting={(open) =>
                setCorrecting((all) => [
                  ...all.filter((index) => index !== booking.index),
                  ...(open ? [booking.index] : []),
                ])
              }
            />
          ))}
          {one.bookings.length === 0 && !isReading(one) && <p className={shared.quiet}>{t('imports.nothingRead')}</p>}
          <Suspense>{adding && <AddByHand one={one} onDone={() => setAdding(false)} />}</Suspense>
        </div>
      </div>
    </LookContext>
  );
}
