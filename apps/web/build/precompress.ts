import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const worth = /\.(html|m?js|css|json|svg|webmanifest)$/;

/** Lays `.br` and `.gz` beside every text file, so that the server sends them as they are and never compresses while serving. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'escale:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => worth.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  const [small, older] = await Promise.all([
    brotli(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
    gz(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, older)]);
}
