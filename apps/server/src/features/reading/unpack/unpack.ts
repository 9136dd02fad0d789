import { isCalendarExport, takeEvents } from './calendar.ts';
import { isMailbox, takeMails } from './mbox.ts';
import { readTripIt, takeTripIt } from './tripit.ts';
import { type Place, Slice, type UnpackedSlice, type UnpackLimits, unpackLimits } from './unpacked.ts';
import { inflateEntry, openZip, type ZipEntry } from './zip.ts';

export type UnpackAsked = { bytes: Uint8Array; fileName: string; mediaType: string; from: Place; contextDate: string };

type Source = { bytes: Uint8Array; fileName: string; mediaType: string; contextDate: string };

/**
 * What is in a file that somebody exported from elsewhere, a slice at a time: a mailbox, an archive, a calendar, TripIt's
 * export; anything else is one document. The same place of the same file always gives the same, so a slice that was lost is asked for again.
 */
export async function unpack(asked: UnpackAsked, limits: UnpackLimits = unpackLimits): Promise<UnpackedSlice> {
  const slice = new Slice(limits);
  const { bytes, from } = asked;
  const done = (next: Place | null, refused: UnpackedSlice['refused'] = null): UnpackedSlice => ({
    documents: slice.documents,
    skipped: slice.skipped,
    nothing: slice.nothing,
    next,
    refused,
  });
  if (!isArchive(bytes)) {
    const at = await takeFrom(asked, from.at, slice);
    return done(at === null ? null : { entry: 0, at });
  }
  const zip = openZip(bytes, limits);
  if (!zip.entries) return done(null, zip.refused);
  // A Word file and a wallet pass are archives too, and one document each.
  if (zip.entries.some(({ name }) => name === 'pass.json' || name === '[Content_Types].xml')) {
    slice.take({ ...asked, title: asked.fileName });
    return done(null);
  }
  let at = from.at;
  for (let entry = from.entry; entry < zip.entries.length; entry++) {
    if (slice.full) return done({ entry, at });
    const next = await takeEntry(asked, zip.entries[entry] as ZipEntry, at, slice, limits);
    if (next !== null) return done({ entry, at: next });
    at = 0;
  }
  return done(null);
}

async function takeEntry(
  { bytes, contextDate }: UnpackAsked,
  entry: ZipEntry,
  at: number,
  slice: Slice,
  limits: UnpackLimits,
): Promise<number | null> {
  const { name, size } = entry;
  const fileName = name.split('/').pop() ?? '';
  if (!fileName || name.startsWith('__MACOSX/') || fileName.startsWith('.')) return null;
  const content = isWanted(fileName) && size <= limits.entryBytes ? inflateEntry(bytes, entry) : null;
  // An archive in an archive is not opened: nobody exports that, and whoever makes bombs does.
  if (!content || (isArchive(content) && !/\.(docx|pkpass)$/i.test(fileName))) {
    slice.skipped++;
    return null;
  }
  return takeFrom({ bytes: content, fileName, mediaType: '', contextDate }, at, slice);
}

/** By their names: what an archive holds besides is index pages, settings and pictures of other things. */
const isWanted = (fileName: string) =>
  /\.(eml|mbox|ics|pdf|docx|pkpass|json|xml|txt|html?|png|jpe?g|webp)$/i.test(fileName) ||
  // A mail program's folders have no ending: `mbox`, `Inbox`.
  !fileName.includes('.');

async function takeFrom({ bytes, fileName, mediaType, contextDate }: Source, at: number, slice: Slice) {
  if (isMailbox(bytes)) return takeMails(bytes, at, slice);
  if (isText(bytes, fileName, mediaType)) {
    const text = new TextDecoder().decode(bytes);
    if (isCalendarExport(text)) return takeEvents(text, at, slice, contextDate);
    const tripIt = readTripIt(text);
    if (tripIt) return takeTripIt(tripIt, at, slice);
  }
  slice.take({ title: fileName, fileName, mediaType, bytes });
  return null;
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** What may be a calendar or TripIt's. */
const isText = (bytes: Uint8Array, fileName: string, mediaType: string) =>
  /\.(ics|json|xml)$/i.test(fileName) ||
  /^(text\/calendar|application\/json)/.test(mediaType) ||
  /^(\uFEFF)?\s*(BEGIN:VCALENDAR|<\?xml|\{)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
