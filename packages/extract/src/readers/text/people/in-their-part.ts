import type { Person } from '../../../booking.ts';
import { readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../found.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { topicOf } from '../topics.ts';
import { arrangesTravel } from './roles.ts';

/**
 * "Artiste | Siham Benkirane (« SILO »)", "Guest speaker: Declan Murphy" in a paper that brings them there: whoever plays, speaks,
 * learns or is examined travels. A ticket for the evening itself, with no journey and no room in it, names them too.
 */
export function inTheirPart(passages: readonly Passage[]): Found<Person>[] {
  const found = passages.slice(0, 30).flatMap((p, i) => {
    if (p.former || p.text.length > 160) return [];
    const before = passages[i - 1];
    const beside = before?.inTable && before.row === p.row ? before.shape : p.called;
    const [, role = '', who = ''] = roleThenName.exec(p.text) ?? [];
    const text = isPart(beside.replace(/[ :]+$/, '')) ? p.text : isPart(plain(role)) ? who : '';
    return readNames(text).map((name) => ({ value: { name }, at: p.at, text: p.text }));
  });
  const isJourney = found.length > 0 && passages.some(isOfWay);
  return isJourney ? found : [];
}

/** A consultant has a part in it too, and arranges it. */
const isPart = (role: string): boolean => part.test(role) && !arrangesTravel.test(role);

function isOfWay({ label, shape }: Passage): boolean {
  return (label !== null && ofWays.has(label)) || ways.has(topicOf(shape.slice(0, 90)) ?? '');
}

const ofWays: ReadonlySet<Label> = new Set(['flight', 'train', 'ship', 'hotel', 'pickUp', 'departure', 'checkIn']);
const ways: ReadonlySet<string> = new Set(['air', 'rail', 'stay', 'car', 'transfer', 'sea']);

const roleThenName = /^(\p{Lu}[\p{L} ()’'/-]{3,40}?) ?: ?(\p{Lu}.{4,100})$/u;

const part = new RegExp(
  `^(?:(?:name of|nom de) (?:the |l['’]|la |le )?)?(?:(?:guest|keynote|visiting|invited|lead|main) )?(?:${[
    'artistes?|comedien(?:ne)?s?|acteurs?|actrices?|interpretes?|musicien(?:ne)?s?|chanteu(?:r|se)s?|solistes?|danseu(?:r|se)s?|auteure?s?(?= invite)|ecrivain[es]*|realisat(?:eur|rice)s?',
    'conferenci(?:er|ere)s?|orat(?:eur|rice)s?|intervenante?s?|formateurs?|formatrices?|expert(?:e|s|es)?|examinat(?:eur|rice)s?|jure(?:e|s|es)?',
    'etudiant(?:e|s|es)?|eleves?|stagiaires?|doctorant(?:e|s|es)?|apprenti(?:e|s|es)?|candidat(?:e|s|es)?|boursi(?:er|ere)s?|laureat(?:e|s|es)?',
    'joueu(?:r|se)s?|athletes?|coureu(?:r|se)s?|arbitres?|techniciens?|technicienne?s?|ingenieure?s?|patiente?s?',
    'artists?|actors?|actress|performers?|musicians?|singers?|soloists?|dancers?|cast|talent|authors?|speakers?|lecturers?|panell?ists?|trainers?|experts?|examiners?|jurors?',
    'students?|pupils?|trainees?|interns?|fellows?|candidates?|interviewees?|award winners?|laureates?|players?|athletes?|riders?|referees?|umpires?|technicians?|engineers?|patients?|visitors?',
  ].join(
    '|',
  )})(?: (?:invite(?:e|s|es)?|accueilli(?:e|s|es)?|attendu(?:e|s|es)?|programme(?:e|s|es)?|en tournee|on tour|invited|travelling))?$`,
);
