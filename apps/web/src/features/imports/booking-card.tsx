import type { Import, ImportedBooking } from '@escale/contract';
import { Check, ChevronRight, PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { KindTile } from '../../ui/kind/kind.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { useWords } from '../../words/words.ts';
import css from './booking-card.module.css';
import { ConfidenceChip } from './confidence-chip.tsx';
import { useImportDoor } from './import-door.ts';
import shared from './imports.module.css';
import { useLook } from './look.ts';
import { NamesAnother } from './names-another.tsx';
import { ReadFields } from './read-fields.tsx';
import { Conflicts, Differences } from './two-values.tsx';
import { isAskedFirst, isWhole, useAccept } from './use-accept.ts';
import { useFieldWords } from './use-field-words.ts';

const CompleteForm = lazy(async () => ({ default: (await import('./complete-form.tsx')).CompleteForm }));

const tones = {
  created: 'ok',
  updated: 'ok',
  cancelled: 'bad',
  unchanged: 'quiet',
  waiting: 'warn',
  dismissed: 'quiet',
} as const;

type CardProps = {
  one: Import;
  booking: ImportedBooking;
  /** Its form opens, or closes. */
  onCorrecting: (open: boolean) => void;
};

/** One booking of an import: each value with how sure we are and where it stands, and one tap to accept or correct it. */
export function BookingCard({ one, booking, onCorrecting }: CardProps) {
  const { t } = useWords();
  const look = useLook();
  const words = useFieldWords(booking.type);
  /** What is being corrected: as it was read, or with the other of two values. */
  const [correcting, setCorrecting] = useState<ImportedBooking | null>(null);
  const correct = (as: ImportedBooking | null) => {
    setCorrecting(as);
    onCorrecting(as !== null);
  };
  const { type, title, action } = booking;
  const waits = action === 'waiting';
  const missing = booking.missing.map(words.label);
  const close = () => {
    correct(null);
    look?.(null);
  };
  const correctWith = (field: string, value: unknown) =>
    correct({ ...booking, draft: { ...booking.draft, [field]: value } });
  return (
    <Card padded className={shared.stack} aria-label={title}>
      <div className={css.bookingHead}>
        <KindTile type={type} />
        <div className={shared.row}>
          <h3 className={css.bookingTitle}>{title}</h3>
          <span className={shared.chips}>
            <Chip tone={tones[action]}>{t(waits ? 'imports.waitingState' : `imports.${action}`)}</Chip>
            <ConfidenceChip confidence={booking.confidence} />
          </span>
        </div>
      </div>
      {booking.reason && waits && <p className={shared.why}>{t(`imports.why_${booking.reason}`)}</p>}
      <NamesAnother one={one} booking={booking} />
      {missing.length > 0 && <p className={css.missing}>{t('imports.missing', { fields: missing.join(', ') })}</p>}
      {correcting ? (
        <Suspense>
          <CompleteForm one={one} booking={correcting} type={type} onDone={close} />
        </Suspense>
      ) : (
        <>
          <Differences one={one} booking={booking} />
          <Conflicts booking={booking} {...(waits && { onTake: correctWith })} />
          <ReadFields one={one} booking={booking} />
          <Deeds one={one} booking={booking} onCorrect={() => correct(booking)} />
        </>
      )}
    </Card>
  );
}

function Deeds({ one, booking, onCorrect }: { one: Import; booking: ImportedBooking; onCorrect: () => void }) {
  const { t } = useWords();
  const online = useOnline();
  const door = useImportDoor();
  const { accept, busy } = useAccept(one);
  const { action, tripId, segmentId, index } = booking;
  const waits = action === 'waiting';
  const asked = isAskedFirst(one, booking);
  const agreed = !door.forCustomer || one.reason !== 'sender-unknown';
  const whole = isWhole(booking);
  return (
    <div className={shared.deeds}>
      {whole && !asked && (
        <Button
          variant="primary"
          icon={<Check size={17} />}
          busy={busy}
          disabled={!online}
          onClick={() => accept(index)}
        >
          {t('imports.acceptBooking')}
        </Button>
      )}
      {waits && agreed && (
        <Button
          variant={whole || asked ? 'secondary' : 'primary'}
          icon={<PenLine size={17} />}
          disabled={!online}
          onClick={onCorrect}
        >
          {t(whole ? 'imports.correct' : 'imports.complete')}
        </Button>
      )}
      {tripId && segmentId && (
        <door.SegmentLink tripId={tripId} segmentId={segmentId}>
          {t('imports.openInTrip')}
          <ChevronRight size={17} aria-hidden="true" />
        </door.SegmentLink>
      )}
    </div>
  );
}
