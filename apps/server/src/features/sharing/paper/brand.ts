import type { Queries } from '../../../platform/db.ts';

/** Whose paper and page it is: an agency that manages the trip may put its own here. */
export type Brand = {
  readonly name: string;
  /** Of headings and lines, `#rrggbb`; dark enough to be read on white. */
  readonly colour: string;
  /** The same for a dark page. */
  readonly colourOnDark: string;
  /** PNG or JPEG, drawn 28 points high at the top right. */
  readonly logo: { readonly bytes: Uint8Array; readonly mediaType: string } | null;
};

export const houseBrand: Brand = { name: 'Escale', colour: '#1f41ee', colourOnDark: '#9dadff', logo: null };

/** Port: whose face is on a trip, or on what `agencyId` made of it. Null: the house's own. */
export type BrandOf = (queries: Queries, tripId: string, agencyId?: string | null) => Promise<Brand | null>;
