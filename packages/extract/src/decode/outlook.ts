import type { FieldsData } from '@kenjiuno/msgreader';
import PostalMime, { type Address } from 'postal-mime';
import { limits } from '../limits.ts';
import { decodeLatin, decodeText } from './bytes.ts';
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
  const { html, text } = await bodyOf(kept);
  const attachments = (kept.attachments ?? []).slice(0, limits.mailParts).map((attachment) => {
    const { fileName, content } = reader.getAttachment(attachment);
    const { innerMsgContent: isMail, attachMimeTag, pidContentId } = attachment;
    return {
      filename: fileName || attachment.name || null,
      mimeType: isMail ? mailTypes.outlook : (attachMimeTag ?? ''),
      disposition: null,
      contentId: pidContentId,
      related: pidContentId !== undefined && html.includes(`cid:${pidContentId}`),
      content: new Uint8Array(content).buffer,
    };
  });
  return { ...(await headOf(kept)), html, text, attachments };
}

type Head = Pick<OpenMail, 'headers' | 'from' | 'to' | 'subject' | 'date'>;

/** By its own headers, as it came over the network; one that never left Exchange, or was not sent yet, has properties alone. */
async function headOf(kept: FieldsData): Promise<Head> {
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
async function bodyOf({ bodyHtml, html, compressedRtf, internetCodepage, body = '' }: FieldsData): Promise<Body> {
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

/** A code page of Windows by the name under which the platform knows it. */
function charsetOf(codePage: number | undefined): string | undefined {
  if (!codePage) return undefined;
  return codePages[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : undefined);
}

const codePages: Record<number, string> = {
  65001: 'utf-8',
  20127: 'windows-1252',
  28591: 'iso-8859-1',
  28592: 'iso-8859-2',
  28595: 'iso-8859-5',
  28597: 'iso-8859-7',
  28599: 'iso-8859-9',
  28605: 'iso-8859-15',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  54936: 'gb18030',
  20866: 'koi8-r',
  21866: 'koi8-u',
};
