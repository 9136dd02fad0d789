/**
 * For `npm run bench:bookings`: what the database holds of these bookings, said as one line of JSON. Reads the installation
 * in `ESCALE_DATA` while it runs.
 */
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { openDb } from '../src/platform/db.ts';

const database = await openDatabase(readConfig(process.env));
const db = openDb(database.connection, { poolSize: 1 });
const [counted] = await db.rows(`
  select count(*) as asked,
    count(*) filter (where b.state = 'confirmed') as confirmed,
    count(distinct b.offer_id) as offers,
    (select count(*) from sandbox_hotel_bookings) as "atProvider",
    (select count(*) from segments where source = 'hotel-booking') as segments
  from hotel_bookings b`);
console.log(JSON.stringify(counted));
await db.close();
await database.close();
