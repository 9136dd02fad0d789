import { onceFor } from '../../../once-for.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../../text/found.ts';
import type { Vehicle } from '../../text/journeys/token.ts';
import { claimsIn } from '../../text/numbers/claims.ts';
import { kindWords } from '../../text/numbers/kind-words.ts';
import { numberOver } from '../../text/numbers/number-over.ts';
import { passagesOf } from '../../text/passages/passages.ts';
import { codeFor, codeIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { passagesOfUnits } from '../units.ts';
import type { LegUnit } from './leg-units.ts';

const types = {
  flight: 'FlightReservation',
  train: 'TrainReservation',
  ship: 'BoatReservation',
  bus: 'BusReservation',
} as const;

/** The number in the piece; else in the lines that go on with it, in its section, or told for all of the kind. */
export function legNumber(
  own: readonly LegUnit[],
  following: readonly LegUnit[],
  section: readonly LegUnit[],
  vehicle: Vehicle,
  { told, document }: OrderFacts,
): Found<string> | null {
  const within = itemOf(passagesOfUnits(own));
  const code = codeIn(within) ?? ledCode(within);
  if (code && !isVehicles(code.value, vehicle)) return code;
  const over = numberOver(claimsOf(document), within.passages[0]?.at ?? -1, passagesOf(document));
  if (over) return { value: over.value, at: over.at, text: over.p.text.slice(0, 200) };
  const ofKind = codeFor(itemOf([]), types[vehicle.kind], told, namesOf(vehicle));
  for (const unit of following) {
    const below = codeIn(unit.item) ?? ledCode(unit.item);
    // "une table est réservée sous le numéro 4058", and what else the next paragraph tells
    const isOther = isOtherParagraph(unit, own.at(-1));
    // "Billet TGV : dossier SNCF QHM4TB. Billet Italo : code RK2L9P." below the row of the second
    if (below && ofKind && below.value !== ofKind.value && told.some(({ value }) => value === below.value)) continue;
    if (below && !(isOther && (ofKind || !kindWords[types[vehicle.kind]]?.test(unit.item.shape)))) return below;
  }
  return ofKind ?? (section.length > 0 ? codeIn(itemOf(passagesOfUnits(section))) : null);
}

const claimsOf = onceFor((document: TextDocument) => claimsIn(passagesOf(document)));

/** What the journey goes by where numbers are told apart from it. */
function namesOf(vehicle: Vehicle): string[] {
  if (vehicle.kind === 'train') return vehicle.product ? [vehicle.product] : [];
  return vehicle.kind === 'flight' ? [vehicle.airline, vehicle.iata ?? ''] : [];
}

const isOtherParagraph = (unit: LegUnit, last: LegUnit | undefined) =>
  unit.item.passages[0]?.inTable === false && unit.block !== last?.block && unit.item.text.length > 60;

/** What "same reference" means: the last number that a piece above says of a journey. */
export function numberAbove(units: readonly LegUnit[]): Found<string> | null {
  const codes = units.map(({ about, item }) => (about === 'leg' ? (codeIn(item) ?? ledCode(item)) : null));
  return codes.findLast((code) => code !== null) ?? null;
}

const isVehicles = (code: string, { number = '' }: Vehicle) =>
  number !== '' && /^[A-Z\d]{2}0*\d+$/.test(code) && code.endsWith(number);

/** "dossier SNCF RTQP8K", "code RT7Q2K", "QX4T7P" alone in a cell, if not below "Fare basis". */
function ledCode({ text, passages }: Item): Found<string> | null {
  const said = new Set([...text.matchAll(led)].map((match) => match[1] ?? ''));
  const alone = passages.flatMap((p) =>
    p.inTable && !p.isHeading && p.label !== 'class' && bareCode.test(p.text) ? [p.text] : [],
  );
  const [only, more] = said.size > 0 ? said : alone;
  const p = only && !more ? passages.find((one) => one.text.includes(only)) : undefined;
  return p && only ? { value: only, at: p.at + p.text.indexOf(only), text: p.text.slice(0, 200) } : null;
}

const bareCode = /^(?:(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6}|[A-Z]{2,4}-\d{4,10})$/;
const led =
  /(?<!\p{L})(?:[Dd]ossier|[Bb]ooking|[Cc]ode|PNR|[Ll]ocator|[Ll]ocalisateur|[Rr][ée]f\w{0,8}|[Rr][ée]servation|[Cc]onf\w{0,10}|[Tt]icket|[Bb]illet|[Cc]ollection)(?: [\p{L}&]{2,16}){0,2}[ .:#]{1,3}(?:n° ?|no\.? )?((?=[A-Z-]*\d)(?:[A-Z]{2,5}-)?[A-Z\d]{5,12})(?![\p{L}\d-])/gu;
