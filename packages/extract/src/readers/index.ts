import { bcbpReader } from './bcbp/reader.ts';
import { eventsReader } from './events/reader.ts';
import { icalReader } from './ical/reader.ts';
import { pkpassReader } from './pkpass/reader.ts';
import type { Reader } from './reader.ts';
import { schemaOrgReader } from './schema-org/reader.ts';
import { sncfReader } from './sncf/reader.ts';
import { stopsReader } from './stops/reader.ts';

/** Those that are believed most first. What is printed goes to the text reader as well, which `read-tree.ts` asks itself. */
export const readers: readonly Reader[] = [
  bcbpReader,
  sncfReader,
  pkpassReader,
  schemaOrgReader,
  icalReader,
  stopsReader,
  eventsReader,
];
