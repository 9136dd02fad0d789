import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPolicy } from './build/content-policy.ts';
import { contractTable } from './build/contract-table.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds the server; the built app is served by the server itself, on its own origin. */
const server = process.env.ESCALE_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), contractTable(), contentPolicy(), serviceWorker(), precompress()],
  build: {
    target: 'es2023',
    // Words must stay files of their own: they are read over HTTP, one language at a time.
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    proxy: {
      '/api': server,
      '/auth': server,
    },
  },
});
