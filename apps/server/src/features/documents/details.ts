import type { DocumentDraft } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import type { FieldCipher } from '../../platform/field-cipher.ts';

/** What lies sealed in a document's row: everything that says who its holder is, or could be used in their place. */
export type Details = Pick<
  DocumentDraft,
  'customName' | 'documentName' | 'programName' | 'membershipNumber' | 'barcode'
> & { number?: string };

const place = (documentId: string) => `documents.details ${documentId}`;
const filePlace = (fileId: string) => `document_files.name ${fileId}`;

export function sealDetails(
  fields: FieldCipher,
  tx: Tx,
  accountId: string,
  documentId: string,
  details: Details,
): Promise<Buffer> {
  return fields.seal(tx, accountId, place(documentId), JSON.stringify(details));
}

export function sealFileName(
  fields: FieldCipher,
  tx: Tx,
  accountId: string,
  fileId: string,
  name: string,
): Promise<Buffer> {
  return fields.seal(tx, accountId, filePlace(fileId), name);
}

type Open = Awaited<ReturnType<FieldCipher['opener']>>;

/** Where the key was forgotten, nothing is left to read. */
export function openDetails(open: Open, documentId: string, sealed: Uint8Array): Details {
  return JSON.parse(open(place(documentId), sealed) ?? '{}') as Details;
}

export function openFileName(open: Open, fileId: string, sealed: Uint8Array): string {
  return open(filePlace(fileId), sealed) ?? '';
}

/** What of a draft is sealed. Empty texts are none. `number`: undefined keeps the one before. */
export function detailsOf(draft: DocumentDraft, before: Details = {}): Details {
  const { customName, documentName, programName, membershipNumber, barcode, number } = draft;
  const kept = number === undefined ? before.number : number;
  return {
    ...(customName && { customName }),
    ...(documentName && { documentName }),
    ...(programName && { programName }),
    ...(membershipNumber && { membershipNumber }),
    ...(barcode && { barcode }),
    ...(kept && { number: kept }),
  };
}
