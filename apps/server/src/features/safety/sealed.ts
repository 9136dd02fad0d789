import { type IncidentLocation, incidentLocation } from '@escale/contract';
import { z } from 'zod';
import type { Queries, Tx } from '../../platform/db.ts';
import type { FieldCipher } from '../../platform/field-cipher.ts';
import type { IncidentRow } from './tables.ts';

/** What a report holds that nobody else may read, sealed with the traveller's own key. */
export type Words = { message: string | null; callBack: string | null };

const wordsShape = z.object({ message: z.string().nullable(), callBack: z.string().nullable() });

const place = {
  words: (id: string) => `incidents.words ${id}`,
  location: (id: string) => `incidents.location ${id}`,
  note: (id: string) => `incident_log.note ${id}`,
};

export async function sealReport(
  tx: Tx,
  fields: FieldCipher,
  { id, accountId }: { id: string; accountId: string },
  { words, location }: { words: Words; location: IncidentLocation | undefined },
): Promise<{ words: Buffer | null; location: Buffer | null }> {
  const sealed = (where: string, what: unknown) => fields.seal(tx, accountId, where, JSON.stringify(what));
  return {
    words: words.message || words.callBack ? await sealed(place.words(id), words) : null,
    location: location ? await sealed(place.location(id), location) : null,
  };
}

export type Opened = Words & { location: IncidentLocation | null };

/** Opens what these rows of one account hold; what was erased or lost its key is null. */
export async function openerOf(queries: Queries, fields: FieldCipher, accountId: string) {
  const open = await fields.opener(queries, accountId);
  const read = <S extends z.ZodType>(shape: S, where: string, sealed: Buffer | null): z.output<S> | null => {
    const text = sealed && open(where, sealed);
    return text ? shape.parse(JSON.parse(text)) : null;
  };
  return (row: Pick<IncidentRow, 'id' | 'words' | 'location'>): Opened => ({
    ...(read(wordsShape, place.words(row.id), row.words) ?? { message: null, callBack: null }),
    location: read(incidentLocation, place.location(row.id), row.location),
  });
}

export function sealNote(tx: Tx, fields: FieldCipher, accountId: string, id: string, text: string): Promise<Buffer> {
  return fields.seal(tx, accountId, place.note(id), text);
}

export async function noteOpener(queries: Queries, fields: FieldCipher, accountId: string) {
  const open = await fields.opener(queries, accountId);
  return (id: string, sealed: Buffer) => open(place.note(id), sealed);
}
