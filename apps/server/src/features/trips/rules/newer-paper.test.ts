import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NewSegment, type SegmentDraft, type SegmentDraftOf, segmentDraft } from '@escale/contract';
import { foldPapers, type Paper } from './fold-papers.ts';
import { identityOf } from './identity.ts';
import { mergePatch } from './merge-patch.ts';
import { changedFields, newerPaper } from './newer-paper.ts';
import { planClone } from './plan-clone.ts';
import { planMerge } from './plan-merge.ts';

type Flight = SegmentDraftOf<'flight'>;
const flightDraft = (segment: NewSegment) => segmentDraft.parse(segment) as Flight;
const flight = flightDraft({
  type: 'flight',
  departure: { name: 'Paris Charles de Gaulle', iata: 'CDG', latitude: 49.01, longitude: 2.55 },
  arrival: { name: 'Lisbon', iata: 'LIS' },
  start: '2026-12-03T08:15:00+01:00[Europe/Paris]',
  airlineCode: 'ZB',
  flightNumber: '1824',
  seatNumber: '12A',
  confirmationNumber: 'QX7K2P',
});

const paperOf = (said: Flight | SegmentDraft, more: Partial<Paper> = {}): Paper => ({
  said,
  cancels: false,
  copy: false,
  issuedAt: '2026-11-21T10:00:00Z',
  ...more,
});
const earlier = { issuedAt: '2026-11-01T10:00:00Z' };
/** Another paper arrives for a segment that says what its first paper said. */
const arrives = (present: SegmentDraft, paper: SegmentDraft, byHand: string[] = [], first: SegmentDraft = present) =>
  newerPaper(present, [paperOf(first, earlier)], paperOf(paper), byHand);
const changed = ({ changes }: ReturnType<typeof newerPaper>) => changes.map(({ field }) => field);

test('a newer paper replaces what an older one said and keeps what it is silent about', () => {
  const paper = flightDraft({ ...flight, start: '2026-12-03T09:40:00+01:00[Europe/Paris]', seatNumber: undefined });
  const plan = arrives(flight, paper);
  assert.deepEqual(changed(plan), ['start']);
  assert.equal(plan.merged.seatNumber, '12A');
  assert.deepEqual(plan.differences, []);
});

test('a seat that the traveller chose by hand stays, and the difference is told', () => {
  const plan = arrives(flight, flightDraft({ ...flight, seatNumber: '30F' }), ['seatNumber']);
  assert.equal(plan.merged.seatNumber, '12A');
  assert.deepEqual(changed(plan), []);
  assert.deepEqual(plan.differences, [{ field: 'seatNumber', kept: '12A', offered: '30F' }]);
});

test('a barcode that shouts the name that the traveller typed says nothing new; another seat does', () => {
  const typed = flightDraft({ ...flight, travelers: [{ name: 'Léa Martin', seat: '7A' }] });
  const shouts = (seat?: string) =>
    flightDraft({ ...flight, travelers: [{ name: 'MARTIN LEA', ...(seat && { seat }) }] });
  const first = flightDraft({ ...flight, travelers: [] });
  assert.deepEqual(arrives(typed, shouts('7A'), ['travelers'], first).differences, []);
  assert.deepEqual(arrives(typed, shouts(), ['travelers'], first).differences, []);
  const moved = arrives(typed, shouts('9C'), ['travelers'], first).differences;
  assert.deepEqual(
    moved.map(({ field }) => field),
    ['travelers'],
  );
});

test('what a person corrected is not asked again by a paper that repeats the mistake', () => {
  const corrected = flightDraft({ ...flight, seatNumber: '2C' });
  const again = arrives(corrected, flight, ['seatNumber'], flight);
  assert.deepEqual([changed(again), again.differences], [[], []]);
  const moved = arrives(corrected, flightDraft({ ...flight, seatNumber: '30F' }), ['seatNumber'], flight);
  assert.deepEqual(moved.differences, [{ field: 'seatNumber', kept: '2C', offered: '30F' }]);
});

test('a change speaks over the confirmation, whichever came first', () => {
  const moved = { ...flight, start: '2026-12-03T09:40:00+01:00[Europe/Paris]' };
  const papers = [paperOf(flight, earlier), paperOf(moved)];
  assert.equal(foldPapers(papers).start, moved.start);
  assert.equal(foldPapers(papers.toReversed()).start, moved.start);
});

test('what a calendar copied is spoken over by every paper, however old', () => {
  const copy = paperOf({ ...flight, seatNumber: '9A' }, { copy: true });
  assert.equal(foldPapers([paperOf(flight, earlier), copy]).seatNumber, '12A');
});

test('one of two passengers who cancels leaves the other on board; both, and nobody flies', () => {
  const two = paperOf({ ...flight, travelers: [{ name: 'Léa Martin' }, { name: 'WEBER/MAX MR' }] }, earlier);
  const cancels = (...names: string[]) =>
    foldPapers([two, paperOf({ ...flight, travelers: names.map((name) => ({ name })) }, { cancels: true })]);
  assert.deepEqual(cancels('Max Weber').travelers, [{ name: 'Léa Martin' }]);
  assert.notEqual(cancels('Max Weber').status, 'cancelled');
  assert.equal(cancels('Max Weber', 'Lea Martin').status, 'cancelled');
});

test('a boarding pass each for two people makes two passengers, and a second one for the same person none', () => {
  const pass = (name: string) => paperOf({ ...flight, travelers: [{ name }] });
  const names = (papers: Paper[]) => (foldPapers(papers).travelers as { name: string }[]).map(({ name }) => name);
  assert.deepEqual(names([pass('MARTIN/LEA MS'), pass('Max Weber'), pass('Léa Martin')]), ['Léa Martin', 'Max Weber']);
});

test('a paper that only names the day leaves the known time, and its silence leaves the number of rooms', () => {
  const hotel = segmentDraft.parse({
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio' },
    start: '2026-12-03T15:00:00+00:00[Europe/Lisbon]',
    numberOfRooms: 2,
  });
  const reminder = segmentDraft.parse({ ...hotel, start: '2026-12-03', numberOfRooms: undefined });
  assert.deepEqual(changed(arrives(hotel, reminder)), []);
});

test('an old confirmation that is forwarded again does not bring back what was cancelled', () => {
  const plan = arrives({ ...flight, status: 'cancelled' }, flight);
  assert.deepEqual(changed(plan), []);
  assert.deepEqual(plan.differences, [{ field: 'status', kept: 'cancelled', offered: 'confirmed' }]);
});

test('a flight that moves behind its old landing loses that landing rather than the move', () => {
  const known = flightDraft({ ...flight, end: '2026-12-03T09:50:00+00:00[Europe/Lisbon]' });
  const plan = arrives(known, flightDraft({ ...flight, start: '2026-12-03T19:40:00+01:00[Europe/Paris]' }));
  assert.deepEqual(changed(plan).sort(), ['end', 'start']);
  assert.equal('end' in plan.merged, false);
});

test('a place that is only named again keeps its coordinates', () => {
  const plan = arrives(flight, flightDraft({ ...flight, departure: { name: 'PARIS CDG', iata: 'CDG' } }));
  assert.deepEqual(changed(plan), []);
});

test('an edit marks the fields that it changed and no others', () => {
  assert.deepEqual(changedFields(flight, { ...flight, seatNumber: '1A', notes: 'window' }), ['seatNumber', 'notes']);
});

test('null takes a field away, and what is not named stays', () => {
  assert.deepEqual(mergePatch({ a: 1, b: 2 }, { a: null, c: 3 }), { b: 2, c: 3 });
});

test('the same flight is known by number and day, and when it moves by its confirmation number', () => {
  const moved = flightDraft({ ...flight, start: '2026-12-04T08:15:00+01:00[Europe/Paris]' });
  const [one, other] = [identityOf(flight), identityOf(moved)];
  assert.equal(
    one.sure.some((key) => other.sure.includes(key)),
    false,
  );
  assert.equal(
    one.likely.some((key) => other.likely.includes(key)),
    true,
  );
});

test('a copy takes what is in Other, and neither personal events nor the files of segments', () => {
  const plan = planClone({
    segments: [
      { id: 'flight', personal: false },
      { id: 'dentist', personal: true },
    ],
    attachments: [
      { id: 'ticket', segmentId: 'flight' },
      { id: 'visa', segmentId: null },
    ],
  });
  assert.deepEqual(plan, { segmentIds: ['flight'], attachmentIds: ['visa'] });
});

test('who travels on a merged trip joins the one that it goes into, once', () => {
  const person = (accountId: string, travels = true) => ({
    accountId,
    travels,
    email: `${accountId}@example.com`,
    typedName: null,
    ownName: null,
    joinedAt: null,
  });
  const plan = planMerge({ id: 'target', parts: [person('lea')] }, [
    { id: 'a', parts: [person('lea'), person('max')] },
    { id: 'b', parts: [person('max'), person('ana', false)] },
  ]);
  assert.deepEqual(
    plan.joining.map((part) => part.accountId),
    ['max'],
  );
});
