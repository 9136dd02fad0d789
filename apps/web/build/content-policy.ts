import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `csp.json` beside `index.html`: the hashes of the inline script and style, for the Content-Security-Policy header that the
 * server sends. Taken from the finished page, so that they can never disagree with it.
 */
export function contentPolicy(): Plugin {
  return {
    name: 'escale:content-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build made no index.html.');
      const html = page.source.toString();
      const policy = { scripts: hashes(html, 'script'), styles: hashes(html, 'style') };
      this.emitFile({ type: 'asset', fileName: 'csp.json', source: `${JSON.stringify(policy, null, 2)}\n` });
    },
  };
}

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...inline].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
