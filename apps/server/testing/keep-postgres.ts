import pg from 'pg';
import { connectionTo } from '../src/platform/embedded-postgres.ts';
import { postgres } from './database.ts';

// Holds the tests' PostgreSQL open until standard input ends: with a connection, since whoever leaves last, as connections
// tell, stops it; between two test files that would be each of them.
const server = await postgres();
const held = new pg.Client(connectionTo(server, 'postgres'));
await held.connect();
console.log('ready');
process.stdin.resume().on('end', async () => {
  await held.end();
  await server.stop();
});
