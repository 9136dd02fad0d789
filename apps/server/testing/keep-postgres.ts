import { postgres } from './database.ts';

// Holds the tests' PostgreSQL open until standard input ends.
const server = await postgres();
console.log('ready');
process.stdin.resume().on('end', () => void server.stop());
