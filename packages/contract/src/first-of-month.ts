import type { Language } from './limits.ts';

/** The first of a month is an ordinal in French, which `Intl` does not know: `1 déc.` of a written date becomes `1er déc.` */
export function withFirst(written: string, language: Language): string {
  return language === 'fr' ? written.replace(/(?<!\d)1(?=$| \p{L})/u, '1er') : written;
}
