import type { Person } from '../../../booking.ts';
import { isGivenName } from '../../../knowledge/given-names.ts';
import { findCities } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName, readNames } from '../../../text/names.ts';
import { namesWithin } from '../../../text/names-within.ts';
import { plain } from '../../../text/plain.ts';
import { printedName } from '../../../text/printed-name.ts';
import { printedTitle, startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { isArranger } from './roles.ts';

const spokenGuestName = new RegExp(
  `(?:\\bguest name:?|\\b(?:réservation|commande) que vous avez (?:faite|effectuée|passée) (?:pour|au nom de)|\\b(?:booking|reservation) (?:that )?you(?:['’]ve| have)? made (?:for|on behalf of)) (${printedName})`,
  'u',
);

/** "guest name Henrik Achterberg", "the booking you made for Ines Falk": said in passing, but it is the guest and not the booker. */
export function spokenGuest(passages: readonly Passage[]): Found<Person> | null {
  for (const p of passages) {
    const match = spokenGuestName.exec(p.text);
    const name = match?.[1] ? readName(match[1]) : null;
    if (name) return { value: { name }, at: p.at, text: p.text };
  }
  return null;
}

/** "for Mrs Catriona Sorley and Mr Euan Baird", "de M. Courtepaille, maire, et de Mme Diaye", "for Amara Nwosu (London) and Rhys Bevan": whoever is named beside the first, with a title where that one has it. */
function companions(first: string, behind: string): string[] {
  const next = beside.exec(behind)?.[1];
  const name = next ? readName(next) : null;
  if (!next || !name || startsWithTitle.test(first) !== startsWithTitle.test(next)) return [];
  return [name, ...companions(first, behind.slice(behind.indexOf(next) + next.length))];
}

const aName = `((?:(?:M\\.|Mr|Mrs|Ms|Mme|Mlle|Miss|Dr|Prof|Monsieur|Madame|Herr|Frau|Sig(?:\\.ra|\\.na|ra)?|Signora?|Sra?|Srta|Dhr|Mevr|Pan[ií]?|Hr|Fru)\\.? )?${printedName})`;
const beside = new RegExp(
  `^(?: \\([^()\\d]{2,24}\\)|, \\p{Ll}[\\p{L} '’-]{2,50}?)?(?:,| and|,? et(?: de| d['’])?| und| &|, and| e| y| en)(?: |(?<= d['’]))${aName}`,
  'u',
);
const withTitle = new RegExp(
  `(?<!\\p{L})(?:M\\.|Mr|Mrs|Ms|Mme|Mlle|Miss|Dr|Prof|Monsieur|Madame|Herr|Frau)\\.? ${printedName}`,
  'gu',
);
/** " et M. Luc Bertin", between the first and what is said of them. */
const othersWithTitle = `(?:(?:,| et| and| und) (?:M\\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Prof|Herr|Frau)\\.? ${printedName}){0,6}`;
const greetings =
  "Hey|Hiya|Howdy|Greetings|(?:You['’]re|You are) (?:all set|all booked|booked|confirmed)(?=,)|All set(?=,)|(?:Good|Great) news(?=,)|Tout est prêt(?=,)|C['’]est (?:noté|réservé|confirmé)(?=,)|Bonne nouvelle(?=,)|G[’']day|Dearest|Congratulations|Congrats|Welcome(?: aboard| back)?(?=,)|Salut|Coucou|Re-?bonjour|Bonsoir|Allô|F[ée]licitations|Bienvenue(?: à bord)?(?=,)|Guten (?:Tag|Morgen|Abend)|Hallo|Grüezi|Liebe[r]?|Sehr geehrte[r]?|Gentile|Ciao|Buongiorno|Salve|Estimad[oa]|Hola|Querid[oa]|Buenos días|Beste|Geachte|Dag|Hej|Hei|Kære|Kjære|Bästa|Goddag|Olá|Car[oa]|Prezad[oa]|Exm[oa]\\.?|Szanown[ay] (?:Pani|Panie)|Dzień dobry|Witaj|Vážen[áý] (?:paní|pane)|Dobrý den|Gent\\.(?:mo|ma)|Egregio|Egregia|Spett\\.|Apreciad[oa]|Say[ıi]n|SAYIN|Merhaba|Sevgili|Kedves|Tisztelt|Hyvä|Arvoisa|Tere|Lugupeetud|Hea|Labdien|Sveiki|Godāt(?:ais|ā)|Cien(?:ījamais|ījamā)|Gerb(?:iamas|iama|\\.)|Laba diena|Bună ziua|Stimat[eă]|Drag[ăi]|Poštovan[iao]|Spoštovan[iae]|Pozdravljen[ia]?|Cześć";
/** "trip" → "[Tt][Rr][Ii][Pp]": a title is in capitals or not, and the name behind it has its own. */
function inAnyCase(words: string): string {
  return words.replace(
    /\[(\p{L}+)\]|\p{L}/gu,
    (one, among?: string) => `[${among ?? one}${(among ?? one).toUpperCase()}]`,
  );
}

/** What people are to the house that sends them. */
const people =
  '(?:(?:two|three|four|new|young|deux|trois|quatre|own) )?(?:(?:project|site|sales|service|field|senior|junior|guest) )?(?:engineers?|colleagues?|employees?|technicians?|consultants?|speakers?|lecturers?|researchers?|students?|trainees?|interns?|candidates?|directors?|managers?|delegates?|surveyors?|architects?|inspectors?|auditors?|designers?|photographers?|reporters?|journalists?|musicians?|artists?|authors?|actors?|staff(?: members?)?|crew(?: members?)?|team(?: members?)?|visitors?|travell?ers?|passengers?|guests?|clients?|customers?|ingénieure?s?|collègues?|collaborat(?:eur|rice)s?|salariée?s?|employée?s?|technicien(?:ne)?s?|consultante?s?|intervenante?s?|conférenci(?:er|ère)s?|chercheu(?:r|se)s?|enseignante?s?|étudiante?s?|stagiaires?|candidate?s?|direct(?:eur|rice)s?|délégué?e?s?|architectes?|inspect(?:eur|rice)s?|audit(?:eur|rice)s?|photographes?|journalistes?|musicien(?:ne)s?|artistes?|auteure?s?|autrices?|invitée?s?|voyageu(?:r|se)s?|passag(?:er|ère)s?|clientes?|agents?|Ingenieur(?:e|in|innen)?|Kolleg(?:en|in|innen)|Mitarbeiter(?:in|innen)?|Gäste?)';

const spoken = [
  new RegExp(
    `(?:\\b[Aa]ux? noms? (?:de|d['’](?=\\p{Lu}))|\\b[Ii]n the names? of|\\b[Oo]p naam van|\\b[Aa]uf den Namen(?: von)?|\\b[Aa] nome di|\\b[Aa] nombre de|\\b[Ee]m nome de|\\b(?:[Ii]|[Pp]å) (?:navnet|namnet)|\\b[Nn]a (?:nazwisko|jméno|meno|ime)|\\b[Pp]e numele|\\b[Ii]n favou?r of|\\b[Ee]n faveur de|\\b(?:[Bb]ooking|[Rr]eservation|[Bb]ooked|[Rr]eserved|[Rr]oom|[Tt]able(?: for \\p{Ll}+)?) under(?: the name(?: of)?)?|\\b[Uu]nder the names?(?: of)?|, (?:in (?:the )?)?name of|\\bvoyageur|\\bpassager|\\bpassenger|\\bfor|\\b(?:[Rr]éservé|[Cc]onfirmé|[Rr]etenu)e?s? pour|(?:\\b[Pp]our|\\bFor|\\b[Ff]ür|\\b[Oo]n behalf of|\\b[Pp]our le compte de|\\b(?:your|votre|our|notre) (?:(?:esteemed|valued|honou?red) )?(?:guest|client|colleague|coll[èe]gue|collaborateur|collaboratrice|invité|passenger|passager)e?s?,?)(?= (?:M\\.|Mr|Mrs|Ms|Miss|Dr|Prof|Mme|Mlle|Monsieur|Madame|Mademoiselle|Herrn?|Frau)\\.? ))(?: :? ?|(?<=d['’]))${aName}`,
    'u',
  ),
  new RegExp(
    `(?:\\bHello|\\bHi|\\bBonjour|\\bDear|\\bCh[eè]re?|\\bThanks?,?|\\bThank you,|\\bconfirmed,) ${aName} ?[,!.:]`,
    'u',
  ),
  new RegExp(`(?:\\bHello|\\bHi|\\bBonjour|\\bDear|\\bconfirmed,) ${aName}$`, 'u'),
  new RegExp(`^(?:${greetings}),? ${aName} ?(?:[,!.:](?= |$)|$)`, 'u'),
  // "김서연 고객님, 안녕하십니까", "山田 太郎 様"
  /^(\p{Script=Hangul}{2,4}) ?(?:고객님|회원님|님)(?=[, !]|$)/u,
  /^([\p{Script=Han}々]{1,4}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5})[ 　]?(?:様|さま)(?=[、, 　]|$)/u,
  // "尊敬的王小明先生：", "親愛的 林怡君 小姐您好"
  /^(?:尊敬的|亲爱的|親愛的)? ?(\p{Script=Han}{2,4}) ?(?:先生|女士|小姐|贵宾|貴賓)(?=[：:，,！! ]|您好|你好|$)/u,
  new RegExp(
    `^(?=\\p{Lu})[^,.!?\\n]{0,30}\\b(?:[Yy]ou|[Yy]our|us|[Vv]ous|votre|nous|Merci)\\b[^,.!?\\n]{0,50}, ${aName} ?!?$`,
    'u',
  ),
  // "Thanks for traveling with us today, Walter Hodgkiss"
  new RegExp(`^(?:Thanks|Thank you|Merci)[^,.!?\\n]{3,60}, ${aName} ?[.!]?$`, 'u'),
  // "For Marguerite Okonjo" alone below the number
  new RegExp(`^(?:For|Pour|F[üu]r) ${aName}$`, 'u'),
  // "for our engineers Aneurin Beddoe and Siân Whitcombe", "pour notre collaboratrice Ines Falk, cheffe de projet"
  new RegExp(
    `\\b(?:[Ff]or|[Pp]our|[Ff]ür|[Oo]n behalf of|[Aa]u nom de) (?:our|my|their|the|nos|notre|mes|mon|ma|leurs?|les|unsere?n?) ${people}(?: :? ?)${aName}(?=,? (?:and|et|und|&) |[,.;:!)]|$| [(–—-])`,
    'u',
  ),
  // "Travellers Mette Kragelund and Jonas Vesterby · 14 March": several, without a colon
  new RegExp(
    `(?:^|[·|;–—] ?)(?:Travell?ers|Passengers|Guests|Voyageu(?:r|se)s|Passag[eè]re?s|Reisende|Viaggiatori|Viajeros|Viajantes|Reizigers) ${aName}(?=(?:,| and| et| und| &| e| y| en) \\p{Lu})`,
    'u',
  ),
  // "Passenger Mr Tom Ashdown, charged to Hollow Marine Ltd", "Voyageuse Mme Ines Falk": a title, and no colon
  new RegExp(
    `(?:^|[·|;–—] ?)(?:(?:Lead )?(?:Travell?er|Passenger|Guest)|Voyageu(?:r|se)|Passag[eè]re?|Reisende[rn]?|Viajer[oa]|Pasajer[oa]|Passegger[oa]|Reiziger)s? (?=${printedTitle}\\.? )${aName}(?=$|[,.;(]| [–—-] )`,
    'u',
  ),
  // "everything is in your name (Ines Falk)"
  new RegExp(
    `(?<!\\p{L})(?:in your (?:own )?name|[àÀ] (?:votre|ton) nom|auf (?:Ihren|deinen) Namen) ?[(:] ?${aName}`,
    'u',
  ),
  // "It is under both names, Rhona Kinloch and Euan Kinloch"
  new RegExp(
    `(?<!\\p{L})(?:(?:[Uu]nder|[Ii]n) (?:both|the two|both your|both of your) names|[Aa]ux? (?:deux noms|noms de vous deux)|[Aa]uf beide Namen),? ?[(:–—-]? ?${aName}`,
    'u',
  ),
  // "your booking H7TQ2M (passengers: Ines Falk, Olaf Falk)", "both tickets are in the names as on the passports: Ines Falk and Olaf Falk"
  new RegExp(
    `(?:\\((?:[Pp]assengers?|[Pp]assag(?:er|[eè]re)s?|[Tt]ravell?ers?|[Vv]oyageu(?:r|se)s?|[Gg]uests?|Reisende|[Pp]asajeros|[Pp]asseggeri|[Pp]assageiros) ?:|(?<!\\p{L})in (?:the|these) names? [^.,:;]{3,40}:) ${aName}`,
    'u',
  ),
  // "The tickets are in Tom Ashdown's name"
  new RegExp(`(?<!\\p{L})in ${aName}['’]s? (?:own )?name(?!\\p{L})`, 'u'),
  // "1 Adult - Mr Max Weber"
  new RegExp(
    `^(?:\\d{1,2} ?x? ?)?(?:[Aa]dult|[Aa]dulte|Erwachsener?|[Aa]dulto)s?(?: \\d)? ?[:,–—-] ?${aName}(?: ?[(,–-]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`^((?:M\.|Mr\.?|Mrs\.?|Ms\.?|Mme|Mlle|Dr\.?|Prof\.?|Professor|MR|MRS|MS|MME|MLLE|Monsieur|Madame|Mademoiselle|Herrn?|Frau) ${printedName})(?= ?[(,–-]| (?:and|et|und|&) (?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Prof|Monsieur|Madame|Mademoiselle|Herrn?|Frau)|$)`,
    'u',
  ),
  // "autorise Monsieur Karim Benhaddou à se rendre", "for the trip of Ms Ana Reis"
  new RegExp(
    String.raw`(?:\bautorise|\bauthori[sz]es?|\b(?:[Vv]oyage|[Mm]ission|[Dd][ée]placement|[Ss][ée]jour|[Ii]tin[ée]raire|[Pp]rogramme|[Cc]arnet|[Rr][ée]servations?|[Bb]illets?|[Tt]rajets?|[Cc]ourses?|[Tt]ransferts?) de|\b[Ii]tinerary of|\b(?:trip|journey|visit|stay|travel|bookings?|reservations?|arrangements|tickets?) (?:of|for)|\b(?:Reise|Dienstreise) (?:von|f[üu]r)) ((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Monsieur|Madame|Mademoiselle|Herrn?|Frau)\.? ${printedName})`,
    'u',
  ),
  // "les deux trajets de Me Ottilie Brasseur"
  new RegExp(
    String.raw`\b(?:[Vv]oyage|[Ss][ée]jour|[Rr][ée]servations?|[Bb]illets?|[Tt]rajets?|[Cc]ourses?|[Tt]ransferts?) de (?:Me|Ma[îi]tre) (${printedName})`,
    'u',
  ),
  // "Mme Clotilde Ferrand, ingénieure, est autorisée à se rendre en mission", "Dr Jane Roe is authorised to travel"
  new RegExp(
    String.raw`(?:^|[ .–—-])((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Prof|Monsieur|Madame|Mademoiselle|Herr|Frau)\.? ${printedName})(?=${othersWithTitle}(?:,[^.!?;:]{2,160},)? (?:est|sont|is|are|wird|werden) (?:autoris[ée]e?s?|charg[ée]e?s?|envoy[ée]e?s?|missionn[ée]e?s?|d[ée]sign[ée]e?s?|mandat[ée]e?s?|appel[ée]e?s?|authori[sz]ed|sent|entsandt|to (?:travel|proceed))(?![\p{L}])|${othersWithTitle}(?:,[^.!?;:]{2,160},)? (?:se rend(?:ra|ront|ent)?|will (?:travel|proceed)) )`,
    'u',
  ),
  // "Note à l'attention de Mme Nadège Fournier"
  new RegExp(
    String.raw`(?:\b[Nn]ote (?:à l['’](?:attention|intention) de|pour|for)|^[Àà] l['’](?:attention|intention) de|^For the attention of) ((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Monsieur|Madame)\.? ${printedName})`,
    'u',
  ),
  // "Note du bureau du 8 mars à l'attention d'Ines Falk et de Jon Dahl": whom a note is for, as a memo's "To:"
  new RegExp(
    String.raw`^(?:[Nn]ote|NOTE|[Mm]emo|MEMO)(?![\p{L}])[^.:;!?]{0,60}(?: à l['’](?:attention|intention) (?:de |d['’])| (?:for the attention of|for the information of) )${aName}`,
    'u',
  ),
  // "the bookings of Ines Falk and Jon Dahl, who leave ahead of the others"
  new RegExp(
    String.raw`(?<!\p{L})${aName}(?=(?:(?:,| and| et| et de| et d['’]| und|, and) ?${printedName}){0,5},? (?:qui (?:part(?:ent|iront|ira)?|voyage(?:nt|ront|ra)?|s['’]envole\p{L}*|se rend(?:ent|ront|ra)?)|who (?:(?:are|is|will be|will) )?(?:travel(?:s|l?ing)?|leav(?:es?|ing) (?:for|on|ahead|from)|fly|flies|flying|sail(?:s|ing)?))(?!\p{L}))`,
    'u',
  ),
  // "Feuille de route – Mme Salomé Viguier"
  new RegExp(String.raw`^[^,.!?\d]{3,50} [–—-] ((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Herr|Frau)\.? ${printedName})$`, 'u'),
  // "Dossier TR-88-2210 – Mme Edwige Pasquier"
  /^(?:[Dd]ossier|[Bb]ooking|[Rr][ée]servation|[Rr]eservation|[Cc]onfirmation|[Rr][ée]f\p{L}*|[Ff]ile)\.? [^,!?–—]{3,30} [–—-] ((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Herr|Frau)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})$/u,
  // "Travel schedule – Rosalind Achebe", "TRIP SHEET: Rosalind Achebe" over one
  new RegExp(
    `^(?![^:]*(?:${inAnyCase('consultant|agent|advis|desk|manager|conseill|coordinat|office|bureau|contact|assistant|planner|partner|approv|author')}))(?:${inAnyCase('travel|trip|business|voyage|d[ée]placement|itinerary|itin[ée]raire|programme|plan|mission')})[^,.:!?\\d]{0,40}(?: [–—-]| ?:) ${aName}(?=$|,? (?:and|et|und|&) )`,
    'u',
  ),
];

/** "Thanks for travelling with us, Rory" over "MacAllister", a title of two lines: a family that an address has as well. */
function inTwoLines(p: Passage, i: number, passages: readonly Passage[]): string {
  const next = passages[i + 1];
  const isOpen = p.isHeading && next?.isHeading && /, \p{Lu}[\p{L}'’-]+$/u.test(p.text);
  const [family] = (isOpen && /^\p{Lu}[\p{L}'’-]{2,30}(?=[.!]?$)/u.exec(next.text)) || [];
  const isTheirs = family && passages.some(({ shape }) => shape.includes(`${plain(family)}@`));
  return isTheirs ? `${p.text} ${family}` : p.text;
}

/** What some are called, and not somebody. */
// "for Hydrogen Days 2027": an event by its year
const ofMany =
  /^ (?:(?:19|20)\d\d(?![\d:/-]|\.\d)|members?|status|card ?(?:holders?|members?)|customers?|guests?|passengers?|travell?ers?|membership|membres|clients|voyageurs|mitglieder|kunden|soci|clienti|socios|clientes|viajeros)\b/i;

/** "Itinerary: Board Meeting", "Programme – Annual Forum", "PROGRAMME – Mission Nord": what for, and not who. */
const aims = inLines('u')`
  ^(?:
    Missions?|Tourn[ée]e|Tour|Trio|Quatuor|Quartet|Team|[ÉE]quipe|D[ée]l[ée]gation|Op[ée]ration|Proje[ct]t?|Semaine|Journ[ée]es?
  )[ ]
  |(?<!\p{L})(?:
    Meetings?|Conf[ée]rences?|Congr[eè]s\w*|Visits?|Visite|Tour|Forum|Summit|Office|Week|Expo|Fair|Salon|S[ée]minaires?|Seminar
    |Workshop|Project|Projet|Audit|Training|Formation|Committee|Comit[ée]
  )$
`;

export const reachable = /@\p{L}|(?<![\d-])(?:\+|0)\d[\d ().-]{7,}\d/u;

const forWhom = /^(?:For|Pour|F[üu]r) /;

/** "Kind regards," right above: who signs, and does not travel. */
export function isSigned(passages: readonly Passage[], i: number): boolean {
  return passages
    .slice(Math.max(0, i - 3), i)
    .some(
      ({ text, shape }) => text.length < 160 && (closing.test(shape) || closing.test(shape.replace(/^.*[.;!] /, ''))),
    );
}

const closing = inLines()`
  ^(?:
    (?:with |many )?(?:thanks|thank you|kind|best|warm\w*)? ?(?:&|and)? ?(?:kind |best |warm )?(?:regards|wishes)
    |with (?:[a-z]+ ){1,3}(?:wish|wishes|regards|thanks)\b
    |yours(?: (?:sincerely|faithfully|truly|ever|always))?\b(?! (?:to|is|are|for)\b)
    |all the best|sincerely|je vous prie|nous vous prions|veuillez (?:agreer|croire|recevoir)|recevez|dans l'attente
    |respectueusement|(?:bien )?cordialement|(?:meilleures |sinceres )?salutations|bien a vous|(?:bien |tres )?amicalement|amities
    |tres cordialement
    |(?:mit )?(?:freundliche\w*|herzliche\w*|beste\w*) gru(?:ss|ß)e\w*
  )\b
`;

/** "Le secrétaire, Jon Dahl" in a line of its own: who signs, and by which office. */
export function signsInOffice({ text, shape }: Passage): boolean {
  const end = shape.indexOf(', ') + 1;
  return end > 0 && inOffice.test(shape.slice(0, end)) && readName(text.slice(end + 1)) !== null;
}

/** "La directrice," over a name: who signs the order. */
const inOffice = inLines()`
  ^(?:
    (?:pour )?(?:le|la|l')? ?(?:
      direct(?:eur|rice)|president\w{0,2}|secretaire|chef\w{0,2}|responsable|doyenn?e?|maire|recteur|rectrice|ordonnat\w{3,5}
      |administrat\w{3,5}|gerante?|tresori(?:er|ere)|intendante?
    )
    |(?:for )?(?:the )?(?:director|head|manager|dean|president|chair\w{0,6}|secretary|controller|principal|treasurer|bursar)
  )\b[^.!?\n\d]{0,50}[,:]$
`;

/** "- chambre 21 (single, côté cour) : Mme Hortense Kessler": who sleeps where, told apart from who booked. */
const roomOf = new RegExp(
  `^(?:[-–•*] ?)?(?:chambre|room|zimmer|camera|habitaci[oó]n)\\b[^:]{0,60}?(?: ?:| [–—-]) ${aName}(?=$|[,;.(])`,
  'iu',
);

/** "Chambre 1 : Double Confort vue remparts — M. Gaëtan Le Dantec", "Room 2: Twin, half board – Mrs Ada Falk, Mr Jon Falk". */
const kindOfRoom = /^(?:chambre|room|zimmer|camera|habitaci[oó]n) \d{1,3} ?[:–—-] /iu;

/** "Chambre 1 – Double Tradition" over "Gilles Falk, Ada Falk" in one cell or one box of lines. */
function namesBelowRoom(p: Passage, below: Passage | undefined): string[] | null {
  const isBelow = below && kindOfRoom.test(p.text) && below.block === p.block && (!p.inTable || below.cell === p.cell);
  const names = isBelow && !/\d/.test(below.text) ? readNames(below.text) : [];
  const areCalledSo = names.some((name) => name.split(/[ -]/).some(isGivenName));
  return areCalledSo ? names : null;
}

/** Behind what room it is stand all that have a title, or are called as people are. */
function namesInRoom(text: string): string[] {
  const isTold = kindOfRoom.test(text);
  const titled = isTold ? [...text.matchAll(withTitle)].flatMap(([one]) => readName(one) ?? []) : [];
  if (titled.length > 0) return titled;
  const called = isTold ? namesWithin(text).map((one) => one.name) : [];
  if (called.length > 0) return called;
  const name = readName(roomOf.exec(text)?.[1] ?? '');
  return name ? [name] : [];
}

/** "Schuylkill Society for Urban History", "Centre for Marine Biology": what a house is for. */
const ofHouse = inLines()`
  \b(?:
    societ(?:y|e)|institut\w*|cent(?:re|er)|council|foundation|fondation|academy|association|school|museum|college|department
    |faculty|office|agency|federation|union|network|fund|trust|alliance|campaign|forum|committee|commission|board|ministry
    |laboratory|bureau|secretariat|league|partnership|coalition|programme|program|unit|group|secretary|minister|director|professor
    |chair|prize|award
  ) $
`;

/** What one has for a street or a town. */
const ofPlace =
  /\b(?:permits?|parking|passes|directions?|maps?|signs?|signposts?|exit|turn-?off|permis de stationner|panneaux?|sortie) $/;

/** Who a sentence says that it is for: the first such, with whoever is named beside. */
export function spokenNames(passages: readonly Passage[]): Found<Person>[] {
  const inRooms = passages.flatMap((p, i) =>
    p.former || p.text.length > 160
      ? []
      : (namesBelowRoom(p, passages[i + 1]) ?? namesInRoom(p.text)).map((name) => ({
          value: { name },
          at: p.at,
          text: p.text,
        })),
  );
  if (inRooms.length > 0) return inRooms;
  const turned = paragraphsOf(passages).flatMap(familyFirst);
  if (turned.length > 0) return turned.slice(0, 1);
  const inLines = namedBy(spoken, passages);
  // "…, in" over "the name of Fiona Gallacher": where a mail breaks its lines is no end of them
  if (inLines.length > 0) return inLines;
  const together = forSeveral(passages);
  return together.length > 0 ? together : namedBy(spoken.slice(0, 1), paragraphsOf(passages).flatMap(sentencesOf));
}

/** "For Morven Laidlaw and Ewan Coutts" in a line of its own: one of them by a first name that people have, and nobody called as a town. */
function forSeveral(passages: readonly Passage[]): Found<Person>[] {
  for (const [i, p] of passages.entries()) {
    if (p.former || p.text.length > 160 || !forWhom.test(p.text) || isSigned(passages, i)) continue;
    const names = readNames(p.text.replace(forWhom, ''));
    const areKnown = names.length > 1 && names.some((name) => isGivenName(name.split(' ')[0] ?? ''));
    if (areKnown && names.every((name) => findCities(name).length === 0 && !aims.test(name)))
      return names.map((name) => ({ value: { name }, at: p.at, text: p.text }));
  }
  return [];
}

/** "Au nom de Vogel, Corinne": a family's name, and what people are called behind its comma. */
function familyFirst({ text, at, former }: Passage): Found<Person>[] {
  const match = former || text.length > 2000 ? null : underFamily.exec(text);
  const [, family = '', given = ''] = match ?? [];
  if (!match || !given.split(/[ -]/).every(isGivenName)) return [];
  const name = readName(`${given} ${family}`);
  return name ? [{ value: { name }, at: at + match.index, text: match[0] }] : [];
}

const underFamily =
  /\b(?:[Aa]ux? noms? (?:de |d['’])|[Ii]n the names? of |[Uu]nder(?: the name(?: of)?)? |auf den Namen )(\p{Lu}[\p{L}'’-]{1,30}), (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)(?=[,.;:!]| ?\(| [–—-] | n°| no\b|$)/u;

function namedBy(patterns: readonly RegExp[], passages: readonly Passage[]): Found<Person>[] {
  for (const pattern of patterns) {
    for (const [i, p] of passages.entries()) {
      if (p.text.length > 500 || p.former) continue;
      const text = inTwoLines(p, i, passages);
      const match = pattern.exec(text);
      // "Regards, / For Royal Garden Kochi": who signs
      if (match?.index === 0 && (forWhom.test(p.text) || p.text.length < 50) && isSigned(passages, i)) continue;
      // "Mme V. Lardinois, +32 4 555 01 20, …": whom to ask
      if (match?.index === 0 && reachable.test(p.text)) continue;
      const above = passages[i - 1]?.shape ?? '';
      if (match && (inOffice.test(above) || (match.index === 0 && isArranger.test(above)))) continue;
      // "we can give you a permit for Bathwick Rise"
      if (match && ofPlace.test(text.slice(0, match.index))) continue;
      if (match && ofHouse.test(plain(text.slice(0, match.index)))) continue;
      // "first bag free for Silver Medallion members"
      if (match && ofMany.test(text.slice(match.index + match[0].length))) continue;
      const name = match?.[1] ? readName(match[1]) : null;
      if (match?.[1] && name && !/^for$/i.test(name) && findCities(name).length === 0 && !aims.test(name)) {
        const others = companions(match[1], text.slice(match.index + match[0].length));
        return [name, ...others].map((one) => ({ value: { name: one }, at: p.at, text: p.text }));
      }
    }
  }
  return [];
}
