import type { Trip } from '@escale/contract';
import type { Hint } from '@escale/contract/continuity/hints';
import { Link } from '@tanstack/react-router';
import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../../../ui/button/button.tsx';
import { useOnline } from '../../../../ui/offline/use-online.ts';
import { useWords } from '../../../../words/words.ts';
import line from '../itinerary.module.css';
import css from './hint-note.module.css';
import { hintText } from './hint-text.ts';

/** `onDismiss` null: it is somebody else's to put away, and to act on. */
type NoteProps = { hint: Hint; trip: Trip; onDismiss: (() => void) | null };

/** Quiet, between two cards: the reason, what to do, and a way to put it away. */
export function HintNote({ hint, trip, onDismiss }: NoteProps) {
  const { t, language } = useWords();
  const online = useOnline();
  const { reason, advice } = hintText(hint, trip.segments, t, language);
  return (
    <div className={line.line}>
      <span />
      <span className={line.between} aria-hidden="true" />
      <div role="note" className={css.hint} aria-label={reason}>
        <TriangleAlert size={17} aria-hidden="true" />
        <div className={css.words}>
          <p className={css.reason}>{reason}</p>
          <p className={css.advice}>{advice}</p>
          {hint.kind === 'no-bed' && trip.editable && online && onDismiss && (
            <Link
              to="/trips/$tripId/segments/new"
              params={{ tripId: trip.id }}
              search={{ type: 'hotel' }}
              className={css.deed}
            >
              {t('itinerary.hintAddHotel')}
            </Link>
          )}
        </div>
        {online && onDismiss && (
          <IconButton label={`${t('itinerary.hintDismiss')}: ${reason}`} className={css.dismiss} onClick={onDismiss}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** What was put away can be looked at again. */
export function DismissedHints({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useWords();
  const online = useOnline();
  if (count === 0) return null;
  return (
    <p className={css.dismissed}>
      {t('itinerary.hintDismissed', { count })}
      {online && (
        <button type="button" className={css.deed} onClick={onShow}>
          {t('itinerary.hintShowAgain')}
        </button>
      )}
    </p>
  );
}
