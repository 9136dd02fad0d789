import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callTable } from './build/call-table.ts';
import { contentPolicy } from './build/content-policy.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` finds the server; the built app is served by the server itself, on its own origin. */
const server = process.env.ESCALE_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), callTable(), contentPolicy(), precompress()],
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
      // The sign-in page is ours and stays in the browser; everything else under /auth is the provider's.
      '/auth': {
        target: server,
        bypass: (request) =>
          request.method === 'GET' && /^\/auth\/interaction\/[^/]+$/.test(request.url ?? '') ? '/index.html' : undefined,
      },
    },
  },
});
