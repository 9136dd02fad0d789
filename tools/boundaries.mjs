// Floors, front doors, purity: checked by dependency-cruiser with a TypeScript that it can read with.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const root = join(import.meta.dirname, '..');
process.chdir(root);
const { options, ...rules } = createRequire(import.meta.url)('./boundaries.cjs');
const places = ['packages/contract/src', 'packages/extract/src', 'apps/server/src', 'apps/web/src'];

const { output } = await cruise(places, { ...options, ruleSet: rules, validate: true }, {});
const seen = output.modules.filter((module) => places.some((place) => module.source.startsWith(place)));
const there = globSync(places.map((place) => `${place}/**/*.{ts,tsx}`));
const withImports = seen.filter((module) => module.dependencies.length > 0);

for (const { from, to, rule } of output.summary.violations) {
  const comment = rules.forbidden.find((r) => r.name === rule.name)?.comment ?? '';
  console.log(`${rule.name}: ${from} → ${to}\n  ${comment}`);
}
console.log(`${seen.length} of ${there.length} files seen, ${output.summary.violations.length} violations`);
// Beside a TypeScript that it cannot use, it sees nothing and finds nothing wrong.
const tooFew = seen.length < there.length * 0.9 || withImports.length < seen.length * 0.4;
if (tooFew) console.log('That is too few to trust the result.');
process.exit(output.summary.violations.length || tooFew ? 1 : 0);
