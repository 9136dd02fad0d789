import type { Candidate, Doubt } from './booking.ts';
import { readReferences } from './readers/text/numbers/references.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { quoted } from './readers/unread/quoted.ts';
import {
  isOfKind,
  type Service,
  type Services,
  servicesApart,
  withoutSendersNumber,
  withTravelersOfList,
} from './services-apart.ts';
import type { NodeKind } from './source.ts';
import type { Line, TextDocument } from './text-document.ts';

type Printed = { candidates: Candidate[]; doubts: Doubt[] };
/** Reads a part of the paper as a sender of such files would have written it; null is the paper's own kind. */
type ReadPart = (as: NodeKind | null, part: TextDocument) => Candidate[];

/**
 * What a list has booked and what stands around it, each entry read by itself as what it says it is. An entry that is not understood
 * alone keeps what was read of it in the whole. Null where the paper is no list, or where the whole says more of an entry than it alone.
 */
export function readServices(document: TextDocument, whole: readonly Candidate[], readPart: ReadPart): Printed | null {
  const services = servicesApart(document);
  if (!services) return null;
  const listed: Candidate[] = [];
  const unread: Service[] = [];
  for (const service of services.entries) {
    const within = whole.filter((one) => isIn(service, one, services));
    const alone = readAlone(service, readPart);
    // of another kind and without a number of its own it is made of the words of this one
    const isMore = within.filter((one) => isOfKind(service, [one])).length > alone.length;
    if (alone.length > 0 && (isMore || within.some((one) => hasOtherNumber(service, one, alone)))) return null;
    if (alone.length === 0 && within.length === 0) unread.push(service);
    const isBetterWithin =
      service.isWithin && isOfKind(service, within) && momentsOf(within).join() !== momentsOf(alone).join();
    listed.push(...(alone.length > 0 && !isBetterWithin ? alone : within));
  }
  if (unread.length > services.entries.length / 3) return null;
  const around = readPart(null, services.rest);
  const beside = whole.filter(
    (one) => !saidAt(one).some((at) => services.entries.some((service) => holds(service, at))),
  );
  if (around.length < beside.length) return null;
  // what belongs to which is easily mistaken: a person looks at each
  const unsure = listed.map((one) => ({ ...one, confidence: Math.min(one.confidence, 0.5) }));
  return {
    candidates: [...around, ...withTravelersOfList(document, services.rest, withoutSendersNumber(document, unsure))],
    doubts: unread.map(({ lines }) => notUnderstood(lines, document)),
  };
}

function notUnderstood(lines: readonly Line[], { node }: TextDocument): Doubt {
  const [first] = lines;
  const text = quoted(lines.map((line) => line.text).join('\n'));
  return { code: 'booking-not-understood', node, ...(first && { evidence: { node, at: first.at, text } }) };
}

const momentsOf = (read: readonly Candidate[]): (string | undefined)[] =>
  read
    .flatMap(({ booking: b }) =>
      'checkIn' in b ? [b.checkIn, b.checkOut] : 'arrival' in b ? [b.departure, b.arrival] : [],
    )
    .map((at) => at?.local);

/** Empty where nothing was read, or something else than it says. */
function readAlone(service: Service, readPart: ReadPart): Candidate[] {
  // what its sender alone would write; drivers and tables are pieces of an order
  const isPiece = service.kind === 'transfer' || service.kind === 'meal';
  const ways: readonly NodeKind[] = isPiece ? ['docx', 'html'] : ['html', 'docx'];
  for (const way of ways) {
    const read = readPart(way, service.document);
    if (isOfKind(service, read)) return withNumberOf(service, read);
  }
  return [];
}

/** The only number of an entry is that of what it books. */
function withNumberOf(service: Service, read: Candidate[]): Candidate[] {
  const { document } = service;
  if (read.every(({ booking }) => booking.reference)) return read;
  const [own, more] = readReferences(passagesOf(document)).filter(
    ({ weight, at }) => weight >= 2 && holds(service, at),
  );
  if (!own || more) return read;
  const { value: reference, at, text } = own;
  return read.map((one) => ({
    ...one,
    booking: { ...one.booking, reference },
    evidence: { ...one.evidence, reference: { node: document.node, at, text } },
  }));
}

function hasOtherNumber(service: Service, { booking, evidence }: Candidate, alone: readonly Candidate[]): boolean {
  const at = evidence.reference?.at;
  return (
    typeof at === 'number' && holds(service, at) && alone.every((one) => one.booking.reference !== booking.reference)
  );
}

/** What it says stands there, and nothing of it in another entry: of two together it is a mistake. */
function isIn(service: Service, one: Candidate, { entries }: Services): boolean {
  const others = entries.filter((other) => other !== service);
  const said = saidAt(one);
  return (
    said.some((at) => holds(service, at)) &&
    said.every((at) => holds(service, at) || !others.some((other) => holds(other, at)))
  );
}

const holds = ({ lines }: Service, at: number) =>
  lines.some((line) => at >= line.at && at <= line.at + line.text.length);

const saidAt = ({ evidence }: Candidate): number[] =>
  fields.flatMap((field) => {
    const at = evidence[field]?.at;
    return typeof at === 'number' ? [at] : [];
  });

const fields = ['number', 'from', 'to', 'departure', 'arrival', 'place', 'checkIn', 'checkOut', 'carrier'];
