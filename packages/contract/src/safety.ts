import { z } from 'zod';
import { accepted, call, json } from './call.ts';
import { id, instant, text } from './values.ts';

export const incidentKinds = ['safe', 'help', 'assistance', 'international-sos'] as const;

export const reportIncident = call({
  method: 'POST',
  path: '/api/my/company/safety',
  summary: 'Report to my company that I am safe, or that I need help',
  audience: 'account',
  body: json(
    z.object({
      kind: z.enum(incidentKinds),
      /** Only when the person pressed for it. */
      location: z
        .object({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
          accuracyM: z.number().min(0),
          fixedAt: instant,
        })
        .optional(),
      message: text(2000).optional(),
      callBack: text(30).optional(),
      tripId: id.optional(),
      deviceTime: z.string().max(80),
    }),
  ),
  reply: accepted(
    z.object({
      id,
      state: z.enum(['received', 'delivered', 'acknowledged', 'closed']),
      receivedAt: instant,
      deliveredAt: instant.nullable(),
    }),
  ),
  problems: ['company.not-found'],
});
