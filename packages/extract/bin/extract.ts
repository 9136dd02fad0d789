// Reads files from the command line: one line of JSON per file, in schema.org's vocabulary.
//   npm run -s extract -- FILE…               what each file says was booked
//   npm run -s extract -- --index INDEX.json  the cases of a corpus, for its judge
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { extract, inKdeForm, type Reading, type SourceFacts } from '../src/index.ts';
import { mentionsIn } from '../src/readers/schema-org/mention.ts';
import { toSchemaOrg } from '../src/schema-org.ts';

type Case = { id: string; input: string; eml?: string; contextDate?: string; expectedKind?: string };

const [first, ...rest] = argv.slice(2);
if (first === '--index' && rest[0]) await readIndex(rest[0]);
else if (first) for (const file of [first, ...rest]) await readFileAt(file);
else {
  stderr.write('usage: extract FILE… | --index INDEX.json\n');
  exit(2);
}

async function readIndex(index: string): Promise<void> {
  const cases = JSON.parse(await readFile(index, 'utf8')) as Case[];
  for (const { id, input, eml, contextDate, expectedKind } of cases) {
    const file = join(dirname(index), eml ?? input);
    const bytes = await readFile(file);
    const started = performance.now();
    const reading = await extract(bytes, { fileName: file, contextDate: contextDate ?? (await dayOfFile(file)) });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // several people on one train are one reservation or several: a case is judged in the form its expected file has
    const isKdes = expectedKind?.startsWith('engine-golden');
    const doubts = reading.doubts.map(({ code }) => code);
    // "raw-json-ld (before normalisation)": what is mentioned is told as it stands there
    const isRaw = expectedKind?.startsWith('raw');
    print({ id, reservations: isKdes ? inKdeForm(reading) : reservationsOf(reading, isRaw), doubts, ms });
  }
}

async function readFileAt(file: string): Promise<void> {
  const facts: SourceFacts = { fileName: file, contextDate: await dayOfFile(file) };
  const reading = await extract(await readFile(file), facts);
  print({ file, reservations: reservationsOf(reading), doubts: reading.doubts });
}

function reservationsOf({ reservations, mentions }: Reading, isRaw = false) {
  return [...reservations.map(({ booking }) => toSchemaOrg(booking)), ...(isRaw ? mentions : mentionsIn(mentions))];
}

async function dayOfFile(file: string): Promise<string> {
  return (await stat(file)).mtime.toISOString().slice(0, 10);
}

function print(value: unknown): void {
  stdout.write(`${JSON.stringify(value)}\n`);
}
