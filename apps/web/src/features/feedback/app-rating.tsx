import { calls } from 'virtual:contract';
import type { Review } from '@escale/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextArea } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './feedback.module.css';
import { touched } from './feedback-queries.ts';
import { StarsField } from './stars-field.tsx';

type RatingProps = { review: Review | null /** The stars have been kept. */; onGiven?: () => void };

/** Tap a star, and it is given; a few words after that are optional. */
export function AppRating({ review: before, onGiven }: RatingProps) {
  const { t } = useWords();
  const create = useSend(calls.createReview, []);
  const update = useSend(calls.updateReview, touched);
  const [review, setReview] = useState(before);
  const given = review?.review.kind === 'app' ? review.review : null;
  const [stars, setStars] = useState(given?.stars);
  const [text, setText] = useState(given?.review ?? '');
  const [writing, setWriting] = useState(false);
  const [thanked, setThanked] = useState(false);

  function rate(count: number): void {
    setStars(count);
    const body = { kind: 'app', stars: count, ...(given?.review && { review: given.review }) } as const;
    const kept = {
      onDone: (made: Review) => {
        setReview(made);
        onGiven?.();
      },
      onRefused: () => {
        setStars(given?.stars);
        return false;
      },
    };
    void (review ? update.send({ params: { id: review.id }, body }, kept) : create.send({ body }, kept));
  }

  function write(event: FormEvent): void {
    event.preventDefault();
    if (!review || stars === undefined) return;
    const body = { kind: 'app', stars, ...(text.trim() && { review: text }) } as const;
    void update.send({ params: { id: review.id }, body }, { onDone: thank });
  }

  function thank(): void {
    setWriting(false);
    setThanked(true);
  }

  return (
    <div className={css.rating}>
      <StarsField legend={t('feedback.rateApp')} quietLegend value={stars} onChange={rate} />
      <div role="status">{(thanked || review) && !writing && <p className={css.thanks}>{t('feedback.thanks')}</p>}</div>
      {review && !writing && !thanked && (
        <Button variant="plain" onClick={() => setWriting(true)}>
          {t('feedback.writeReview')}
        </Button>
      )}
      {writing && (
        <form className={css.write} onSubmit={write}>
          <TextArea
            label={t('feedback.review')}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="primary" busy={update.busy}>
            {t('feedback.send')}
          </Button>
        </form>
      )}
    </div>
  );
}
