import type { House } from '../../platform/house.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Trips } from '../trips/index.ts';

/** Port: how mail leaves the house. Throws when it did not. */
export type DeskMail = { send(mail: Mail): Promise<void> };

export type Needs = Pick<House, 'db' | 'fields' | 'clock' | 'master' | 'config' | 'outbound' | 'log'> & {
  readonly trips: Trips;
  readonly mail: DeskMail;
};
