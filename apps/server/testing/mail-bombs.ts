/** Mails that were made to keep whoever reads them busy. */
export const mailBombs: Record<string, (from: string) => string> = {
  'twenty thousand mails within mails': (from) =>
    header(from, 'message/rfc822') + 'Content-Type: message/rfc822\r\n\r\n'.repeat(20_000),
  'twenty thousand multiparts within each other': (from) =>
    header(from, 'multipart/mixed; boundary=b0') +
    Array.from(
      { length: 20_000 },
      (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
    ).join(''),
  'a million parts': (from) => header(from, 'multipart/mixed; boundary=b') + '--b\r\n\r\nx\r\n'.repeat(1_000_000),
  'a page of four megabytes of nested elements': (from) => header(from, 'text/html') + '<div>'.repeat(800_000),
  'a table of a million cells': (from) =>
    `${header(from, 'text/html')}<table>${'<tr><td colspan=1000 rowspan=1000>x'.repeat(30_000)}`,
  'an address list of two megabytes': (from) =>
    `To: ${'a@b.example, '.repeat(150_000)}\r\n${header(from, 'text/plain')}x`,
  'text made for slow patterns': (from) =>
    `${header(from, 'text/plain')}${'Flight AF 1234 '.repeat(20)}${'1 '.repeat(500_000)}${'a'.repeat(500_000)}:`,
  'markup nested a hundred thousand deep': (from) =>
    header(from, 'text/html') +
    `<script type="application/ld+json">${'[{"@type":"FlightReservation","x":'.repeat(100_000)}`,
  'a meeting every second for ever': (from) => header(from, 'text/calendar') + calendar('FREQ=SECONDLY'),
  'a meeting a thousand million times': (from) =>
    header(from, 'text/calendar') + calendar('FREQ=DAILY;COUNT=1000000000'),
  'a meeting by every rule there is': (from) =>
    header(from, 'text/calendar') +
    calendar(
      `FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYHOUR=${Array.from({ length: 24 }, (_, i) => i)};BYMINUTE=${Array.from({ length: 60 }, (_, i) => i)}`,
    ),
  'two hundred thousand events': (from) =>
    header(from, 'text/calendar') +
    `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261203\r\nSUMMARY:x\r\nEND:VEVENT\r\n'.repeat(200_000)}END:VCALENDAR`,
};

const header = (from: string, type: string) =>
  `From: ${from}\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;
const calendar = (rule: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261203T100000Z\r\nDTEND:20261203T110000Z\r\nSUMMARY:x\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
