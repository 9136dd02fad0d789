import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { misreadings } from '../testing/judge.ts';
import { extract, inKdeForm, toSchemaOrg } from './index.ts';
import type { JsonObject } from './json.ts';

// The corpus lies beside the checkout and is no part of it. Floors rise with the engine and never fall:
// per kind of document, how many must be read without any mistake.
const corpus = resolve(import.meta.dirname, '../../../../shared/corpus');
const floors: { [kind: string]: number } = {
  'html-jsonld': 19,
  'html-microdata': 15,
  'html-structured-raw': 6,
  'barcode-bin': 30,
  'barcode-image': 66,
  'barcode-text': 20,
  'ics-export': 4,
  ics: 9,
  pkpass: 8,
  email: 18,
  'email-text': 10,
  'email-forward-gmail-inline-en': 10,
  'email-forward-outlook-inline-fr': 10,
};

type Case = {
  id: string;
  kind: string;
  input: string;
  eml?: string;
  expected?: string;
  contextDate?: string;
  expectedKind?: string;
};

for (const [kind, floor] of Object.entries(floors))
  test(`at least ${floor} documents of the kind ${kind} are read without a mistake`, async (t) => {
    const index = join(corpus, 'index.json');
    if (!existsSync(index)) return t.skip(`no corpus at ${corpus}`);
    const cases = (JSON.parse(await readFile(index, 'utf8')) as Case[]).filter((entry) => entry.kind === kind);
    const right: string[] = [];
    for (const { id, input, eml, expected, contextDate, expectedKind } of cases) {
      const bytes = await readFile(join(dirname(index), eml ?? input));
      const wanted: unknown = expected ? JSON.parse(await readFile(join(dirname(index), expected), 'utf8')) : [];
      const reading = await extract(bytes, { fileName: input, contextDate: contextDate ?? '2027-01-01' });
      const read = expectedKind?.startsWith('engine-golden')
        ? inKdeForm(reading)
        : [...reading.reservations.map(({ booking }) => toSchemaOrg(booking)), ...reading.mentions];
      if (misreadings((Array.isArray(wanted) ? wanted : [wanted]) as JsonObject[], read).length === 0) right.push(id);
    }
    assert.ok(right.length >= floor, `${right.length} of ${cases.length}`);
  });

test('a forwarded mail is read like the mail itself', async (t) => {
  const index = join(corpus, 'index.json');
  if (!existsSync(index)) return t.skip(`no corpus at ${corpus}`);
  const cases = JSON.parse(await readFile(index, 'utf8')) as (Case & { unit: string })[];
  const read = async ({ input, eml, contextDate }: Case) => {
    const bytes = await readFile(join(dirname(index), eml ?? input));
    const { reservations } = await extract(bytes, { fileName: input, contextDate: contextDate ?? '2027-01-01' });
    return reservations.map(({ booking }) => booking);
  };
  let compared = 0;
  for (const forward of cases.filter(({ kind }) => kind.startsWith('email-forward'))) {
    const original = cases.find(({ id, eml }) => id === forward.unit && eml);
    if (!original) continue;
    assert.deepEqual(await read(forward), await read(original), forward.id);
    compared++;
  }
  assert.ok(compared > 50, `${compared} compared`);
});
