/**
 * Gives the demo's agency as many customers as a large one has, and them as many trips, by SQL: as the product would have
 * written it, in minutes. For `npm run bench:customers`.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/database.ts';

const { values } = parseArgs({ options: { customers: { type: 'string' }, trips: { type: 'string' } } });
const [customers, trips] = [Number(values.customers), Number(values.trips)];
const began = performance.now();
// The PostgreSQL that the product beside us has started.
const database = await openDatabase(readConfig(process.env));
const client = new pg.Client(database.connection);
await client.connect();
const firstNames = `(array['anna','marc','sofia','jean','karim','lena','paul','nadia','oscar','ines'])`;
await client.query(`
  create temporary table large as
    select n, gen_random_uuid() as account, gen_random_uuid() as customer, ${firstNames}[1 + n % 10] as first,
      'name' || n as last, 'person' || n || '@large.example' as email
    from generate_series(1, ${customers}) n;
  insert into accounts (id, first_name, last_name, import_token) select account, first, last, 'bench-' || n from large;
  insert into account_emails (id, account_id, email) select gen_random_uuid(), account, email from large;
  insert into customers (id, agency_id, account_id, agent_id, email, first_name, last_name, same_email, search, sort_name,
      added_at, accepted_at)
    select customer, a.agency_id, account, a.account_id, email, first, last, email,
      ' ' || first || ' ' || last || ' ' || email || ' person' || n || ' large example ', last || ' ' || first, now(), now()
    from large, (select * from agents where admin limit 1) a;
  create temporary table going as
    select n, gen_random_uuid() as trip, 1 + n % ${customers} as who, current_date - 400 + n % 800 as day
    from generate_series(1, ${trips}) n;
  insert into trips (id, name, owner_id, created_at, updated_at)
    select trip, 'Trip ' || going.n, account, now(), now() from going join large on large.n = who;
  insert into trip_parts (id, trip_id, account_id, is_primary, email, added_at, first_day, last_day, starts_at, ends_at)
    select gen_random_uuid(), trip, account, true, email, now(), day, day + 3, day, day + 3
    from going join large on large.n = who;`);
for (const table of ['accounts', 'account_emails', 'customers', 'trips', 'trip_parts']) {
  await client.query(`vacuum analyze ${table}`);
}
await client.end();
await database.close();
console.error(`seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
