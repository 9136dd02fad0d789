import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Chunk = {
  type: 'chunk';
  fileName: string;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
};
type Bundle = Record<string, { type: string; fileName: string }>;

/** The pages that people open first, and the words that they cannot be drawn without: in one file, because on a phone each file is a wait. */
const pages = {
  home: {
    files: ['app/boot.tsx', 'features/home/home-page.tsx'],
    words: ['common', 'errors', 'shell', 'home', 'segments'],
  },
  trip: {
    files: ['app/boot.tsx', 'features/trips/trip-page.tsx'],
    words: ['common', 'errors', 'shell', 'trips', 'segments', 'itinerary', 'files', 'fields', 'map'],
  },
  signIn: { files: ['app/boot-sign-in.tsx'], words: ['common', 'errors', 'auth'] },
};

const languages = ['en', 'fr'] as const;

/**
 * Tells the inline script of the page which files the first screen needs, so that they are fetched beside the main script
 * instead of after it. On a slow network this is worth two round trips.
 */
export function early(): Plugin {
  let building = false;
  let root = '.';
  /** The addresses of each page's words, by page and language. */
  const words: Record<string, Record<string, string>> = {};
  return {
    name: 'escale:early',
    config: (_config, { command }) => {
      building = command === 'build';
    },
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      for (const [page, { words: namespaces }] of Object.entries(pages)) {
        words[page] = Object.fromEntries(
          languages.map((language) => {
            const read = (namespace: string): unknown =>
              JSON.parse(readFileSync(join(root, `src/words/${language}/${namespace}.json`), 'utf8'));
            const source = JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, read(name)])));
            const file = this.emitFile({ type: 'asset', name: `words-${page}-${language}.json`, source });
            return [language, `/${this.getFileName(file)}`];
          }),
        );
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = building && bundle ? filesOf(bundle as unknown as Bundle, words) : null;
        const page = html.replace('__EARLY__', JSON.stringify(files));
        return process.env.VITE_API_BASE ? withoutRedirect(page) : page;
      },
    },
  };
}

function filesOf(bundle: Bundle, words: Record<string, Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, { files }]) => [name, { ...scriptsOf(bundle, files), ...words[name] }]),
  );
}

function scriptsOf(bundle: Bundle, files: string[]) {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk') as unknown as Chunk[];
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const next = chunks.find((other) => other.fileName === name);
      if (next) visit(next);
    }
  };
  for (const file of files) {
    const start = chunks.find((chunk) => chunk.moduleIds.some((module) => module.endsWith(file)));
    if (!start) throw new Error(`No chunk for ${file}: has it moved?`);
    visit(start);
  }
  return {
    js: [...seen].map((chunk) => `/${chunk.fileName}`),
    css: [...seen].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).map((name) => `/${name}`),
  };
}

/** Built for another origin than its server's (a phone shell): there is no sign-in at this one to go to before the scripts. */
function withoutRedirect(page: string): string {
  const condition = 'if (!signedIn && !signingIn &&';
  if (!page.includes(condition)) throw new Error('The page goes to the sign-in by another line: has it moved?');
  return page.replace(condition, 'if (false &&');
}
