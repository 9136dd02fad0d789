import type { Tx } from '../../platform/db.ts';
import type { KeptFile } from '../../platform/files.ts';
import { publish } from '../../platform/live.ts';
import { readAgain } from './read-again.ts';
import { enqueueReading } from './receive-mail.ts';
import { addImport, type BroughtBy, findByFingerprint, fingerprintOf } from './store.ts';

export type BroughtFile = {
  file: KeptFile;
  via: 'file' | 'paste';
  /** What its person knows it by where that is not the file's name: how the text begins. */
  title?: string | undefined;
  fileName: string | null;
  /** Where they want it; null: where it fits. */
  tripId: string | null;
  /** Left out: its own person brought it. */
  by?: BroughtBy;
};

/** A file or a text that its person brought. Brought again, it is read again: what is there stays, what was deleted comes back. */
export async function receiveFile(
  tx: Tx,
  files: { use(tx: Tx, file: KeptFile, usedBy: string, usedId: string): Promise<void> },
  accountId: string,
  brought: BroughtFile,
): Promise<string> {
  const { file } = brought;
  // Its address is a keyed hash of its content.
  // What an agency brings is its own import, also where the person had brought the same: theirs is not the agency's to see.
  const by = brought.by ? [brought.by.agencyId] : [];
  const fingerprint = fingerprintOf('file', file.address, brought.tripId ?? '', ...by);
  const importId = await addImport(tx, {
    accountId,
    via: brought.via,
    title: brought.title,
    file,
    fileName: brought.fileName,
    mediaType: file.mediaType,
    fingerprint,
    wantedTripId: brought.tripId,
    sender: null,
    arrival: null,
    by: brought.by,
  });
  if (!importId) {
    const before = await findByFingerprint(tx, accountId, fingerprint);
    if (!before) throw new Error('an import was there and is not');
    await readAgain(tx, before);
    return before.id;
  }
  await files.use(tx, file, 'imports', importId);
  await enqueueReading(tx, accountId, importId);
  await publish(tx, accountId, { what: 'import', importId, state: 'received', progress: 0 });
  return importId;
}
