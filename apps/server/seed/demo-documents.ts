import type { DocumentDraft } from '@escale/contract';
import type { App } from '../src/app.ts';
import type { Tx } from '../src/platform/db.ts';
import { pdfPage } from './paper.ts';

/** Invented numbers. The passport ends a few days before the trip to Tokyo, so that the trip has something to say. */
function leasDocuments(now: Date): { draft: DocumentDraft; scan?: string }[] {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const documentName = 'Léa Martin';
  return [
    {
      draft: { documentType: 'passport', documentName, country: 'FR', expiry: inDays(56), number: '19FV04587' },
      scan: 'Passport.pdf',
    },
    { draft: { documentType: 'id-card', documentName, country: 'FR', expiry: inDays(1930), number: 'X4RTBPFW4' } },
    {
      draft: {
        documentType: 'drivers-license',
        documentName,
        country: 'FR',
        expiry: inDays(2700),
        number: '21AM66180',
      },
      scan: 'Licence, both sides.pdf',
    },
    {
      draft: {
        documentType: 'loyalty-card',
        documentName,
        programName: 'Hélice Horizon',
        membershipNumber: '3081 2207 4419',
        barcode: { format: 'code128', payload: '308122074419' },
      },
    },
    {
      draft: {
        documentType: 'loyalty-card',
        documentName,
        programName: 'Casa & Co. Club',
        membershipNumber: 'CC-70 4418 92',
        barcode: { format: 'qr', payload: 'CASACO:CC70441892' },
      },
    },
  ];
}

export async function addDocuments(app: App, tx: Tx, accountId: string, now: Date): Promise<void> {
  for (const { draft, scan } of leasDocuments(now)) {
    // Before anything is sealed: a file's key is made outside of this transaction, which would wait for its own.
    const page = pdfPage('Specimen - invented', ['This page stands for a scan.', 'It was made for the demonstration.']);
    const file = scan ? await app.house.files.keep(accountId, page) : null;
    const id = await app.documents.create(tx, accountId, draft);
    if (file && scan) await app.documents.addFile(tx, accountId, id, { file, name: scan });
  }
}
