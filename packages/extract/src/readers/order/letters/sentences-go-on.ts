import { addDays } from '../../../text/days.ts';
import { samePlace } from '../../text/journeys/same-place.ts';
import type { Token } from '../../text/journeys/token.ts';
import type { Passage } from '../../text/passages/passages.ts';

// A journey that a letter tells in more than one sentence: what of the next one belongs to it.

/** "Vous passerez la nuit à bord et arriverez à Halifax le jeudi à 17 h 51": one clock, and the one place is where it ends. */
export function isEnd(said: readonly Token[]): boolean {
  const [place, more] = said.flatMap((token) => (token.kind === 'place' ? [token] : []));
  return place?.role === 'to' && !more && said.filter(({ kind }) => kind === 'time').length === 1;
}

/** What was told last has left and has not come anywhere. */
export function isLeaving(tokens: readonly Token[]): boolean {
  const last = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'break') + 1);
  const places = last.flatMap((token) => (token.kind === 'place' ? [token] : []));
  return (
    last.some(isVehicle) &&
    last.filter(({ kind }) => kind === 'time').length === 1 &&
    places.length === 1 &&
    places[0]?.role !== 'to'
  );
}

/** What a sentence with one place leaves out: from where the one before arrived, or to where the way there began. */
export function goingOn(p: Passage, said: Token[], before: readonly Token[], saysBack: boolean): Token[] {
  const [only, more] = said.filter((token) => token.kind === 'place');
  const ends = before.filter((token) => token.kind === 'place');
  const [over, last] = [ends.at(-2), ends.at(-1)];
  // "the 11:33 to Aberdeen from Edinburgh gets in at 13:55"
  const isTurned = last?.role === 'from' && over?.role === 'to' && over.line === last.line;
  const arrived = isTurned ? over : last;
  if (!only || more || !said.some(isVehicle) || arrived?.role !== 'to') return said;
  if (only.role === 'to') return fromThere(p, said, only, arrived);
  const isThere = only.role === 'from' && samePlace(only.place, arrived.place);
  return isThere && saysBack ? backHome(said, ends) : said;
}

type End = Extract<Token, { kind: 'place' }>;

/**
 * "Correspondance LX 38 à 13.20, arrivée à …", "Vous y prenez l'ICE 595 de 16 h 12, qui vous dépose à München Hbf à 18 h 21",
 * "Vous repartez à 18 h 25 par le TGV INOUI 2459, arrivée à Strasbourg à 20 h 13": from where the sentence before arrived.
 */
function fromThere(p: Passage, said: Token[], only: End, arrived: End): Token[] {
  const vehicle = said.find(isVehicle);
  if (!vehicle) return said;
  const isNumbered = 'number' in vehicle && vehicle.number !== undefined;
  const isWhole = isNumbered && clocksOf(said).length === 2 && !samePlace(arrived.place, only.place);
  if (!onward.test(p.shape) && !isWhole && !byItsClock.test(p.shape)) return said;
  const { line, text, at } = vehicle;
  return said.flatMap((token) =>
    token === vehicle ? [token, { ...arrived, role: 'from' as const, line, text, at }] : [token],
  );
}

/** "There is time for breakfast before the 10:56 to Kyle of Lochalsh": what goes by the hour at which it leaves. */
export const byItsClock =
  /\b(?:the|your|le|l'|votre) ?(?:train (?:de |at )?)?\d{1,2}(?:[:.]| ?h ?)\d\d (?:[\p{L}]+ ){0,3}?(?:to|for|pour|vers|a destination de) (?!\d)/u;

/** "You come home on KL 935 on Saturday, leaving Amsterdam at 15.10 and landing at 15.40": after one way there, to where that began. */
function backHome(said: Token[], ends: readonly End[]): Token[] {
  const [home, , more] = ends;
  const [, landing, further] = clocksOf(said);
  if (home?.role !== 'from' || more || !landing || further || said.filter(isVehicle).length !== 1) return said;
  const { line, text, at } = landing;
  return said.flatMap((token) => {
    if (token.kind === 'break') return [];
    return token === landing ? [{ ...home, role: 'to' as const, line, text, at }, token] : [token];
  });
}

const clocksOf = (said: readonly Token[]) => said.filter(({ kind }) => kind === 'time');

export const onward =
  /^(?:(?:en )?correspondance|puis|ensuite|de la|there|la,? (?:vous|le |la |l')|connection|connect(?:ing)?|then|from there|onward|continu\w+|anschluss|weiter\w*|dann|poi|luego)\b|\b(?:from there|(?:takes|brings|carries|flies) you on|de la,? vous|vous en repartez|von dort|da li|desde alli)\b/;

/** The day told behind both clocks of a journey: on which it ends. */
export function landingOf(said: readonly Token[]): string | null {
  const clocks = said.filter(({ kind }) => kind === 'time');
  const days = said.filter((token) => token.kind === 'date');
  const [first, last] = [days[0], days.at(-1)];
  const isBehind = clocks.length === 2 && first !== last && clocks.every((clock) => last && clock.at < last.at);
  return isBehind && first && last && last.day > first.day && last.day <= addDays(first.day, 2) ? last.day : null;
}

/** "You join the Caledonian Sleeper at London Euston on Sunday. It departs at 21:15 …": one journey in two sentences. */
export function goesOn(
  p: Passage,
  said: readonly Token[],
  before: Passage | undefined,
  tokens: readonly Token[],
): boolean {
  const open = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'break') + 1);
  if (before?.block !== p.block) return p.block - (before?.block ?? p.block) === 1 && saysItsHours(p, open, said);
  if (isNamedBefore(before, open, said) || leftFrom(open, said) || saysWhen(p, open, said)) return true;
  if (!itsOwn.test(p.shape)) return false;
  // "You fly with Loganair from Inverness to Kirkwall. The flight is LM 573, away at 09.55 …": its number comes second
  const kinds = open.map(({ kind }) => kind);
  if (said.filter(isVehicle).length === 1 && !said.some(({ kind }) => kind === 'place'))
    return !open.some(isVehicle) && !kinds.includes('time') && kinds.filter((kind) => kind === 'place').length === 2;
  if (said.some(isVehicle)) return false;
  return open.some(isVehicle) && open.filter(({ kind }) => kind === 'time').length < 2;
}

/** "Your flight UU 975 of Saturday from Paris to Saint-Denis is delayed." and, in the next paragraph, "It will leave at 16:25 and land at 18:15." */
function saysItsHours(p: Passage, open: readonly Token[], said: readonly Token[]): boolean {
  const kinds = open.map(({ kind }) => kind);
  const isWay = open.filter(isVehicle).length === 1 && kinds.filter((kind) => kind === 'place').length === 2;
  const areHours = said.every(({ kind }) => kind === 'time' || kind === 'date') && clocksOf(said).length === 2;
  return itsOwn.test(p.shape) && isWay && !kinds.includes('time') && areHours;
}

/** "Navire F.-A.-Gauthier. Départ de Matane à 14 h, arrivée à …": a sentence that but names it, and one that but tells its ends. */
function isNamedBefore(before: Passage, open: readonly Token[], said: readonly Token[]): boolean {
  const isName =
    before.text.length < 60 && open.some(isVehicle) && open.every((one) => isVehicle(one) || one.kind === 'date');
  return (
    isName && !said.some(isVehicle) && saysBothEnds(said) && said.filter(({ kind }) => kind === 'time').length === 2
  );
}

/** "On Sunday you fly home from London Gatwick. Flight U2 807 departs at 18.45 and lands in Edinburgh at 20.15": where from was said before. */
function leftFrom(open: readonly Token[], said: readonly Token[]): boolean {
  const [before, own] = [open, said].map((tokens) =>
    tokens.flatMap((token) => (token.kind === 'place' ? [token.role] : [])).join(),
  );
  const isToldLater =
    !open.some((token) => isVehicle(token) || token.kind === 'time') && said.filter(isVehicle).length === 1;
  return isToldLater && before === 'from' && own === 'to' && said.filter(({ kind }) => kind === 'time').length === 2;
}

/** "Embarquement à Marseille sur le Piana. Départ 20:00.": on what and from where, and when in the next one. */
function saysWhen({ shape }: Passage, open: readonly Token[], said: readonly Token[]): boolean {
  const isOpen = open.some(isVehicle) && !open.some(({ kind }) => kind === 'time');
  const [place, more] = open.flatMap((token) => (token.kind === 'place' ? [token] : []));
  const hours = said.filter(({ kind }) => kind === 'time');
  const isHour = hours.length === 1 && said.every(({ kind }) => kind === 'time' || kind === 'date');
  return isOpen && place?.role === 'from' && !more && isHour && leavesAt.test(shape);
}

const leavesAt =
  /^(?:depart(?:ure)?|appareillage|sailing|casting off|abfahrt|auslaufen|partenza|salida)(?: time)?(?: (?:at|a|um|alle|prevu a))? ?:? ?\d/;

const itsOwn =
  /^(?:it|this|the (?:train|sleeper|ferry|flight|plane|ship|boat|service|sailing|bus|coach)|il|elle|celui-ci|celle-ci|ce (?:train|vol|bateau|car)|le (?:train|vol|bateau|ferry|navire|car)|l'avion|er|sie|es|der (?:zug|flug)|die fahre|das schiff) /;

/** "You take the train to Québec. It leaves Montréal (Gare Centrale) at … and gets in to Québec (Gare du Palais) at …" */
export function saysBothEnds(said: readonly Token[]): boolean {
  const roles = said.flatMap((token) => (token.kind === 'place' ? [token.role] : []));
  return roles.length === 2 && roles[0] === 'from' && roles[1] === 'to';
}

/** What the sentence before said of where the journey goes, the one that goes on says better. */
export function withoutEnds(tokens: Token[]): void {
  const open = tokens.findLastIndex(({ kind }) => kind === 'break') + 1;
  tokens.push(...tokens.splice(open).filter(({ kind }) => kind !== 'place'));
}

export function isVehicle({ kind }: Token): boolean {
  return kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ship';
}
