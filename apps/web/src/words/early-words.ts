import type { Language } from './language.ts';
import type { Namespace } from './namespaces.ts';
import type { Words } from './pick-words.ts';

type EarlyWords = { language: Language; words: Promise<Partial<Record<Namespace, Words>>> };

declare global {
  interface Window {
    earlyWords?: EarlyWords;
  }
}

/**
 * The words of a namespace out of those of the first page, which its inline script asked for in one file; undefined when they
 * are not among them, or did not come.
 */
export async function earlyWordsOf(language: Language, namespace: Namespace): Promise<Words | undefined> {
  const early = window.earlyWords;
  return early?.language === language ? (await early.words)[namespace] : undefined;
}
