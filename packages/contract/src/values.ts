import { z } from 'zod';
import { pageSize } from './limits.ts';

/** UUIDv7, made by the server. */
export const id = z.uuid();
/** A moment of the system: created, read, synced. Always UTC. */
export const instant = z.iso.datetime();
/** Text as a person typed it: trimmed, with no NUL and no half of a surrogate pair, which the database cannot keep. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'not well-formed text');
export const name = text(200).min(1);
export const note = text(10_000);
export const email = z.email().max(254).toLowerCase();
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** A decimal string, never a float: `"123.45"`. */
export const price = z.object({ amount: z.string().regex(/^-?\d{1,12}(?:\.\d{1,4})?$/), currency });
export type Price = z.infer<typeof price>;
/** `hh:mm`, as the specification shows durations. */
export const duration = z.string().regex(/^\d{1,3}:[0-5]\d$/);
/** A link that a browser may open: http or https, no credentials in it. */
export const link = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((value) => !/^https?:\/\/[^/?#]*@/i.test(value), 'a link carries no password');

/** Lists that can grow: `cursor` is opaque, and comes from the reply before. */
export const page = {
  limit: z.coerce.number().int().min(1).max(pageSize.max).optional(),
  cursor: z.string().max(500).optional(),
};
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
