import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// A thread does not inherit the cache; without it each one compiles the engine anew, in a second and 30 MB. Plain
// JavaScript, because what takes the types out of TypeScript weighs 8 MB, and stays out when everything comes from the cache.
if (workerData.compileCache) enableCompileCache(workerData.compileCache);
await import('./reader.ts');
