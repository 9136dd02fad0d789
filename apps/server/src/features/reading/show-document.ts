import type { Language } from '@escale/contract';
import { compoundType, mailTypes, type OpenMail, openMail, pagesOfPdf, printsOf } from '@escale/extract';
import { drawPages, drawPrint } from './draw-pages.ts';
import { markPassages } from './mark-passages.ts';
import type { Tasks } from './reader-tasks.ts';
import { safeHtml, textOfHtml } from './safe-html.ts';

const mostCharacters = 1_000_000;
const mostMailsWithin = 5;

/**
 * A document as it can be laid before a person, with the passages marked that are asked for. A page, a mail with what is
 * attached to it, a text, a PDF, a picture, a Word file; of anything else nothing, its file is all there is.
 */
export async function showDocument(asked: Tasks['show']['asked']): Promise<string> {
  const { bytes, mediaType, as, marks = [], language } = asked;
  if (as === 'text') return (await textOfFile(bytes, mediaType, language)).slice(0, mostCharacters);
  const page = await pageOf(bytes, mediaType, { language, within: mostMailsWithin });
  return page === '' ? '' : `${looks}${markPassages(page, marks)}`;
}

const looks =
  '<style>body{margin:12px;font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}img{max-width:100%}table{font-size:inherit}' +
  '@media(max-width:600px){body{font-size:13px}}' +
  // where hardly more than a margin would be cut off, a printed page is shown whole
  '@media(min-width:460px){svg{min-width:0!important}}</style>';

async function textOfFile(bytes: Uint8Array, mediaType: string, language: Language): Promise<string> {
  if (isMail(mediaType)) return textOfMail(bytes, { language, within: mostMailsWithin });
  if (mediaType === 'text/html') return textOfHtml(decode(bytes));
  return isText(mediaType) ? decode(bytes) : '';
}

/** One of Outlook is known only once it is opened: of another file of its container `openMail` makes nothing. */
const isMail = (mediaType: string) =>
  mediaType === compoundType || Object.values<string>(mailTypes).includes(mediaType);

const isText = (mediaType: string) => mediaType.startsWith('text/') || mediaType === 'application/json';

/** `within`: how many mails within mails are still opened. */
type Shown = { language: Language; within: number };

async function pageOf(bytes: Uint8Array, mediaType: string, shown: Shown): Promise<string> {
  if (isMail(mediaType)) return showMail(bytes, shown);
  if (mediaType === 'text/html') return safeHtml(decode(bytes), new Map());
  if (isText(mediaType)) return pre(decode(bytes));
  if (mediaType === 'application/pdf') return drawPages(await pagesOfPdf(bytes));
  if (pictureTypes.includes(mediaType)) return bytes.length > mostPictureBytes ? '' : pictureOf(bytes, mediaType);
  if (!printed.includes(mediaType)) return '';
  const prints = await printsOf({ bytes, mediaType, contextDate: '2000-01-01' });
  return prints.map(drawPrint).join('<hr>');
}

const printed = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.apple.pkpass',
  'application/zip',
];

const pictureOf = (bytes: Uint8Array, mediaType: string) =>
  `<img alt="" src="data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}">`;

/** A mail, and below it what is attached and can be shown. */
async function showMail(bytes: Uint8Array, { language, within }: Shown): Promise<string> {
  const mail = await openMail(bytes);
  if (!mail) return '';
  const shown = [`${pre(headOf(mail, language))}<hr>${htmlOf(mail)}`];
  for (const { mimeType, content, filename, related } of mail.attachments) {
    if (within === 0 || typeof content === 'string' || related) continue;
    const page = await pageOf(new Uint8Array(content), mimeType, { language, within: within - 1 });
    if (page !== '') shown.push(filename ? `${pre(filename)}${page}` : page);
  }
  return shown.join('<hr>');
}

async function textOfMail(bytes: Uint8Array, { language, within }: Shown): Promise<string> {
  const mail = await openMail(bytes);
  if (!mail) return '';
  const shown = [`${headOf(mail, language)}\n\n${textOf(mail)}`];
  for (const { mimeType, content } of mail.attachments) {
    if (!isMail(mimeType) || within === 0 || typeof content === 'string') continue;
    shown.push(await textOfMail(new Uint8Array(content), { language, within: within - 1 }));
  }
  return shown.join('\n\n----------\n\n');
}

/** Who wrote it, about what, and when. */
function headOf({ from, subject, headers }: OpenMail, language: Language): string {
  const date = headers.find(({ key }) => key === 'date')?.value;
  const sender = from?.name && from.address ? `${from.name} <${from.address}>` : from?.name || from?.address;
  return [sender, subject, date && sentAt(date, language)].filter(Boolean).join('\n');
}

/** `Fri, 20 Nov 2026 09:12:00 +0100` by the sender's clock, in words; what is no date stays as it stands. */
function sentAt(header: string, language: Language): string {
  const at = Date.parse(header.replace(/\([^)]*\)/g, ''));
  if (Number.isNaN(at)) return header;
  const [, sign, hours, minutes] = /([+-])(\d\d)(\d\d)\b/.exec(header.slice(16)) ?? [];
  const timeZone = sign && Number(hours) < 15 && Number(minutes) < 60 ? `${sign}${hours}:${minutes}` : 'UTC';
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(at);
}

function htmlOf(mail: OpenMail): string {
  return mail.html ? safeHtml(mail.html, picturesOf(mail)) : pre(mail.text ?? '');
}

const textOf = (mail: OpenMail) => (mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? ''));

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const mostPictureBytes = 3_000_000;

/** The mail's own pictures by their Content-ID, as data: nothing is fetched to show it. */
function picturesOf(mail: OpenMail): Map<string, string> {
  const pictures = new Map<string, string>();
  let left = mostPictureBytes;
  for (const { mimeType, contentId, content } of mail.attachments) {
    if (!contentId || typeof content === 'string' || !pictureTypes.includes(mimeType)) continue;
    left -= content.byteLength;
    if (left < 0) break;
    const id = contentId.replace(/^<|>$/g, '');
    pictures.set(id, `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`);
  }
  return pictures;
}

function decode(bytes: Uint8Array): string {
  const some = bytes.subarray(0, mostCharacters);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(some);
  } catch {
    return new TextDecoder('windows-1252').decode(some);
  }
}

const pre = (text: string) =>
  `<pre style="white-space:pre-wrap;font-family:inherit">${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .slice(0, mostCharacters)}</pre>`;
