import { airportByIata } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import type { Piece } from '../passages/pieces.ts';
import type { Token } from './token.ts';

type Claim = { at: number; end: number; token: Token | null };

/** Words of a line that look like a place and are none: a label, who carries, how the train is called, what is hired. */
export function isNoStop(p: Passage, piece: Piece, claims: readonly Claim[]): boolean {
  const { text, at, role } = piece;
  const end = at + text.length;
  // "For:", "Re:" at the head of a memo: a label, also one that we do not know
  if (role === null && end === p.text.length && /:\s*$/.test(text)) return true;
  // "PNR: X3K9TP", "Dossier RQT5KM": what a booking goes by
  if (
    /\d/.test(text) &&
    /^\W*(?:pnr|dossier|ref|conf|booking|reservation|code|locator|ticket|billet)\b.{0,20}[A-Z\d]{5}/iu.test(text)
  )
    return true;
  // "Belfast 13:45 (Stena Superfast VII)": what is left of a bracket
  if (/^[^()]*\)\s*$/.test(text)) return true;
  const words = wordsOf(text);
  // "SIN–NRT": the Spanish word, and Singapore
  if (/^\s*[A-Z]{3}\s*$/.test(text) && !/\p{Ll}/u.test(p.text) && airportByIata(text.trim())) return false;
  if (
    (sentenceWord.test(words.trim()) && !isBesideCode(p.text, at, end)) ||
    calledVehicle.test(words.trim()) ||
    /\b(?:or similar|ou similaires?|ou equivalent|o similar|oder ahnlich)/.test(words)
  )
    return true;
  const behind = claims.find((claim) => claim.at === end)?.token;
  if (/\S $/.test(text) && behind?.kind === 'flight') return isCarrier(text, behind.airline, p);
  // "Train 12011 Kalka Shatabdi" below the head "Train"
  const before = claims.find((claim) => claim.end === at)?.token;
  return p.label === 'train' && before?.kind === 'train' && /^ \p{Lu}/u.test(text) && onlyNames(p, claims);
}

/** "SIN–NRT", "PER – SIN": three capitals at a dash or an arrow, with three more behind it. */
function isBesideCode(text: string, at: number, end: number): boolean {
  const isCode = /^\s*[A-Z]{3}\s*$/.test(text.slice(at, end));
  return (
    isCode &&
    (/^ ?(?:[–—/→>-]|->) ?[A-Z]{3}(?!\p{L})/u.test(text.slice(end)) ||
      /(?<!\p{L})[A-Z]{3} ?(?:[–—/→>-]|->) ?$/u.test(text.slice(0, at)))
  );
}

const wordsOf = (text: string) => plain(text).replace(/[^a-z ]+/g, ' ');

/** "Delta DL 5721", "Brussels SN 3591", "Same day: easyJet U2 8471": who carries, as far as its name goes. */
function isCarrier(text: string, airline: string, { label, byColumn }: Passage): boolean {
  const said = wordsOf(text.split(/[:;] /).at(-1) ?? '').trim();
  return (
    said !== '' &&
    (plain(airline).startsWith(said) || (label === 'flight' && byColumn && !/ (?:to|a) /.test(wordsOf(text))))
  );
}

/** Neither a clock nor a day in the cell: all that it says is which train. */
function onlyNames(p: Passage, claims: readonly Claim[]): boolean {
  return p.inTable && claims.every(({ token }) => token?.kind === 'train');
}

/**
 * "Train 12011 Kalka Shatabdi, New Delhi 07:40 – Chandigarh 11:05": where two places of a line stand each at its clock, the
 * others are no stops.
 */
export function stopsAtClocks<P extends Piece>(
  pieces: readonly P[],
  p: Passage,
  claims: readonly Claim[],
): readonly P[] {
  const clocks = claims.filter(({ token }) => token?.kind === 'time');
  if (clocks.length !== 2 || pieces.length < 3) return pieces;
  const ending = pieces.filter((piece) => clocks.some((c) => touches(p, piece.at + piece.text.length, c.at)));
  if (ending.length === 2) return ending;
  const beginning = pieces.filter((piece) => clocks.some((c) => touches(p, c.end, piece.at)));
  return ending.length === 0 && beginning.length === 2 ? beginning : pieces;
}

function touches({ text }: Passage, from: number, to: number): boolean {
  return to >= from && to - from < 8 && /^[\s,()]*(?:à|at|um|dep\.?|arr\.?)?\s*$/.test(text.slice(from, to));
}

/** "Ihr Flug" in front of its number. */
const calledVehicle =
  /^(?:(?:your|the|his|her|our|votre|son|notre|ihr|dein|unser|der|il|il suo|el|su) )?(?:flight|vol|flug|volo|vuelo|train|zug|treno|tren)$/;

/** Little words that begin a line and that are codes of airports, or parts of the names of stations, as well. */
const sentenceWord =
  /^(?:for|re|by|with|cc|fao|attn|att|fwd?|your|our|and|but|not|all|any|are|was|has|had|its|this|that|these|which|please|note|see|who|how|why|then|also|pour|par|avec|sans|chez|sur|sous|dans|nous|vous|ils|elle|mais|donc|puis|ainsi|selon|fur|mit|bei|und|wir|sie|bitte|con|por|sin|per|noi|voi)$/;
