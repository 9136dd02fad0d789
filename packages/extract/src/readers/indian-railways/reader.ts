import type { Candidate } from '../../booking.ts';
import { readName } from '../../text/names.ts';
import type { TextDocument } from '../../text-document.ts';
import { draft } from '../draft.ts';
import type { Reader } from '../reader.ts';

/**
 * The message that Indian Railways sends to a phone: "PNR:2438941616,TRAIN:12138,DOJ:25-08-2027,TIME:05:15,SL,NDLS TO
 * FDB,A NAME+2,S7 49 S7 52 S7 55,FARE:140". Its order and its short words vary by year and by seller; a number of ten
 * digits, a train of five and a day of journey it always has.
 */
export const indianRailwaysReader: Reader = {
  name: 'indian-railways',
  mayRead: (node) => node.content.of === 'print' && pnr.test(node.content.print.text.slice(0, 5_000)),
  read(node) {
    return { candidates: node.content.of === 'print' ? readMessage(node.content.print) : [], doubts: [] };
  },
};

const pnr = /\bPNR ?(?:no\.?)? ?[:-] ?(\d{10})\b/i;

function readMessage(document: TextDocument): Candidate[] {
  const text = document.text.slice(0, 5_000);
  const number = find(text, pnr);
  const train = find(text, /\b(?:TRAIN|TRN)(?: no\.?)? ?[:-] ?(\d{5})\b/i);
  const day = find(text, /\b(?:DOJ|DT) ?[:-] ?(\d{2}-\d{2}-(?:20)?\d{2})\b/i);
  const route = find(text, /(?:^|[,\n])(?:fro?m )?([A-Z]{2,5}(?: ?- ?| to )[A-Z]{2,5})(?=[,.\n]|$)/i);
  const [from, to] = route?.value.toUpperCase().split(/ ?- ?| TO /) ?? [];
  if (!number || !train || !day || !from || !to) return [];
  const at = (found: Found) => ({ node: document.node, ...found });
  const ride = draft('TrainReservation');
  ride.set('reference', number.value, at(number));
  ride.set('number', train.value, at(train));
  ride.set('from', { name: from, country: 'IN', zone }, route ? at(route) : undefined);
  ride.set('to', { name: to, country: 'IN', zone }, route ? at(route) : undefined);
  const time = find(text, /\b(?:TIME|DEP|DP) ?[:-] ?([01]\d:[0-5]\d|2[0-3]:[0-5]\d)\b/i);
  const date = day.value.replace(/^(\d\d)-(\d\d)-(?:20)?(\d\d)$/, '20$3-$2-$1');
  ride.set('departure', { local: time ? `${date}T${time.value}:00` : date }, at(time ?? day));
  const name = find(
    text,
    /[,\n](?:(?:Psgn|Psngr|Pax|Passengers?|Name)s? ?[:-] ?)?([A-Z][A-Z .]{2,40}?)(?:\+\d)?(?=[,\n])/g,
    (value) => value !== route?.value && readName(value) !== null,
  );
  if (name) ride.set('travelers', [{ name: readName(name.value) ?? name.value }], at(name));
  // "S7 49 S7 52": each berth with its coach, for all who travel and of whom one is named
  const berths = find(text, /[,\n]((?:[A-Z]{1,2}\d{1,2} \d{1,2}(?: |(?=[,.\n]|$)))+)(?=[,.\n]|$)/);
  const quality = find(text, /[,\n:](1A|2A|3A|3E|SL|CC|EC|2S|FC)(?=[,\n])/);
  if (berths) ride.set('seats', [{ number: berths.value, class: quality?.value }], at(berths));
  ride.set('status', 'confirmed');
  return [ride.done('text', 0.9)];
}

const zone = 'Asia/Kolkata';

type Found = { value: string; at: number; text: string };

/** The first match's group that is wanted. */
function find(text: string, pattern: RegExp, isWanted: (value: string) => boolean = () => true): Found | null {
  const matches = pattern.global ? text.matchAll(pattern) : [pattern.exec(text)];
  for (const match of matches) {
    const value = match?.[1];
    if (match && value && isWanted(value))
      return { value: value.trim(), at: match.index + match[0].indexOf(value), text: match[0] };
  }
  return null;
}
