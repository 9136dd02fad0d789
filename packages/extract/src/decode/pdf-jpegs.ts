import { sizeOfImage } from './image-size.ts';

/**
 * The photographs of a PDF, as they lie in the file, for a decoder that is several times as fast as the library's. Null
 * where some of its large pictures are of another kind, or the file is locked: then the library has to open them all.
 * Linear in the length of the file.
 */
export function jpegsIn(bytes: Uint8Array): Uint8Array[] | null {
  const jpegs: Uint8Array[] = [];
  let looked = 0;
  for (let at = nextStream(bytes, 0); at >= 0; ) {
    // not over what another stream's was looked for in: a file of nothing but "stream" would take as long as its square
    const dictionary = dictionaryBefore(bytes, at, looked);
    looked = at;
    const from = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    const said = /\/Length (\d{1,9})\b(?! \d+ R)/.exec(dictionary)?.[1];
    const end =
      said !== undefined && from + Number(said) <= bytes.length ? from + Number(said) : nextStream(bytes, from);
    const area = /\/Subtype ?\/Image/.test(dictionary) ? areaOf(dictionary) : 0;
    if (area > smallPixels) {
      const jpeg = bytes.subarray(from, end < 0 ? bytes.length : end);
      if (!isPhotograph(dictionary) || !sizeOfJpeg(jpeg)) return null;
      jpegs.push(jpeg);
    }
    at = nextStream(bytes, Math.max(end, from));
  }
  return jpegs;
}

/** Up to this size a picture is left to the library, whatever its kind. */
export const smallPixels = 300_000;

/** Where "stream" stands next, not as part of "endstream". */
function nextStream(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0x73, start); at >= 0; at = bytes.indexOf(0x73, at + 1))
    if (isWord(bytes, at) && bytes[at - 1] !== 0x64) return at;
  return -1;
}

const word = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];

function isWord(bytes: Uint8Array, at: number): boolean {
  // the second letter first: of most that begins with s it tells
  return bytes[at + 1] === word[1] && word.every((letter, index) => bytes[at + index] === letter);
}

/** White space as one space each. */
function dictionaryBefore(bytes: Uint8Array, at: number, least: number): string {
  if (at - least < shortestDictionary) return '';
  const text = String.fromCharCode(...bytes.subarray(Math.max(least, at - longestDictionary), at));
  return text.slice(text.lastIndexOf(' obj') + 1).replace(/\s+/g, ' ');
}

const longestDictionary = 1_500;
/** Of a picture: "/Subtype/Image/Width 1/Height 1". */
const shortestDictionary = 31;

function areaOf(dictionary: string): number {
  const [width, height] = ['Width', 'Height'].map((name) =>
    Number(new RegExp(`/${name} (\\d{1,6})\\b`).exec(dictionary)?.[1] ?? 0),
  );
  return (width ?? 0) * (height ?? 0);
}

/** In one filter and in colours of the screen; of those for the press few decoders know how they are turned round. */
function isPhotograph(dictionary: string): boolean {
  return /\/Filter ?\[? ?\/DCTDecode ?\]?(?! ?\/[A-Z]\w*Decode)/.test(dictionary) && !/CMYK|DeviceN/.test(dictionary);
}

function sizeOfJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && sizeOfImage(bytes) !== null;
}
