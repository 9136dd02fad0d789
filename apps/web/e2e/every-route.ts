import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every page of the router, as its source lists them: a new one is tried without anybody remembering to. */
export function everyRoute(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../src/app/routes.tsx'), 'utf8');
  return [...new Set([...source.matchAll(/^ {2}path: '(\/[^']*)'/gm)].map(([, path = '']) => path))];
}

/** `/trips/$tripId` with what stands for its parameters; what has no example leads to the page that says so. */
export function filled(path: string, examples: Record<string, string>): string {
  return path.replace(/\$(\w+)/g, (_, name: string) => examples[name] ?? '01990000-0000-7000-8000-000000000000');
}
