/** What is kept of people: all of it for them to take along, and none of it once they have gone. */
import './tables.ts';
import { join } from 'node:path';
import type { BlobStore } from '../../platform/files.ts';
import type { House } from '../../platform/house.ts';
import type { Trips } from '../trips/index.ts';
import { eraseAccount, tombstoneJob, tombstoneOf } from './erase-account.ts';
import { exportJob, giveUpExport, makeExport, sweepExports } from './make-export.ts';
import type { Room } from './rooms.ts';
import { privacyRoutes } from './routes.ts';
import { openTombstones, unheardOf } from './tombstones.ts';

export type { Room, Shown, ShownFile } from './rooms.ts';

export type Privacy = {
  /**
   * Before anything is served: whoever was erased after the backup that this database came from is erased again. Gives how
   * many they were.
   */
  repeatErasures(): Promise<number>;
};

export type PrivacyParts = {
  /** From the lower floors to the upper ones. */
  readonly rooms: readonly Room[];
  readonly trips: Trips;
  readonly blobs: BlobStore;
};

export function openPrivacy(house: House, { rooms, trips, blobs }: PrivacyParts): Privacy {
  const { db, files, jobs, master, clock, config } = house;
  const tombstones = openTombstones(blobs, join(config.dataFolder, 'arriving'));
  privacyRoutes(house, { rooms, trips });
  jobs.work(
    exportJob,
    (asked) => makeExport(house, rooms, asked),
    ({ exportId }) => giveUpExport(db.query, exportId),
  );
  jobs.work(tombstoneJob, ({ key }) => tombstones.add(key));
  jobs.every(60, 'privacy:sweep', () => sweepExports(house));
  return {
    async repeatErasures() {
      const missing = await unheardOf(db, tombstones);
      if (missing.size === 0) return 0;
      const accounts = await db.query.selectFrom('accounts').select('id').execute();
      const erased = accounts.filter(({ id }) => missing.has(tombstoneOf(master, id).toString('hex')));
      for (const { id } of erased) {
        await db.transact((tx) => eraseAccount(tx, { files, master }, rooms, id, clock.now()));
      }
      return erased.length;
    },
  };
}
