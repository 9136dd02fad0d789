import { Worker } from 'node:worker_threads';
import type { FromReader, Resolver, TaskName, Tasks, ToReader } from './reader-tasks.ts';

/**
 * Where strangers' files are opened: threads with a wall clock and a memory limit, so that no file can keep the server
 * from answering. Two of them are kept warm: a thread that is stopped by a bomb leaves the other to go on.
 */
export type ReadingRoom = {
  do<N extends TaskName>(task: N, asked: Tasks[N]['asked']): Promise<Outcome<Tasks[N]['answer']>>;
  close(): Promise<void>;
};

/** `too-long`: stopped at its limit of time or memory. `broken`: the reader itself failed on it. */
export type Outcome<A> = { answer: A } | { failure: 'too-long' | 'broken'; message: string };

export type ReadingLimits = {
  readers: number;
  wallMs: number;
  /** Proving a sender waits for other people's name servers. */
  proveMs: number;
  heapMb: number;
  /** Bytes outside the heap do not count there; this is how much the whole process may grow meanwhile. */
  growthMb: number;
};

export const readingLimits: ReadingLimits = {
  readers: 2,
  wallMs: 5_000,
  proveMs: 15_000,
  heapMb: 256,
  growthMb: 700,
};

export function openReadingRoom(resolver: Resolver, given: Partial<ReadingLimits> = {}): ReadingRoom {
  const limits = { ...readingLimits, ...given };
  const readers = Array.from({ length: limits.readers }, () => openReader(resolver, limits));
  const queue: (() => void)[] = [];
  let closed = false;

  /** The next free one, in the order of asking. */
  async function take() {
    for (;;) {
      const free = readers.find((reader) => !reader.busy);
      if (free) {
        free.busy = true;
        return free;
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    }
  }

  return {
    async do(task, asked) {
      const reader = await take();
      try {
        if (closed) return { failure: 'broken', message: 'the reading room is closed' };
        return await reader.do(task, asked);
      } finally {
        reader.busy = false;
        queue.shift()?.();
      }
    },
    async close() {
      closed = true;
      await Promise.all(readers.map((reader) => reader.close()));
    },
  };
}

type Reader = {
  busy: boolean;
  do<N extends TaskName>(task: N, asked: Tasks[N]['asked']): Promise<Outcome<Tasks[N]['answer']>>;
  close(): Promise<void>;
};

/** One thread, replaced by a fresh one whenever it had to be stopped. */
function openReader(resolver: Resolver, limits: ReadingLimits): Reader {
  let thread = startThread(limits.heapMb);
  let ids = 0;

  function replace() {
    const old = thread;
    thread = startThread(limits.heapMb);
    return old.terminate();
  }

  return {
    busy: false,
    do(task, asked) {
      const id = ++ids;
      const at = thread;
      return new Promise((resolve) => {
        const end = (outcome: Outcome<Tasks[typeof task]['answer']>, spoiled: boolean) => {
          clearTimeout(clock);
          clearInterval(scale);
          at.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
          at.on('error', () => {}); // what a thread says while it is being stopped has no listener any more
          at.unref();
          // Once it was stopped its memory is free again, so whoever comes next is not weighed with it.
          if (spoiled) void replace().then(() => resolve(outcome));
          else resolve(outcome);
        };
        const tooLong = (message: string) => end({ failure: 'too-long', message }, true);

        const clock = setTimeout(() => tooLong('time'), task === 'prove' ? limits.proveMs : limits.wallMs);
        const before = process.memoryUsage.rss();
        const scale = setInterval(() => {
          if (process.memoryUsage.rss() - before > limits.growthMb * 1024 * 1024) tooLong('memory');
        }, 100);

        at.ref();
        at.removeAllListeners('error');
        at.on('message', (said: FromReader) => {
          if (said.say === 'resolve') return void answerDns(at, resolver, said);
          if (said.id !== id) return;
          if (said.say === 'done') end({ answer: said.answer as never }, false);
          else end({ failure: 'broken', message: said.message }, false);
        });
        at.on('error', (error: Error & { code?: string }) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLong('heap');
          else end({ failure: 'broken', message: error.message }, true);
        });
        at.on('exit', () => end({ failure: 'broken', message: 'the reader ended' }, true));
        at.postMessage({ say: 'do', id, task, asked } satisfies ToReader);
      });
    },
    async close() {
      await thread.terminate();
    },
  };
}

function startThread(heapMb: number): Worker {
  const thread = new Worker(new URL('./reader.ts', import.meta.url), {
    // It sees no configuration and no secret.
    env: {},
    argv: [],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
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
