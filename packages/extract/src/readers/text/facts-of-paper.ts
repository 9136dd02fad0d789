import { onceFor } from '../../once-for.ts';
import { plain } from '../../text/plain.ts';
import type { Language, TextDocument } from '../../text-document.ts';
import { dateFactsIn, dateFactsOf } from './date-facts.ts';

/** By what the days of a paper are read; where its words do not tell its language, its labels may. */
export const factsOfPaper = onceFor((document: TextDocument) =>
  document.language === 'unknown' ? dateFactsIn(document, languageOfLabels(document)) : dateFactsOf(document),
);

/** A short paper has too few words to tell its language, but its labels do. */
function languageOfLabels(document: TextDocument): Language {
  const words = plain(`${document.origin.subject ?? ''} ${document.text.slice(0, 20_000)}`);
  const french = new Set(
    words.match(
      /\b(?:votre|numero|depart|arrivee|passagers?|billets?|siege|vol|merci|retour|prix|voyageurs?|dossier|voiture|pour|chambre|heure)\b/g,
    ),
  );
  const english = new Set(
    words.match(
      /\b(?:your|number|departure|arrival|passengers?|tickets?|seat|flight|thank|return|price|travell?ers?|booking|coach|for|room|time)\b/g,
    ),
  );
  if (french.size === english.size) return 'unknown';
  return french.size > english.size ? 'fr' : 'en';
}
