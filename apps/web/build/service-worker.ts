import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the hashed files: what the first paint of an installed app needs. */
const always = ['/', '/fonts/inter-latin.woff2', '/manifest.webmanifest', '/icons/escale.svg'];

/** The map: 700 kB that are kept once it was opened, and not before. */
const onDemand = /^assets\/(maplibre|map-canvas|countries-\d)/;

/** Writes `service-worker.js`, which knows every file of this build. */
export function serviceWorker(): Plugin {
  let root = '.';
  return {
    name: 'escale:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !onDemand.test(name));
      for (const file of Object.values(bundle)) {
        const missing =
          file.type === 'chunk' && !onDemand.test(file.fileName) && file.imports.find((name) => onDemand.test(name));
        if (missing)
          throw new Error(`${file.fileName} would not open offline: it imports ${missing}, which is kept on demand.`);
      }
      const files = [...always, ...hashed.map((name) => `/${name}`)];
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(files.join('\n'))
        .update(page?.type === 'asset' ? page.source : '')
        .digest('hex')
        .slice(0, 12);
      const parts = ['service-worker', 'push', 'safety-reports', 'shared'].map((part) =>
        join(root, `src/service-worker/${part}.ts`),
      );
      const sources = await Promise.all(parts.map((path) => readFile(path, 'utf8')));
      const code = stripTypeScriptTypes(sources.join('\n')).replaceAll('__SHELL__', 'shell');
      const shell = JSON.stringify({ version, files });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `const shell = ${shell};\n${code}` });
    },
  };
}
