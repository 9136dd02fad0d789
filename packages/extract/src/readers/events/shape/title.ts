import { fold } from '../../../knowledge/index.ts';
import { type DateFacts, findDates } from '../../../text/dates.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import { labelOf } from '../../text/labels/labels.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { proseOf } from '../../text/passages/sentences.ts';
import { isStreet } from '../../text/stays/streets.ts';

/** The passages of a paper, what its subject says and who sent it, what house it names, and where the day stands. */
type Paper = {
  passages: readonly Passage[];
  subject: string;
  sender: string;
  house: string;
  day: Passage;
  facts: DateFacts;
};

/**
 * What is on: what the subject and the paper call it alike ("Spring Trustees' Meeting – your place"), the line right over its day,
 * what one has a place at, or the only title. Where two of these differ, and neither is a part of the other, nobody knows.
 */
export function titleOfEvent(paper: Paper): Line | null {
  const said = [inSubject(paper), overDay(paper), placeAt(paper)].flatMap((line) => line ?? []);
  const all = said.length > 0 ? said : [onlyHeading(paper)].flatMap((line) => line ?? []);
  const [longest] = [...all].sort((a, b) => b.text.length - a.text.length);
  const isOne = all.every(({ text }) => longest && fold(longest.text).includes(fold(text)));
  return longest && isOne ? longest : null;
}

/** A part of the subject that the paper says as well, as one name. */
function inSubject({ passages, subject, ...paper }: Paper): Line | null {
  const prose = proseOf(passages).concat(passages.filter(({ inTable }) => inTable));
  const parts = subject.split(/\s+[–—|:-]\s+|: |\s*[,;()]\s*/).map((part) => part.replace(kindBefore, '').trim());
  for (const part of parts.filter((one) => isTitle(one, paper) && one.includes(' '))) {
    const p = prose.find(({ text }) => sameText(text).includes(sameText(part)));
    if (p) return { text: part, at: p.at };
  }
  return null;
}

const sameText = (text: string) => plain(text).replace(/\s+/g, ' ');

/** In its block, or alone above it. */
function overDay({ passages, day, ...paper }: Paper): Line | null {
  const i = passages.indexOf(day);
  const above = passages[i - 1];
  if (!above || above.former || above.inTable !== day.inTable || (above.label !== null && above.label !== 'other'))
    return null;
  const isOver = day.inTable ? above.cell === day.cell : above.block === day.block;
  const first = isOver && passages[i - 2]?.block === above.block ? passages[i - 2] : undefined;
  const text = above.text.replace(kindBefore, '').trim();
  if (!isOver || (first && !day.inTable && first.text.length > 40) || !isTitle(text, paper)) return null;
  return { text, at: above.at + above.text.indexOf(text) };
}

/** "your place at the Spring Trustees' Meeting, which", "votre inscription aux Rencontres du Bois est". */
function placeAt({ passages, ...paper }: Paper): Line | null {
  for (const p of proseOf(passages)) {
    const text = p.text.replace(/\s+/g, ' ');
    const match = p.label === null ? placeFor.exec(text) : null;
    const name = match?.[1]?.replace(/[ ,.]+$/, '');
    if (name && isTitle(name, paper) && name.includes(' ')) return { text: name, at: p.at };
  }
  return null;
}

const word = "\\p{Lu}[\\p{L}\\d'’&-]*";
const small =
  "(?:of|for|on|in|and|the|de|du|des|d['’]\\p{L}+|la|le|les|l['’]\\p{L}+|et|en|pour|sur|und|der|für|\\d{1,4})";
const placeFor = new RegExp(
  `(?:[Pp]lace|[Ss]eat|[Rr]egistration|[Aa]ttendance|[Ii]nscription|[Pp]articipation|[Rr]egistered|[Ii]nscrite?)(?: (?:\\([^()]{2,20}\\)))?(?: (?:at|for|in|on|to|à|au|aux|à la|pour|pour la|pour le) (?:the |la |le |les )?| (?:à l|pour l|de l)['’])(${word}(?: (?:${small} ){0,3}(?:${word}|\\d{4}))*)`,
  'u',
);

/** The only large letters, or the first line of all. */
function onlyHeading({ passages, ...paper }: Paper): Line | null {
  const headings = passages.filter((p) => p.isHeading && isTitle(p.text, paper));
  const [only, more] = headings;
  if (only && !more) return { text: only.text.trim(), at: only.at };
  const [first, second] = passages;
  const isAlone = first && !first.inTable && first.label === null && second?.block !== first.block;
  return headings.length === 0 && isAlone && isTitle(first.text, paper)
    ? { text: first.text.trim(), at: first.at }
    : null;
}

function isTitle(text: string, { sender, house, facts }: Pick<Paper, 'sender' | 'house' | 'facts'>): boolean {
  const shape = plain(text);
  return (
    /^["«“]? ?(?:\p{Lu}|\d{1,3}(?:e|es|th|st|nd|rd|ème|er)? )/u.test(text) &&
    /\p{L}{4}/u.test(text) &&
    text.length < 90 &&
    !/[.:;!?,]$|https?:|@/.test(text) &&
    !ofPaper.test(shape) &&
    labelOf(text) === null &&
    !isStreet(text) &&
    !fold(sender).includes(fold(text)) &&
    fold(house) !== fold(text) &&
    findDates(text, facts).length === 0
  );
}

/** "Réunion : Comité d'accompagnement", "Re: Registration for …": what kind it is, and what the mail is about. */
const kindBefore =
  /^(?:(?:re|fwd?|tr|aw) ?: ?)?(?:(?:meeting|event|conference|session|r[ée]union|[ée]v[ée]nement|s[ée]ance|conf[ée]rence|atelier|objet|title|titre|intitul[ée]) ?: |(?:your |votre |confirmation (?:of |d['’]|de )?(?:your |votre )?)?(?:registration|inscription|place|seat|ticket|attendance|participation)s? (?:for|at|to|à|au|aux|pour)(?: the| la| le)? |(?:votre |confirmation d['’])?inscription à l['’])/iu;

const ofPaper = inLines()`
  ^(?:re|fwd?|dear|cher|chere|madame|monsieur|bonjour|hello|hi|thank|merci|your|votre|vos|we|nous|you|vous|please|yours|regards|cordialement|kind|best)\b
  |\b(?:confirm\w*|registration|inscription|registered|booking|reservation|receipt|recu|invoice|facture|details|informations?|practical|pratiques|programme|agenda|ordre du jour|your place|votre place|important|newsletter|reminder|rappel)\b
`;
