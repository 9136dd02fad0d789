import { makes } from '../../order/rides/ride-events.ts';
import type { Found } from '../found.ts';
import { placeIn } from '../journeys/printed-place.ts';
import type { Passage } from '../passages/passages.ts';

const name = String.raw`(\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:&|de|du|des|of|and|et) )?\p{Lu}[\p{L}\d&'’-]*){0,3})`;
const make = `(?:${makes
  .split('|')
  .map((one) => one.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))
  .join('|')})(?!\\p{L})`;
const gives =
  '(?:will have|will hold|has|have|holds?|keeps?|is (?:holding|keeping)|provides?|lends?|(?:vous|te|nous) (?:remet(?:tra)?|pr[êe]te(?:ra)?|r[ée]serve(?:ra)?|garde(?:ra)?|pr[ée]pare(?:ra)?|tient|loue(?:ra)?)|(?:met|mettra|tient|tiendra) à (?:votre|ta) disposition)';
const article = '(?:an?|the|one|une?|la|le|votre|your)';

/** "Drever's Self Drive will have a Skoda Octavia estate for you", "Locauto has a small automatic for you (Fiat 500 or similar)": who has a car of some make. */
const has = new RegExp(
  `(?:^|[.:;] )${name} ${gives}(?: for (?:you|us))? ${article} (?:\\p{Ll}[\\p{L}-]* ){0,5}\\(?${make}`,
  'u',
);
/** "a Skoda Octavia estate from Drever's Self Drive", "une Renault Clio de chez Loc'Armor" */
const from = new RegExp(`${make}[^.;:,()\\n]{0,40} (?:from|(?:de )?chez) ${name}`, 'u');

/** Whose car it is, where a sentence tells of which make it is: a house that no list has. */
export function hirerByCar(passages: readonly Passage[]): Found<string> | null {
  for (const { text, at, former } of passages) {
    const said = former || text.length > 600 ? undefined : (has.exec(text) ?? from.exec(text))?.[1];
    // "a Kia Picanto from Inverness Airport": where, and not whose
    if (said && placeIn(said, { labelled: false, timed: false }) === null)
      return { value: said, at: at + text.indexOf(said), text };
  }
  return null;
}
