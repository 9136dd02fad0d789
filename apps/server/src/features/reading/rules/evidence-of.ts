import type { ImportedBooking, SegmentType } from '@escale/contract';
import type { Candidate, Evidence, TreeSummary } from '@escale/extract';

/** Where each field of the segment was read, by the segment's own names, so that the app can show it beside the field. */
export function evidenceOf(candidate: Candidate, type: SegmentType, tree: TreeSummary): ImportedBooking['evidence'] {
  return Object.entries(candidate.evidence).map(([field, evidence]) => ({
    field: fieldName(field, type),
    ...passageOf(evidence, tree),
    reader: candidate.rank,
    confidence: candidate.confidence,
  }));
}

/** A passage as a person is led to it. */
export const passageOf = ({ node, text, at }: Evidence, tree: TreeSummary) => ({
  text: readable(text),
  where: wayTo(node, tree),
  ...(typeof at === 'number' && { at: Math.floor(at) }),
});

/** A piece of markup shows its values: `{"@type":"Airport","name":"Milano Linate","iataCode":"LIN"}` → `Milano Linate, LIN`. */
function readable(text: string): string {
  if (!text.startsWith('{')) return text;
  const values = [...text.matchAll(/"(@?\w{1,40})":"([^"\\]{1,200})"/g)].filter(([, name]) => !name?.startsWith('@'));
  return values.map(([, , value]) => value).join(', ') || text;
}

/** The engine's `departure` is a moment and `from` a place; ours are `start` and `departure`. */
export function fieldName(written: string, type: SegmentType): string {
  const field = written.split(/[./]/)[0] ?? written;
  return names[type][field] ?? common[field] ?? field;
}

const common: Record<string, string> = {
  reference: 'confirmationNumber',
  agency: 'supplier',
  departure: 'start',
  checkIn: 'start',
  validFrom: 'start',
  arrival: 'end',
  checkOut: 'end',
  until: 'end',
  validUntil: 'end',
  from: 'departure',
  to: 'arrival',
  ticketToken: 'ticketCode',
  carrier: 'company',
};

const names: Record<SegmentType, Record<string, string>> = {
  flight: {
    carrier: 'airlineName',
    number: 'flightNumber',
    seats: 'seatNumber',
    gate: 'departureGate',
    boarding: 'boardingTime',
  },
  train: { carrier: 'transporter', number: 'trainNumber', line: 'trainNumber', seats: 'seat' },
  'car-rental': { from: 'pickUp', to: 'dropOff', car: 'carDescription' },
  hotel: {},
  transfer: { number: 'serviceInfo', line: 'serviceInfo' },
  vessel: { line: 'vesselName' },
  cruise: { line: 'shipName' },
  event: { place: 'location' },
};

/** `0.2.1` → `mail > forwarded-mail > html`. */
export function wayTo(path: string, tree: TreeSummary): string {
  const way: string[] = [];
  let at: TreeSummary | undefined = tree;
  while (at) {
    way.push(at.fileName ?? at.kind);
    if (at.path === path) break;
    at = at.children.find((child) => path === child.path || path.startsWith(`${child.path}.`));
  }
  return way.join(' > ');
}

/** When the mail was sent in which most of it stood: of a forwarded one, the inner. */
export function issuedAt({ evidence }: Candidate, tree: TreeSummary): string | null {
  const sent = Object.values(evidence).flatMap(({ node }) => nodeAt(node, tree)?.sentAt ?? []);
  return sent.sort().at(-1) ?? null;
}

function nodeAt(path: string, tree: TreeSummary): TreeSummary | undefined {
  let at: TreeSummary | undefined = tree;
  while (at && at.path !== path)
    at = at.children.find((child) => path === child.path || path.startsWith(`${child.path}.`));
  return at;
}
