import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Watch } from '@escale/extract';
import { wordsFor } from '../../platform/log.ts';
import type { FromReader, Resolver, TaskName, Tasks, ToReader } from './reader-tasks.ts';
import type { Outcome, ReadingLimits } from './reading-room.ts';
import { limitWork } from './work-limit.ts';

/** One thread, replaced by a fresh one whenever it had to be stopped. Does one thing at a time. */
export type Reader = {
  do<N extends TaskName>(task: N, asked: Tasks[N]['asked'], watch?: Watch): Promise<Outcome<Tasks[N]['answer']>>;
  close(): Promise<void>;
};

/** A file may inflate by half a megabyte in a millisecond. */
const weighEveryMs = 20;

/** To load the engine; on a machine that does ten other things that takes a while. */
const startMs = 30_000;

export function openReader(resolver: Resolver, limits: ReadingLimits): Reader {
  let thread = startThread(limits.heapMb);

  function replace() {
    const old = thread;
    thread = startThread(limits.heapMb);
    return old.terminate();
  }

  return {
    do(task, asked, watch) {
      if (thread.threadId < 0) thread = startThread(limits.heapMb); // it ended while nobody looked
      const at = thread;
      return new Promise((resolve) => {
        let unwatch = () => {};
        const end = (outcome: Outcome<Tasks[typeof task]['answer']>, spoiled: boolean) => {
          clearTimeout(clock);
          unwatch();
          clearInterval(scale);
          at.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
          at.on('error', () => {}); // what a thread says while it is being stopped has no listener any more
          at.unref();
          // Once it was stopped its memory is free again, so whoever comes next is not weighed with it.
          if (spoiled) void replace().then(() => resolve(outcome));
          else resolve(outcome);
        };
        const tooLong = (message: string) => end({ failure: 'too-long', message }, true);

        let clock = setTimeout(() => end({ failure: 'broken', message: 'the reader did not start' }, true), startMs);
        let scale: NodeJS.Timeout | undefined;
        const begun = () => {
          clearTimeout(clock);
          if (task === 'prove') clock = setTimeout(() => tooLong('time'), limits.proveMs);
          else unwatch = limitWork(at, limits, () => tooLong('time'));
          const before = process.memoryUsage.rss();
          scale = setInterval(() => {
            if (process.memoryUsage.rss() - before > limits.growthMb * 1024 * 1024) tooLong('memory');
          }, weighEveryMs);
        };

        at.ref();
        at.removeAllListeners('error');
        at.on('message', (said: FromReader) => {
          if (said.say === 'begun') begun();
          else if (said.say === 'step') watch?.(said.step);
          else if (said.say === 'resolve') void answerDns(at, resolver, said);
          else if (said.say === 'done') end({ answer: said.answer as never }, false);
          else end({ failure: 'broken', message: said.message }, false);
        });
        at.on('error', (error: Error & { code?: string }) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLong('heap');
          else end({ failure: 'broken', message: wordsFor(error) }, true);
        });
        at.on('exit', () => end({ failure: 'broken', message: 'the reader ended' }, true));
        at.postMessage({ say: 'do', task, asked } satisfies ToReader);
      });
    },
    async close() {
      await thread.terminate();
    },
  };
}

function startThread(heapMb: number): Worker {
  const cache = getCompileCacheDir();
  const thread = new Worker(new URL('./start-reader.mjs', import.meta.url), {
    // It sees no configuration and no secret.
    env: {},
    argv: [],
    // Node adds a folder of its own version to what it is given.
    workerData: { compileCache: cache && dirname(cache) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
  });
  thread.on('error', () => {}); // between tasks; the next one meets a dead thread and says so
  thread.unref();
  return thread;
}

async function answerDns(
  thread: Worker,
  resolver: Resolver,
  { id, name, type }: { id: number; name: string; type: string },
) {
  try {
    thread.postMessage({ say: 'resolved', id, records: await resolver(name, type) } satisfies ToReader);
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'ESERVFAIL';
    thread.postMessage({ say: 'resolved', id, code } satisfies ToReader);
  }
}
