import { z } from 'zod';
import { call, created, json, ok } from './call.ts';
import { id, instant, text } from './values.ts';

const stars = z.int().min(1).max(5);

const reviewDraft = z.discriminatedUnion('kind', [
  z.object({
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
  }),
  z.object({ kind: z.literal('app'), stars, review: text(5000).optional() }),
]);

export const review = z
  .object({ id, createdAt: instant, updatedAt: instant, review: reviewDraft })
  .meta({ id: 'Review' });

export const createReview = call({
  method: 'POST',
  path: '/api/my/review',
  summary: 'Answer the survey, or rate the app',
  audience: 'account',
  body: json(reviewDraft),
  reply: created(review),
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
