// The engine runs in Node and in a browser's worker; these are the few globals that both have and the language's own
// library does not declare. Everything else of the platform is out of bounds here.

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
