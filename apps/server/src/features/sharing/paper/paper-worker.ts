import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper-desk.ts';

parentPort?.on('message', async (paper: Paper) => {
  try {
    parentPort?.postMessage({ pdf: await drawPaper(paper) });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
