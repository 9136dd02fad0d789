import { calls } from 'virtual:contract';
import type { Review, ReviewDraft, ReviewedService } from '@escale/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { TextArea } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from './feedback.module.css';
import { touched } from './feedback-queries.ts';
import { ScaleField } from './scale-field.tsx';
import { StarsField } from './stars-field.tsx';

type Survey = Extract<ReviewDraft, { kind: 'survey' }>;
type Answers = Omit<Survey, 'kind' | 'tripId' | 'overall'> & { overall?: number | undefined };

type FormProps = {
  tripId: string | null;
  services: readonly ReviewedService[];
  /** Answered before: the same form changes it. */
  review: Review | null;
  onDone: () => void;
};

/** The satisfaction survey. Only the first question needs an answer. */
export function SurveyForm({ tripId, services, review, onDone }: FormProps) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<Answers>(() =>
    review?.review.kind === 'survey' ? review.review : { services: {} },
  );
  const [checked, setChecked] = useState(false);
  const create = useSend(calls.createReview, touched);
  const update = useSend(calls.updateReview, touched);
  const set = (more: Partial<Answers>) => setAnswers({ ...answers, ...more });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const { overall, notAppreciated, suggestions, ...rest } = answers;
    if (overall === undefined) return;
    const body: Survey = {
      ...rest,
      kind: 'survey',
      overall,
      ...(tripId && { tripId }),
      ...(notAppreciated?.trim() && { notAppreciated }),
      ...(suggestions?.trim() && { suggestions }),
    };
    const thanks = {
      onDone: () => {
        toast({ severity: 'success', title: t('feedback.thanks') });
        onDone();
      },
    };
    void (review ? update.send({ params: { id: review.id }, body }, thanks) : create.send({ body }, thanks));
  }

  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <Card padded className={css.questions}>
        <StarsField
          legend={t('feedback.overall')}
          value={answers.overall}
          error={checked && answers.overall === undefined ? t('common.required') : undefined}
          onChange={(overall) => set({ overall })}
        />
        <StarsField
          legend={t('feedback.bookingTool')}
          optional
          value={answers.bookingTool}
          onChange={(bookingTool) => set({ bookingTool })}
        />
        {services.map((service) => (
          <StarsField
            key={service}
            legend={t(`feedback.service_${service}`)}
            optional
            value={answers.services[service]}
            onChange={(stars) => set({ services: { ...answers.services, [service]: stars } })}
          />
        ))}
      </Card>
      <Card padded className={css.questions}>
        <TextArea
          label={t('feedback.notAppreciated')}
          maxLength={2000}
          value={answers.notAppreciated ?? ''}
          onChange={(event) => set({ notAppreciated: event.target.value })}
        />
        <ScaleField
          legend={t('feedback.recommend')}
          value={answers.recommendation}
          onChange={(recommendation) => set({ recommendation })}
        />
        <TextArea
          label={t('feedback.suggestions')}
          maxLength={5000}
          value={answers.suggestions ?? ''}
          onChange={(event) => set({ suggestions: event.target.value })}
        />
      </Card>
      <p className={css.note}>{t('feedback.whoReads')}</p>
      <Button type="submit" variant="primary" wide busy={create.busy || update.busy}>
        {t(review ? 'feedback.change' : 'feedback.send')}
      </Button>
    </form>
  );
}
