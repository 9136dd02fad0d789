import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPolicy } from './build/content-policy.ts';
import { contractTable } from './build/contract-table.ts';
import { early } from './build/early.ts';
import { cityLabels } from './build/great-cities.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds the server; the built app is served by the server itself, on its own origin. */
const server = process.env.ESCALE_SERVER ?? 'http://127.0.0.1:3000';

/** The version that the running app compares with the server's policy. */
process.env.VITE_APP_VERSION = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')).version;

export default defineConfig({
  plugins: [react(), contractTable(), cityLabels(), early(), contentPolicy(), serviceWorker(), precompress()],
  build: {
    target: 'es2023',
    // Words must stay files of their own: they are read over HTTP, one language at a time.
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups every module that two pages share becomes a file of its own, and forty requests are slow on a phone.
          groups: [
            {
              name: 'react',
              test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
            },
            // What every page shows and asks with, with the one icon of the sign-in, for which it would fetch all of Home. Not the dialog, the menu and the fields, which the first screens do without, nor the link back, with which the sign-in would fetch the router.
            {
              name: 'kit',
              test: /node_modules\/@tanstack\/(react-query|query-core)\/|src\/(words|api|session|app\/must-update-store|ui\/(use-media|use-now|when-idle|avatar|button|card|chip|empty|error|kind|logo|offline|page(?!\/back-link)|skeleton|theme|toast|trip-tile)\b)|icons\/chevron-right\./,
              minShareCount: 2,
            },
            // What the first script itself needs: not the frame, which the sign-in does without.
            { name: 'start', test: /vite\/preload-helper|src\/(session|native\/in-shell|app\/boot-failure)/ },
            // The map is fetched when a map is shown, and kept by name out of what every device keeps.
            { name: 'maplibre', test: /node_modules\/(maplibre-gl|topojson-client)\// },
            // What is behind the sign-in: the frame around the pages, with the router.
            {
              name: 'frame',
              test: /node_modules\/(@tanstack|idb-keyval)\/|src\/(app\/boot\.tsx|features\/home\/rules|offline\/plan-files)/,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 5 },
            { name: 'home', test: /src\/features\/home\/(?!trips-page|drop-booking|rules)/ },
            // A trip, which people open first as often, with what its segments are shown by elsewhere.
            { name: 'trip', test: /src\/features\/trips\/(trip-page|itinerary\/(?!testing))/ },
            { name: 'toasts', test: /src\/ui\/toast\/toasts/ },
            // What the sign-in asks with; other forms bring the rest.
            { name: 'field', test: /src\/ui\/(field\/(code-)?field|or\/)/ },
          ],
        },
      },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    proxy: {
      '/api': server,
      '/auth': server,
    },
  },
});
