import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { withoutContradictions } from '../testing/contradictions.ts';
import { misreadings } from '../testing/judge.ts';
import type { CorpusEntry } from '../testing/varied/cases.ts';
import { extract, inKdeForm, toSchemaOrg } from './index.ts';
import type { JsonObject } from './json.ts';

// The corpus lies beside the checkout and is no part of it. Floors rise with the engine and never fall:
// per kind of document, how many must be read without any mistake.
const corpus = resolve(import.meta.dirname, '../../../../shared/corpus');
const index = join(corpus, 'index.json');
const floors: { [kind: string]: number } = {
  'html-jsonld': 19,
  'html-microdata': 15,
  'html-structured-raw': 11,
  'web-html': 4,
  'json-ld': 1,
  'barcode-bin': 30,
  'barcode-image': 66,
  'barcode-text': 20,
  'ics-export': 4,
  ics: 9,
  pkpass: 8,
  pdf: 17,
  email: 18,
  'email-html': 1,
  'email-text': 14,
  'sms-text': 1,
  'email-forward-forward-as-attachment': 15,
  'email-forward-gmail-inline-en': 15,
  'email-forward-outlook-inline-fr': 15,
  'email-forward-quoted-reply': 14,
};

type Case = CorpusEntry & { unit: string };

for (const [kind, floor] of Object.entries(floors))
  test(`at least ${floor} documents of the kind ${kind} are read without a mistake`, async (t) => {
    if (!existsSync(index)) return t.skip(`no corpus at ${corpus}`);
    const cases = casesOf().filter((entry) => entry.kind === kind);
    const right: string[] = [];
    for (const entry of cases) if ((await mistakesIn(entry)).length === 0) right.push(entry.id);
    assert.ok(right.length >= floor, `${right.length} of ${cases.length}`);
  });

test('what the list says to be contradicted is not what we read', async (t) => {
  if (!existsSync(index)) return t.skip(`no corpus at ${corpus}`);
  const cases = casesOf();
  const sound = withoutContradictions(cases);
  assert.equal(cases.length - sound.length, 12);
  const right: string[] = [];
  for (const entry of cases.filter((one) => !sound.includes(one)))
    if ((await mistakesIn(entry)).length === 0) right.push(entry.id);
  // differs in form alone, which this judge forgives and the corpus' own does not
  assert.deepEqual(right, ['ki-sd-lh-more-invalid-microdata']);
});

function casesOf(): Case[] {
  return JSON.parse(readFileSync(index, 'utf8')) as Case[];
}

async function mistakesIn({ input, eml, expected, contextDate, expectedKind }: Case): Promise<string[]> {
  const bytes = await readFile(join(dirname(index), eml ?? input));
  const wanted: unknown = expected ? JSON.parse(await readFile(join(dirname(index), expected), 'utf8')) : [];
  const reading = await extract(bytes, { fileName: input, contextDate: contextDate ?? '2027-01-01' });
  const read = expectedKind?.startsWith('engine-golden')
    ? inKdeForm(reading)
    : [...reading.reservations.map(({ booking }) => toSchemaOrg(booking)), ...reading.mentions];
  return misreadings((Array.isArray(wanted) ? wanted : [wanted]) as JsonObject[], read);
}

test('a forwarded mail is read like the mail itself', async (t) => {
  if (!existsSync(index)) return t.skip(`no corpus at ${corpus}`);
  const cases = casesOf();
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
