import { flushCompileCache } from 'node:module';
import type { Step } from '@escale/extract';
import { errorForLog, wordsFor } from '../../platform/log.ts';
import type { FromReader, TaskName, Tasks, ToReader } from './reader-tasks.ts';

/** A reader's own beginning: takes one task at a time, answers it. Started only by the reading room. */
if (!process.send) throw new Error('this file runs in a process of the reading room');
process.on('disconnect', () => process.exit()); // the house has ended

const { readDocument } = await import('./read-document.ts');
flushCompileCache();

type Do = { [N in TaskName]: (asked: Tasks[N]['asked']) => Promise<Tasks[N]['answer']> };

// Those that are seldom needed are loaded when they are.
const tasks: Do = {
  read: (asked) => readDocument(asked, saySeldom(stepEveryMs), workFor(pagesMs)),
  prove: async (asked) => (await import('./prove-sender.ts')).proveSender(asked, resolve),
  show: async (asked) => (await import('./show-document.ts')).showDocument(asked),
  calendar: async (asked) => (await import('./calendar/read-calendar.ts')).readCalendar(asked),
  multistatus: async ({ bytes }) => (await import('./calendar/read-multistatus.ts')).readMultistatus(bytes),
  unpack: async (asked) => (await import('./unpack/unpack.ts')).unpack(asked),
  print: async (asked) => (await import('./suggest-bookings.ts')).printDocument(asked),
  suggest: async (asked) => (await import('./suggest-bookings.ts')).suggestBookings(asked),
  bookings: async (asked) => (await import('./calendar/read-bookings.ts')).readBookings(asked),
};

const waiting = new Map<number, { give(records: unknown): void; refuse(error: Error): void }>();
let questions = 0;

/** Nobody reads faster, and of what is done in less nobody needs to know. */
const stepEveryMs = 250;

/**
 * After three fifths of the work that one document may cost (`workMs` of the room), or four times as long on the clock, no further page
 * is begun: what was read of a long scan is kept, and does not go down with the reader at its limits, of which the page in hand may
 * still need a part.
 */
const pagesMs = 0.6 * Number(process.argv[2]);

function workFor(ms: number): () => boolean {
  const before = workedMs();
  const began = performance.now();
  return () => workedMs() - before < ms && performance.now() - began < 4 * ms;
}

function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A reader that has read everything once holds 210 MB; from here on a large file might find no room for what it needs. */
const wornBytes = 230 * 1024 * 1024;

/** Long before `lifeS` of `start-reader.ts`. */
const wornMs = 600_000;

const isWorn = () => process.memoryUsage.rss() > wornBytes || workedMs() > wornMs;

function say(what: FromReader): void {
  process.send?.(what);
}

function saySeldom(everyMs: number): (step: Step) => void {
  let said = performance.now();
  return (step) => {
    if (performance.now() - said < everyMs) return;
    said = performance.now();
    say({ say: 'step', step });
  };
}

/** The kind of error, its words where they are ours, and its place in the source: what we answer is logged. */
function whereItBroke(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [, place = ''] = errorForLog(error).stack.split('\n', 2);
  return `${error.name} ${wordsFor(error)} ${place.slice(place.lastIndexOf('/') + 1)}`;
}

/** Asks the house for DNS records. */
function resolve(name: string, type: string): Promise<unknown> {
  const id = ++questions;
  say({ say: 'resolve', id, name, type });
  return new Promise((give, refuse) => waiting.set(id, { give, refuse }));
}

process.on('message', (said: ToReader) => {
  if (said.say === 'resolved') {
    const asker = waiting.get(said.id);
    waiting.delete(said.id);
    if (said.code) asker?.refuse(Object.assign(new Error(said.code), { code: said.code }));
    else asker?.give(said.records);
    return;
  }
  say({ say: 'begun' });
  const work = tasks[said.task] as (asked: unknown) => Promise<unknown>;
  work(said.asked).then(
    (answer) => say({ say: 'done', answer, worn: isWorn() }),
    (error: unknown) => {
      say({ say: 'failed', message: whereItBroke(error), worn: isWorn() });
    },
  );
});
