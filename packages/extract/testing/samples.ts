import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract, type Reading } from '../src/index.ts';

export const samplesFolder = join(import.meta.dirname, '../samples');

/** When each sample was received: `{ 'mail-en-….eml': '2027-01-05' }`. */
export const samples = JSON.parse(readFileSync(join(samplesFolder, 'received.json'), 'utf8')) as {
  [file: string]: string;
};

const known = new Map<string, Promise<Reading>>();

/** What a sample says; read once for all the tests of a process. */
export function readSample(file: string): Promise<Reading> {
  const reading = known.get(file) ?? readAnew(file);
  known.set(file, reading);
  return reading;
}

async function readAnew(file: string): Promise<Reading> {
  const contextDate = samples[file];
  if (!contextDate) throw new Error(`received.json does not say when ${file} came`);
  return extract(readFileSync(join(samplesFolder, file)), { fileName: file, contextDate });
}
