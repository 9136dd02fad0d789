import type { Candidate, Place } from '../../booking.ts';
import { airportByIata, findCities, findStation } from '../../knowledge/index.ts';
import { knownStop } from '../../known-ends.ts';
import type { CalendarEvent, CalendarTime } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import { draft } from '../draft.ts';
import { withLikelyEnds } from '../text/journeys/likely-ends.ts';
import { type PrintedPlace, placeIn } from '../text/journeys/printed-place.ts';
import { trainNumber } from '../text/journeys/train-numbers.ts';
import { arrow } from './arrow.ts';
import { type At, timed } from './at.ts';
import { placeTime } from './times.ts';

type RideType = 'TrainReservation' | 'BusReservation';

/** A train or bus by its title: "Train to Edinburgh", "Acela 2165 to New York", "FlixBus Berlin ZOB - Prague Florenc". */
export function readRide(event: CalendarEvent, at: At, type: RideType): Candidate | null {
  const ride = draft(type as 'TrainReservation');
  const title = event.summary;
  const [start, goal] = wayOf(event);
  const ends = [stationOf(start, event, type), stationOf(goal, event, type)] as const;
  if (!ends[0] || !ends[1]) return null;
  const [own, other] = withLikelyZones(ends[0], ends[1], type);
  const from = inZoneOfTown(inZoneOf(own, other), other, event, event.start);
  const to = inZoneOfTown(inZoneOf(other, own), own, event, event.end);
  ride.set('from', from, at('summary', title));
  ride.set('to', to, at('summary', title));
  const named = numbered.exec(title) ?? trainBehind.exec(title);
  const [product, number] = [named?.[1]?.trim(), named?.[2]];
  const description = event.description.slice(0, 5_000);
  const line = /^(?:line|ligne|linie|línea|linea)\s?:\s?([A-Z]?\d{1,4}[A-Z]?)\s*$/im.exec(description);
  if (number) ride.set('number', number, at('summary', title));
  else if (line) ride.set('number', line[1], at('description', line[0]));
  if (number && type === 'TrainReservation') ride.set('line', product, at('summary', title));
  return timed(ride, event, at, knownStop(from, type), knownStop(to, type)).done('calendar', 0.9);
}

/** A name and a number in front of a way, "Empire Service 239 to Albany", in an event that speaks of railways and nothing else. */
export function isNumberedTrain(event: CalendarEvent): boolean {
  if (!numbered.test(event.summary)) return false;
  const text = plain(`${event.summary}\n${event.location}\n${event.description}`.slice(0, 5_000));
  return railWords.test(text) && !otherWords.test(text) && wayOf(event).every((end) => end !== undefined);
}

/** "TGV INOUI 6612", the only train of a text whose title is but the way between two stations: "Lyon Part Dieu - Paris Gare de Lyon". */
export function trainOfWay({ summary, description }: CalendarEvent): string | null {
  const [, from, to] = dashed.exec(summary.trim()) ?? [];
  if (!from || !to || !findStation(from.trim()) || !findStation(to.trim())) return null;
  const trains = [...description.slice(0, 5_000).matchAll(trainNumber)].flatMap(([said, product]) =>
    product ? [said] : [],
  );
  const [train, more] = new Set(trains);
  return train && !more ? train : null;
}

const railWords =
  /\b(?:rail|railways?|amtrak|trains?|gare|bahn|bahnhof|hbf|hauptbahnhof|zug|stazione|treno|carrozza|binario|ferrocarril|estacion|renfe|trenitalia|station|centraal|coach [a-z\d]{1,2},? seat|car(?:riage)? \d{1,3},? seat|voiture \d{1,3}|wagen \d{1,3})\b/;
const otherWords =
  /\b(?:flights?|vols?|flug|airport|aeroport|flughafen|airlines?|bus|buses|autocar|ferry|traversee|taxi|transfer|transfert|meeting|reunion|call|conference)\b/;

/** "Train TGV INOUI 6805 Paris …", "ICE 73: …", "Amtrak - Train 172 - …": what the train is called, in front of its way, and its number. */
const numbered =
  /^[^\p{L}\d]*(?:(?:(?:\p{L}[\p{L}.&'’]{1,20} ){1,3}[|:–—-] )?(?:train|zug|treno|tren|trein|rail|bus|coach)\b\s?[:–—-]?\s?)?((?:[\p{L}][\p{L}.&'’]{1,20} ){0,3}?[\p{L}][\p{L}.&'’]{1,20})?\s?(?:n°\s?|no\.?\s|nr\.?\s)?(\d{2,6})(?![\p{L}\d.]|:\d)(?:\s?[:,]|\s[|·–—-](?=\s))?(?=\s)/iu;

/** What the train is called where it has no number: "LNER London – Leeds", "Bus: Berlin - Praha". */
const name =
  /^(?:(?:train|zug|treno|tren|tgv|inoui|lyria|ouigo|ter|intercit[ée]s|eurostar|ice|ic|ec|lner|gwr|avanti|intercity|bus|flixbus|coach|autocar|fernbus)\s?:?\s(?:n°\s?)?)+(?:[A-Z]{0,3}\d{2,6}\s?)?[:,–—-]?\s?(?=\p{Lu}\p{L})/iu;

/** "Paris Gare de Lyon → Genève (TGV Lyria 9765)", "London – Leeds, LNER 0915": the train behind its way. */
const trainBehind =
  /(?:\s?\(|,\s|\s[|·–—-]\s)((?:\p{L}[\p{L}.&'’]{1,20} ){0,2}\p{L}[\p{L}.&'’]{1,20})\s?(?:n°\s?|no\.?\s|nr\.?\s)?(\d{2,6})\)?\s*$/u;

const kindWord = /^(?:train|zug|treno|tren|trein|tgv|ter|ice|intercity|eurostar|bus|coach|autocar)$/i;

/** Where it goes: both ends in the title, or the goal alone with the start in the event's place or in its text. */
function wayOf(event: CalendarEvent): [string | undefined, string | undefined] {
  const way = event.summary
    .replace(numbered, '')
    .replace(name, '')
    .replace(trainBehind, '')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d).]+$/gu, '')
    .trim();
  const route = /^(?:(?:.{2,30}\s)?(?:from|de|von|da)\s)(.{2,50}?)\s(?:to|à|vers|nach|a)\s(.{2,50})$/i.exec(way);
  if (route) return [route[1], route[2]];
  const goal = /(?:^|\s)(?:to|à|vers|nach|pour|para|naar)\s(.{2,50})$/i.exec(way)?.[1];
  const both = /^(\p{Lu}.{1,40}?)\s(?:to|à|vers|nach|naar)\s(\p{Lu}.{1,50})$/u.exec(way);
  const isWhole = event.location.trim() === '' && !kindWord.test(both?.[1] ?? '');
  const start = event.location.trim().replace(standBehind, '');
  if (both && (isWhole || findStation(both[1] ?? '') || plain(both[1] ?? '') === plain(start)))
    return [both[1], both[2]];
  if (goal) return [start || startOf(goal, event.description), goal];
  const ends = dashed.exec(way);
  return [ends?.[1], ends?.[2]];
}

/** "Galway Coach Station, bay 4": at which stand of the stop it leaves. */
const standBehind =
  /,? (?:bay|stand|stance|gate|platform|stop|voie|quai|gleis|steig|bussteig|bahnsteig|perron|binario|and[ée]n) (?:\d{1,2}[a-z]?|[a-z]\d?)$/iu;

const dashed = new RegExp(String.raw`^(?:[^:]{2,20}:\s?)?(.{2,40}?)${arrow}(.{2,40})$`, 'i');

/** "Boston South Station to New York …" in the text, where the title says only where it goes. */
function startOf(goal: string, description: string): string | undefined {
  const at = description.slice(0, 5_000).indexOf(goal);
  if (at < 0) return undefined;
  return /(?:^|[.,:\n]\s?)(\p{Lu}[^.,:\n]{2,50}?)\s(?:to|à|vers|nach|–|—|→|-)\s$/u.exec(
    description.slice(Math.max(0, at - 80), at),
  )?.[1];
}

/** A station by its printed name; a three-letter code is told by the text, which has "Name (CODE)". */
function stationOf(printed: string | undefined, event: CalendarEvent, type: RideType): Place | undefined {
  const said = printed?.trim();
  if (!said) return undefined;
  const spelled = /^[A-Z]{3}$/.test(said)
    ? new RegExp(`([\\p{Lu}][^:\\n()]{2,50}?) ?\\(${said}\\)`, 'u').exec(event.description.slice(0, 20_000))?.[1]
    : undefined;
  const place: Place = { name: spelled ?? said };
  const isTrain = type === 'TrainReservation';
  const station = isTrain ? findStation(place.name ?? '') : null;
  // "Oslo S": a station that no list has, of a town that there is once
  const town = isTrain && !station ? placeIn(place.name ?? '', { labelled: true, timed: true })?.city : undefined;
  const zone = station?.zone ?? town?.zone ?? (/^[A-Z]{3}$/.test(said) ? airportByIata(said)?.zone : undefined);
  return zone ? { ...place, zone } : place;
}

/** "Toronto à Montréal": where nobody can go between what is called so first, the clocks are those of the places that one can go between. */
function withLikelyZones(from: Place, to: Place, type: RideType): [Place, Place] {
  if (!from.zone && !to.zone) return [from, to];
  const [start, end] = [from, to].map(({ name = '' }) => placeIn(name, { labelled: true, timed: true }));
  if (!start || !end) return [from, to];
  const kind = type === 'TrainReservation' ? 'train' : 'bus';
  const way = { vehicle: { kind }, from: { place: start }, to: { place: end } } as const;
  const likely = withLikelyEnds(way);
  const zoned = (place: Place, { station, city }: PrintedPlace) => ({ ...place, zone: (station ?? city)?.zone });
  return likely === way ? [from, to] : [zoned(from, likely.from.place), zoned(to, likely.to.place)];
}

/** "Bergen" of a train from Oslo: of several towns that are called so, the one whose clocks are those of the other end. */
function inZoneOf(place: Place, { zone }: Place): Place {
  const isThere = !place.zone && zone !== undefined && findCities(place.name ?? '').some((city) => city.zone === zone);
  return isThere ? { ...place, zone } : place;
}

/**
 * "Galway Coach Station" of a coach to "Dublin Airport": a stop that no list has, in the zone of the town or the airport that it is called
 * after, where the other end has the same or where the text tells the event's hour so. Alone the name may be another town's.
 */
function inZoneOfTown(place: Place, other: Place, event: CalendarEvent, time: CalendarTime | undefined): Place {
  if (place.zone) return place;
  const [own, others] = [zoneOfName(place), other.zone ?? zoneOfName(other)];
  const zone = own === others ? own : [own, others].find((one) => one !== undefined && tellsClock(event, time, one));
  return zone ? { ...place, zone } : place;
}

function zoneOfName({ name = '' }: Place): string | undefined {
  const known = placeIn(name, { labelled: true, timed: true });
  return known?.airport?.zone ?? known?.station?.zone ?? known?.city?.zone;
}

function tellsClock({ description }: CalendarEvent, time: CalendarTime | undefined, zone: string): boolean {
  const there = placeTime(time, { zone });
  return (
    there?.zone === zone &&
    findTimes(description.slice(0, 5_000)).some((told) => told.time === there.local.slice(11, 16))
  );
}
