import { writeFileSync } from 'node:fs';

// Beside a server that is watched: on SIGUSR2 it says how long its loop has stood still at most since the last time, and how
// much of such a pause was work of its own; the rest the machine gave to somebody else.
const everyMs = 5;
let [longestMs, ownMs] = [0, 0];
let [at, worked] = [performance.now(), process.threadCpuUsage()];

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.threadCpuUsage(worked);
  const pauseMs = now - at - everyMs;
  longestMs = Math.max(longestMs, pauseMs);
  ownMs = Math.max(ownMs, Math.min(pauseMs, (user + system) / 1000));
  [at, worked] = [now, process.threadCpuUsage()];
}, everyMs).unref();

process.on('SIGUSR2', () => {
  writeFileSync(process.env.ESCALE_LOOP_FILE ?? '', `${Math.round(longestMs)} ${Math.round(ownMs)}\n`);
  [longestMs, ownMs] = [0, 0];
});
