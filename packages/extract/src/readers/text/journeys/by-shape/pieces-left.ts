import { inLines } from '../../../../text/in-lines.ts';
import { withoutDeadlines } from '../../deadlines.ts';
import type { Label } from '../../labels/labels.ts';
import { withoutFormer } from '../../passages/former.ts';
import type { Passage } from '../../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../../passages/sentences.ts';

/**
 * Cells and sentences of a paper, without what is no part of a way: "Change it free of charge until 18 March", "Desk open 6:00 to
 * 21:00", the writer's own address below "Kind regards". What is left has just the days, hours and places of the journey.
 */
export function piecesLeft(passages: readonly Passage[]): Passage[] {
  return inRuns(passages)
    .flatMap((run) => (run[0]?.inTable ? run : withoutSignature(paragraphsOf(run, wrappedFrom)).flatMap(sentencesOf)))
    .filter(({ label, text, shape }) => !(label && ofElse.has(label)) && !elseSaid.test(shape) && !reachable.test(text))
    .map((p) => ({ ...p, text: withoutFormer(withoutDeadlines(p.text)) }))
    .map((p) => ({ ...p, shape: blanksOf(p) }));
}

/** Mails break their lines at 60 characters or more; a word that is too long for the rest of a line leaves it shorter. */
const wrappedFrom = 48;

/** What was cut from the text is cut from its plain letters too. */
const blanksOf = ({ text, shape }: Passage): string =>
  [...shape].map((letter, i) => (text[i] === ' ' ? ' ' : letter)).join('');

/** Rows of tables, and what stands between them. */
function inRuns(passages: readonly Passage[]): Passage[][] {
  const runs: Passage[][] = [];
  for (const p of passages) {
    if (p.former) continue;
    const run = runs.at(-1);
    if (run && run[0]?.inTable === p.inTable) run.push(p);
    else runs.push([p]);
  }
  return runs;
}

/** "Kind regards," and all below it up to the next table. */
function withoutSignature(lines: readonly Passage[]): readonly Passage[] {
  const end = lines.findIndex(({ text, shape }) => text.length < 60 && closing.test(shape));
  return end < 0 ? lines : lines.slice(0, end);
}

const closing = inLines()`
  ^(?:
    (?:with |many |very )?(?:thanks|thank you|kind|best|warm\w*|friendly)? ?(?:&|and)? ?(?:kind |best |warm )?(?:regards|wishes)
    |yours|cheers|sincerely|all the best|(?:bien |tres )?(?:cordialement|amicalement)|amities|(?:meilleures |sinceres )?salutations
    |(?:bonne|belle|excellente) (?:journee|soiree|semaine)|bien a (?:vous|toi)|a bientot|a demain|merci|bises
    |(?:mit )?(?:freundliche\w*|beste\w*|viele) gru(?:ss|ß)e\w*
  )(?: [a-z]+){0,4}[ ,.!–-]*$
`;

/** "Branch: 0431 5550 122", "(970) 555-0166 (8am to 7pm)": when and where somebody is reached. */
const reachable =
  /(?<![\p{L}\d:.-])(?:\+\d|0(?!\d[./-]\d\d[./-]\d\d))(?:[ .()/-]{0,2}\d){8,}|\(\d{3}\) ?\d{3}|(?<!\d)\d{3}[.-]\d{3}[.-]\d{4}(?!\d)|(?<!\d)1?[ -]?800[ -]\d{3}|@\p{L}/u;

const ofElse: ReadonlySet<Label> = new Set([
  'price',
  'issued',
  'cancellation',
  'reference',
  'ticket',
  'person',
  'bookedBy',
  'phone',
  'former',
  'expected',
  'class',
  'hotel',
  'stayDates',
  'checkIn',
  'checkOut',
]);

/** Until when one may change or pay, when somebody answers, when one is to be there, when it was booked, what else one might buy. */
const elseSaid = inLines()`
  \b(?:
    until|till|jusqu'?(?:au?|en)|no later than|not later than|at the latest|au plus tard|deadline|limite|expir\w+|good through|valid(?:ity)?
    |valable|cancel(?:led|lation)? (?:free|before|by|up)|refund\w*|rembours\w*|amend\w*|exchang\w*|echang\w*|annul\w*|gratuit\w*
    |free of charge|without (?:charge|fee)|sans frais|paid|paye\w*|debit\w*|charged|regle\w*|invoice\w*|facture\w*|credit\w*
    |booked on|reserve le|issued|emis|edite|printed|sent on|envoye|check-?in|bag ?drop|boarding|embarquement|enregistrement
    |gates?|barriers?|report(?:ing)?|be (?:there|ready|at)|present\w*|soyez|rendez-vous|meet\w*|meeting|reunion|seance
    |open(?:s|ing|ed)?|clos(?:e[sd]?|ing)|ferm\w+|ouv(?:ert\w*|r\w+)|tel|telephone|phone|call|appel\w*|hotline|counter|guichet|office hours
    |win|enter before|offers?|offres?|sale|newsletter|from only|a partir de|insurance|assurance|forecast|delays?|retard\w*
    |replaces|remplace|which you had|you had|vous aviez|will not run|ne circul\w+|no longer|ne sera pas|was to|devait|dinner|lunch|breakfast|diner|dejeuner
    |(?:contact|call) cent(?:er|re)|customer (?:care|services?)|service client\w*|help ?desk|everyone|terms
  )\b
`;
