/** What a file is, from its first bytes (4 KiB are enough); its name and its sender's word are not asked. */
export function mediaTypeOf(head: Uint8Array): string {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const ascii = bytes.toString('latin1');
  for (const [start, type] of signatures) if (ascii.startsWith(start)) return type;
  // A PDF may have some rubbish in front of it; readers accept 1024 bytes.
  if (ascii.slice(0, 1024).includes('%PDF-')) return 'application/pdf';
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'image/webp';
  if (ascii.slice(4, 8) === 'ftyp' && /^(heic|heix|hevc|mif1|msf1|avif)/.test(ascii.slice(8, 12))) {
    return ascii.startsWith('avif', 8) ? 'image/avif' : 'image/heic';
  }
  if (ascii.startsWith('PK\x03\x04')) return zipType(ascii);
  return textType(bytes);
}

/** What a browser is allowed to show; by the bytes, whatever the file is called. SVG and XHTML run scripts: never. */
export function previewOf(mediaType: string): 'jpg' | 'png' | 'pdf' | 'html' | null {
  switch (mediaType) {
    case 'image/jpeg':
      return 'jpg';
    case 'image/png':
      return 'png';
    case 'application/pdf':
      return 'pdf';
    case 'text/html':
      return 'html';
    default:
      return null;
  }
}

const signatures: readonly (readonly [string, string])[] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  // A mail of Outlook (.msg), or what Office wrote before 2007: which, stands anywhere behind.
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
];

/** The first names in a zip tell whose it is. */
function zipType(ascii: string): string {
  if (ascii.includes('word/') || ascii.includes('[Content_Types].xml')) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  if (ascii.includes('pass.json')) return 'application/vnd.apple.pkpass';
  return 'application/zip';
}

function textType(bytes: Buffer): string {
  // 4 KiB may end in the middle of a character.
  const text = bytes
    .toString('utf8')
    .replace(/\ufffd$/, '')
    .replace(/^\ufeff/, '');
  if (text.includes('\0') || (text.match(/\ufffd/g)?.length ?? 0) > text.length / 20) return 'application/octet-stream';
  const start = text.trimStart().slice(0, 2000).toLowerCase();
  if (start.startsWith('begin:vcalendar')) return 'text/calendar';
  if (looksLikeMail(start)) return 'message/rfc822';
  // SVG runs scripts: it is never shown, so it keeps its name.
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?(<!doctype svg[^>]*>\s*)?<svg[\s>]/.test(start)) return 'image/svg+xml';
  if (/^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body|table|div|p|meta|style|script)[\s>]/.test(start))
    return 'text/html';
  if (start.startsWith('{') || start.startsWith('[')) return 'application/json';
  return 'text/plain';
}

/** "From: Paris" also begins a note, and "Date:" a printed mail: a mail has, in its head, what only programs write. */
function looksLikeMail(start: string): boolean {
  if (
    /^(from \S+ +(mon|tue|wed|thu|fri|sat|sun) |return-path:|received:|delivered-to:|mime-version:|message-id:|x-[\w-]+:)/.test(
      start,
    )
  )
    return true;
  const [head = ''] = start.split(/\r?\n\r?\n/, 1);
  return (
    /^(date|subject|from|to|cc|reply-to):/.test(head) &&
    /^(received|mime-version|message-id|content-type|return-path):/m.test(head)
  );
}
