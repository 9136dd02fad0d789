import { isTicketCode } from '../readers/codes/is-ticket-code.ts';
import type { NodeKind, SourceFacts } from '../source.ts';
import { decodeLatin } from './bytes.ts';
import { codeOf } from './code.ts';
import { compoundType, isCompoundFile, mailTypes } from './mail-forms.ts';
import { isOutlookMail } from './outlook.ts';
import { isTnef } from './tnef.ts';

export type Sniffed = { kind: NodeKind | 'zip' | 'json'; mediaType: string };

/** Of a barcode's message: what an Aztec code of the largest size can hold, and some. */
const longestCode = 4_000;

const mailHeaders =
  /^(?:received|return-path|delivered-to|mime-version|message-id|date|from|to|subject|content-type|x-[\w-]+|dkim-signature|arc-[\w-]+|authentication-results):/i;

/** What bytes are, by what they say themselves; names and declared types only settle what the bytes leave open. */
export function sniff(bytes: Uint8Array, facts: Partial<SourceFacts>): Sniffed {
  const head = decodeLatin(bytes, 1024);
  const declared = (facts.mediaType ?? '').toLowerCase().split(';')[0]?.trim() ?? '';
  const name = (facts.fileName ?? '').toLowerCase();
  const trimmed = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();

  if (head.startsWith('%PDF-') || head.slice(0, 1024).includes('\n%PDF-')) return is('pdf', 'application/pdf');
  if (head.startsWith('PK\u0003\u0004')) return is('zip', declared || 'application/zip');
  if (bytes[0] === 0x89 && head.startsWith('PNG\r\n', 1)) return is('image', 'image/png');
  if (head.startsWith('\u00ff\u00d8\u00ff')) return is('image', 'image/jpeg');
  if (head.startsWith('GIF8')) return is('image', 'image/gif');
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return is('image', 'image/webp');
  if (head.slice(4, 12) === 'ftypheic' || head.slice(4, 12) === 'ftypmif1') return is('image', 'image/heic');
  if (isOutlookMail(bytes)) return is('mail', mailTypes.outlook);
  if (isCompoundFile(bytes)) return is('unknown', compoundType);
  if (isTnef(bytes)) return is('mail', mailTypes.tnef);
  if (/^BEGIN:VCALENDAR/i.test(trimmed)) return is('calendar', 'text/calendar');
  if (bytes.length <= longestCode && isTicketCode(codeOf(bytes))) return is('barcode', 'application/octet-stream');
  if (looksLikeMail(trimmed, declared, name)) return is('mail', mailTypes.sent);
  if (/^[[{]/.test(trimmed) && (declared.includes('json') || name.endsWith('.json') || trimmed.includes('"@type"')))
    return is('json', 'application/ld+json');
  if (
    declared === 'text/html' ||
    /^<(?:!doctype html|!--|(?:html|head|body|div|table|script|style|article|section|main|header|center|font|span|h[1-6]|ul|ol|dl|p|strong|b|br|hr)[\s/>])/i.test(
      trimmed,
    )
  )
    return is('html', 'text/html');
  if (/<(?:html|body|table|div)[\s>]/i.test(head) && /\.html?$/.test(name)) return is('html', 'text/html');
  if (!head.includes('\u0000')) return is('text', 'text/plain');
  return is('unknown', declared || 'application/octet-stream');
}

function looksLikeMail(head: string, declared: string, name: string): boolean {
  if (declared === 'message/rfc822' || name.endsWith('.eml')) return true;
  const lines = head.split(/\r?\n/, 12);
  const headers = lines.filter((line) => mailHeaders.test(line)).length;
  // "From: … Date: …" also opens a printed mail; a real one names its MIME parts or its way
  return (
    headers >= 3 &&
    mailHeaders.test(lines[0] ?? '') &&
    /^(?:received|mime-version|message-id|content-type):/im.test(head)
  );
}

function is(kind: Sniffed['kind'], mediaType: string): Sniffed {
  return { kind, mediaType };
}
