import { imageLimits } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import { cleanName } from '../../../platform/file-name.ts';
import type { KeptFile } from '../../../platform/files.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, openChair } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Needs } from '../needs.ts';
import '../tables.ts';
import { cleanImage } from './rules/clean-image.ts';

export const imageAddress = (id: string) => `/api/agency/images/${id}`;

/** Keeps a picture for the agency: a PNG or JPEG by its content, without what was written beside it. */
export async function keepImage(
  tx: Tx,
  { files, clock }: Needs,
  agentId: string,
  { file, name: said }: { file: KeptFile; name: string },
) {
  const name = cleanName(said) || 'image';
  const chair = await openChair(tx, agentId);
  const clean = await openPicture({ files }, file);
  const { width, height, mediaType } = clean;
  // Sealed with the agency's own key: it stays when the agent goes.
  const kept = await files.keep(chair.agency.id, clean.bytes);
  if (!(await files.hasRoom(chair.agency.id, 0))) return refuse('storage.agency-full');
  const id = newId();
  const row = { id, name, width, height };
  await tx
    .insertInto('agency_images')
    .values({
      ...row,
      agency_id: chair.agency.id,
      media_type: mediaType,
      file_address: kept.address,
      created_at: clock.now().toISOString(),
    })
    .execute();
  await files.use(tx, kept, 'agency_images', id);
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, deed: 'image-added' } as const;
  await writeAudit(tx, deed, clock.now());
  return { ...row, mediaType, url: imageAddress(id) };
}

/** A PNG or JPEG of a size that one may bring, clean; refuses anything else. */
export async function openPicture({ files }: Pick<Needs, 'files'>, file: KeptFile) {
  if (file.sizeBytes > imageLimits.bytes) return refuse('request.too-large');
  const clean = cleanImage((await files.bytes(file)) ?? Buffer.alloc(0));
  if (!clean) return refuse('request.unsupported-type');
  const { width, height } = clean;
  if (Math.max(width, height) > imageLimits.side || width === 0 || height === 0) return refuse('request.too-large');
  return clean;
}

/** Another agency's image and none at all sound the same. */
export async function openImage(queries: Queries, chair: AgentChair, id: string) {
  const row = await queries
    .selectFrom('agency_images')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', chair.agency.id)
    .executeTakeFirst();
  return row ?? refuse('image.not-found');
}
