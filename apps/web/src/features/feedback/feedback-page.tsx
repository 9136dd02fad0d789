import { Link } from '@tanstack/react-router';
import { ChevronRight, ClipboardList, Star } from 'lucide-react';
import { Card, RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { AppRating } from './app-rating.tsx';
import css from './feedback.module.css';
import { useFeedback, useReview } from './feedback-queries.ts';

/** What I think of the app and of my trips; all of it can be changed. */
export function FeedbackPage() {
  const { t, language } = useWords();
  const feedback = useFeedback();
  const reviews = feedback.data?.reviews ?? [];
  const rating = reviews.find(({ kind }) => kind === 'app');
  const review = useReview(rating?.id);
  const surveys = reviews.filter(({ kind }) => kind === 'survey');
  return (
    <Page>
      <PageHeader title={t('feedback.title')} back={<BackToProfile />} />
      <PageBody narrow>
        {feedback.isPending && <RowsSkeleton rows={2} />}
        {feedback.isError && !feedback.data && <ErrorState error={feedback.error} onRetry={() => feedback.refetch()} />}
        {feedback.data && (!rating || review.data) && (
          <Card padded aria-labelledby="rate-app">
            <h2 id="rate-app" className={css.heading}>
              {t('feedback.rateApp')}
            </h2>
            <AppRating review={review.data ?? null} />
          </Card>
        )}
        {feedback.data && (
          <section aria-labelledby="surveys">
            <h2 id="surveys" className={css.heading}>
              {t('feedback.surveys')}
            </h2>
            <RowList>
              {feedback.data.survey && (
                <SurveyRow
                  tripId={feedback.data.survey.tripId}
                  title={feedback.data.survey.name}
                  text={t('feedback.toAnswer')}
                />
              )}
              {surveys.map(({ id, tripId, tripName, stars, updatedAt }) => (
                <SurveyRow
                  key={id}
                  tripId={tripId}
                  title={tripName ?? t('feedback.general')}
                  text={`${t('feedback.stars', { count: stars })} · ${whenHappened(updatedAt, language)}`}
                />
              ))}
              {!surveys.some(({ tripId }) => tripId === null) && (
                <SurveyRow tripId={null} title={t('feedback.general')} text={t('feedback.generalText')} />
              )}
            </RowList>
          </section>
        )}
        <p className={css.note}>{t('feedback.whoReads')}</p>
      </PageBody>
    </Page>
  );
}

function SurveyRow({ tripId, title, text }: { tripId: string | null; title: string; text: string }) {
  const Icon = tripId ? Star : ClipboardList;
  const inside = (
    <>
      <IconTile icon={Icon} colour="event" />
      <RowText title={title} text={text} />
      <ChevronRight size={18} aria-hidden="true" />
    </>
  );
  return (
    <li>
      {tripId ? (
        <Link to="/trips/$tripId/survey" params={{ tripId }} className={rowClass}>
          {inside}
        </Link>
      ) : (
        <Link to="/profile/feedback/survey" className={rowClass}>
          {inside}
        </Link>
      )}
    </li>
  );
}
