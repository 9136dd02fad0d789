import type { FieldsData } from '@kenjiuno/msgreader';
import PostalMime, { type Address } from 'postal-mime';
import { limits } from '../limits.ts';
import { decodeLatin, decodeText } from './bytes.ts';
import { charsetOf } from './code-pages.ts';
import { isSound } from './compound-file.ts';
import { isCompoundFile, mailTypes, type OpenMail } from './mail-forms.ts';

/** The storage of a property, in the directory of the file: no document of Word or Excel has one. */
const property = '__substg1.0_'.split('').join('\0');

/** `.msg`, [MS-OXMSG]: what one gets who drags a mail out of Outlook, or attaches it to another in Exchange. */
export function isOutlookMail(bytes: Uint8Array): boolean {
  return isCompoundFile(bytes) && decodeLatin(bytes, bytes.length).includes(property);
}

/** The same as of a mail that was sent. Throws where it is no mail after all. */
export async function openOutlookMail(bytes: Uint8Array): Promise<OpenMail> {
  if (!isSound(bytes)) throw new Error('a damaged mail of Outlook');
  // Loaded by whoever gets such a file: most never do.
  const { default: library } = await import('@kenjiuno/msgreader');
  const reader = new library.default(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const kept = reader.getFileData();
  if (kept.error || kept.dataType !== 'msg') throw new Error('no mail of Outlook');
  const files = (kept.attachments ?? []).slice(0, limits.mailParts).map((attachment): OutlookFile => {
    const { fileName, content } = reader.getAttachment(attachment);
    const { innerMsgContent: isMail, attachMimeTag, pidContentId } = attachment;
    return {
      name: fileName || attachment.name,
      mediaType: isMail ? mailTypes.outlook : attachMimeTag,
      contentId: pidContentId,
      content,
    };
  });
  return openMailOf(kept, files);
}

/** What Outlook knows of a mail, by the names of the library, in whichever file it stands. */
export type OutlookFields = Partial<FieldsData>;
export type OutlookFile = { name?: string; mediaType?: string; contentId?: string; content: Uint8Array };

export async function openMailOf(fields: OutlookFields, files: readonly OutlookFile[]): Promise<OpenMail> {
  const { html, text } = await bodyOf(fields);
  const attachments = files.map(({ name, mediaType, contentId, content }) => ({
    filename: name ?? null,
    mimeType: mediaType ?? '',
    disposition: null,
    contentId,
    related: contentId !== undefined && html.includes(`cid:${contentId}`),
    content: new Uint8Array(content).buffer,
  }));
  return { ...(await headOf(fields)), html, text, attachments };
}

type Head = Pick<OpenMail, 'headers' | 'from' | 'to' | 'subject' | 'date'>;

/** By its own headers, as it came over the network; one that never left Exchange, or was not sent yet, has properties alone. */
async function headOf(kept: OutlookFields): Promise<Head> {
  const own = ownHeaders(kept.headers);
  const sentAt = /^date:/im.test(own) ? undefined : (kept.clientSubmitTime ?? kept.messageDeliveryTime);
  const told = sentAt ? `Date: ${sentAt}\r\n${own}` : own;
  const { headers, from, to, subject, date } = await PostalMime.parse(`${told}\r\n\r\n`);
  const senderAddress = [kept.senderSmtpAddress, kept.sentRepresentingSmtpAddress, kept.senderEmail].find(isAddress);
  const receivers = (kept.recipients ?? []).filter(({ recipType }) => recipType === 'to').map(receiverOf);
  return {
    headers,
    from: from ?? { name: kept.senderName ?? '', address: senderAddress ?? '' },
    to: to ?? receivers,
    subject: subject ?? kept.subject,
    date,
  };
}

/** Without those that tell how the body was written: it is no longer there. */
const ownHeaders = (headers = '') =>
  headers
    .slice(0, limits.textCharacters)
    .replace(/^content-[\w-]{1,40}:.*\n(?:[ \t].*\n)*/gim, '')
    .trimEnd();

const receiverOf = ({ name = '', smtpAddress, email }: FieldsData): Address => ({
  name,
  address: [smtpAddress, email].find(isAddress) ?? '',
});

/** "/o=ExchangeLabs/ou=…" is where Exchange keeps somebody. */
const isAddress = (address: string | undefined) => address?.includes('@') === true && !address.startsWith('/');

type Body = { html: string; text: string };

/** HTML is kept as it is, or wrapped in RTF; where a mail was written as RTF, its plain text is beside it. */
async function bodyOf({ bodyHtml, html, compressedRtf, internetCodepage, body = '' }: OutlookFields): Promise<Body> {
  if (bodyHtml) return { html: bodyHtml, text: body };
  if (html?.length) return { html: decodeText(html, charsetOf(internetCodepage)), text: body };
  const wrapped = compressedRtf ? await unwrapped(compressedRtf) : null;
  if (wrapped?.mode === 'html') return { html: wrapped.text, text: body };
  return { html: '', text: body || (wrapped?.text ?? '') };
}

/** [MS-OXRTFCP] and [MS-OXRTFEX]; null where it is RTF of its own, and nothing is wrapped in it. */
async function unwrapped(compressed: Uint8Array): Promise<{ mode: 'html' | 'text'; text: string } | null> {
  // The library takes what the head says of its length for true, and goes on in zeros.
  const said = new DataView(compressed.buffer, compressed.byteOffset, compressed.byteLength).getUint32(0, true) + 4;
  if (said > compressed.length || compressed.length > limits.rtfBytes) return null;
  const [{ decompressRTF }, { deEncapsulateSync }] = await Promise.all([
    import('@kenjiuno/decompressrtf'),
    import('rtf-stream-parser'),
  ]);
  try {
    const bytes = Uint8Array.from(decompressRTF([...compressed]));
    const rtf = decodeLatin(bytes, bytes.length);
    // So many bytes would be set aside for what is said to follow.
    if (/\\bin\d{6}/.test(rtf)) return null;
    const { mode, text } = deEncapsulateSync(rtf, { decode: (part, charset) => decodeText(part, labelOf(charset)) });
    return { mode, text: text.toString() };
  } catch {
    return null;
  }
}

/** "cp1252", as the RTF parser calls what the platform calls windows-1252. */
const labelOf = (charset: string) => charsetOf(Number(/^cp(\d+)$/i.exec(charset)?.[1])) ?? charset;
