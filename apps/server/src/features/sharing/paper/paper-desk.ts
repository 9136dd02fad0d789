import { Worker } from 'node:worker_threads';
import type { Language } from '@escale/contract';
import type { Sheet } from '../sheet.ts';
import type { Brand } from './brand.ts';

export type Paper = {
  readonly sheet: Sheet;
  readonly language: Language;
  readonly brand: Brand;
  /** The day on which it was drawn, `2026-12-03`: it says so itself. */
  readonly asOf: string;
};

export type PaperDesk = {
  /** A PDF. Throws when it could not be drawn within the time. */
  draw(paper: Paper): Promise<Buffer>;
  close(): Promise<void>;
};

/** The thread goes when nobody has asked for so long: it holds the fonts. */
const idleMs = 60_000;
const wallMs = 20_000;

/**
 * Drawing takes a tenth of a second, and nobody else's answer shall wait for it: one thread draws, one paper after the
 * other.
 */
export function openPaperDesk(): PaperDesk {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let pending: { done(pdf: Buffer): void; fail(error: Error): void } | null = null;

  function hire(): Worker {
    const hired = new Worker(new URL('./paper-worker.ts', import.meta.url));
    hired.on('message', (answer: { pdf: Uint8Array } | { failure: string }) => {
      if ('pdf' in answer) pending?.done(Buffer.from(answer.pdf));
      else pending?.fail(new Error(answer.failure));
    });
    hired.on('error', (error) => pending?.fail(error instanceof Error ? error : new Error(String(error))));
    hired.on('exit', () => pending?.fail(new Error('The paper’s thread ended')));
    return hired;
  }

  async function dismiss(): Promise<void> {
    clearTimeout(idle);
    const leaving = worker;
    worker = null;
    await leaving?.terminate();
  }

  async function drawNow(paper: Paper): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= hire();
    const drawing = worker;
    let wall: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Buffer>((done, fail) => {
        pending = { done, fail };
        wall = setTimeout(() => fail(new Error('The paper took too long')), wallMs);
        drawing.postMessage(paper);
      });
    } catch (error) {
      // Whatever state it is in, the next paper begins with a fresh one.
      await dismiss();
      throw error;
    } finally {
      pending = null;
      clearTimeout(wall);
      idle = setTimeout(() => void dismiss(), idleMs).unref();
    }
  }

  return {
    draw(paper) {
      const drawn = last.then(() => drawNow(paper));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    async close() {
      await last;
      await dismiss();
    },
  };
}
