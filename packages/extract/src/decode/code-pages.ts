/** A code page of Windows by the name under which the platform knows it. */
export function charsetOf(codePage: number | undefined): string | undefined {
  if (!codePage) return undefined;
  return codePages[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : undefined);
}

const codePages: Record<number, string> = {
  65001: 'utf-8',
  20127: 'windows-1252',
  28591: 'iso-8859-1',
  28592: 'iso-8859-2',
  28595: 'iso-8859-5',
  28597: 'iso-8859-7',
  28599: 'iso-8859-9',
  28605: 'iso-8859-15',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  54936: 'gb18030',
  20866: 'koi8-r',
  21866: 'koi8-u',
};
