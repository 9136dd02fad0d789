/** What a barcode says. `text` is its bytes as UTF-8 where they are that, else one character for each byte. */
export type Barcode = { symbology?: Symbology; bytes: Uint8Array; text: string };
export type Symbology = 'aztec' | 'qr' | 'pdf417' | 'datamatrix';

/** The message of a code whose bytes are known. */
export function codeOf(bytes: Uint8Array, symbology?: Symbology): Barcode {
  return { bytes, text: textOf(bytes), ...(symbology ? { symbology } : {}) };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/**
 * A code as it can be shown again: "aztecCode:" and its text, or "aztecbin:" and base64 where its bytes are no text.
 * `usual` where nobody saw the code itself.
 */
export function tokenOf(code: Barcode, usual: Symbology = 'aztec'): string {
  const symbology = code.symbology ?? usual;
  const text = code.text.replace(/[\r\n]+$/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is no text is told by them
  if (/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/.test(text) || text.includes('\ufffd'))
    return `${symbology}bin:${base64(code.bytes)}`;
  return symbology === 'pdf417' ? `pdf417:${text}` : `${symbology}Code:${text}`;
}

/** From a token's prefix, as others write it: "aztecCode", "QRCODE", "pdf417". */
export function symbologyNamed(prefix: string | undefined): Symbology | undefined {
  const name = prefix?.toLowerCase().replace(/(?:code|bin)$/, '');
  return (['aztec', 'qr', 'pdf417', 'datamatrix'] as const).find((symbology) => symbology === name);
}

function base64(bytes: Uint8Array): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out += `${letters[bits >> 18]}${letters[(bits >> 12) & 63]}${b === undefined ? '=' : letters[(bits >> 6) & 63]}${c === undefined ? '=' : letters[bits & 63]}`;
  }
  return out;
}
