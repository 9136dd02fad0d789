import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LanguageWords } from './language-words.ts';
import { nordic } from './nordic.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/**
 * The languages beside English and French, whose words stand with the rules themselves. Where two languages use a
 * phrase differently, the first one listed has it; English and French go before all.
 */
export const languages: readonly LanguageWords[] = [german, spanish, italian, dutch, portuguese, nordic, polish, czech];

/** One pattern's alternatives over all languages: `alternatives('seat')` is "platze?|pl|asientos?|…". */
export function alternatives(field: Exclude<keyof LanguageWords, 'labels'>): string {
  return languages.map((words) => words[field]).join('|');
}
