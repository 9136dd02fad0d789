import type { Watch } from '@escale/extract';
import { openReader, type Reader } from './open-reader.ts';
import type { Resolver, TaskName, Tasks } from './reader-tasks.ts';
import type { WorkLimits } from './work-limit.ts';

/**
 * Where strangers' files are opened: processes with limits of work, of time and of memory, so that no file can keep the server
 * from answering or end it. The first is started when something is to be read, another when that one is busy, perhaps with a
 * bomb. Each ends when it has had nothing to do for a while, the last one later: a reader is 50 MB, and takes a third of a second.
 */
export type ReadingRoom = {
  /** @param watch hears now and then how far the reading of a long document is. */
  do<N extends TaskName>(task: N, asked: Tasks[N]['asked'], watch?: Watch): Promise<Outcome<Tasks[N]['answer']>>;
  /** How many readers there are now. */
  readonly size: number;
  close(): Promise<void>;
};

/** `too-long`: stopped at its limit of time or memory. `broken`: the reader itself failed on it. */
export type Outcome<A> = { answer: A } | { failure: 'too-long' | 'broken'; message: string };

export type ReadingLimits = WorkLimits & {
  /** At once. */
  readers: number;
  /** After this the second reader goes, */
  idleMs: number;
  /** and after this the last one. */
  restMs: number;
  /** Proving a sender waits for other people's name servers. */
  proveMs: number;
  /** Of a reader's objects, */
  heapMb: number;
  /** and of all that it holds. */
  memoryMb: number;
};

export const readingLimits: ReadingLimits = {
  readers: 2,
  idleMs: 30_000,
  restMs: 120_000,
  workMs: 5_000,
  wallMs: 20_000,
  proveMs: 15_000,
  heapMb: 256,
  memoryMb: 280,
};

export function openReadingRoom(resolver: Resolver, given: Partial<ReadingLimits> = {}): ReadingRoom {
  const limits = { ...readingLimits, ...given };
  const readers = new Set<Reader>();
  const free: Reader[] = [];
  const waiting: ((reader: Reader) => void)[] = [];
  let idle: NodeJS.Timeout[] = [];
  let closed = false;

  function take(): Reader | Promise<Reader> {
    const reader = free.pop();
    if (reader) return reader;
    if (readers.size >= limits.readers) return new Promise((resolve) => waiting.push(resolve));
    const another = openReader(resolver, limits);
    readers.add(another);
    return another;
  }

  /** To whoever has waited longest. */
  function giveBack(reader: Reader): void {
    const next = waiting.shift();
    if (next) {
      next(reader);
      return;
    }
    free.push(reader);
    idle.forEach(clearTimeout);
    idle = [setTimeout(() => endFree(1), limits.idleMs), setTimeout(() => endFree(0), limits.restMs)];
    for (const clock of idle) clock.unref();
  }

  function endFree(but: number): void {
    for (const reader of free.splice(but)) {
      readers.delete(reader);
      void reader.close();
    }
  }

  return {
    async do(task, asked, watch) {
      const reader = await take();
      try {
        if (closed) return { failure: 'broken', message: 'the reading room is closed' };
        return await reader.do(task, asked, watch);
      } finally {
        giveBack(reader);
      }
    },
    get size() {
      return readers.size;
    },
    async close() {
      closed = true;
      idle.forEach(clearTimeout);
      await Promise.all([...readers].map((reader) => reader.close()));
    },
  };
}
