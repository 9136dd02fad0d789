/** The operator's commands: `npm run -s admin -- help`. */
import { existsSync } from 'node:fs';
import { readAsked, runCommand } from '../src/admin/run-command.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { openDb } from '../src/platform/db.ts';
import { checkMasterKey, openMasterKey } from '../src/platform/keys.ts';
import { openMail } from '../src/platform/mail.ts';

const asked = readAsked(process.argv.slice(2));
if (asked.kind !== 'run') {
  (asked.kind === 'help' ? console.log : console.error)(asked.text);
  process.exit(asked.kind === 'help' ? 0 : 2);
}
if (existsSync('.env')) process.loadEnvFile('.env');
const config = configOrExit();
const database = await openDatabase(config);
const db = openDb(database.connection, { poolSize: 2 });
const master = openMasterKey(config.masterKey, config.dataFolder);
await checkMasterKey(db, master);
const now = () => new Date();
// Mail is only put into the queue here: it leaves when Escale runs.
const mailLater = openMail({ work: () => undefined }, master, { send: async () => undefined }, now);
const house = { db, master, publicUrl: config.publicUrl, mailLater, now, print: (line: string) => console.log(line) };
process.exitCode = await runCommand(house, asked, console.error);
await db.close();
await database.close();

function configOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The configuration is wrong.\n${error.message}\nSee .env.example.`);
    process.exit(2);
  }
}
