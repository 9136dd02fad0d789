import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMultistatus } from './read-multistatus.ts';

const read = (xml: string) => readMultistatus(new TextEncoder().encode(xml));

test('every server writes the same in its own way', () => {
  const answers = read(`<?xml version="1.0"?>
    <d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">
      <d:response><d:href>/c/office/</d:href>
        <d:propstat><d:prop>
          <d:resourcetype><d:collection/><cal:calendar/></d:resourcetype>
          <d:displayname>Work &amp; travel</d:displayname>
          <cal:supported-calendar-component-set><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>
          <cal:calendar-data><![CDATA[BEGIN:VCALENDAR <&>]]></cal:calendar-data>
        </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>
        <d:propstat><d:prop><d:getetag/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>
      </d:response>
      <d:response><d:href>/c/gone.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>
      <d:sync-token>token-7</d:sync-token>
    </d:multistatus>`);
  const [calendar, gone] = answers.responses;
  assert.equal(answers.syncToken, 'token-7');
  assert.equal(calendar?.props.displayname?.text, 'Work & travel');
  assert.deepEqual(calendar?.props.resourcetype?.names, ['collection', 'calendar']);
  assert.ok(calendar?.props['supported-calendar-component-set']?.names.includes('VEVENT'));
  assert.equal(calendar?.props['calendar-data']?.text, 'BEGIN:VCALENDAR <&>');
  assert.equal(calendar?.props.getetag, undefined);
  assert.deepEqual([gone?.href, gone?.status], ['/c/gone.ics', 404]);
});

test('what is made to hurt is refused', () => {
  const bombs = [
    '<!DOCTYPE a [<!ENTITY b "b">]><d:multistatus xmlns:d="DAV:"/>',
    '<a>'.repeat(100_000),
    `<multistatus>${'<a/>'.repeat(400_000)}</multistatus>`,
    '<multistatus><a></b></multistatus>',
    '<html><body>Sign in</body></html>',
    '',
  ];
  for (const bomb of bombs) assert.throws(() => read(bomb), Error, bomb.slice(0, 40));
});
