import { isGivenName } from '../knowledge/index.ts';
import { onceForText } from '../once-for.ts';
import { couldBeName, isNoName } from '../possible/person-names.ts';
import { givenFirst, mayBeTurned, turned } from './name-order.ts';
import { isPost } from './posts.ts';
import { particles } from './printed-name.ts';
import { namesBesideEachOther, namesOfFamily } from './shared-family.ts';
import { counted, printedTitle, stripTitles } from './titles.ts';

/**
 * A person's name without title, age or fare: "Mme Lucie Vauquelin (adulte)" → "Lucie Vauquelin",
 * "PRESCOTT/LENA M MRS" → "LENA M PRESCOTT". Null where it does not look like a person's name.
 */
export const readName = onceForText(nameIn);

function nameIn(printed: string): string | null {
  // "Sl. No.", "Sr. No": which of several somebody is
  if (/^(?:\p{L}{1,4}\. ?)+N[or]\.?$|^\p{L}{1,4} N[or]\.$/u.test(printed)) return null;
  let name = printed
    .slice(0, 200)
    .replace(/[\u00a0\u202f]/g, ' ')
    // "POUR RENAUDIN/PIERRE MR": a ticket or a seat is for them
    .replace(/^(?:POUR|FOR|FUER|FÜR|PARA|PER) (?=[\p{Lu}' -]{2,40}\/\p{Lu}{2})/u, '')
    // "1 volwassene (26-59): J. van der Heijden"
    .replace(/^(\d{1,2} \p{L}{4,14}) \(\d{1,2}(?:[-–+]\d{0,3})?\)(?= ?: ?\p{Lu})/u, '$1')
    .replace(ofDocument, '')
    .replace(/\s*[([*,;|–—].*$/u, '')
    .replace(/\s+-(?:\s.*)?$/u, '')
    // "Mr Hamish Dunwoody seats 3A / 4C": where he sits
    .replace(/\s(?:seats?|si[èe]ges?|places?|coach|voiture|wagen|platz|carriage) [A-Z]?\d.*$/u, '')
    // "Mr. Benedict Holt x 2 pax", "Ana Costa + 1": with how many
    .replace(/ (?:x ?\d|\+ ?\d|\(\d).*$/iu, '')
    // "Deirdre Hackett Edit": what may be pressed beside it
    .replace(
      /(?<=\p{L} \p{L}+) (?:Edit|Modifier|Change|Changer|Ändern|Bearbeiten|Modifica|Cambiar|Editar|Wijzigen)(?: (?:the |le |de |il |el )?(?:guest )?(?:name|nom|Namen?|nome|nombre|naam|guest|details))?$/u,
      '',
    )
    // "Jorinde Hoogstraten Naam wijzigen": the same with the verb behind
    .replace(
      /(?<=\p{L} \p{L}+) (?:Naam|Namen?|Gast(?:naam|namen?)?|Namn|Navn|Nimi) (?:wijzigen|aanpassen|bewerken|ändern|bearbeiten|ändra|endre|ændre|rediger|muuta)$/u,
      '',
    )
    // "Theodore Vance Adult Guest Rewards 555 010 4417", "Solène Guivarch adulte": how old, and of which programme
    .replace(/(?<=\p{L} \p{L}+) (?:[Aa]dulte?|[Cc]hild|[Ee]nfant|[Ss]enior|jeune|[Ee]rwachsener?)(?: .*)?$/u, '')
    // "Gordon Hollis M 1969": of which sex, and born when
    .replace(/ [MFHWX],? (?:\d{1,2}[./-]\d{1,2}[./-])?(?:19|20)\d\d$/u, '')
    // "LUND/ANNA MS Airline ref. K7PWQ2": a title behind the name ends it
    .replace(/(?<=^\p{Lu}[\p{Lu}'’ -]{1,39}\/\p{Lu}[\p{Lu}'’ -]{1,39} (?:MRS?|MS|MISS|MSTR|MME|MLLE|DR)) .*$/u, '')
    .replace(/\s\/\s(?=\p{Ll}{2}).*$/u, '')
    // "au nom de Camille Thévenard. Merci de …": the sentence ends
    .replace(/(?<=\p{Ll}{3}|\p{Lu}{4})(?<!^(?:Prof|PROF|MLLE|MISS|Mlle|Mevr|MEVR|Srta|SRTA))\.\s.*$/u, '')
    .trim()
    .slice(0, 80);
  const untitled = stripTitles(name);
  const isTitled = untitled !== name;
  const isTitleLast = isTitled && name.startsWith(untitled);
  name = untitled;
  // "OBERMEIER/MARKUSMR": the title is glued to the name.
  if (/\/[A-Z]+(?: [A-Z]+)*$/.test(name) && /[A-Z]{4,}$/.test(name))
    name = name.replace(/(?<=[A-Z]{2})(?:MRS|MISS|MSTR|MR|(?<=[A-Z]{5})MS)$/, '');
  // "PRI / CIDP", "Unité / CF": one word in two languages, or two heads in one
  if (!isTitled && /^(?:\p{Lu}{2,4} \/ \p{Lu}{2,5}|\p{Lu}\p{Ll}+ \/ \p{Lu}{2,3})$/u.test(name)) return null;
  const gds = /^([\p{L}' -]{2,40}) ?\/ ?([\p{L}' .-]{2,40})$/u.exec(name);
  const [family = '', printedGiven = ''] = gds?.slice(1).map((part) => part.trim()) ?? [];
  const given = stripTitles(printedGiven);
  // "Mr Rook / Mr Halvorsen": two halves
  if (isTitled && given !== printedGiven) return null;
  if (gds) name = `${given} ${family}`;
  name = name
    .replace(/\s+/g, ' ')
    .replace(/[.:]+$/, '')
    .trim();
  if (inBlocks.test(name)) return name;
  if (partOfPaper.test(name) || ofCard.test(name) || greets.test(name)) return null;
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6) return null;
  if (!/^[\p{L}'’. -]+$/u.test(name)) return null;
  if (!words.every((word) => /^\p{Lu}/u.test(word) || particles.has(word.toLowerCase()))) return null;
  // "Dear Ms de Souza" is half a name
  if (words.filter((word) => !particles.has(word)).length < 2) return null;
  // "DEVANE FIONNUALA MS": where carriers print the title last, they print the family's name first
  const isFamilyFirst = isTitleLast && !/\p{Ll}/u.test(name) && mayBeTurned(name);
  const ordered = gds ? name : isFamilyFirst ? turned(name) : givenFirst(words);
  return couldBeName(ordered, gds !== null || isTitled) ? ordered : null;
}

/** "INÉS ROVIRA SALAS Doc.: ****2291K", "Nuno Reis Passaporte nº P118": behind a name, by which paper somebody is known. */
export const ofDocument =
  /(?<=\p{L} \p{L}+) (?:doc(?:ument[oe]?)?|dni|nie|nif|id|passport|passeport|pasaporte|passaporte|ausweis)\.?(?: n[or°º]?\.?)? ?:? ?(?=\S*[\d*])\S+.*$/iu;

/** "김서연", "山田 太郎": a name of a few signs, with no capital and no blank that must be. */
const inBlocks =
  /^(?:\p{Script=Hangul}{2,5}|[\p{Script=Han}々]{1,4}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5})$/u;

/** "Gentile Signora Lindqvist", "Sehr geehrte Frau Berg": whom a letter greets, by half a name. */
const greets =
  /^(?:gentile|gentilissim[oa]|egregi[oa]|spettabile|sehr|liebe[rs]?|estimad[oa]|querid[oa]|beste|geachte|k[äæ]re|bästa|hej|hei|prezad[oa]|buongiorno|ciao|hola|hallo|moin|servus) (?=\p{Lu})/iu;

/** "LEG A", "Option B", "Annexe C": what a paper calls its parts. */
const partOfPaper =
  /^(?:legs?|segment|sector|secteur|[ée]tape|stage|trajet|tron[çc]on|partie?|section|option|variante?|annexe?|appendix|schedule|item|lot|poste|form|formulaire|table|tableau|zone|group|groupe|block|bloc|phase) [A-Z]$/i;

/** "Carte Cartafreccia", "Senior Railcard": what makes a ticket cheaper. */
const ofCard =
  /^(?:carte|abonnement|tarif|bahncard|cartafreccia)(?= )|(?<= )(?:(?:rail)?card|bahncard|cartafreccia)$/iu;

/** "M. et Mme PRADINES (François PRADINES, Colette PRADINES)", "The Holt family (Ann Holt, Peter Holt)": each stands in the brackets. */
const coupleOrFamily = new RegExp(
  String.raw`^(?:${printedTitle}\.? (?:et|and|&|und|e|y|en) ${printedTitle}\.?|[Ff]am(?:ille|ilie|iglia|ilia|\.)?|[Tt]he) (?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}'’ -]{1,30}(?<! (?:[Gg]roup|[Tt]eam|[Hh]ouse)) \((\p{Lu}[^()]{3,100})\)$`,
  'u',
);

/** A name of one word, for where a label says that it is one. */
export function readOneWordName(printed: string): string | null {
  const name = printed.trim();
  return /^\p{Lu}\p{L}{2,29}$/u.test(name) && !isNoName(name) ? name : null;
}

/** The names in "Clément Rochebrune, Aïcha Delmas", "Mr Peter Standish and Ms Jasmine Oyelaran"; empty where one of them is no name. */
export function readNames(printed: string): string[] {
  const family = allNames(namesOfFamily(printed));
  if (family) return family;
  const inTurn = allNames(numbered(printed));
  if (inTurn) return inTurn;
  const whole = printed
    .slice(0, 1_000)
    // "Ms Beatrice Fenwick (Halcyon Marine). Occasion: …": the sentence ends
    .replace(/(?<=\p{Ll}{3}|\p{Lu}{4}|\))(?<!\b(?:Prof|PROF|MLLE|MISS|Mlle|Mevr|MEVR|Srta|SRTA))\. .*$/u, '')
    // "Mr Alasdair Pym. Paid on …"
    .replace(/(?<=\p{L} \p{Lu}\p{Ll}{1,2})(?<!\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Me))\. \p{Lu}\p{Ll}.*$/u, '')
    // "1 adult (Juno Hargreave)"
    .replace(/^\d{1,2} \p{Ll}{4,12} \((\p{Lu}[^()]{3,100})\)$/u, '$1')
    .replace(coupleOrFamily, '$1')
    .replace(eachInBrackets, (list) => list.replace(/(?<=\)) [–—-] /g, ', '))
    .replace(/\([^)]{0,60}\)/g, ' ')
    .trim()
    // "1. Ana Costa", "A – M. Étienne Corvisart", "• Ana Costa": which of several
    .replace(/^(?:[-–•*▪·] ?|\d{1,2}(?:[.)]| [–—-])?|[A-H](?:\)| [–—-]| ?:)) (?=\p{Lu})/u, '')
    .replace(/ {2,}/g, ' ')
    .replace(counted, '')
    .replace(withWhat, '')
    .replace(withOthers, '')
    .trim()
    .replace(familyFirst, '$2 $1');
  // "Mr. Martin Ogden / Ms. Ada Fenlow": two whole names, and no family's before its first name
  const sides = whole.split(' / ');
  const ofSides = sides.length > 1 && sides.every((side) => stripTitles(side).includes(' ')) ? allNames(sides) : null;
  if (ofSides) return ofSides;
  const beside = allNames(namesBesideEachOther(whole));
  if (beside) return beside;
  // "M. Étienne Marchal Mme Odile Marchal": a title begins the next
  const parts = whole
    .split(
      /\s*(?:,|;|\n|·|&|\+(?= ?\p{Lu})|\bet\b|\band\b|\bund\b)\s*|(?<=\p{L}) (?:[–—-] )?(?=(?:Mme|Mlle|Mrs|Ms|Mr|M\.|Miss|Madame|Monsieur|Dr|Prof\.) \p{Lu})/u,
    )
    .filter((part, i) => part !== '' && !programme.test(part) && !partInFirm.test(part) && !(i > 0 && isPost(part)));
  // "Ms Helena Brandt, Kestrel Turbines": only who is titled is a person, where somebody is and a comma stands between
  const isTitled = (part: string) => part !== stripTitles(part);
  const [first, second] = parts;
  if (first && second && parts.length === 2 && /,/.test(whole) && isTitled(first) && !isTitled(second)) {
    const name = readName(first);
    if (name && !/\band\b|\bet\b|&/.test(whole)) return [name];
  }
  // "Mme Rochat et M. Pittet, Fondation Vuarrens": behind the "et" of those who have titles stands whose they are
  const last = parts.at(-1);
  if (parts.length > 2 && last && closedList.test(whole) && parts.every((part) => isTitled(part) === (part !== last)))
    parts.pop();
  const names = allNames(parts);
  // "M. Rémi Lafarge-Bonnet · adulte", "Mme Clotilde Hazebrouck · Vol d’arrivée : KL 597": what stands behind a dot is beside the name
  const [printedFirst = '', ...remarks] = whole.split(/\s*[·|•]\s*/);
  if (!names && remarks.length > 0 && remarks.every((part) => readName(part) === null)) return readNames(printedFirst);
  if (names) return names;
  const couple = coupleIn(parts);
  if (couple) return couple;
  const alone = readName(whole) ?? readName(besideAge.exec(printed)?.[1] ?? '');
  return alone ? [alone] : [];
}

/** "1) Mr Ravi Menon 2) Mrs Latha Menon", "(1) Paul Morel (2) Anne Morel": the numbers part them. */
function numbered(printed: string): string[] | null {
  const parts = printed.length < 1_000 && /^\(?1[.)]/.test(printed) ? printed.split(/[\s,;]*\(?\b\d{1,2}[.)]\s*/) : [];
  return parts.length > 2 ? parts.slice(1) : null;
}

/** Each as a name, where all of them are names. */
function allNames(printed: readonly string[] | null): string[] | null {
  const names = printed?.flatMap((one) => readName(one) ?? []) ?? [];
  return names.length > 0 && names.length === printed?.length ? names : null;
}

/** "Mr Hugh and Mrs Verity Castlemaine", "Hugh, Verity et Théo Castlemaine": the family's name is said once, behind the last. */
function coupleIn(parts: readonly string[]): string[] | null {
  const last = parts.at(-1) ?? '';
  const name = parts.length > 1 ? readName(last) : null;
  const family = name?.split(' ').slice(1).join(' ');
  const isTitled = stripTitles(last) !== last;
  const given = parts
    .slice(0, -1)
    .map((part) => ({ own: stripTitles(part), areAlike: (stripTitles(part) !== part) === isTitled }));
  const areGiven = given.every(({ own, areAlike }) => areAlike && /^\p{Lu}[\p{L}'’-]+$/u.test(own) && isGivenName(own));
  return name && areGiven ? [...given.map(({ own }) => `${own} ${family}`), name] : null;
}

/** "Coline Arbogast (adulte) Acheté le 02/09/2027": what stands behind how old somebody is says something else. */
const besideAge = /^([^()\d,;&]{5,50}) \((?:[^()]{0,20} ans|adult\p{L}*|child|enfant|senior|jeune)\) .*\d/iu;

const closedList = / (?:et|and|und|&) [^,;]+, [^,;]+$/u;

/** "SANTELLI Fabien (adulte) – SANTELLI Aurore (adulte)": of each how old, and a dash before the next. */
const eachInBrackets = /^\p{Lu}[^()]{2,50} \([^()]{1,60}\)(?: [–—-] \p{Lu}[^()]{2,50} \([^()]{1,60}\)){1,8}$/u;

/** "IMRAN CHAUDHRY · Enterprise Plus ****4K2", "ADA OKONKWO, Frequent Flyer UA-1": of which programme somebody is. */
const programme =
  /\b(?:(?:\p{L}+ )?(?:plus|rewards?|preferred|bonvoy|honors)|frequent[ -]fl(?:y|i)er|flying blue|miles? ?(?:&|and|et) ?more|skywards|executive club|mileage ?plus|loyalty|fid[ée]lit[ée]|member(?:ship)?|carte avantage|railcard)\b(?!.*\p{Ll}{2}, )/iu;

/** "MOREL Gaëtan, chef d'équipe", "Ana Costa, site manager": what somebody is, in small letters behind a comma. */
const partInFirm = /^\p{Ll}[\p{Ll}'’-]{2,}(?: [\p{Ll}'’-]+){0,3}$/u;

/** "…, avec leur véhicule", "with two bicycles": what somebody brings is not who they are. */
const withWhat = /,? (?:avec|with|mit|con|met|including|y compris|plus) (?:\p{Ll}|\d).*$/su;

/** "Henrik Dahl and 1 more adult", "et son fils": who comes along has no name. */
const withOthers =
  /,? ?(?:(?<!\p{L})(?:and|et|und)|\+|&) ?(?:\d|(?:one|two|three|four|une?|deux|trois|quatre|his|her|their|son|sa|ses|leurs?|an?|others?|autres?|guests?|family|famille)(?!\p{L})).*$/su;

/** "MBEKI-STRAND, Leontine": a form has the family's name first, in capitals. */
const familyFirst =
  /^(\p{Lu}[\p{Lu}'’-]{1,30}(?: \p{Lu}[\p{Lu}'’-]{1,30})?), ?(\p{Lu}\p{Ll}[\p{L}'’-]{0,30}|\p{Lu}[\p{Lu}'’-]{2,30}(?: \p{Lu}\.?)?)$/u;
