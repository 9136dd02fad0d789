/** Beyond these, a number is no sector or entry but says what is there instead: the end of a chain, nothing, a table. */
const special = 0xff_ff_ff_fa;
const headBytes = 512;
const entryBytes = 128;
/** Kinds of entries. */
const unused = 0;
const stream = 2;

/**
 * Whether every chain of sectors ends, the directory is a tree, and no stream is said to be longer than the file: the
 * library that reads them follows them wherever they lead.
 */
export function isSound(bytes: Uint8Array): boolean {
  if (bytes.length < headBytes) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorBytes = 2 ** view.getUint16(30, true);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return false;
  const file = { view, sectorBytes, sectors: Math.ceil(bytes.length / sectorBytes) - 1 };
  const tables = tablesOf(file);
  return tables !== null && everyChainEnds(file, tables) && isTree(file, tables);
}

type File = { view: DataView; sectorBytes: number; sectors: number };

const wordAt = ({ view, sectorBytes }: File, sector: number, word: number): number =>
  view.getUint32((sector + 1) * sectorBytes + word * 4, true);

/** Where the tables are that tell what follows each sector: 109 stand in the head, of a large file more in a chain of lists. */
function tablesOf(file: File): number[] | null {
  const perList = file.sectorBytes / 4 - 1;
  const listed = Array.from({ length: 109 }, (_, i) => file.view.getUint32(76 + i * 4, true));
  let list = file.view.getUint32(68, true);
  for (let lists = 0; list < special; lists++) {
    if (list >= file.sectors || lists > file.sectors / perList) return null;
    for (let word = 0; word < perList; word++) listed.push(wordAt(file, list, word));
    list = wordAt(file, list, perList);
  }
  const tables = listed.filter((sector) => sector < special);
  return tables.every((sector) => sector < file.sectors) ? tables : null;
}

/** No sector follows two others, and those with which the directory and the small streams begin follow none. */
function everyChainEnds(file: File, tables: readonly number[]): boolean {
  const isFollowing = new Set<number>();
  const follows = (sector: number): boolean => {
    if (sector >= special) return true;
    if (sector >= file.sectors || isFollowing.has(sector)) return false;
    isFollowing.add(sector);
    return true;
  };
  if (![48, 60].every((at) => follows(file.view.getUint32(at, true)))) return false;
  for (const table of tables) {
    for (let word = 0; word < file.sectorBytes / 4; word++) if (!follows(wordAt(file, table, word))) return false;
  }
  return true;
}

/** Each entry of the directory is reached once: as the child or the neighbour of one other. */
function isTree(file: File, tables: readonly number[]): boolean {
  const perTable = file.sectorBytes / 4;
  const reached = new Set([0]);
  let sector = file.view.getUint32(48, true);
  while (sector < special) {
    const begin = (sector + 1) * file.sectorBytes;
    for (let at = begin; at < begin + file.sectorBytes; at += entryBytes) {
      const kind = file.view.getUint8(at + 66);
      if (kind === unused) continue;
      if (kind === stream && file.view.getUint32(at + 120, true) > file.view.byteLength) return false;
      for (const word of [68, 72, 76]) {
        const entry = file.view.getUint32(at + word, true);
        if (entry >= special) continue;
        if (reached.has(entry)) return false;
        reached.add(entry);
      }
    }
    const table = tables[Math.floor(sector / perTable)];
    if (table === undefined) return false;
    sector = wordAt(file, table, sector % perTable);
  }
  return true;
}
