import { calls } from 'virtual:contract';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button, buttonClass, IconButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import { AppRating } from './app-rating.tsx';
import css from './feedback.module.css';
import { useFeedback } from './feedback-queries.ts';

/** At the foot of Home, when the server says that this is a moment to ask: one question, once. Default export: loaded late. */
export default function FeedbackCorner() {
  const { t } = useWords();
  const feedback = useFeedback().data;
  const { send, busy } = useSend(calls.putOffFeedback, [calls.getFeedback]);
  // Stars that were given here stay with their thanks, though the server no longer asks for any.
  const [rating, setRating] = useState<'asked' | 'given' | 'gone'>('asked');
  if (!feedback || rating === 'gone') return null;
  const { survey } = feedback;
  if (survey && rating === 'asked') {
    return (
      <Card padded className={css.corner} aria-labelledby="ask">
        <h2 id="ask" className={css.heading}>
          {t('feedback.howWas', { trip: survey.name })}
        </h2>
        <p className={css.note}>{t('feedback.howWasText')}</p>
        <div className={css.choices}>
          <Link
            to="/trips/$tripId/survey"
            params={{ tripId: survey.tripId }}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('feedback.answer')}
          </Link>
          <Button
            variant="plain"
            busy={busy}
            onClick={() => void send({ body: { what: 'survey', tripId: survey.tripId } })}
          >
            {t('feedback.notNow')}
          </Button>
        </div>
      </Card>
    );
  }
  if (!feedback.rateApp && rating === 'asked') return null;
  return (
    <Card padded className={css.corner} aria-labelledby="ask">
      <div className={css.cornerHead}>
        <h2 id="ask" className={css.heading}>
          {t('feedback.rateApp')}
        </h2>
        <IconButton
          label={t('feedback.notNow')}
          disabled={busy}
          onClick={() => {
            setRating('gone');
            if (rating === 'asked') void send({ body: { what: 'app' } });
          }}
        >
          <X size={18} />
        </IconButton>
      </div>
      <p className={css.note}>{t('feedback.tapStar')}</p>
      <AppRating review={null} onGiven={() => setRating('given')} />
    </Card>
  );
}
