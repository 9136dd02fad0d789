import type { Candidate, Evidence, Place } from '../../booking.ts';
import { dateOrder, findDates } from '../../text/dates.ts';
import { inLines } from '../../text/in-lines.ts';
import { findTimes } from '../../text/times.ts';
import type { Line, TextDocument } from '../../text-document.ts';
import { draft } from '../draft.ts';
import { type LabelledValue, labelledValues } from '../labelled.ts';
import type { Reader } from '../reader.ts';
import { deniesBooking } from '../text/gate.ts';
import { labelOf } from '../text/labels/labels.ts';
import { passagesOf } from '../text/passages/passages.ts';
import { withSomebody } from '../text/people/by-given-name.ts';
import { sharedOf } from '../text/shared.ts';
import { readAddress, zoneOfAddress } from '../text/stays/addresses.ts';
import { withGreetedByTitle } from './greeted-by-title.ts';
import { isOfMore } from './of-more.ts';
import { houseByStreet, isOfHouse, type ToldEvent, toldEvents } from './over-day.ts';
import { eventByShape } from './shape/by-shape.ts';

const eventLabel =
  /^(?:event|event name|event title|name of (?:the )?event|show|concert|conference|performance|play|film|movie|exhibition|workshop|match|title|titre|what|quoi|lecture|talk|seminar|meeting|congress|symposium|summit|webinar|training|séminaire|réunion|colloque|congrès|formation|webinaire|évén?[èe]ment|nom de l['’]évén?[èe]ment|spectacle|pièce|représentation|exposition|atelier|visite|conférence|manifestation|veranstaltung|aufführung|konzert|assemblée(?: générale)?)$/;
const startLabel = inLines()`
  ^(?:
    on|day|jour|start|starts|start date|start time|date|event date|date and time|date & time|when|performance time|screening|showing|début
    |date de début|date et heure|séance|créneau|entry|entry time|time slot|timeslot|admission time|visit|heure de visite
    |date d(?:u|e la|e l['’]|e) ?(?:spectacle|concert|visite|représentation|séance|atelier|événement)
    |quand|datum|beginn|datum und uhrzeit
  )$
`;
const hourLabel =
  /^(?:time|heure|horaire|uhrzeit|(?:show|performance|event|concert|film|match)? ?(?:starts?(?: at)?|begins?|time)|start time|curtain(?: up)?|kick-?off|début(?: d(?:u|e la|e l['’]) ?(?:spectacle|concert|représentation|séance|match|événement))?|lever de rideau|coup d['’]envoi|beginn)$/;
const placeLabel = inLines()`
  ^(?:
    location|venue|where|place|address|lieu|endroit|lieu de l['’]évén?[èe]ment|salle|où|ort|veranstaltungsort|helyszín|místo konání
    |miesto konania|miejsce (?:wydarzenia|imprezy)|luogo|luogo dell['’]evento|recinto|lugar del evento|local do evento
    |spelplats|spillested|tapahtumapaikka|mjesto održavanja|norises vieta|toimumiskoht
  )$
`;
const referenceLabel =
  /\b(?:reservation|booking|confirmation|order|ticket|registration|réservation|commande|inscription|référence|reference)\b/;

/** Tickets and registrations for events: a paper that names the event by a label, and a number or a name for whom. */
export const eventsReader: Reader = {
  name: 'events',
  mayRead: (node) =>
    node.content.of === 'print' &&
    (isOfHouse(node.content.print.text) ||
      /\b(?:event|show|concert|conf[ée]rence|[ée]v[ée]n|spectacle|veranstaltung|admission|admit|attendee|delegate|billet d['’]entr|festival|salon|participant|venue|s[ée]ance|cin[ée]ma|atelier|workshop|lecture|seminar|s[ée]minaire|meeting|r[ée]union|assembl|congress|congr[èe]s|symposium|registration|registered|inscri|tickets?|billets?|veranstaltung|einlass|exhibition|exposition|museum|mus[ée]e|konzert|bigliett|entradas?|biljett|billett|bilet|kaart|lippu|jegy|vstupenk|bilhete|ingress|inscription|attendance|symposi)/i.test(
        node.content.print.text,
      )),
  read(node) {
    if (node.content.of !== 'print') return { candidates: [], doubts: [] };
    const { print } = node.content;
    if (deniesBooking(print)) return { candidates: [], doubts: [] };
    const told = readEvents(print);
    const events = told.length > 0 ? told : eventByShape(print, numberOf(print));
    return { candidates: withSomebody(withGreetedByTitle(events, print), print), doubts: [] };
  },
};

function readEvents(document: TextDocument): Candidate[] {
  const [told, ...others] = toldEvents(document);
  const events = told && others.length > 0 ? [told, ...others] : [told];
  return events.flatMap((one) => readEvent(document, one, others.length > 0));
}

/** One event; of several only what their own lines tell. */
function readEvent(document: TextDocument, told: ToldEvent | undefined, isOneOfMany: boolean): Candidate[] {
  const values = labelledValues(document);
  const find = (pattern: RegExp) => (isOneOfMany ? undefined : values.find(({ label }) => pattern.test(label)));
  const evidence = (line: Line): Evidence => ({ node: document.node, at: line.at, text: line.text });
  const venue = find(placeLabel)?.lines;
  const isVenue = (line: Line | undefined) => venue?.some(({ at }) => at === line?.at) ?? false;
  const named = isOneOfMany
    ? told?.name
    : (labelledEvent(document, find(eventLabel)?.lines) ??
      titledEvent(document) ??
      confirmedEvent(document) ??
      (isVenue(told?.name) ? titleOverForm(document, venue) : told?.name) ??
      titleOf(document));
  const place =
    withAddress(venue, values) ?? told?.where ?? (find(eventLabel) ? houseByStreet(passagesOf(document)) : undefined);
  const { price, ...shared } = sharedOf(document);
  // "registration for Hydrogen Days 2027"
  const travelers = shared.travelers.filter(({ value }) => !value.name || !named?.text.includes(value.name));
  const numbered = numberOf(document);
  if (!named || !numbered || !place || ofRide.test(told?.name?.text ?? named.text)) return [];

  const event = draft('EventReservation');
  event.set('name', named.text, evidence(named));
  event.set('reference', numbered.value, evidence(numbered.line));
  const [opening, closing] = isOneOfMany ? [] : openingOf(document, values);
  const labelledStart = find(startLabel)?.lines ?? opening;
  const said = startOf(document, labelledStart ?? (told?.when ? [] : onlyDay(document)));
  // "Date" and "Time" under a label each
  const start = said && said.local.length > 10 ? said : (told?.when ?? said);
  // "Date" and "Show starts" each in a row
  const [hour] = start?.local.length === 10 ? findTimes(find(hourLabel)?.lines[0]?.text ?? '') : [];
  if (start)
    event.set('departure', { local: hour ? `${start.local}T${hour.time}:00` : start.local }, evidence(start.line));
  const end = closing && startOf(document, closing);
  if (end && start && start.line === opening?.[0] && end.local > start.local)
    event.set('until', { local: end.local }, evidence(end.line));
  const [first] = place;
  if (first) event.set('place', placeOf(place), evidence(first));
  const [traveler] = travelers;
  if (traveler)
    event.set(
      'travelers',
      travelers.map(({ value }) => value),
      evidence(traveler),
    );
  if (price) event.set('price', price.value, evidence(price));
  return event.booking.departure ? [event.done('text', 0.75)] : [];
}

/** By its label, else what the paper says of it. */
function numberOf(document: TextDocument): { value: string; line: Line } | null {
  const { references } = sharedOf(document);
  const labelled = labelledValues(document).find(
    ({ label }) => referenceLabel.test(label) || labelOf(label) === 'reference',
  )?.lines[0];
  const code = /^([A-Z0-9][A-Z0-9-]{3,19})(?: \(\p{Ll}[^()]{2,30}\))?$/u.exec(labelled?.text.trim() ?? '')?.[1];
  if (labelled && code) return { value: code, line: labelled };
  const spoken =
    references.find(({ weight }) => weight >= 2) ??
    registrationIn(document) ??
    (references.length === 1 ? references[0] : undefined);
  return spoken ? { value: spoken.value, line: spoken } : null;
}

/** "Opens: Tuesday 22 June 2027, 09:30" and "Closes: Thursday 24 June 2027, 16:00": both with their day; a desk opens and closes at hours. */
function openingOf(document: TextDocument, values: readonly LabelledValue[]): Line[][] {
  const both = [opens, closes].flatMap(
    (label) => values.find((value) => label.test(value.label))?.lines.slice(0, 1) ?? [],
  );
  return both.length === 2 && both.every((line) => startOf(document, [line]) !== null)
    ? both.map((line) => [line])
    : [];
}

const opens = /^(?:opens|opening|begins|ouvre|ouverture|commence|eröffnung|von|du|from)$/;
const closes = /^(?:closes|closing|ends|end|ferme|fermeture|clôture|se termine|fin|ende|schluss|bis|au|to|until)$/;

/** "MAHLER: 3. SZIMFÓNIA" alone over the form that says where and when. */
function titleOverForm({ blocks }: TextDocument, [first]: readonly Line[] = []): Line | undefined {
  const form = blocks.findIndex(
    (block) =>
      block.kind === 'paragraph' &&
      block.lines.some(({ at, text }) => first && at <= first.at && first.at < at + text.length),
  );
  const over = blocks[form - 1];
  const [title, more] = over?.kind === 'paragraph' ? over.lines : over?.kind === 'heading' ? [over] : [];
  return title && !more && title.text.length < 90 && labelOf(title.text) === null ? title : undefined;
}

/** The house under its label, and its street and town under another. */
function withAddress(venue: Line[] | undefined, values: readonly LabelledValue[]): Line[] | undefined {
  const address = values.find(({ label }) => labelOf(label) === 'address' && !placeLabel.test(label))?.lines;
  const hasTown = readAddress((venue ?? []).slice(1).map(({ text }) => text))?.city !== undefined;
  return venue && address && !hasTown && !venue[0]?.text.includes(', ') ? [...venue, ...address] : venue;
}

/** "Bus n° 5127, opéré par Faure Tourisme", between the day, the hour and the stop of a coach. */
const ofRide =
  /^(?:bus|coach|autocar|autobus|car|train|zug|treno|tren|trein|tog|tåg|vlak|pociąg|juna|vol|flight|flug|volo|vuelo|vlucht|ferry)\b.*\d/iu;

/** "Performance: Wednesday 17 March at 7.30pm" says when, and "Event: The Seagull" what. */
function labelledEvent({ contextDate, language }: TextDocument, lines: readonly Line[] = []): Line | undefined {
  const [first] = lines;
  return first && !findDates(first.text, { contextDate, language })[0]?.sure ? first : undefined;
}

/** A ticket is headed by what it admits to: "Nordic Freight Summit 2027" over "Admission ticket". */
function titleOf(document: TextDocument): Line | undefined {
  if (
    !/\b(?:admission|admit|delegate|attendee|entry (?:ticket|pass)|e-?ticket|billet d['’]entr[ée]e|badge|participant|spectateur|place assise)/i.test(
      document.text,
    )
  )
    return undefined;
  const [first] = document.blocks;
  const line = first?.kind === 'heading' ? first : first?.kind === 'paragraph' ? first.lines[0] : undefined;
  const isOnlyPaper = /^(?:e-?ticket|your|votre|vos|billet|ticket|order|commande|confirmation)\b/i.test(
    line?.text ?? '',
  );
  return line && line.text.length > 5 && line.text.length < 90 && !isOnlyPaper ? line : undefined;
}

/** "Your registration for Hydrogen Days 2027 has been confirmed", "Votre inscription à l'atelier « Pains du monde » est confirmée". */
function confirmedEvent(document: TextDocument): Line | undefined {
  if (isOfMore(document.text)) return undefined;
  const match = confirms.exec(document.text.slice(0, 5_000));
  const name = match?.[1] ?? match?.[2];
  return match && name ? { text: name.trim(), at: match.index + match[0].indexOf(name) } : undefined;
}

const confirms =
  /(?:registration|inscription|tickets?|places?|billets?|anmeldung) (?:for|to|à l['’]|à la|à|aux?|pour|für|zu[mr]?) ?(?:the |le |la |les |l['’])?(?:(?:\p{Ll}+ ){0,3}[«“"„] ?([^«»“”"„\n]{3,80}?) ?[»”"“]|(\p{Lu}[^.,:;\n]{3,80}?)) (?:is|are|has|have|est|sont|a|ont|ist|sind|wurde)(?!\p{L})/iu;

/** "Inscription AB-4471", "your registration (AB-4471)": that of a car is its plate, and no event's. */
function registrationIn({ text }: TextDocument): { value: string; at: number; text: string } | undefined {
  const match =
    /(?<!\p{L})(?:[Ii]nscription|[Rr]egistration|[Aa]nmeldung) ?(?:n°|no\.?|number|nr\.?|ID|code)? ?:? ?\(?((?=[A-Z/-]*\d)[A-Z\d]+(?:[-/][A-Z\d]+)+)(?![\p{L}\d])/u.exec(
      text,
    );
  return match?.[1] ? { value: match[1], at: match.index, text: match[0] } : undefined;
}

/** "Your tickets for Northern Data Summit", where the mail then has it for a title. */
function titledEvent(document: TextDocument): Line | undefined {
  const subject = document.origin.subject ?? '';
  const title = ticketsFor.exec(subject)?.[1]?.trim();
  return title
    ? (document.blocks.find((block) => block.kind === 'heading' && block.text === title) as Line | undefined)
    : undefined;
}

const ticketsFor =
  /\b(?:tickets?|order confirmation|registration(?: confirmation)?|billets?|e-billets?|inscription|anmeldung|tickets)(?: (?:confirmed|confirmée|order))? (?:for|to|pour|à|für) ((?=\S ?\S)\S+(?: \S+){0,11}) ?$/iu;

function startOf(document: TextDocument, lines: readonly Line[]): { local: string; line: Line } | null {
  const [line] = lines;
  if (!line) return null;
  const text = lines.map((each) => each.text).join(' ');
  const { contextDate, language } = document;
  const [date] = findDates(text, { contextDate, language, order: dateOrder(document.text, language) });
  if (!date?.sure) return null;
  const [time] = findTimes(text.slice(date.at + date.length));
  return { local: time ? `${date.day}T${time.time}:00` : date.day, line };
}

/** The one line that is a day and a time, where no label leads it. */
function onlyDay(document: TextDocument): Line[] {
  const { contextDate, language } = document;
  const dated = document.blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.lines : []))
    .filter(({ text }) => {
      const [date, second] = text.length < 70 ? findDates(text, { contextDate, language }) : [];
      return date?.sure && !second && date.yearPrinted && findTimes(text.slice(date.at + date.length)).length > 0;
    });
  return dated.length === 1 ? dated : [];
}

/** The first line is the house; a street and a town are told only where they are plainly that. */
function placeOf(lines: readonly Line[]): Place {
  const [name = '', ...parts] = lines.flatMap((line) => line.text.split(/,\s/)).map((part) => part.trim());
  const address = readAddress(parts);
  const street = parts[0] && /\d/.test(parts[0]) ? parts[0] : undefined;
  return {
    name,
    street: address?.street ?? street,
    postcode: address?.postcode,
    city: address?.city,
    country: address?.country,
    zone: address ? zoneOfAddress(address) : undefined,
  };
}
