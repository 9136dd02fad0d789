import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { MasterKey } from './keys.ts';
import type { Live } from './live.ts';
import type { Log } from './log.ts';
import type { MailLater } from './mail.ts';
import type { Outbound } from './outbound.ts';
import type { Outbox } from './outbox.ts';
import type { Route } from './route.ts';

/** What the ground floor gives to every room. A room's `index.ts` takes it, and the rooms below that it needs. */
export type House = {
  readonly config: Config;
  readonly db: Db;
  readonly files: Files;
  readonly fields: FieldCipher;
  readonly jobs: Jobs;
  readonly whenTold: Outbox['whenTold'];
  readonly live: Live;
  readonly mailLater: MailLater;
  readonly clock: Clock;
  readonly log: Log;
  readonly route: Route;
  /** Fastify itself, for the few things that are not calls of the contract (`/auth`, the outbox page). */
  readonly http: FastifyInstance;
  readonly master: MasterKey;
  /** The one way out over HTTP. */
  readonly outbound: Outbound;
};
