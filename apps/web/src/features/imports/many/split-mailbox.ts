/** A mailbox of any size in pieces that can be uploaded, cut where a mail begins. Any other file is one piece. */
export async function* splitMailbox(file: File, pieceBytes: number): AsyncGenerator<File> {
  if (file.size <= pieceBytes || !(await isMailbox(file))) {
    yield file;
    return;
  }
  let number = 0;
  for (let at = 0; at < file.size; ) {
    const end = at + pieceBytes >= file.size ? file.size : at + (await lastMail(file.slice(at, at + pieceBytes)));
    // Its own mails would go twice if it were cut inside of one: a mail larger than a piece is cut all the same.
    const until = end > at ? end : at + pieceBytes;
    yield new File([file.slice(at, until)], `${file.name} (${++number})`);
    at = until;
  }
}

async function isMailbox(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === 'From ';
}

/** Where the last mail of a piece begins, with a blank line before it; 0: nowhere but at its start. */
async function lastMail(piece: Blob): Promise<number> {
  const bytes = new Uint8Array(await piece.arrayBuffer());
  const from = [10, 70, 114, 111, 109, 32]; // "\nFrom "
  for (let i = bytes.length - from.length; i > 0; i--) {
    if (!from.every((byte, k) => bytes[i + k] === byte)) continue;
    if (bytes[i - 1] === 10 || (bytes[i - 1] === 13 && bytes[i - 2] === 10)) return i + 1;
  }
  return 0;
}
