import type { EventName, Events } from '../events.ts';
import type { Db, Tx } from './db.ts';
import { newId } from './ids.ts';
import { defineJob, enqueue, type Jobs } from './jobs.ts';

export type Told<N extends EventName> = {
  /** The same when it is told again: a reaction happens at least once. */
  readonly id: string;
  readonly name: N;
  readonly at: string;
  readonly event: Events[N];
};

const told = defineJob<Told<EventName>>('told', { maxAttempts: 25 });
const reaction = defineJob<{ reaction: string; told: Told<EventName> }>('reaction', { maxAttempts: 15 });

/** Saves an event in the transaction of what happened. Whoever listens hears of it after the commit, or never. */
export async function tell<N extends EventName>(tx: Tx, name: N, event: Events[N]): Promise<void> {
  const id = newId();
  await enqueue(tx, told, { id, name, event, at: new Date().toISOString() }, { key: id });
}

export type Outbox = {
  /**
   * Reacts to an event, at least once, in any order; must bear being told twice (`told.id`).
   * `reaction` names it for good: `'messages: say that bookings arrived'`.
   */
  whenTold<N extends EventName>(name: N, reaction: string, react: (told: Told<N>) => Promise<void>): void;
};

export function openOutbox(db: Db, jobs: Jobs): Outbox {
  const reactions = new Map<string, { name: EventName; react: (told: never) => Promise<void> }>();

  jobs.work(told, async (happened) => {
    const names = [...reactions].filter(([, r]) => r.name === happened.name).map(([name]) => name);
    const [only, another] = names;
    if (only === undefined) return;
    if (another === undefined) return reactions.get(only)?.react(happened as never);
    const outcomes = await Promise.allSettled(names.map(async (name) => reactions.get(name)?.react(happened as never)));
    const failed = names.filter((_, i) => outcomes[i]?.status === 'rejected');
    if (failed.length === 0) return;
    // Each of these is repeated alone, and says what is wrong with it when it fails again.
    await db.transact(async (tx) => {
      for (const name of failed) {
        await enqueue(tx, reaction, { reaction: name, told: happened }, { key: `${happened.id} ${name}` });
      }
    });
  });

  jobs.work(reaction, async ({ reaction: name, told: happened }) => {
    const found = reactions.get(name);
    if (!found) throw new Error(`nobody has the reaction '${name}' any more`);
    await found.react(happened as never);
  });

  return {
    whenTold(name, reactionName, react) {
      if (reactions.has(reactionName)) throw new Error(`two reactions are called '${reactionName}'`);
      reactions.set(reactionName, { name, react });
    },
  };
}
