import type { Language } from '@escale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from './words.ts';

/** Of somebody without an account here: what they switched to (`?lang=fr`), else what their browser speaks. */
export function pageLanguage({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return lang === 'fr' || lang === 'en' ? lang : languageOf(headers['accept-language']);
}

/**
 * The few pages that the server draws by itself: no script, nothing from elsewhere, one stylesheet. `body` is HTML.
 * `otherAt`: where the same page is in the other language.
 */
export function plainPage(page: {
  title: string;
  body: string;
  language?: Language;
  otherAt?: string;
  refreshS?: number;
}): string {
  const { language = 'en', otherAt } = page;
  const other = language === 'en' ? 'fr' : 'en';
  const change = otherAt
    ? `<p class="language"><a href="${html(otherAt)}?lang=${other}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></p>`
    : '';
  const refresh = page.refreshS === undefined ? '' : `<meta http-equiv="refresh" content="${page.refreshS}">`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<title>${html(page.title)}</title><link rel="stylesheet" href="/plain.css"></head><body><main>${change}${page.body}</main></body></html>`;
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function servePlainStyle(http: FastifyInstance): void {
  http.get('/plain.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}

const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' };

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #f5f7fe; --accent: #1f41ee; }
@media (prefers-color-scheme: dark) { :root { --soft: #1a2145; --accent: #9dadff; } }
body { font: 16px/1.5 Inter, system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
a { color: var(--accent); }
h2 { margin-top: 2.5rem; }
.language { margin: 0; text-align: right; }
.language a { display: inline-block; padding: .25rem 0; }
h2[id] { text-transform: capitalize; }
details, article { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: .5rem .75rem; }
article h2 { margin: .25rem 0; font-size: 1.1rem; }
article p { margin: 0; opacity: .8; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary span { opacity: .8; }
.m { display: inline-block; min-width: 4.5em; font-weight: 700; color: var(--accent); }
.code { display: inline-block; margin: .5rem 0; padding: .25rem .75rem; border-radius: 8px; background: var(--soft); font: 700 1.5rem/1.5 ui-monospace, monospace; letter-spacing: .1em; user-select: all; }
button { margin: .5rem 0; padding: .6rem 1.1rem; border: 0; border-radius: 10px; background: var(--accent); color: Canvas; font: inherit; font-weight: 600; cursor: pointer; }
pre { overflow: auto; font-size: 13px; margin: .25rem 0; max-height: 24rem; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid var(--line); padding: .25rem .5rem; vertical-align: top; }
`;
