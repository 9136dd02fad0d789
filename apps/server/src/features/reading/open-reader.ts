import type { ChildProcess } from 'node:child_process';
import type { Watch } from '@escale/extract';
import { ownMemoryOf } from '../../platform/process-usage.ts';
import type { FromReader, Resolver, TaskName, Tasks, ToReader } from './reader-tasks.ts';
import type { Outcome, ReadingLimits } from './reading-room.ts';
import { release, startReader } from './start-reader.ts';
import { limitWork } from './work-limit.ts';

/** One process, replaced by a fresh one whenever it had to be stopped. Does one thing at a time. */
export type Reader = {
  do<N extends TaskName>(task: N, asked: Tasks[N]['asked'], watch?: Watch): Promise<Outcome<Tasks[N]['answer']>>;
  close(): Promise<void>;
};

/** A file may inflate by half a megabyte in a millisecond. */
const weighEveryMs = 20;

/** To load the engine; on a machine that does ten other things that takes a while. */
const startMs = 30_000;

export function openReader(resolver: Resolver, limits: ReadingLimits): Reader {
  let reader = startReader(limits);
  let replaced = Promise.resolve();

  function replace(): Promise<void> {
    replaced = stop(reader).then(() => {
      reader = startReader(limits);
    });
    return replaced;
  }

  return {
    async do(task, asked, watch) {
      await replaced;
      if (!isRunning(reader)) await replace(); // it ended while nobody looked
      const at = reader;
      const pid = at.pid ?? 0;
      return new Promise((resolve) => {
        let unwatch = () => {};
        let scale: NodeJS.Timeout | undefined;
        let ended = false;
        const end = (outcome: Outcome<Tasks[typeof task]['answer']>, spent: boolean) => {
          if (ended) return;
          ended = true;
          clearTimeout(clock);
          unwatch();
          clearInterval(scale);
          at.removeAllListeners('message').removeAllListeners('exit');
          if (spent) void replace();
          else release(at);
          resolve(outcome);
        };
        const tooLong = (message: string) => end({ failure: 'too-long', message }, true);
        const broken = (message: string) => end({ failure: 'broken', message }, true);

        let clock = setTimeout(() => broken('the reader did not start'), startMs);
        const begun = () => {
          clearTimeout(clock);
          if (task === 'prove') clock = setTimeout(() => tooLong('time'), limits.proveMs);
          else unwatch = limitWork(pid, limits, () => tooLong('time'));
          scale = setInterval(() => {
            if (ownMemoryOf(pid) > limits.memoryMb) tooLong('memory');
          }, weighEveryMs);
        };

        hold(at);
        at.on('message', (said: FromReader) => {
          if (said.say === 'begun') begun();
          else if (said.say === 'step') watch?.(said.step);
          else if (said.say === 'resolve') void answerDns(at, resolver, said);
          else if (said.say === 'done') end({ answer: said.answer as never }, said.worn);
          else end({ failure: 'broken', message: said.message }, said.worn);
        });
        at.on('exit', (_code, signal) => {
          // So V8 ends a process for which it found no room.
          if (signal === 'SIGABRT') tooLong('heap');
          else broken('the reader ended');
        });
        say(at, { say: 'do', task, asked });
      });
    },
    async close() {
      await replaced;
      await stop(reader);
    },
  };
}

const isRunning = (reader: ChildProcess) =>
  reader.pid !== undefined && reader.exitCode === null && reader.signalCode === null && reader.connected;

/** The house waits for it before it ends. */
function hold(reader: ChildProcess): void {
  reader.ref();
  reader.channel?.ref();
}

function stop(reader: ChildProcess): Promise<void> {
  if (reader.pid === undefined || reader.exitCode !== null || reader.signalCode !== null) return Promise.resolve();
  return new Promise((gone) => {
    reader.ref();
    reader.once('exit', () => gone());
    reader.kill('SIGKILL');
  });
}

/** To one that has just ended nothing can be said: its end is heard by whoever waits for it. */
function say(reader: ChildProcess, what: ToReader): void {
  reader.send(what, () => {});
}

async function answerDns(
  reader: ChildProcess,
  resolver: Resolver,
  { id, name, type }: { id: number; name: string; type: string },
) {
  try {
    say(reader, { say: 'resolved', id, records: await resolver(name, type) });
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'ESERVFAIL';
    say(reader, { say: 'resolved', id, code });
  }
}
