// What the readers see in a document, for whoever teaches them: npm run -s extract:explain -- FILE [DAY]
// The passages with what the paper says they are, the marks that journeys are made of, and what was read in the end.
import { readFile } from 'node:fs/promises';
import { argv, exit, stderr, stdout } from 'node:process';
import { printsOf } from '../src/decode/prints-of.ts';
import { extract, toSchemaOrg } from '../src/index.ts';
import { saysBooked } from '../src/readers/text/gate.ts';
import { issueDayOf } from '../src/readers/text/issue-day.ts';
import { legsOf } from '../src/readers/text/journeys/legs-of.ts';
import type { Token } from '../src/readers/text/journeys/token.ts';
import { tokensOf } from '../src/readers/text/journeys/tokens.ts';
import { type Passage, passagesOf } from '../src/readers/text/passages/passages.ts';
import { sectionsOf } from '../src/readers/text/passages/sections.ts';
import { sharedOf } from '../src/readers/text/shared.ts';
import { dateOrder } from '../src/text/dates.ts';
import type { TextDocument } from '../src/text-document.ts';

const [file, contextDate = new Date().toISOString().slice(0, 10)] = argv.slice(2);
if (!file) {
  stderr.write('usage: explain FILE [YYYY-MM-DD, the day it came]\n');
  exit(2);
}
const bytes = await readFile(file);
for (const print of await printsOf({ bytes, fileName: file, contextDate })) explain(print);
const { reservations, doubts } = await extract(bytes, { fileName: file, contextDate });
say('\nRead:');
for (const { booking, confidence } of reservations) say(`${confidence} ${JSON.stringify(toSchemaOrg(booking))}`);
say(`Doubts: ${doubts.map(({ code }) => code).join(', ') || 'none'}`);

function explain(print: TextDocument): void {
  const passages = passagesOf(print);
  const shared = sharedOf(print);
  const order = dateOrder(print.text, print.language);
  const dates = { contextDate: print.contextDate, language: print.language, order };
  const facts = { ...dates, contextDate: issueDayOf(passages, dates) ?? contextDate };
  say(`\n${print.node}: ${print.language}, dates ${order}, written ${facts.contextDate}`);
  say(`says that something is booked: ${saysBooked(print, shared.references)}`);
  say(`numbers: ${shared.references.map(({ value, weight }) => `${value} (${weight})`).join(', ')}`);
  say(`travellers: ${shared.travelers.map(({ value }) => value.name).join(', ')}`);
  const sections = sectionsOf(passages);
  for (const [i, section] of (sections ?? [passages]).entries()) {
    if (sections) say(`\nSection ${i + 1}`);
    const tokens = tokensOf(section, facts);
    for (const [line, p] of section.entries()) {
      say(lineOf(p));
      for (const token of tokens) if (token.line === line) say(`        ${marked(token)}`);
    }
    const { legs, unread } = legsOf(tokens);
    say(`legs: ${legs.length}, unread: ${unread}`);
  }
}

function lineOf({ text, label, under, byColumn, former, inTable, isHeading, block, row, cell }: Passage): string {
  const where = inTable ? `b${block} r${row} c${cell}` : `b${block}${isHeading ? ' title' : ''}`;
  const what = [label && `${label}${byColumn ? ' by column' : ''}`, under && `under ${under}`, former && 'former'];
  return `  ${where} [${what.filter(Boolean).join(', ')}] ${text}`;
}

function marked(token: Token): string {
  const { at: _, line: __, row: ___, text, ...what } = token;
  return `${text} → ${JSON.stringify(what)}`;
}

function say(text: string): void {
  stdout.write(`${text}\n`);
}
