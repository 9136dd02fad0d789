import { Inflate } from 'fflate';
import { limits } from '../../limits.ts';

/** A ticket after UIC leaflet 918.3 or 918.9: blocks, each with its name, version and content. */
export type UicTicket = { signer: string; blocks: UicBlock[] };
export type UicBlock = { name: string; version: string; content: Uint8Array };

/** Signature lengths by the version of the envelope. */
const signatures: { [version: string]: number } = { '01': 50, '02': 64 };

/**
 * Opens the envelope: "#UT" (or "OTI"), version, signer, key, signature and length, then a zlib stream. The signature is
 * for the guard, and not checked here. Null where it is none, or says more than a ticket can.
 */
export function openUic(bytes: Uint8Array): UicTicket | null {
  const head = latin(bytes.subarray(0, 14));
  const [, version = '', signer = ''] = /^(?:#UT|OTI)(0[12])([0-9A-Z]{4})/.exec(head) ?? [];
  const signature = signatures[version];
  if (signature === undefined) return null;
  const payload = inflate(bytes.subarray(14 + signature + 4));
  return payload && { signer, blocks: readBlocks(payload) };
}

export function isUic(bytes: Uint8Array): boolean {
  return /^(?:#UT|OTI)0[12]/.test(latin(bytes.subarray(0, 5)));
}

function inflate(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < 3 || bytes[0] !== 0x78) return null;
  const most = limits.ticketBytes;
  const out = new Uint8Array(most);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > most) throw new Error('too large for a ticket');
    out.set(chunk, length);
    length += chunk.length;
  });
  try {
    // small steps, because each may grow a thousandfold before it can be refused
    for (let at = 2; at < bytes.length; at += 64) stream.push(bytes.subarray(at, at + 64));
  } catch {
    if (length === 0) return null; // else what stood before the damage
  }
  return out.subarray(0, length);
}

function readBlocks(payload: Uint8Array): UicBlock[] {
  const blocks: UicBlock[] = [];
  for (let at = 0; at + 12 <= payload.length && blocks.length < 32; ) {
    const [, name, version, size] =
      /^([0-9A-Z_]{6})([0-9A-Z]{2})(\d{4})$/.exec(latin(payload.subarray(at, at + 12))) ?? [];
    if (!name || !version || Number(size) < 12) break;
    blocks.push({ name, version, content: payload.subarray(at + 12, at + Number(size)) });
    at += Number(size);
  }
  return blocks;
}

export function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** As UTF-8, and by its bytes where it is not; without the filling of NULs and spaces. */
export function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = latin(bytes);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: fields are filled up with NULs
  return text.replace(/[\u0000 ]+$/g, '').trimStart();
}
