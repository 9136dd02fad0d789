import { amtrakReader } from './amtrak/reader.ts';
import { codeReader } from './codes/reader.ts';
import { eventsReader } from './events/reader.ts';
import { icalReader } from './ical/reader.ts';
import { indianRailwaysReader } from './indian-railways/reader.ts';
import { pkpassReader } from './pkpass/reader.ts';
import type { Reader } from './reader.ts';
import { schemaOrgReader } from './schema-org/reader.ts';
import { stopsReader } from './stops/reader.ts';

/** Those that are believed most first. What is printed goes to the text reader as well, which `read-tree.ts` asks itself. */
export const readers: readonly Reader[] = [
  codeReader,
  pkpassReader,
  schemaOrgReader,
  icalReader,
  stopsReader,
  eventsReader,
  indianRailwaysReader,
  amtrakReader,
];
