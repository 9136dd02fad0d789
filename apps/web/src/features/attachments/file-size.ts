import type { Language } from '../../words/language.ts';
import type { Say } from '../../words/words.ts';

/** `240 kB`, `1.4 MB`. */
export function sizeText(bytes: number, t: Say, language: Language): string {
  if (bytes < 1_000_000) return t('files.size_kb', { size: Math.max(1, Math.round(bytes / 1000)) });
  const size = (bytes / 1_000_000).toLocaleString(language, { maximumFractionDigits: 1 });
  return t('files.size_mb', { size });
}
