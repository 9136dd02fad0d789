import { airlineByName } from '../../../knowledge/index.ts';
import type { Passage } from '../passages/passages.ts';
import { proseOf } from '../passages/sentences.ts';
import { leadingCode, type Reference } from './booking-number.ts';

const booked =
  'flights?|trains?|tickets?|journeys?|legs|sailings?|crossings?|ways|rooms?|nights?|transfers?|rides?|vols?|billets?|trajets?|travers[ée]es?|chambres?|nuits?|transferts?|courses?|fl[üu]ge|z[üu]ge|fahrten|fahrkarten|zimmer|voli|treni|biglietti|camere|vuelos|trenes|billetes|habitaciones';
const count = 'two|three|four|deux|trois|quatre|beiden?|zwei|drei|due|tre|dos|tres';
/** "both flights", "all three rail tickets", "les deux vols", "vos trois chambres", "die beiden Züge". */
const several = `(?:both|all|the|your|these|les|tous les|vos|ces|des|die|ihre|beide|alle|i|los|entrambi i|ambos|tutti i)(?: (?:${count}))?(?: (?:of )?(?:the|your|rail|train|air|airline|ferry|hotel))? (?:${booked})`;
/** "on", "are held under", "sont enregistrés dans le même dossier", "laufen unter". */
const under = String.raw`(?: (?:aller[ -]retour|aller et retour))?(?: \p{L}+){0,4}? (?:on|under|with|sous|dans|sur|au|unter|auf|sotto|con|bajo|en)(?: (?:the|one|le|la|un|une|der|die|il|el))?(?: (?:same|single|seul|seule|m[êe]me|gleichen))?`;
const number =
  '(?<named>(?: (?:booking|reservation|reference|ref|locator|record|code|number|pnr|file|dossier|r[ée]f[ée]rence|r[ée]f|r[ée]servation|num[ée]ro|de|n°|buchung|buchungscode|nummer|codice|prenotazione|reserva|localizador)[.:]?){0,3})';

// the letters of a code are capitals, those of the words may be either
const saidBehind = new RegExp(
  String.raw`(?<!\p{L})${several}${under}${number} (?<code>[A-Z0-9]{6})(?![\p{L}\d/-])`,
  'giu',
);
const saidBefore = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?<code>[A-Z0-9]{6}) (?:is|est|ist|è|es|covers|vaut|couvre|gilt)(?: (?:the|le|la|die|der|il|el|your|votre|our|notre))?(?: airline['’]s| airline)?${number}(?: (?:for|of|pour|de|für|per|di|para))? ${several}`,
  'giu',
);

// "La référence Transavia de ces deux vols est PX7QKL"
const saidOf = new RegExp(
  String.raw`(?<!\p{L})(?:booking|reservation|reference|ref|locator|code|number|pnr|dossier|r[ée]f[ée]rence|r[ée]servation|num[ée]ro|buchungscode|nummer|codice|prenotazione|reserva|localizador)(?<named>(?: \p{L}+){0,3}) (?:for|of|de|pour|f[üu]r|di|para|per) ${several} (?:is|est|ist|è|es|lautet)(?: l[ea])? (?<code>[A-Z0-9]{6})(?![\p{L}\d/-])`,
  'giu',
);

/** A locator that is said of several bookings at once, with or without a word for it: "Both flights are on LK4TQ9". */
export function referencesOfSeveral(passages: readonly Passage[]): Reference[] {
  const paragraphs = proseOf(passages).filter(({ text }) => /[A-Z0-9]{6}/.test(text));
  return paragraphs.flatMap(({ text, at }) =>
    [...text.matchAll(saidBehind), ...text.matchAll(saidBefore), ...text.matchAll(saidOf)].flatMap(
      ({ groups, index, 0: said }) => {
        const code = groups?.code ?? '';
        if (leadingCode(code) !== code || /^\d+$|^[A-Z\d]{2}\d{4}$/.test(code)) return [];
        // "Both flights are on MONDAY", "BOTH TRAINS ARE ON STRIKE", "with IBERIA": letters alone are a word unless called a number
        if (!/\d/.test(code) && (!groups?.named || !/\p{Ll}/u.test(said) || airlineByName(code))) return [];
        const start = index + said.indexOf(code);
        return [{ value: code, at: at + start, text: text.slice(Math.max(0, start - 80), start + 60), weight: 2.5 }];
      },
    ),
  );
}
