import type { ImportReason } from '@escale/contract';
import { plainWords } from '../../platform/file-name.ts';
import { isVerifiedSender } from '../accounts/index.ts';
import type { WhatWasRead } from '../reading/index.ts';
import type { Needs } from './needs.ts';
import { stepNotes } from './note-step.ts';
import { isTrustedSender } from './rules/judge-sender.ts';
import type { ImportRow } from './store.ts';

/** What an import says and who says it, before anything of it is placed. */
export type Understood = {
  /** Whether it may be placed without asking its person. */
  readonly trusted: boolean;
  readonly read: WhatWasRead | { readonly failure: ImportReason };
  /** What it is to be called from now on. */
  readonly title?: string | undefined;
};

/** Neither done, nor taken out of the tray. */
export const isToBeRead = ({ state }: Pick<ImportRow, 'state'>) => state === 'received' || state === 'reading';

/** Opens and reads an import, and checks its sender. Writes nothing but how far it is, so it may be done twice. */
export async function understand(needs: Needs, row: ImportRow): Promise<Understood> {
  const bytes = await needs.files.bytes({ accountId: row.account_id, address: row.file_address });
  if (!bytes) return { trusted: row.trusted ?? false, read: { failure: 'unreadable' } };

  const trusted = row.trusted ?? (await judge(needs, row, bytes));
  const steps = stepNotes(needs, row);
  const facts = {
    mediaType: row.media_type,
    fileName: row.file_name ?? undefined,
    contextDate: row.received_at.slice(0, 10),
  };
  const outcome = await needs.room.do('read', { bytes, facts }, steps.note);
  await steps.over();
  if ('answer' in outcome) return { trusted, read: outcome.answer, title: titleOf(row, outcome.answer) };
  needs.log.warn({ importId: row.id, failure: outcome.failure, limit: outcome.message }, 'a document was not read');
  return { trusted, read: { failure: outcome.failure === 'too-long' ? 'too-long' : 'unreadable' } };
}

/** A mail that its person brought as a file is known by what it is about, as one of many is. An advisor has named it. */
function titleOf({ via, batch_id, by_agency_id }: ImportRow, { subject }: WhatWasRead): string | undefined {
  if (via !== 'file' || batch_id || by_agency_id) return undefined;
  return plainWords((subject ?? '').slice(0, 300)) || undefined;
}

/** Is the sender one whose mail is placed at once? Asks the mail to prove it, unless it came from this machine in the demo. */
async function judge({ db, room, config, log }: Needs, row: ImportRow, mail: Uint8Array): Promise<boolean> {
  const { arrival } = row;
  const [from] = arrival?.from ?? [];
  if (!arrival || !from) return false;
  const verified = await isVerifiedSender(db.query, row.account_id, from);
  const localDemo = config.demo && isLoopback(arrival.remoteAddress);
  if (!verified || localDemo) return isTrustedSender({ from: arrival.from, verified, localDemo, dmarc: 'unchecked' });
  const proof = await room.do('prove', { bytes: mail, envelope: arrival });
  if (!('answer' in proof)) {
    log.warn({ importId: row.id, failure: proof.failure }, 'a sender could not be checked');
    return false;
  }
  const { dmarc, domain } = proof.answer;
  const same = domain === from.slice(from.lastIndexOf('@') + 1);
  return isTrustedSender({ from: arrival.from, verified, localDemo, dmarc: same ? dmarc : 'fail' });
}

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);
