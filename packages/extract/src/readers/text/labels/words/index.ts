import { bulgarian } from './bulgarian.ts';
import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { estonian } from './estonian.ts';
import { finnish } from './finnish.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hungarian } from './hungarian.ts';
import { icelandic } from './icelandic.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { LanguageWords } from './language-words.ts';
import { latvian } from './latvian.ts';
import { lithuanian } from './lithuanian.ts';
import { nordic } from './nordic.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { southSlavic } from './south-slavic.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';

/**
 * The languages beside English and French, whose words stand with the rules themselves. Where two languages use a
 * phrase differently, the first one listed has it; English and French go before all.
 */
export const languages: readonly LanguageWords[] = [
  german,
  spanish,
  italian,
  dutch,
  portuguese,
  nordic,
  polish,
  czech,
  finnish,
  estonian,
  latvian,
  lithuanian,
  turkish,
  hungarian,
  southSlavic,
  romanian,
  korean,
  japanese,
  chinese,
  indonesian,
  ukrainian,
  bulgarian,
  greek,
  icelandic,
  vietnamese,
];

/** One pattern's alternatives over all languages: `alternatives('seat')` is "platze?|pl|asientos?|…". */
export function alternatives(field: Exclude<keyof LanguageWords, 'labels'>): string {
  return languages.map((words) => words[field]).join('|');
}
