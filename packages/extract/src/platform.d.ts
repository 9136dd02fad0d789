// The engine runs in Node and in a browser's worker; these are the few globals that both have and the language's own
// library does not declare. Everything else of the platform is out of bounds here.

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
}

/** For `wasm/load.ts` alone. */
declare module 'node:fs/promises' {
  export function readFile(path: URL): Promise<Uint8Array>;
}
declare class URL {
  constructor(url: string);
}
interface ImportMeta {
  resolve(specifier: string): string;
}
