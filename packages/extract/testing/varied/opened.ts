import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { changeHeaders, putTogether, takeApart, textsOf } from './mail-parts.ts';
import { type Change, substitute } from './substitute.ts';
import { type Spelling, visible } from './visible.ts';

/** A text of a document as its source has it. */
export type Piece = { text: string; original: string; spelling: Spelling };

/** A document whose texts can be changed. */
export type Opened = {
  /** All that a reader sees, for asking what it holds. */
  shown: string;
  /** The document with the changes made in every text; `told` hears of each. */
  changed: (changes: readonly Change[], told?: (change: Change, old: string, word: string) => void) => Uint8Array;
};

/** Undefined where a part of it is a picture, a PDF or a pass, which would go on saying the old values. */
export function open(bytes: Uint8Array, fileName: string): Opened | undefined {
  if (/\.eml$/i.test(fileName)) return openMail(bytes);
  if (/\.docx$/i.test(fileName)) return openWord(bytes);
  const spelling = spellings.find(([ending]) => ending.test(fileName))?.[1];
  return spelling && openText(bytes, spelling);
}

const spellings: [RegExp, Spelling][] = [
  [/\.html?$/i, 'html'],
  [/\.txt$/i, 'plain'],
  [/\.ics$/i, 'ics'],
  [/\.json$/i, 'json'],
];

function openText(bytes: Uint8Array, spelling: Spelling): Opened | undefined {
  const source = decodedUtf8(bytes);
  if (source === undefined) return;
  return {
    shown: visible(source, spelling).text,
    changed: (changes, told) => Buffer.from(substitute(source, spelling, changes, told)),
  };
}

function decodedUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function openMail(bytes: Uint8Array): Opened | undefined {
  const raw = Buffer.from(bytes).toString('latin1');
  const original = takeApart(raw);
  const { pieces, isWhole } = textsOf(original);
  if (!isWhole) return;
  const headers: string[] = [];
  changeHeaders(original, (text) => {
    headers.push(text);
    return text;
  });
  return {
    shown: [...headers, ...pieces.map(({ text, spelling }) => visible(text, spelling).text)].join('\n'),
    changed: (changes, told) => {
      const mail = takeApart(raw);
      changeHeaders(mail, (text) => substitute(text, 'plain', changes, told));
      for (const piece of textsOf(mail).pieces) piece.text = substitute(piece.text, piece.spelling, changes, told);
      return Buffer.from(putTogether(mail), 'latin1');
    },
  };
}

function openWord(bytes: Uint8Array): Opened {
  const files = unzipSync(bytes);
  const texts = Object.keys(files).filter((name) =>
    /^word\/(?:document|header\d*|footer\d*|footnotes)\.xml$/.test(name),
  );
  const sourceOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    shown: texts.map((name) => visible(sourceOf(name), 'word').text).join('\n'),
    changed: (changes, told) =>
      zipSync({
        ...files,
        ...Object.fromEntries(
          texts.map((name) => [name, strToU8(substitute(sourceOf(name), 'word', changes, told))] as const),
        ),
      }),
  };
}
