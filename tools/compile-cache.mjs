import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Loaded before the program: a warm start then compiles nothing, and does not load what takes the types out of TypeScript. */
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
