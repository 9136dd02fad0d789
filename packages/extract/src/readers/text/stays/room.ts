import type { Person, Price } from '../../../booking.ts';
import type { Found } from '../found.ts';

/** `days` where its row says when its guest comes and goes. */
export type Room = {
  reference: Found<string>;
  guests: Found<Person>[];
  price?: Found<Price>;
  days?: { in: Found<string>; out: Found<string> };
};

/** "dossier 27-311", "Confirmation hôtel DSM-20931": in the line of a room. */
export const listedCode =
  /(?<!\p{L})(?:dossier|r[ée]f(?:[ée]rence)?|conf(?:irmation)?|booking|r[ée]servation|number|n°|no\.|buchung)\.?(?: (?:h[ôo]tel|of the hotel|de l['’]h[ôo]tel|property))?(?: ?(?:n°|no\.?|number|nr\.?))? ?:? ?((?=[A-Z/-]*\d)[A-Z\d][A-Z\d/-]{3,20})(?![\p{L}\d])/giu;
