import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocument, emptyDocument } from './document-values.ts';

test('a number that was not typed again is not sent, and so is kept', () => {
  const checked = checkDocument({ ...emptyDocument('passport'), country: 'FR', programName: 'left from before' });
  assert.deepEqual(JSON.parse(JSON.stringify(checked)), { draft: { documentType: 'passport', country: 'FR' } });
});

test('a card’s barcode says its number unless it says something else', () => {
  const card = { ...emptyDocument('loyalty-card'), programName: 'Étoile Club', membershipNumber: '3081 2207 4419' };
  const barcodeOf = (more: object) => {
    const checked = checkDocument({ ...card, ...more });
    return 'draft' in checked ? checked.draft.barcode : checked.faults;
  };
  assert.equal(barcodeOf({}), undefined);
  assert.deepEqual(barcodeOf({ barcodeFormat: 'qr' }), { format: 'qr', payload: '308122074419' });
  assert.deepEqual(barcodeOf({ barcodeFormat: 'qr', barcodePayload: 'A 1' }), { format: 'qr', payload: 'A 1' });
  assert.deepEqual(barcodeOf({ barcodeFormat: 'code128', barcodePayload: 'é' }), { barcodePayload: 'invalid' });
});

test('a card needs its programme, and a barcode something to say', () => {
  const checked = checkDocument({ ...emptyDocument('loyalty-card'), barcodeFormat: 'aztec' });
  assert.deepEqual(checked, { faults: { programName: 'required', barcodePayload: 'required' } });
});

test('a document of which nothing is known is none, unless there is a scan', () => {
  const nothing = { ...emptyDocument('passport'), customName: '  ' };
  assert.deepEqual(checkDocument(nothing, true), { faults: { documentName: 'empty' } });
  assert.ok('draft' in checkDocument(nothing));
  assert.ok('draft' in checkDocument({ ...nothing, expiry: '2030-01-01' }, true));
});
