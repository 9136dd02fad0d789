/** The files of a drop, those in folders too. What a computer keeps for itself (`.DS_Store`) is left out. */
export async function filesIn(transfer: DataTransfer): Promise<File[]> {
  // Asked at once: after the first wait the browser has closed the list.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return worthwhile([...transfer.files]);
  const files: File[] = [];
  for (const entry of entries) await collect(entry, files);
  return worthwhile(files);
}

export function worthwhile(files: readonly File[]): File[] {
  return files.filter(
    ({ name, size }) => size > 0 && !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name),
  );
}

/** More than any folder of bookings has; a whole disk is a mistake. */
const mostFiles = 1_000;

async function collect(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= mostFiles) return;
  if (entry.isFile) {
    into.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // A hundred at a time, until there are none.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const inner of some) await collect(inner, into);
  }
}
