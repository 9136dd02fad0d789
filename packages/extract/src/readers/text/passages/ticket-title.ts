import { plain } from '../../../text/plain.ts';
import type { Label } from '../labels/labels.ts';

/** "Votre billet" over all that is on it; "Billet n°" and "Ticket number" are of a number. */
export const isTitleOfTicket = (text: string, label: Label | null): boolean =>
  label === 'ticket' && !ofNumber.test(plain(text));

const ofNumber = /n°|\bn(?:o|r)\b|num|nummer|code|codi|kod|cislo|szam/;
