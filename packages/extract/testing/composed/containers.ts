import { mail } from '../mail.ts';
import { type Placed, pdf } from '../pdf.ts';
import { type Part, wordFile } from '../word.ts';
import type { Block } from './block.ts';
import type { Choice } from './choice.ts';
import type { Language } from './manner.ts';
import { wrapped } from './wrapped.ts';

export type Sheet = { subject: string; sender: string; language: Language; blocks: Block[] };
export type File = { bytes: Uint8Array; fileName: string };
type Contain = (sheet: Sheet, choice: Choice) => File;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const broken = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** Pages are marked up in as many ways as there are senders; one sender has one. */
function page({ blocks }: Sheet, choice: Choice): string {
  const heading = choice.of([
    '<h2>%</h2>',
    '<p><b>%</b></p>',
    '<div class="title">%</div>',
    '<table><tr><td><strong>%</strong></td></tr></table>',
  ]);
  const gathered = choice.of(['<p>%</p>', '<div>%</div>', '<table><tr><td>%</td></tr></table>']);
  const apart = choice.is(0.3);
  const body = blocks.map((block) => {
    if ('title' in block) return heading.replace('%', () => broken(block.title));
    if ('rows' in block)
      return `<table width="100%">${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${broken(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    if (apart) return block.lines.map((line) => gathered.replace('%', () => broken(line))).join('\n');
    return gathered.replace('%', () => block.lines.map(broken).join('<br>'));
  });
  const around = choice.of([
    '%',
    '<table width="600" align="center"><tr><td>%</td></tr></table>',
    '<div style="max-width:600px">%</div>',
  ]);
  return `<html><body>${around.replace('%', () => body.join('\n'))}</body></html>`;
}

function plain({ blocks }: Sheet, choice: Choice): string {
  const [capitals, underlined, marked] = [choice.is(0.4), choice.is(0.4), choice.is(0.2)];
  return blocks
    .map((block) => {
      if ('title' in block) {
        const text = capitals ? block.title.toUpperCase() : marked ? `*${block.title}*` : block.title;
        return underlined ? `${text}\n${'-'.repeat(text.length)}` : text;
      }
      return 'lines' in block ? block.lines.join('\n') : setOut(block.rows);
    })
    .join('\n\n');
}

/** A table in plain text: its columns one below the other, or a line of its own for each cell that has several. */
function setOut(rows: string[][]): string {
  if (rows.some((row) => row.some((cell) => cell.includes('\n')))) {
    return rows.map((row) => row.filter((cell) => cell !== '').join('\n')).join('\n\n');
  }
  if (rows.every(({ length }) => length === 2)) return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)) + 3) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const html: Contain = (sheet, choice) => ({
  fileName: 'mail.eml',
  bytes: mail({ ...envelope(sheet), type: 'text/html; charset=utf-8', body: page(sheet, choice) }),
});
const text: Contain = (sheet, choice) => ({
  fileName: 'mail.eml',
  bytes: mail({ ...envelope(sheet), body: plain(sheet, choice) }),
});
const envelope = ({ subject, sender }: Sheet) => ({
  subject,
  from: `${sender} <bookings@sender.example>`,
  date: 'Tue, 05 Jan 2027 09:00:00 +0100',
});

const heads: { [language in Language]: ((sheet: Sheet) => string)[] } = {
  en: [
    ({ sender, subject }) =>
      `---------- Forwarded message ---------\nFrom: ${sender} <bookings@sender.example>\nDate: Tue, Jan 5, 2027 at 9:00 AM\nSubject: ${subject}\nTo: <lena@office.example>`,
    ({ sender, subject }) =>
      `From: ${sender} <bookings@sender.example>\nSent: Tuesday, January 5, 2027 9:00 AM\nTo: Lena Office <lena@office.example>\nSubject: ${subject}`,
    ({ sender, subject }) =>
      `Begin forwarded message:\n\nFrom: ${sender} <bookings@sender.example>\nSubject: ${subject}\nDate: 5 January 2027 at 09:00:00 CET\nTo: lena@office.example`,
  ],
  fr: [
    ({ sender, subject }) =>
      `---------- Forwarded message ---------\nDe : ${sender} <bookings@sender.example>\nDate: mar. 5 janv. 2027 à 09:00\nSubject: ${subject}\nTo: <lena@office.example>`,
    ({ sender, subject }) =>
      `De : ${sender} <bookings@sender.example>\nEnvoyé : mardi 5 janvier 2027 09:00\nÀ : Lena Office <lena@office.example>\nObjet : ${subject}`,
    ({ sender, subject }) =>
      `Début du message transféré :\n\nDe: ${sender} <bookings@sender.example>\nObjet: ${subject}\nDate: 5 janvier 2027 à 09:00:00 UTC+1\nÀ: lena@office.example`,
  ],
};
const notes = {
  en: ['', 'FYI', 'Can you put this in my calendar please? Thanks, Paul'],
  fr: ['', 'Pour info', 'Peux-tu ajouter ceci à mon voyage ? Merci, Paul'],
};

const forwarded: Contain = (sheet, choice) => {
  const [note, head] = [choice.of(notes[sheet.language]), choice.of(heads[sheet.language])(sheet)];
  const from = 'Paul Office <paul@office.example>';
  const around = {
    from,
    subject: `${sheet.language === 'fr' ? 'TR' : 'Fwd'}: ${sheet.subject}`,
    date: 'Wed, 06 Jan 2027 10:12:00 +0100',
  };
  if (choice.is(0.5)) {
    const quoted = choice.is(0.3) ? plain(sheet, choice).replaceAll(/^/gm, '> ') : plain(sheet, choice);
    return { fileName: 'mail.eml', bytes: mail({ ...around, body: `${note}\n\n${head}\n\n${quoted}` }) };
  }
  const body = `<div>${note}</div><div class="gmail_quote"><div>${broken(head)}</div><br>${page(sheet, choice)}</div>`;
  return { fileName: 'mail.eml', bytes: mail({ ...around, type: 'text/html; charset=utf-8', body }) };
};

const word: Contain = ({ blocks }) => ({
  fileName: 'order.docx',
  bytes: wordFile(
    blocks.map((block): Part => {
      if ('title' in block) return { heading: block.title };
      if ('lines' in block) return block.lines.join('\n');
      return block.rows.map((row) => row.map((cell) => (cell.includes('\n') ? { lines: cell.split('\n') } : cell)));
    }),
  ),
});

/** Letters that Helvetica's own encoding lacks are left to those that it has. */
const printable = (line: string) =>
  line
    .replaceAll('→', '>')
    .replaceAll('–', '-')
    .replaceAll('’', "'")
    .replaceAll('•', '\u0095')
    .replace(/[()\\]/g, (letter) => `\\${letter}`)
    .replace(/[\u0080-ÿ]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);

const printed: Contain = ({ blocks }) => {
  const pages: Placed[][] = [[]];
  let y = 800;
  const put = (cells: string[], step: number, size = 10) => {
    if (y < 60) {
      pages.push([]);
      y = 800;
    }
    for (const [at, cell] of cells.entries())
      if (cell !== '') pages.at(-1)?.push([50 + at * step, y, printable(cell), size]);
    y -= size + 4;
  };
  for (const block of blocks) {
    if ('title' in block) put([block.title], 0, 14);
    else if ('lines' in block) for (const line of block.lines.flatMap((text) => wrapped(text, 495, 10))) put([line], 0);
    else {
      const widest = Math.max(...block.rows.map(({ length }) => length));
      const step = 500 / widest;
      for (const row of block.rows) {
        const cells = row.map((cell) => cell.split('\n').flatMap((line) => wrapped(line, step - 6, 9)));
        const height = Math.max(...cells.map(({ length }) => length));
        for (let at = 0; at < height; at++)
          put(
            cells.map((cell) => cell[at] ?? ''),
            step,
            9,
          );
        y -= 4;
      }
    }
    y -= 10;
  }
  return { fileName: 'paper.pdf', bytes: pdf(...pages) };
};

export const containers = { html, text, forwarded, word, printed } satisfies { [name: string]: Contain };
export type Container = keyof typeof containers;
