import assert from 'node:assert/strict';
import { cpuUsage } from 'node:process';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { bytes, mail } from '../testing/mail.ts';
import { pdf } from '../testing/pdf.ts';
import { extract } from './index.ts';

// What somebody may send to keep the engine busy. The caller allows five seconds of work; none of these may need it.
const hostile: [string, () => Uint8Array][] = [
  ['nothing at all', () => bytes('')],
  ['a NUL byte and lone surrogates', () => bytes('\u0000\ud800 booking \udfff')],
  ['a megabyte of one letter', () => bytes('a'.repeat(1_000_000))],
  ['a megabyte of spaces', () => mail({ body: `Booking${' '.repeat(1_000_000)}reference` })],
  ['a megabyte of quote marks', () => mail({ body: '>'.repeat(1_000_000) })],
  ['a hundred thousand header lines in the body', () => mail({ body: 'From: a\nTo: b\n'.repeat(50_000) })],
  ['a hundred thousand nested elements', () => bytes(`<html>${'<div><b><table><tr><td>'.repeat(20_000)}`)],
  [
    'a thousand open links before as many paragraphs',
    () =>
      bytes(`<html>${Array.from({ length: 1_000 }, (_, id) => `<p><b id=${id}>`).join('')}${'<p>x'.repeat(20_000)}`),
  ],
  ['a table of a million spans', () => bytes(`<table>${'<tr><td colspan=1000 rowspan=1000>x'.repeat(2_000)}</table>`)],
  [
    'half a megabyte of opening braces in markup',
    () => bytes(`<html><script type="application/ld+json">${'{"a":['.repeat(80_000)}</script>`),
  ],
  ['a Word file of two million paragraphs', () => word('<w:p/>'.repeat(2_000_000))],
  ['a Word file of one line of megabytes', () => word(`<w:p><w:r><w:t>${'a '.repeat(5_000_000)}</w:t></w:r></w:p>`)],
  [
    'a Word file of a hundred thousand rows',
    () => word(`<w:tbl>${'<w:tr><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc></w:tr>'.repeat(100_000)}</w:tbl>`),
  ],
  [
    'a Word file of cells over a hundred thousand columns',
    () => {
      const cell = '<w:tc><w:tcPr><w:gridSpan w:val="99999"/></w:tcPr><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc>';
      return word(`<w:tbl>${`<w:tr>${cell.repeat(60)}</w:tr>`.repeat(1_000)}</w:tbl>`);
    },
  ],
  ['a calendar that repeats each second for ever', () => calendar('DTSTART:20270101T000000Z\r\nRRULE:FREQ=SECONDLY')],
  [
    'a calendar that repeats a thousand million times',
    () => calendar('DTSTART:20270101T000000Z\r\nRRULE:FREQ=DAILY;COUNT=1000000000'),
  ],
  ['a calendar on 30 February', () => calendar('DTSTART;VALUE=DATE:20270230')],
  [
    'a calendar of ten thousand events',
    () =>
      bytes(
        `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nSUMMARY:x\r\nDTSTART:20270101T000000Z\r\nEND:VEVENT\r\n'.repeat(10_000)}END:VCALENDAR`,
      ),
  ],
  ['a PDF of nothing but streams that begin', () => bytes(`%PDF-1.4\n${'>>stream '.repeat(1_000_000)}`)],
  [
    'a PDF page of hatching',
    () => {
      const uprights = Array.from({ length: 800 }, (_, i) => `${i % 2 ? i / 4 : 300 + i / 4} 0 .1 700 re f`);
      const levels = Array.from({ length: 19_000 }, (_, i) => `0 ${i % 700} 200 .1 re f`);
      return pdf([...uprights, ...levels].join('\n'));
    },
  ],
  [
    'a row of signs behind a label',
    () => {
      const place = `${'\u0001\u0002'.repeat(30)}Q${'- '.repeat(30)}é`;
      const body = `Your driver will meet you on 3 May 2027 at 10:30.\n\nPick-up: ${place}\nDestination: Porto Airport\nBooking: ABC123\n`;
      return mail({ body });
    },
  ],
  ['a boarding pass of nines', () => bytes('M9MARTIN/LEA          EABC123 CDGJFKAF 0006 045C012A0025 1FF')],
  [
    'the year 300000',
    () =>
      bytes(
        '<script type="application/ld+json">{"@type":"FlightReservation","reservationFor":{"flightNumber":"AF1","departureTime":"300000-01-01T00:00:00Z"}}</script>',
      ),
  ],
  [
    'a prototype in markup',
    () =>
      bytes(
        '<html><script type="application/ld+json">{"@type":"LodgingReservation","__proto__":{"x":1},"constructor":1,"reservationFor":{"name":"A","__proto__":null}}</script>',
      ),
  ],
];

for (const [what, make] of hostile)
  test(`${what} costs less than three seconds and breaks nothing`, async () => {
    const source = make();
    const before = cpuUsage();
    const reading = await extract(source, { contextDate: '2027-01-01' });
    // the processor's time, for a busy machine is not the engine's fault
    const { user, system } = cpuUsage(before);
    const ms = (user + system) / 1000;
    assert.ok(ms < 3_000, `${Math.round(ms)} ms`);
    assert.ok(reading.reservations.length > 0 || reading.doubts.length > 0, 'what is not read is said');
  });

function word(body: string): Uint8Array {
  return zipSync({ 'word/document.xml': bytes(`<w:document><w:body>${body}</w:body></w:document>`) });
}

function calendar(event: string): Uint8Array {
  return bytes(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Flight AF 6\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR`);
}
