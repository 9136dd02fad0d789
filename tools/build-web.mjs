import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const sources = ['apps/web', 'packages/contract/src', 'package-lock.json', 'tsconfig.base.json', 'tools/build-web.mjs'];
const skipped = new Set(['node_modules', 'dist', 'e2e', 'test-results', 'playwright-report']);

/** Builds apps/web into apps/web/dist when anything that goes into it has changed. */
export async function buildWeb(root, node) {
  const web = join(root, 'apps/web');
  if (!existsSync(join(web, 'index.html'))) return;
  const wanted = hashOf(root);
  const mark = join(web, 'dist/.built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.error('Building the web app…');
  // Beside, then renamed: a build that fails or is killed leaves the last one in place.
  const fresh = join(web, 'dist.new');
  rmSync(fresh, { recursive: true, force: true });
  const built = spawnSync(
    node,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      'dist.new',
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: web, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (built.status !== 0) throw new Error(`The web app does not build.\n${built.stdout}${built.stderr}`);
  compress(fresh);
  writeFileSync(join(fresh, '.built-from'), wanted);
  rmSync(join(web, 'dist'), { recursive: true, force: true });
  renameSync(fresh, join(web, 'dist'));
}

function hashOf(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesIn(join(root, source))) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function* filesIn(path) {
  if (!statSync(path).isDirectory()) {
    if (!path.includes('.test.')) yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && name !== 'dist.new') yield* filesIn(join(path, name));
  }
}

/** `.br` and `.gz` beside what gets smaller by it; the server then only picks. */
function compress(folder) {
  for (const path of filesIn(folder)) {
    if (!/\.(js|css|html|svg|json|webmanifest|txt|map)$/.test(path)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}
