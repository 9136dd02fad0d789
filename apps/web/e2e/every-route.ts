import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/app/routes');

/** Every page of the router, as its sources list them: a new one is tried without anybody remembering to. */
export function everyRoute(): string[] {
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const source = sources.join('\n');
  const paths = [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path);
  const made = [...source.matchAll(/\bcreateRoute\(/g)].length;
  const frames = [...source.matchAll(/\bid: '/g)].length;
  // A path that is written in another way would silently not be tried.
  if (paths.length !== made - frames)
    throw new Error(`${made} routes, ${frames} of them frames, ${paths.length} paths`);
  return [...new Set(paths)];
}

/** `/trips/$tripId` with what stands for its parameters; what has no example leads to the page that says so. */
export function filled(path: string, examples: Record<string, string>): string {
  return path.replace(/\$(\w+)/g, (_, name: string) => examples[name] ?? '01990000-0000-7000-8000-000000000000');
}
