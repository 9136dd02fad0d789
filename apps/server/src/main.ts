import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Before the first import of ours: a warm start then compiles nothing. `npm start` has done it already (compile-cache.mjs).
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));

const { start } = await import('./start.ts');
await start();
// Now, and not when we end: who is killed leaves it to the next one too.
flushCompileCache();
