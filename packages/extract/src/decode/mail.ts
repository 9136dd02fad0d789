import { limits } from '../limits.ts';
import { givenFirst, nameInAddress } from '../origin.ts';
import type { Origin, PlainDay, SourceNode } from '../source.ts';
import { decodeLatin } from './bytes.ts';
import type { BytesFacts } from './grow.ts';
import { growHtml } from './html.ts';
import { growInlineImages } from './image.ts';
import { isCompoundFile, type OpenMail } from './mail-forms.ts';
import { openMail } from './open-mail.ts';
import { growText } from './plain-text.ts';
import { isTnef } from './tnef.ts';
import type { Tree } from './tree.ts';

type MailFacts = {
  mediaType: string;
  fileName?: string;
  role?: SourceNode['role'];
  contextDate?: PlainDay;
  growBytes: (tree: Tree, parent: SourceNode, bytes: Uint8Array, facts: BytesFacts) => Promise<SourceNode | null>;
};

/** A mail with its message, its attachments and the mails inside it. */
export async function growMail(
  tree: Tree,
  parent: SourceNode | null,
  bytes: Uint8Array,
  facts: MailFacts,
): Promise<SourceNode | null> {
  const closed = () => tree.add(parent, { kind: 'mail', mediaType: facts.mediaType, fileName: facts.fileName });
  const isSent = !isCompoundFile(bytes) && !isTnef(bytes);
  if (isSent && hasTooManyParts(bytes)) {
    const node = closed();
    if (node) tree.doubt('too-many-parts', node.path);
    return node;
  }
  const mail = await openMail(isSent ? asFarAsRead(bytes) : bytes);
  if (!mail) {
    const node = closed();
    if (node) tree.doubt('damaged', node.path);
    return node;
  }
  const node = tree.add(parent, {
    kind: 'mail',
    mediaType: facts.mediaType,
    fileName: facts.fileName,
    role: facts.role,
    origin: originOf(mail),
    contextDate: dayOf(mail, parent?.contextDate ?? facts.contextDate),
    sentAt: sentAt(mail, parent?.contextDate ?? facts.contextDate),
  });
  if (!node) return null;
  if (mail.html) {
    const page = growHtml(tree, node, mail.html, { mediaType: 'text/html' });
    if (page) await growInlineImages(tree, page, mail.html);
  }
  if (mail.text?.trim())
    growText(tree, node, mail.text, { mediaType: 'text/plain', role: mail.html ? 'alternative' : undefined });
  const documents = mail.attachments.filter((attachment) => !isInlinePicture(attachment));
  const nextDocument = tree.steps.documents(documents.length);
  for (const attachment of mail.attachments) {
    if (typeof attachment.content === 'string') continue;
    if (documents.includes(attachment)) nextDocument();
    await facts.growBytes(tree, node, new Uint8Array(attachment.content), {
      mediaType: attachment.mimeType,
      fileName: attachment.filename ?? undefined,
      isInline: isInlinePicture(attachment),
    });
  }
  markNotes(node);
  return node;
}

const isInlinePicture = ({ related, mimeType }: OpenMail['attachments'][number]) =>
  related === true && mimeType.startsWith('image/');

/** The parser takes a second for 50,000 parts, so they are counted before it sees them. */
function hasTooManyParts(bytes: Uint8Array): boolean {
  const text = decodeLatin(bytes, bytes.length);
  const boundaries = new Set<string>();
  for (const match of text.matchAll(/boundary=(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)) {
    boundaries.add(match[1] ?? match[2] ?? '');
    if (boundaries.size > limits.mailParts) return true;
  }
  if (boundaries.size === 0) return false;
  let parts = 0;
  for (let at = text.indexOf('\n--'); at >= 0; at = text.indexOf('\n--', at + 3)) {
    const end = text.indexOf('\n', at + 3);
    const line = text.slice(at + 3, end < 0 ? undefined : end).trimEnd();
    if (boundaries.has(line) && ++parts > limits.mailParts) return true;
  }
  return false;
}

/** The parser keeps every line of a body by itself, at a price: of a mail that is one plain text it gets what is read of it. */
function asFarAsRead(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= limits.textCharacters) return bytes;
  const start = decodeLatin(bytes, limits.textCharacters);
  const head = /^.*?\n\r?\n/s.exec(start)?.[0];
  if (!head || !isPlain(head)) return bytes;
  let end = head.length;
  for (let left = limits.textCharacters; end < bytes.length && left >= 0; end++) if (!goesOn(bytes[end])) left--;
  while (goesOn(bytes[end])) end++;
  return bytes.subarray(0, end);
}

/** Not in base64 or the like, and with no parts. */
function isPlain(head: string): boolean {
  return (
    !/^content-type:(?!\s{0,9}text\/plain\b)/im.test(head) &&
    !/^content-transfer-encoding:\s{0,9}(?:base64|quoted-printable)/im.test(head)
  );
}

/** A byte of a letter that began before it. */
const goesOn = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

function originOf(mail: OpenMail): Origin {
  const from = mail.from?.address ? mail.from : mail.from?.group?.[0];
  return {
    sender: from?.address?.toLowerCase() || undefined,
    senderName: from?.name || undefined,
    subject: mail.subject,
    recipientName:
      mail.to?.length === 1 ? givenFirst(mail.to[0]?.name) || nameInAddress(mail.to[0]?.address) : undefined,
  };
}

/** Its own day: one that was kept for years, or forwarded late, speaks of the years of its writing. Never after its receipt. */
function dayOf(mail: OpenMail, received: PlainDay | undefined): PlainDay | undefined {
  const written = mail.date && /^\d{4}-\d\d-\d\dT/.test(mail.date) ? mail.date.slice(0, 10) : undefined;
  return written && written >= '1990' && (!received || written <= received) ? written : received;
}

/** Its own moment, where its day is believed; the parser writes it as an instant. */
function sentAt(mail: OpenMail, received: PlainDay | undefined): string | undefined {
  const isInstant = mail.date !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(mail.date);
  return isInstant && dayOf(mail, received) === mail.date?.slice(0, 10) ? mail.date : undefined;
}

/** Where a whole mail is attached, what stands in the message above it is a covering note. */
function markNotes(mail: SourceNode): void {
  if (!mail.children.some((child) => child.kind === 'mail')) return;
  for (const child of mail.children)
    if ((child.kind === 'text' || child.kind === 'html') && child.children.length === 0) child.role = 'note';
}
