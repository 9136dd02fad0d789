/**
 * A name is words and nothing else: no path, no line breaks, none of the marks that turn the reading direction and make
 * `exe.pdf` out of `fdp.exe`. NFC, so that two names that look the same are the same.
 */
export function cleanName(name: string | undefined): string {
  return plainWords((name ?? '').normalize('NFC').replace(/^.*[\\/]/s, ''));
}

/** What somebody else wrote, to be read as one line: without what breaks lines and what turns the reading direction. */
export function plainWords(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '').trim();
}
