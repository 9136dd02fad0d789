import type { Language } from '../../words/language.ts';
import type { Say } from '../../words/words.ts';

/** `240 kB`, `1.4 MB`, `2 GB`. */
export function sizeText(bytes: number, t: Say, language: Language): string {
  if (bytes < 1_000_000) return t('files.size_kb', { size: Math.max(1, Math.round(bytes / 1000)) });
  const unit = bytes < 1_000_000_000 ? 'mb' : 'gb';
  const size = bytes / (unit === 'mb' ? 1_000_000 : 1_000_000_000);
  return t(`files.size_${unit}`, { size: size.toLocaleString(language, { maximumFractionDigits: 1 }) });
}
