import { bcbpReader } from './bcbp/reader.ts';
import { icalReader } from './ical/reader.ts';
import { pkpassReader } from './pkpass/reader.ts';
import type { Reader } from './reader.ts';
import { schemaOrgReader } from './schema-org/reader.ts';

/** The readers of machine-readable parts, those that are believed most first. Printed matter is `read-tree.ts`'s own turn. */
export const readers: readonly Reader[] = [bcbpReader, pkpassReader, schemaOrgReader, icalReader];
