import { type AgencyBrand, contrastWithWhite, leastContrast, lightEnough } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type AgentChair, agencyName, openChair } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Brand } from '../../sharing/index.ts';
import type { Needs } from '../needs.ts';
import '../tables.ts';
import { imageAddress, openImage } from './images.ts';

/** Until an agency has chosen its own. */
const houseColour = '#1f41ee';

export async function showBrand(queries: Queries, agentId: string): Promise<AgencyBrand> {
  return presentBrand(queries, await openChair(queries, agentId));
}

async function presentBrand(queries: Queries, { agency }: AgentChair): Promise<AgencyBrand> {
  const row = await findBrand(queries, agency.id);
  const colour = row?.colour ?? houseColour;
  return {
    name: row?.name ?? agency.name,
    colour,
    colourOnDark: lightEnough(colour),
    contrast: Math.floor((contrastWithWhite(colour) ?? 1) * 100) / 100,
    logo: row?.logo_id
      ? { id: row.logo_id, url: imageAddress(row.logo_id), width: row.width ?? 1, height: row.height ?? 1 }
      : null,
    updatedAt: row?.updated_at ?? null,
    version: row?.version ?? 1,
  };
}

export async function updateBrand(
  tx: Tx,
  { clock }: Needs,
  agentId: string,
  { name, colour, logoId }: { name: string; colour: string; logoId: string | null },
  mustMatch: (version: number) => void,
): Promise<AgencyBrand> {
  const chair = await openChair(tx, agentId);
  const before = await findBrand(tx, chair.agency.id);
  mustMatch(before?.version ?? 1);
  if ((contrastWithWhite(colour) ?? 0) < leastContrast) return refuse('brand.contrast-too-low');
  if (logoId) await openImage(tx, chair, logoId);
  const values = { name, colour, logo_id: logoId, updated_at: clock.now().toISOString() };
  await tx
    .insertInto('agency_brands')
    .values({ agency_id: chair.agency.id, ...values, version: 2 })
    .onConflict((conflict) =>
      conflict.column('agency_id').doUpdateSet((of) => ({ ...values, version: of('agency_brands.version', '+', 1) })),
    )
    .execute();
  const deed = { agencyId: chair.agency.id, byAccountId: agentId, deed: 'branding-changed' } as const;
  await writeAudit(tx, deed, clock.now());
  return presentBrand(tx, chair);
}

/** Whose face is on a trip: the agency's that manages it, or on a page the one's that made it. Null: nobody's, and the paper is the house's own. */
export async function brandOfTrip(
  queries: Queries,
  { trips, files }: Needs,
  tripId: string,
  madeBy: string | null = null,
): Promise<Brand | null> {
  const agencyId = madeBy ?? (await trips.desk.managingAgency(queries, tripId));
  return agencyId ? brandOfAgency(queries, { files }, agencyId) : null;
}

export async function brandOfAgency(
  queries: Queries,
  { files }: Pick<Needs, 'files'>,
  agencyId: string,
): Promise<Brand> {
  const row = await findBrand(queries, agencyId);
  const logo = row?.file_address ? await files.bytes({ accountId: agencyId, address: row.file_address }) : null;
  const colour = row?.colour ?? houseColour;
  return {
    name: row?.name ?? (await agencyName(queries, agencyId)),
    colour,
    colourOnDark: lightEnough(colour),
    logo: logo && row?.media_type ? { bytes: logo, mediaType: row.media_type } : null,
  };
}

function findBrand(queries: Queries, agencyId: string) {
  return queries
    .selectFrom('agency_brands as b')
    .leftJoin('agency_images as i', 'i.id', 'b.logo_id')
    .selectAll('b')
    .select(['i.width', 'i.height', 'i.file_address', 'i.media_type'])
    .where('b.agency_id', '=', agencyId)
    .executeTakeFirst();
}
