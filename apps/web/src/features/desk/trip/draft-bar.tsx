import { Link, useNavigate } from '@tanstack/react-router';
import { FilePen, Send } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useNow } from '../../../ui/use-now.ts';
import { howLongAgo } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import type { DraftDeeds } from '../draft/use-draft-deeds.ts';
import css from './trip.module.css';

/** How much waits to be published; without a draft, what will happen to a change. */
export function DraftBar({ desk, deeds }: { desk: DeskTrip; deeds: DraftDeeds }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const { draft, trip } = desk;
  if (!draft) {
    const text = trip && !trip.editable ? t('agency.notManaged') : t('agency.draftFirst');
    return <p className={shared.quiet}>{text}</p>;
  }
  const discard = async () => {
    const done = await deeds.discard();
    setAsking(false);
    if (!done) return;
    toast({ severity: 'success', title: t('agency.discarded') });
    if (!draft.tripId) await navigate({ to: '/desk', replace: true });
  };
  return (
    <Card padded className={css.draftBar} aria-labelledby="draft-state">
      <span className={css.draftTile} aria-hidden="true">
        <FilePen size={20} />
      </span>
      <div className={css.draftWords}>
        <h2 id="draft-state" className={shared.cardTitle}>
          {draft.tripId ? t('agency.pending', { count: draft.pending }) : t('agency.newTripDraft')}
        </h2>
        <p className={shared.quiet}>
          {t('agency.lastBy', {
            name: draft.updatedBy,
            ago: howLongAgo(Date.parse(draft.updatedAt), language, now),
          })}
        </p>
        {draft.clashes > 0 && <p className={shared.clashLine}>{t('agency.clashes', { count: draft.clashes })}</p>}
      </div>
      <div className={css.draftDeeds}>
        <Button disabled={deeds.busy} onClick={() => setAsking(true)}>
          {t('agency.discard')}
        </Button>
        <Link
          to="/desk/drafts/$draftId/review"
          params={{ draftId: draft.id }}
          className={buttonClass({ variant: 'primary' })}
        >
          <Send size={17} aria-hidden="true" />
          {t('agency.review')}
        </Link>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t('agency.discardTitle')}
        text={draft.tripId ? t('agency.discardText') : t('agency.discardNewText')}
        action={t('agency.discard')}
        busy={deeds.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void discard()}
      />
    </Card>
  );
}
