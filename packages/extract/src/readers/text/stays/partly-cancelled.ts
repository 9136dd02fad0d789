import type { Candidate } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';

/**
 * Doubts a cancelled stay whose paper says in words that only some of its rooms are cancelled: its number is that of all
 * rooms, and which of them goes is nowhere in what was read.
 */
export function doubtPartlyCancelled(candidates: readonly Candidate[], { text, origin }: TextDocument): void {
  const stays = candidates.filter(
    ({ booking: { type, status } }) => type === 'LodgingReservation' && status === 'cancelled',
  );
  if (stays.length === 0 || !speaksOfSomeRooms(`${origin.subject ?? ''}\n${text.slice(0, 20_000)}`)) return;
  for (const { doubts } of stays)
    if (!doubts.some(({ code }) => code === 'partly-cancelled'))
      doubts.push({ code: 'partly-cancelled', field: 'status' });
}

/** "One of your 3 rooms has been cancelled", "L'une de vos trois chambres est annulée", "The other two rooms remain booked". */
export function speaksOfSomeRooms(text: string): boolean {
  const words = plain(text);
  for (const { index } of words.matchAll(someRooms))
    if (cancelling.test(words.slice(Math.max(0, index - 120), index + 160))) return true;
  return partly.test(words);
}

const count = String.raw`(?:\d{1,2}|one|two|three|four|five|une?|l'une|deux|trois|quatre|cinq|ein(?:e[sr]?)?|zwei|drei|vier|una?|dos|tres|due|tre|een|twee|drie|uma?|dois|duas)`;
const rooms = '(?:rooms?|chambres?|zimmern?|habitacion(?:es)?|camer[ae]|kamers?|quartos?)';
const someRooms = new RegExp(
  String.raw`\b${count} (?:of|out of|from|de|des|d'entre|parmi|sur|von|der|eurer|ihrer|delle|degli|van|dos|das) (?:(?:your|the|these|vos|les|ces|ihrer|ihren|den|der|sus|las|los|sue|vostre|uw|de|seus?|suas) )?(?:${count} )?${rooms}\b|\b(?:other|remaining|autres?|ubrigen|anderen|demas|otras|altre|overige|outros) (?:${count} )?${rooms}\b|\b${rooms} (?:restantes?|rimanenti)\b`,
  'g',
);
const cancelling = /\b(?:cancel|annul|storni|cancell)/;
const partly =
  /\b(?:partial(?:ly)? cancel|annulation partielle|partiellement annul|teilstorn|teilweise storniert|cancelacion parcial|parcialmente cancel|cancellazione parziale|parzialmente (?:cancell|annull)|gedeeltelijk geannul|cancelamento parcial)/;
