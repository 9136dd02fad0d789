// Would a booking that is not read be noticed? Takes each booking of every known document away in turn.
//   npm run -s extract:withheld                   per kind of booking: how many would be noticed, and how many documents are doubted in vain
//   npm run -s extract:withheld -- --misses       and which would not
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { toSchemaOrg } from '../src/index.ts';
import { knownDocuments } from '../testing/varied/cases.ts';
import { withholdEach } from '../testing/withheld.ts';

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false }, id: { type: 'string' } } });
const counts = new Map<string, { withheld: number; noticed: number }>();
let documents = 0;
let alarmed = 0;
for (const { id, bytes, fileName, contextDate } of knownDocuments()) {
  if (values.id !== undefined && id !== values.id) continue;
  const { withheld, alarms } = await withholdEach({ bytes, fileName, contextDate });
  if (withheld.length === 0) continue;
  documents++;
  if (alarms.length > 0) alarmed++;
  if (alarms.length > 0 && values.misses) stdout.write(`doubted ${id}: ${alarms.join(', ')}\n`);
  for (const { type, booking, isNoticed } of withheld) {
    const group = `${withheld.length > 1 ? 'one of several' : 'the only one'}, ${type}`;
    const count = counts.get(group) ?? { withheld: 0, noticed: 0 };
    counts.set(group, { withheld: count.withheld + 1, noticed: count.noticed + (isNoticed ? 1 : 0) });
    if (!isNoticed && values.misses)
      stdout.write(`silent ${id} ${JSON.stringify(toSchemaOrg(booking.booking)).slice(0, 300)}\n`);
  }
}
for (const [group, { withheld, noticed }] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  stdout.write(
    `${group.padEnd(45)} ${String(noticed).padStart(4)} of ${String(withheld).padStart(4)} ${((100 * noticed) / withheld).toFixed(0)} %\n`,
  );
const all = [...counts.values()].reduce((a, b) => ({
  withheld: a.withheld + b.withheld,
  noticed: a.noticed + b.noticed,
}));
stdout.write(
  `${all.noticed} of ${all.withheld} would be noticed (${((100 * all.noticed) / all.withheld).toFixed(1)} %); ${alarmed} of ${documents} documents are doubted with everything read\n`,
);
