import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before the first import of ours: a warm start then compiles nothing.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));

const { start } = await import('./start.ts');
await start();
