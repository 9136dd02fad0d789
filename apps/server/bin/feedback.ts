/**
 * All answers to the surveys and all ratings as CSV: `npm run -s feedback > answers.csv`. Reads the database of the
 * installation that is configured here, also while it runs; says nothing of who answered.
 */
import { existsSync } from 'node:fs';
import { readConfig } from '../src/config.ts';
import { answersCsv } from '../src/features/reviews/index.ts';
import { openDatabase } from '../src/platform/database.ts';
import { openDb } from '../src/platform/db.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const database = await openDatabase(readConfig(process.env));
const db = openDb(database.connection, { poolSize: 1 });
process.stdout.write(await answersCsv(db.query));
await db.close();
await database.close();
