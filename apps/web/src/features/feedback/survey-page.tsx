import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { useFeedback, useReview, useSurveyedTrip } from './feedback-queries.ts';
import { reviewedServices } from './services.ts';
import { SurveyForm } from './survey-form.tsx';

const route = getRouteApi('/inside/trips/$tripId/survey');

/** The survey about one trip: asks only about what the trip had. */
export function TripSurveyPage() {
  const { t } = useWords();
  const { tripId } = route.useParams();
  const navigate = useNavigate();
  const trip = useSurveyedTrip(tripId);
  return (
    <Page>
      <PageHeader
        title={t('feedback.surveyTitle')}
        below={trip.data?.name}
        back={
          <BackLink to="/trips/$tripId" params={{ tripId }}>
            {t('feedback.backToTrip')}
          </BackLink>
        }
      />
      <PageBody narrow>
        {trip.isPending && <RowsSkeleton rows={4} />}
        {trip.isError && !trip.data && <ErrorState error={trip.error} onRetry={() => trip.refetch()} />}
        {trip.data && (
          <SurveyForm
            tripId={tripId}
            services={trip.data.services}
            review={trip.data.review}
            onDone={() => void navigate({ to: '/trips/$tripId', params: { tripId } })}
          />
        )}
      </PageBody>
    </Page>
  );
}

/** The survey about no trip in particular. */
export function GeneralSurveyPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const feedback = useFeedback();
  const own = feedback.data?.reviews.find(({ kind, tripId }) => kind === 'survey' && tripId === null);
  const review = useReview(own?.id);
  return (
    <Page>
      <PageHeader
        title={t('feedback.surveyTitle')}
        back={<BackLink to="/profile/feedback">{t('feedback.title')}</BackLink>}
      />
      <PageBody narrow>
        {feedback.isError && !feedback.data && <ErrorState error={feedback.error} onRetry={() => feedback.refetch()} />}
        {feedback.data && (!own || review.data) && (
          <SurveyForm
            tripId={null}
            services={reviewedServices}
            review={review.data ?? null}
            onDone={() => void navigate({ to: '/profile/feedback' })}
          />
        )}
      </PageBody>
    </Page>
  );
}
