import type { FastifyInstance } from 'fastify';
import type { Authenticate, IsProven } from './caller.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Files } from './files.ts';

export type RouteParts = {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly files: Files;
  readonly authenticate: Authenticate;
  readonly isProven: IsProven;
  /** Keys the hashes of bodies that were sent with an Idempotency-Key. */
  readonly idempotencySecret: Buffer;
  readonly clock: Clock;
  /** In tests: prepared replies are held against the contract too, and kept ones against what they would be now. */
  readonly checkReplies: boolean;
};
