import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { JsonObject } from '../../src/json.ts';
import { withoutContradictions } from '../contradictions.ts';

/** A document with what it says and the day on which it came. */
export type Known = {
  id: string;
  fileName: string;
  bytes: Uint8Array;
  expected: JsonObject[];
  contextDate: string;
  /** Whether several people on one journey are several reservations in `expected`, as KDE has it. */
  isKdes: boolean;
};

/** A document in an index of the corpus. */
export type CorpusEntry = {
  id: string;
  unit?: string;
  kind: string;
  input: string;
  eml?: string;
  expected?: string;
  contextDate?: string;
  expectedKind?: string;
};

const packageFolder = resolve(import.meta.dirname, '../..');
const textual = /\.(?:eml|html?|txt|ics|json|docx)$/i;

/** The documents of the corpus beside the checkout, where it lies there, and the project's own samples. */
export function knownDocuments(): Known[] {
  const corpus = resolve(packageFolder, '../../../shared/corpus');
  const known = [join(corpus, 'index.json'), join(corpus, 'written/index.json')].flatMap(ofCorpus);
  const names = new Set(known.map(({ fileName }) => fileName.replace(/.*\//, '')));
  // the written ones are samples as well
  return [...known, ...ofSamples().filter(({ fileName }) => !names.has(fileName))];
}

function ofCorpus(index: string): Known[] {
  if (!existsSync(index)) return [];
  const entries = JSON.parse(readFileSync(index, 'utf8')) as CorpusEntry[];
  return withoutContradictions(entries)
    .filter(({ kind, input, eml }) => textual.test(eml ?? input) && !/^(?:pipeline|trip-assembly|barcode)/.test(kind))
    .map(({ id, input, eml, expected, contextDate, expectedKind }) => ({
      id,
      fileName: eml ?? input,
      bytes: readFileSync(join(dirname(index), eml ?? input)),
      expected: expected ? listIn(join(dirname(index), expected)) : [],
      contextDate: contextDate ?? '2027-01-01',
      isKdes: expectedKind?.startsWith('engine-golden') ?? false,
    }));
}

function ofSamples(): Known[] {
  const folder = join(packageFolder, 'samples');
  const days = JSON.parse(readFileSync(join(folder, 'received.json'), 'utf8')) as { [file: string]: string };
  return Object.entries(days)
    .filter(([file]) => textual.test(file))
    .map(([file, contextDate]) => ({
      id: file.replace(/\.\w+$/, ''),
      fileName: file,
      bytes: readFileSync(join(folder, file)),
      expected: listIn(join(folder, `${file}.expected.json`)),
      contextDate,
      isKdes: false,
    }));
}

function listIn(file: string): JsonObject[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (Array.isArray(value) ? value : [value]) as JsonObject[];
}
