import type { Import, ImportedBooking } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight, PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { KindTile } from '../../ui/kind/kind.tsx';
import { useOnline } from '../../ui/offline/offline-banner.tsx';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from '../segments/form/fields.ts';
import { ConfidenceChip } from './confidence-chip.tsx';
import css from './imports.module.css';
import { ReadFields } from './read-fields.tsx';

const CompleteForm = lazy(async () => ({ default: (await import('./complete-form.tsx')).CompleteForm }));

const tones = {
  created: 'ok',
  updated: 'ok',
  cancelled: 'bad',
  unchanged: 'quiet',
  waiting: 'warn',
  dismissed: 'quiet',
} as const;

/** One booking of an import: each value with how sure we are and where it stands. */
export function BookingCard({ one, booking }: { one: Import; booking: ImportedBooking }) {
  const { t } = useWords();
  const online = useOnline();
  const [completing, setCompleting] = useState(false);
  const { type, title, action, tripId, segmentId } = booking;
  const labels = new Map(fieldsOfForm(type).map(({ name, label }) => [name, t(label)]));
  const missing = booking.missing.map((name) => labels.get(name) ?? name);
  return (
    <Card padded className={css.booking} aria-label={title}>
      <div className={css.bookingHead}>
        <KindTile type={type} />
        <div className={css.row}>
          <h3 className={css.bookingTitle}>{title}</h3>
          <span className={css.chips}>
            <Chip tone={tones[action]}>{t(action === 'waiting' ? 'imports.waitingState' : `imports.${action}`)}</Chip>
            <ConfidenceChip confidence={booking.confidence} />
          </span>
        </div>
      </div>
      {booking.reason && action === 'waiting' && <p className={css.why}>{t(`imports.why_${booking.reason}`)}</p>}
      {missing.length > 0 && <p className={css.missing}>{t('imports.missing', { fields: missing.join(', ') })}</p>}
      {completing ? (
        <Suspense>
          <CompleteForm one={one} booking={booking} type={type} onDone={() => setCompleting(false)} />
        </Suspense>
      ) : (
        <>
          <ReadFields booking={booking} />
          <div className={css.deeds}>
            {action === 'waiting' && (
              <Button
                // Of a stranger's mail the first question is another: "Was this you?"
                variant={one.reason === 'sender-unknown' ? 'secondary' : 'primary'}
                icon={<PenLine size={17} />}
                disabled={!online}
                onClick={() => setCompleting(true)}
              >
                {t('imports.complete')}
              </Button>
            )}
            {tripId && segmentId && (
              <Link
                to="/trips/$tripId"
                params={{ tripId }}
                search={{ segment: segmentId }}
                className={buttonClass({ variant: 'soft' })}
              >
                {t('imports.openInTrip')}
                <ChevronRight size={17} aria-hidden="true" />
              </Link>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
