// Rules for dependency-cruiser, made from floors.cjs.
const floors = require('./floors.cjs');

const features = Object.entries(floors);
const feature = (name) => `^apps/server/src/features/${name}/`;
const oneOf = (names) => `^apps/server/src/features/(${names.join('|')})/`;
const tests = '\\.test\\.tsx?$';

const floorRules = features.map(([name, floor]) => ({
  name: `floor-${name}`,
  comment: `${name} is on floor ${floor} and may use only lower floors. Upwards and sideways: tell an event.`,
  severity: 'error',
  from: { path: feature(name), pathNot: tests },
  to: { path: oneOf(features.filter(([other, f]) => other !== name && f >= floor).map(([other]) => other)) },
}));

module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'feature-without-floor',
      comment: 'A new feature says in tools/floors.cjs where it lives.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: oneOf(features.map(([name]) => name)) },
      to: {},
    },
    {
      name: 'front-doors',
      comment: 'Another feature is entered by its index.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/server/src/features/', pathNot: ['^apps/server/src/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'front-doors-from-outside',
      comment: 'app.ts and the seed enter a feature by its index.ts too.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(features|adapters)/', tests] },
      to: { path: '^apps/server/src/features/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'adapters-know-ports-as-types',
      comment: 'An adapter fits a port of a feature: it names the type, and uses nothing but the front door.',
      severity: 'error',
      from: { path: '^apps/server/src/adapters/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/[^/]+/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(features|adapters)/' },
    },
    {
      name: 'adapters-are-plugged-in-by-app',
      comment: 'Only app.ts names an adapter.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/app\\.ts$', '^apps/server/src/adapters/', tests] },
      to: { path: '^apps/server/src/adapters/' },
    },
    {
      name: 'pure-rules',
      comment: 'A rule takes facts and returns facts: no database, no clock, no request.',
      severity: 'error',
      from: { path: '^apps/server/src/features/[^/]+/rules/', pathNot: tests },
      to: {
        pathNot: [
          '^apps/server/src/features/[^/]+/rules/',
          '^packages/contract/',
          'node_modules/temporal-polyfill',
          '^packages/extract/src/index',
        ],
      },
    },
    {
      name: 'pure-engine',
      comment: 'Reading is pure: bytes in, bookings out. One file loads the compiled code of its own decoders.',
      severity: 'error',
      from: { path: '^packages/extract/src/', pathNot: `${tests}|^packages/extract/src/wasm/load[.]ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      from: { path: '^packages/extract/src/' },
      to: { path: '^(packages/contract|apps)/' },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract depends on zod and nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: ['^packages/contract/src/', 'node_modules/zod'] },
    },
    {
      name: 'web-never-reaches-server',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^(apps/server|packages/extract)/' },
    },
    {
      name: 'server-never-reaches-web',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The last two are types alone: there is nothing to resolve.
    exclude: { path: ['^virtual:', '\\.css$', '\\.json$', '\\.svg$', '^geojson$', '^topojson-specification$'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
