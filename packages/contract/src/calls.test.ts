import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from './calls.ts';

/** Point 7 of the specification, line by line. */
const specified = `
GET /api/agency/travelers
GET /api/agency/travelers/{id}
POST /api/agency/travelers
PUT /api/agency/travelers/{id}
DELETE /api/agency/travelers/{id}
PUT /api/agency/travelers/{id}/transfer
GET /api/agency/trips
POST /api/agency/trips/clone
POST /api/agency/trips/import
POST /api/agency/images
GET /api/places/google/autocomplete
GET /api/places/google/details
GET /api/weather
GET /api/my/booking/hotels/list
GET /api/my/booking/hotels/detail
POST /api/my/booking/hotels/book
POST /api/my/booking/hotels/cancel
GET /api/my/booking/hotels/{id}/cancellation-policy
POST /api/my/company/safety
GET /api/my/app/{id}/config
POST /api/my/devices
GET /api/my/messages
PATCH /api/my/messages/read
DELETE /api/my/messages/{id}
GET /api/my/account
PUT /api/my/account/details
GET /api/my/company
GET /api/my/ping
GET /api/reference-data/airline
GET /api/my/trips
GET /api/my/trips/{id}
POST /api/my/trips
PUT /api/my/trips/{id}
DELETE /api/my/trips/{id}
PUT /api/my/trips/{id}/rating
POST /api/my/trips/merge-many
POST /api/my/trips/{id}/segments
PUT /api/my/trips/{id}/segments/{segmentId}
PATCH /api/my/trips/{id}/segments/{segmentId}
DELETE /api/my/trips/{id}/segments/{segmentId}
POST /api/my/trips/{id}/segments/{segmentId}/attachments
POST /api/my/trips/{id}/attachments
DELETE /api/my/attachments/{id}
PUT /api/my/attachments/{id}
POST /api/my/trips/{id}/travelers
DELETE /api/my/trips/{id}/travelers/{travelerId}
GET /api/my/documents
POST /api/my/documents
PUT /api/my/documents/{id}
DELETE /api/my/documents/{id}
POST /api/my/documents/{id}/files
POST /api/my/documents/new/files
PUT /api/my/documents/{id}/files/{fileId}
DELETE /api/my/documents/{id}/files/{fileId}
POST /api/my/review
GET /api/my/review/{id}
PUT /api/my/review/{id}
`
  .trim()
  .split('\n');

test('every call of the specification is in the contract', () => {
  const known = new Set(Object.values(calls).map((call) => `${call.method} ${call.path}`));
  assert.deepEqual(
    specified.filter((line) => !known.has(line)),
    [],
  );
});

test('no two calls share a method and a path', () => {
  const lines = Object.values(calls).map((call) => `${call.method} ${call.path}`);
  assert.equal(new Set(lines).size, lines.length);
});

test('every parameter in a path is declared, and no other', () => {
  for (const [name, call] of Object.entries(calls)) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const declared = 'params' in call ? Object.keys(call.params.shape) : [];
    assert.deepEqual(declared.sort(), inPath.sort(), name);
  }
});
