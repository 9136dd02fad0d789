import assert from 'node:assert/strict';
import { type Ground, type OwnProcess, startOwnProcess } from './own-process.ts';
import { as } from './server.ts';
import type { SignedIn } from './sign-in.ts';
import { until } from './until.ts';

/**
 * What somebody asks for while the server is killed at its commit and those that follow from it: before the database hears
 * of it, and before anybody hears that it did. What was acknowledged is there, and whether or not it was, asking again makes
 * it one.
 */
export type Deed<Stage> = {
  /** Before anybody is killed. */
  prepare(lea: SignedIn, house: OwnProcess): Promise<Stage>;
  /** Throws when nothing was answered. */
  ask(lea: SignedIn, stage: Stage, house: OwnProcess): Promise<void>;
  /** Whole: `true`. Not yet: undefined. Half or double: throws. */
  isWhole(lea: SignedIn, stage: Stage, house: OwnProcess): Promise<true | undefined>;
};

let people = 0;

/** The same person, at whichever server stands: the token is good on all. */
export const on = (house: OwnProcess, person: SignedIn): SignedIn => ({
  ...person,
  send: as(house, person.token).send,
});

export async function killAtEachCommit<Stage>(
  ground: Ground,
  deed: Deed<Stage>,
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<void> {
  const start = () => startOwnProcess(ground, env);
  let house = await start();
  let died = 0;
  try {
    // Of its own commit both sides; of those that follow from it the later: before it a job is only begun again.
    for (const heard of [false, true]) {
      for (let commit = 1; commit <= (heard ? 3 : 1); commit++) {
        const lea = await house.signIn(`lea${++people}@kontor.example`);
        const stage = await deed.prepare(lea, house);
        await house.dieAt({ commit, heard });
        const acknowledged = await deed.ask(lea, stage, house).then(
          () => true,
          () => false,
        );
        const whole = (who: SignedIn) => until(signal, () => deed.isWhole(who, stage, house));
        const survived = await Promise.race([
          house.gone.then(() => false),
          acknowledged && whole(lea).catch(() => false),
        ]);
        // What follows from the deed may still have taken it along.
        if (survived && (await spared(house))) break;
        await house.gone;
        died++;
        house = await start();
        const again = on(house, lea);
        if (!acknowledged) await deed.ask(again, stage, house);
        await whole(again);
      }
    }
  } finally {
    await house.kill();
  }
  assert.ok(died >= 2, `it was killed ${died} times`);
}

const spared = (house: OwnProcess) =>
  house.dieAt({ commit: 0, heard: false }).then(
    () => true,
    () => false,
  );
