import { limits } from '../limits.ts';
import type { SourceNode } from '../source.ts';
import type { BytesFacts } from './grow.ts';
import type { PdfDocument } from './pdf.ts';
import type { Tree } from './tree.ts';

export type GrowBytes = (
  tree: Tree,
  parent: SourceNode,
  bytes: Uint8Array,
  facts: BytesFacts,
) => Promise<SourceNode | null>;

/** Files that lie inside a PDF: an event, a pass, the receipt itself. Of what nobody can open nothing is said. */
export async function growAttachments(
  tree: Tree,
  node: SourceNode,
  document: PdfDocument,
  growBytes: GrowBytes,
): Promise<void> {
  const files = (await document.getAttachments()) ?? new Map<string, Attachment>();
  let left: number = limits.archiveBytes;
  for (const [id, file] of [...(files as Map<string, Attachment>)].slice(0, limits.archiveEntries)) {
    const fileName = file.filename ?? id;
    if (!readable.test(fileName)) continue;
    const content: unknown = await document.getAttachmentContent(id);
    if (!(content instanceof Uint8Array)) continue;
    left -= content.length;
    if (left < 0) return tree.doubt('too-large', node.path);
    await growBytes(tree, node, new Uint8Array(content), { fileName });
  }
}

/** As the library lists it; the bytes are asked for by its name. */
type Attachment = { filename?: string };

// invoices carry their accounts as XML, designers their fonts: these say nothing of a journey
const readable = /\.(?:ics|pkpass|pkpasses|eml|msg|html?|json|pdf|docx|txt|png|jpe?g|gif|webp)$/i;
