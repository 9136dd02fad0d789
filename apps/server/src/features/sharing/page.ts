import { createHash } from 'node:crypto';
import type { Language } from '@escale/contract';
import type { FastifyReply } from 'fastify';
import { html } from '../../platform/plain-page.ts';
import type { Brand } from './paper/brand.ts';
import type { Sheet, SheetLine } from './sheet.ts';
import { say } from './words.ts';

export type PageParts = {
  sheet: Sheet;
  language: Language;
  /** As a person reads it. */
  until: string;
  pdfAddress: string;
  /** The agency that manages the trip; null: nobody's face is on it. */
  brand: Brand | null;
  files: readonly { name: string; address: string }[];
};

/** The trip for whoever holds the link: one small page, no script, nothing from elsewhere. */
export function sharedPage({ sheet, language, until, pdfAddress, files, brand }: PageParts): string {
  const days = sheet.days
    .map(
      ({ heading, lines }) =>
        `<section><h2>${html(heading)}</h2><ol>${lines.map((line) => `<li>${lineHtml(line)}</li>`).join('')}</ol></section>`,
    )
    .join('');
  const travelers = sheet.travelers.length
    ? `<p class="who"><span>${say('travelers', language)}</span> ${html(sheet.travelers.join(', '))}</p>`
    : '';
  const fileList = files.length
    ? `<section><h2>${say('files', language)}</h2><ul>${files
        .map(({ name, address }) => `<li><a href="${html(address)}" rel="noreferrer">${html(name)}</a></li>`)
        .join('')}</ul></section>`
    : '';
  return whole(
    sheet.title,
    language,
    `${brand ? brandHtml(brand) : ''}<header><h1>${html(sheet.title)}</h1><p>${html(sheet.when)}</p>${travelers}
<p><a class="deed" href="${html(pdfAddress)}">${say('download', language)}</a></p></header>
${days || `<p>${say('nothing', language)}</p>`}${fileList}
<footer><p>${say('localTimes', language)}</p><p>${html(say('sharedUntil', language, until))}</p></footer>`,
    brand ? styleOf(brand) : style,
  );
}

/** The name in words always; the picture stands on white, for which it was made. */
function brandHtml({ name, logo }: Brand): string {
  const picture = logo
    ? `<img src="data:${logo.mediaType};base64,${Buffer.from(logo.bytes).toString('base64')}" alt="">`
    : '';
  return `<p class="brand">${picture}<strong>${html(name)}</strong></p>`;
}

/** The agency's colour in the place of the house's. Both are `#rrggbb`, checked when they were chosen. */
function styleOf({ colour, colourOnDark }: Brand): string {
  return style.replace('#1f41ee', colour).replace('#9dadff', colourOnDark);
}

function lineHtml({ kind, time, title, facts }: SheetLine): string {
  const [clock = '', zone = ''] = time.split(' ', 2);
  return `<p class="time">${html(clock)}<span>${html(zone)}</span></p><div><p class="kind">${html(kind)}</p><h3>${html(title)}</h3>${facts
    .map((fact) => `<p>${html(fact)}</p>`)
    .join('')}</div>`;
}

/** The same for a link that never was, that has expired and that was taken back. */
export function nothingHere(language: Language): string {
  return whole(
    say('notFoundTitle', language),
    language,
    `<p class="brand"><strong>Escale</strong></p>
<header><h1>${say('notFoundTitle', language)}</h1><p>${say('notFoundText', language)}</p>
<p><a class="deed" href="/">${say('openEscale', language)}</a></p></header>`,
  );
}

function whole(title: string, language: Language, body: string, ownStyle = style): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<title>${html(title)} · Escale</title><style>${ownStyle}</style></head><body><main>${body}</main></body></html>`;
}

/** Nothing but its own style runs or loads; no robot keeps it, no other page frames it or learns its address. */
export function sendPage(
  reply: FastifyReply,
  status: 200 | 404,
  page: string,
  brand: Brand | null = null,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policyFor(brand))
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(page);
}

const style = `
:root{color-scheme:light dark;--page:#f5f7fe;--card:#fff;--line:#e5e9f6;--ink:#0f1324;--ink2:#474e66;--ink3:#5f6780;--accent:#1f41ee}
@media (prefers-color-scheme:dark){:root{--page:#0a0c13;--card:#13161f;--line:#232838;--ink:#f3f5fb;--ink2:#b6bdd0;--ink3:#8e96ad;--accent:#9dadff}}
*{box-sizing:border-box;margin:0;padding:0}
body{font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:var(--page);color:var(--ink);overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:32px 16px 64px}
h1{font-size:1.9rem;line-height:1.2;letter-spacing:-.02em}
header p{color:var(--ink2);margin-top:6px}
.who span{color:var(--ink3)}
a{color:var(--accent)}
.deed{display:inline-block;padding:10px 0;font-weight:600}
section{margin-top:24px;padding:4px 20px;border:1px solid var(--line);border-radius:20px;background:var(--card)}
h2{padding:16px 0 4px;font-size:1.05rem;letter-spacing:-.01em}
ol,ul{list-style:none}
li{padding:14px 0;border-top:1px solid var(--line)}
ol li{display:grid;grid-template-columns:4.2rem 1fr;gap:12px}
.time{font-weight:600;font-variant-numeric:tabular-nums}
.time span{display:block;font-size:.75rem;font-weight:500;color:var(--ink3)}
.kind{font-size:.8rem;color:var(--ink3)}
h3{font-size:1rem;line-height:1.35}
li div p:not(.kind){font-size:.9rem;color:var(--ink2);white-space:pre-line}
.brand{display:flex;align-items:center;gap:12px;padding-bottom:12px;margin-bottom:20px;border-bottom:3px solid var(--accent);color:var(--accent)}
.brand img{height:40px;max-width:160px;padding:6px;border-radius:10px;background:#fff}
footer{margin-top:24px;font-size:.85rem;color:var(--ink3)}
`;

/** Its own style and, where an agency's picture stands in it, that picture; nothing is loaded from anywhere. */
const policyFor = (brand: Brand | null) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256')
      .update(brand ? styleOf(brand) : style)
      .digest('base64')}'`,
    ...(brand?.logo ? ['img-src data:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
