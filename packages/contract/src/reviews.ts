import { z } from 'zod';
import { call, created, json, nothing, ok } from './call.ts';
import { id, instant, text } from './values.ts';

const stars = z.int().min(1).max(5);

/** What the survey asks about one by one: only those that the trip had. */
export const reviewedServices = ['flight', 'train', 'rentalCar', 'hotel'] as const;
export type ReviewedService = (typeof reviewedServices)[number];

export const surveyDraft = z.object({
  kind: z.literal('survey'),
  tripId: id.optional(),
  overall: stars,
  bookingTool: stars.optional(),
  services: z
    .object({
      flight: stars.optional(),
      train: stars.optional(),
      rentalCar: stars.optional(),
      hotel: stars.optional(),
    })
    .default({}),
  notAppreciated: text(2000).optional(),
  /** 0 "Not at all" to 10 "Strongly". */
  recommendation: z.int().min(0).max(10).optional(),
  suggestions: text(5000).optional(),
});
export const appRatingDraft = z.object({ kind: z.literal('app'), stars, review: text(5000).optional() });

const reviewDraft = z.discriminatedUnion('kind', [surveyDraft, appRatingDraft]);
export type ReviewDraft = z.output<typeof reviewDraft>;

export const review = z
  .object({ id, createdAt: instant, updatedAt: instant, review: reviewDraft })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const createReview = call({
  method: 'POST',
  path: '/api/my/review',
  summary: 'Answer the survey, or rate the app; each trip and the app once, after that it is changed',
  audience: 'account',
  body: json(reviewDraft),
  reply: created(review),
  problems: ['trip.not-found', 'review.already-there'],
});

export const getReview = call({
  method: 'GET',
  path: '/api/my/review/{id}',
  summary: 'A review of mine',
  audience: 'account',
  params: z.object({ id }),
  reply: ok(review),
  problems: ['review.not-found'],
});

export const updateReview = call({
  method: 'PUT',
  path: '/api/my/review/{id}',
  summary: 'Change a review of mine',
  audience: 'account',
  params: z.object({ id }),
  body: json(reviewDraft),
  reply: ok(review),
  problems: ['review.not-found'],
});

export const surveyedTrip = z.object({
  tripId: id,
  name: z.string(),
  services: z.array(z.enum(reviewedServices)),
});

/** What the app may ask for now. The server remembers what was asked, on whatever device. */
export const getFeedback = call({
  method: 'GET',
  path: '/api/my/feedback',
  summary: 'What I reviewed, and whether this is a moment to ask me for more',
  audience: 'account',
  reply: ok(
    z.object({
      /** The trip that has just ended and that nobody was asked about yet. */
      survey: surveyedTrip.nullable(),
      rateApp: z.boolean(),
      reviews: z.array(
        z.object({
          id,
          kind: z.enum(['survey', 'app']),
          tripId: id.nullable(),
          tripName: z.string().nullable(),
          stars: z.int(),
          updatedAt: instant,
        }),
      ),
    }),
  ),
});

export const getSurveyedTrip = call({
  method: 'GET',
  path: '/api/my/feedback/trips/{id}',
  summary: 'What the survey asks about this trip, and my answers if there are any',
  audience: 'account',
  params: z.object({ id }),
  reply: ok(surveyedTrip.extend({ review: review.nullable() })),
  problems: ['trip.not-found'],
});

export const putOffFeedback = call({
  method: 'PUT',
  path: '/api/my/feedback/later',
  summary: 'Not now: the survey of a trip is not offered again, the app rating once more at the most',
  audience: 'account',
  body: json(
    z.discriminatedUnion('what', [
      z.object({ what: z.literal('survey'), tripId: id }),
      z.object({ what: z.literal('app') }),
    ]),
  ),
  reply: nothing,
});
