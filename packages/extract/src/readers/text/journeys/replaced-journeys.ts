import type { Candidate, Place } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import type { TextDocument } from '../../../text-document.ts';
import { passagesOf } from '../passages/passages.ts';

/**
 * Without the journeys above the words "your new itinerary" that go the same ways as those below: whatever the paper calls
 * them, they are what was before the change.
 */
export function withoutReplaced(candidates: Candidate[], document: TextDocument): Candidate[] {
  return withoutExchanged(withoutAbove(candidates, document), document);
}

/**
 * "Votre ancien train TGV INOUI 6607 de 07:58 n'est plus valable" beside a journey that goes the same way: what a line says to be
 * exchanged is of before.
 */
function withoutExchanged(candidates: Candidate[], document: TextDocument): Candidate[] {
  const lines = passagesOf(document).filter((p) => p.text.length < 300 && !p.former && exchanged.test(p.shape));
  const isIn = (one: Candidate) =>
    lines.some(({ at, text }) => whereOf(one) >= at && whereOf(one) < at + text.length) && 'arrival' in one.booking;
  return candidates.filter((one) => !isIn(one) || !candidates.some((other) => !isIn(other) && isSameWay(one, other)));
}

const exchanged = inLines()`
  \b(?:plus valables?|no longer valid|nicht mehr gultig|non piu valid[oaie]|ya no (?:es|son) validos?)\b
  |^[^.:]{0,40}\b(?:echangee?s?|exchanged|remplacee?s?|replaced|remplacent?|replaces?|umgetauscht|ersetzt)\b
  (?! (?:par|by|with|durch|contre|for|gegen)\b)[^.:\d]{0,24}:
  |^(?:votre |vos |l'|your |the )?(?:anciens?|anciennes?|previous|old|former) [a-z]
`;

function withoutAbove(candidates: Candidate[], document: TextDocument): Candidate[] {
  const titles = passagesOf(document).filter((p) => p.text.length < 70 && !p.former && newTitle.test(p.shape));
  if (titles.length === 0) return candidates;
  const journeys = candidates.filter(({ booking }) => 'arrival' in booking && booking.type !== 'RentalCarReservation');
  for (const { at } of titles) {
    const before = journeys.filter((one) => whereOf(one) >= 0 && whereOf(one) < at);
    const after = journeys.filter((one) => whereOf(one) > at);
    const isAll = before.length > 0 && before.length + after.length === journeys.length;
    if (isAll && before.every((one) => after.some((other) => isSameWay(one, other))))
      return candidates.filter((one) => !before.includes(one));
  }
  return candidates;
}

const newTitle = inLines()`
  ^(?:\W|your |votre |vos |here is |here are |voici |ihre? |il (?:tuo|suo) |su |tu )*
  (?:new|updated|revised|amended|nouve(?:l|au|lle|aux|lles)|neue[rsn]?|geanderte[rsn]?|nuov[oaie]|nuev[oa]s?)[ ]
  (?:flight |train |travel |coach |ferry )?(?:
    itinera\w+|flights?|trains?|journeys?|trips?|travel|times?|schedule|details|booking|crossings?|sailings?|tickets?|dates?|vols?
    |horaires?|trajets?|voyages?|billets?|reservation|traversees?|programme|fluge?|zuge?|verbindung|reise\w*|fahrt|vol[oi]
    |tren[oi]|viagg[io]|vuelos?|viajes?|orari[oi]?|horarios?
  )\b[^,;]{0,24}$
`;

function whereOf({ evidence }: Candidate): number {
  const at = evidence.number?.at ?? evidence.line?.at ?? evidence.departure?.at ?? evidence.from?.at;
  return typeof at === 'number' ? at : -1;
}

/** The same number, or the same two places. */
function isSameWay({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (a.type !== b.type || !('to' in a) || !('to' in b)) return false;
  if ('number' in a && 'number' in b && a.number !== undefined && a.number === b.number) return true;
  return isSamePlace(a.from, b.from) && isSamePlace(a.to, b.to);
}

function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  if (a?.iata && a.iata === b?.iata) return true;
  const [x, y] = [fold(a?.name ?? ''), fold(b?.name ?? '')];
  return x !== '' && y !== '' && (x.startsWith(y) || y.startsWith(x));
}
