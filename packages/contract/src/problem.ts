import { z } from 'zod';

/**
 * Every refusal the server knows, and its status. Words for them live with those who speak: the server's `words.ts`
 * (the `title`, in the caller's language) and nowhere else.
 * What the caller may not see is 404, in the same words as what does not exist.
 */
export const problemStatus = {
  'request.invalid': 422,
  'request.malformed': 400,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.cross-site': 403,
  'request.too-many': 429,
  'request.timeout': 408,
  'session.missing': 401,
  'session.not-an-agent': 403,
  'session.step-up-needed': 403,
  'session.not-found': 404,
  'passkey.not-found': 404,
  'passkey.refused': 422,
  'passkey.impossible': 422,
  'passkey.too-many': 409,
  'email.not-found': 404,
  'email.main-stays': 409,
  'email.too-many': 409,
  'emergency-contact.not-waiting': 409,
  'export.not-found': 404,
  'erasure.not-confirmed': 422,
  'route.not-found': 404,
  'record.changed': 412,
  'idempotency.key-missing': 400,
  'idempotency.key-reused': 422,
  'idempotency.in-progress': 409,
  'trip.not-found': 404,
  'trip.not-editable': 403,
  'trip.merge-with-itself': 422,
  'segment.not-found': 404,
  'segment.type-fixed': 422,
  'attachment.not-found': 404,
  'attachment.not-a-file': 422,
  'traveler.not-found': 404,
  'traveler.primary-stays': 409,
  'traveler.already-there': 409,
  'link.not-found': 404,
  'link.too-many': 409,
  'import.not-found': 404,
  'import.not-waiting': 409,
  'import.incomplete': 422,
  'calendar.not-found': 404,
  'calendar.none-selected': 422,
  'calendar.too-many': 409,
  'calendar.sign-in-unavailable': 404,
  'calendar.sign-in-expired': 409,
  'document.not-found': 404,
  'message.not-found': 404,
  'customer.not-found': 404,
  'customer.already-there': 409,
  'agent.not-found': 404,
  'hotel.not-found': 404,
  'hotel.search-unavailable': 503,
  'hotel.rate-gone': 409,
  'booking.not-found': 404,
  'booking.not-cancellable': 409,
  'booking.terms-not-accepted': 422,
  'booking.changed': 409,
  'booking.in-progress': 409,
  'booking.offer-used': 409,
  'booking.payment-refused': 422,
  'booking.card-number': 422,
  'booking.no-card': 404,
  'place.not-found': 404,
  'airline.not-found': 404,
  'review.not-found': 404,
  'device.not-found': 404,
  'review.already-there': 409,
  'device.too-many': 409,
  'device.not-supported': 422,
  'company.not-found': 404,
  'incident.not-found': 404,
  'incident.closed-for-good': 409,
  'app.not-found': 404,
  'call.not-built': 501,
  'server.failed': 500,
  'server.unavailable': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/** What may be wrong with one field of the input. The words for it are the app's. */
export const fieldCodes = [
  'required',
  'invalid',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'phone',
  'email',
  'date',
  'duration',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** RFC 9457 problem details, as every call under `/api` answers them (`application/problem+json`). */
export const problem = z.object({
  type: z.string().describe('A URI reference that names the problem; `about:blank` when the code says it all.'),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  title: z.string().describe('In the language of Accept-Language; English when we do not speak it.'),
  status: z.int(),
  detail: z.string().optional(),
  errors: z
    .array(z.object({ path: z.string(), code: z.enum(fieldCodes), message: z.string() }))
    .optional()
    .describe('For bad input: each field by its dotted path.'),
  retryAfterSeconds: z.number().optional(),
});
export type Problem = z.infer<typeof problem>;
