import decode, { init } from '@jsquash/webp/decode.js';
import { loadWasm } from '../wasm/load.ts';
import type { Pixels } from './pixels.ts';

let ready: Promise<void> | undefined;

/** The pixels of a WebP picture on white paper; null where it is damaged. Its size is checked by the caller. */
export async function decodeWebp(bytes: Uint8Array): Promise<Pixels | null> {
  ready ??= prepare();
  await ready;
  try {
    const { width, height, data } = (await decode(new Uint8Array(bytes).buffer)) as unknown as Pixels;
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3] ?? 255;
      if (alpha === 255) continue;
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = ((data[channel] ?? 0) * alpha) / 255 + 255 - alpha;
      data[at + 3] = 255;
    }
    return { width, height, data };
  } catch {
    return null;
  }
}

async function prepare(): Promise<void> {
  const module = new WebAssembly.Module(await loadWasm('@jsquash/webp/codec/dec/webp_dec.wasm'));
  await (init as unknown as (module: WebAssembly.Module) => Promise<void>)(module);
}
