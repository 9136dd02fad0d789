import type { Candidate, Place } from '../../booking.ts';
import { airportByIata, findStation } from '../../knowledge/index.ts';
import type { CalendarEvent } from '../../source.ts';
import { draft } from '../draft.ts';
import { type At, timed } from './at.ts';

/** A train or bus by its title: "Train to Edinburgh", "FlixBus Berlin ZOB - Prague Florenc". */
export function readRide(event: CalendarEvent, at: At, type: 'TrainReservation' | 'BusReservation'): Candidate | null {
  const ride = draft(type as 'TrainReservation');
  const title = event.summary;
  const route = /\b(?:from|de|von)\s(.{2,50}?)\s(?:to|à|vers|nach)\s(.{2,50})$/i.exec(title);
  const goal = /\b(?:to|à|vers|nach|pour)\s(.{2,50})$/i.exec(title);
  const dashed =
    /^(?:[^:]{2,20}:\s?)?(?:(?:train|zug|treno|tren|bus|flixbus|coach|autocar|fernbus)\s)?(.{2,40}?)\s?(?:→|->|–|—|\s-\s)\s?(.{2,40})$/i.exec(
      title.replace(name, ''),
    );
  const from = stationOf(route?.[1] ?? (goal ? event.location : dashed?.[1]), event);
  const to = stationOf(route?.[2] ?? goal?.[1] ?? dashed?.[2], event);
  if (!from || !to) return null;
  ride.set('from', from, at('summary', title));
  ride.set('to', to, at('summary', title));
  const numbered = /\b(?:train|zug|tgv|inoui|ouigo|ice|ic|ter|eurostar)\s(?:n°\s?)?(\d{2,6})\b/i;
  const number = numbered.exec(title) ?? numbered.exec(event.description.slice(0, 5_000));
  const line = /^(?:line|ligne|linie|línea|linea)\s?:\s?([A-Z]?\d{1,4}[A-Z]?)\s*$/im.exec(
    event.description.slice(0, 5_000),
  );
  if (number) ride.set('number', number[1], at('summary', number[0]));
  else if (line) ride.set('number', line[1], at('description', line[0]));
  return timed(ride, event, at, from, to).done('calendar', 0.9);
}

/** "Train TGV INOUI 6805 Paris …", "ICE 73: …": what the train is called, in front of its way. */
const name =
  /^(?:(?:train|zug|treno|tren|tgv|inoui|lyria|ouigo|ter|intercit[ée]s|eurostar|ice|ic|ec|lner|gwr|avanti|intercity)\s(?:n°\s?)?)+(?:[A-Z]{0,3}\d{2,6}\s?)?[:,–—-]?\s?(?=\p{Lu}\p{L})/iu;

/** A station by its printed name; a three-letter code is told by the text, which has "Name (CODE)". */
function stationOf(printed: string | undefined, event: CalendarEvent): Place | undefined {
  const name = printed?.trim();
  if (!name) return undefined;
  const spelled = /^[A-Z]{3}$/.test(name)
    ? new RegExp(`([\\p{Lu}][^:\\n()]{2,50}?) ?\\(${name}\\)`, 'u').exec(event.description.slice(0, 20_000))?.[1]
    : undefined;
  const place: Place = { name: spelled ?? name };
  const zone = findStation(place.name ?? '')?.zone ?? (/^[A-Z]{3}$/.test(name) ? airportByIata(name)?.zone : undefined);
  return zone ? { ...place, zone } : place;
}
