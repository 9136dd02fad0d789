import { sql } from 'kysely';
import type { Queries } from './db.ts';

/** What is done every so often: the name of a job, and the minutes between. */
export type Timetable = ReadonlyMap<string, number>;

/** How often it is looked what is due. */
export const lookMs = 60_000;
/** A look may be this much early, and two machines' clocks this far apart. */
const slackS = 30;

/**
 * Puts in line what is due by the database's clock, each once, whichever of the servers looks. A clock that was wrong, or a
 * machine that slept, makes it neither silent until a moment that was ahead of it, nor repeated for every minute missed.
 * When each began last stands in the job runner's own table of timetables.
 */
export async function lineUpDue(db: Queries, timetable: Timetable): Promise<void> {
  const names = [...timetable.keys()];
  const asked = sql`unnest(${names}::text[], ${[...timetable.values()]}::int[]) as asked(name, minutes)`;
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
    select name, now() from ${asked} on conflict do nothing`.execute(db);
  await sql`with due as (
      update graphile_worker._private_known_crontabs known set last_execution = now() from ${asked}
      where known.identifier = asked.name and coalesce(known.last_execution, known.known_since) not between
        now() - make_interval(mins => asked.minutes, secs => ${-slackS}) and now() + make_interval(secs => ${slackS})
      returning known.identifier)
    select graphile_worker.add_job(identifier, job_key => identifier) from due`.execute(db);
}

/**
 * Work that was put in line while the clock was ahead waits for a moment that is ahead too, perhaps by months: it is brought
 * back by as much as the clock was.
 */
export async function bringBackFromAhead(db: Queries): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = run_at - (updated_at - now()), updated_at = now()
    where locked_at is null and updated_at > now() + make_interval(secs => ${slackS})`.execute(db);
}
