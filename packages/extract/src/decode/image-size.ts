/** Width and height as the picture's header says them, without decoding it; null where it does not say. */
export function sizeOfImage(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return null;
  if (bytes[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes[0] === 0x47) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (bytes[0] === 0x52) return sizeOfWebp(view);
  return bytes[0] === 0xff ? sizeOfJpeg(bytes, view) : null;
}

function sizeOfWebp(view: DataView): { width: number; height: number } | null {
  const form = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (form !== 'VP8X') return null;
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: three(24), height: three(27) };
}

function sizeOfJpeg(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++; // a filling byte
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
