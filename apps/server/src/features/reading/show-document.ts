import PostalMime, { type Email } from 'postal-mime';
import type { Tasks } from './reader-tasks.ts';
import { safeHtml, textOfHtml } from './safe-html.ts';

const mostCharacters = 1_000_000;
const mostMailsWithin = 5;

/** A mail, a page or a text as it can be laid before a person. Of what is none of these: nothing, its file is all there is. */
export async function showDocument({ bytes, mediaType, as }: Tasks['show']['asked']): Promise<string> {
  if (mediaType === 'message/rfc822') return (await showMail(bytes, as, mostMailsWithin)).slice(0, mostCharacters);
  if (mediaType === 'text/html') {
    const html = decode(bytes);
    return as === 'html' ? safeHtml(html, new Map()) : textOfHtml(html);
  }
  if (!mediaType.startsWith('text/') && mediaType !== 'application/json') return '';
  return as === 'html' ? pre(decode(bytes)) : decode(bytes);
}

async function showMail(bytes: Uint8Array, as: 'text' | 'html', within: number): Promise<string> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 30 });
  const shown = [as === 'html' ? `${pre(headOf(mail))}<hr>${htmlOf(mail)}` : `${headOf(mail)}\n\n${textOf(mail)}`];
  for (const { mimeType, content } of mail.attachments) {
    if (mimeType !== 'message/rfc822' || within === 0 || typeof content === 'string') continue;
    shown.push(await showMail(new Uint8Array(content), as, within - 1));
  }
  return shown.join(as === 'html' ? '<hr>' : '\n\n----------\n\n');
}

const headOf = ({ from, subject, date }: Email) =>
  [from ? `${from.name ?? ''} <${from.address ?? ''}>`.trim() : null, subject, date].filter(Boolean).join('\n');

function htmlOf(mail: Email): string {
  return mail.html ? safeHtml(mail.html, picturesOf(mail)) : pre(mail.text ?? '');
}

const textOf = (mail: Email) => (mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? ''));

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const mostPictureBytes = 3_000_000;

/** The mail's own pictures by their Content-ID, as data: nothing is fetched to show it. */
function picturesOf(mail: Email): Map<string, string> {
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
