import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { date } from '../rules/local-dates.ts';
import type { SheetDay, SheetLine } from '../sheet.ts';
import { say } from '../words.ts';
import { type Fonts, openFonts } from './fonts.ts';
import type { Paper } from './paper-desk.ts';
import { type Drawing, drawText, type SetText, type Style, setText } from './type-setter.ts';

// A4, in points.
const page = { width: 595.28, height: 841.89, side: 52, top: 56, bottom: 64 };
const textWidth = page.width - 2 * page.side;
const timeWidth = 62;
const railWidth = 22;
const lineX = page.side + timeWidth + railWidth;
const lineWidth = textWidth - timeWidth - railWidth;

const ink = '#0f1324';
const quiet = '#5f6780';
const hairline = '#d3d9ec';

const styles = {
  title: { size: 22, weight: 'bold', colour: ink, leading: 27 },
  when: { size: 11, weight: 'regular', colour: quiet, leading: 16 },
  day: { size: 12.5, weight: 'bold', colour: ink, leading: 18 },
  time: { size: 11, weight: 'bold', colour: ink, leading: 14 },
  zone: { size: 8, weight: 'regular', colour: quiet, leading: 11 },
  kind: { size: 8.5, weight: 'regular', colour: quiet, leading: 12 },
  name: { size: 11, weight: 'bold', colour: ink, leading: 15 },
  fact: { size: 9.5, weight: 'regular', colour: '#333a50', leading: 13.5 },
  small: { size: 8, weight: 'regular', colour: quiet, leading: 11 },
} as const satisfies Record<string, Style>;

type Desk = { document: PDFKit.PDFDocument; drawing: Drawing; fonts: Fonts; paper: Paper; y: number };

/** Sets a trip on A4. The same trip on the same day gives the same bytes. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: paper.sheet.title, Author: paper.brand.name, CreationDate: new Date(`${paper.asOf}T00:00:00Z`) },
  });
  const whole = collect(document);
  const desk: Desk = {
    document,
    drawing: document as unknown as Drawing,
    fonts: openFonts(document, (bytes) => create(bytes)),
    paper,
    y: page.top,
  };
  drawHead(desk);
  for (const day of paper.sheet.days) drawDay(desk, day);
  if (paper.sheet.days.length === 0) drawParagraph(desk, say('nothing', paper.language), styles.when);
  drawFeet(desk);
  document.end();
  return whole;
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}

function drawHead(desk: Desk): void {
  const { document, paper } = desk;
  const { brand, sheet } = paper;
  document.rect(0, 0, page.width, 6).fill(brand.colour);
  const mark = set(desk, brand.name, textWidth / 3, { ...styles.name, colour: brand.colour });
  if (brand.logo)
    document.image(Buffer.from(brand.logo.bytes), page.width - page.side - 120, 26, { fit: [120, 28], align: 'right' });
  else place(desk, mark, page.width - page.side - widthOf(mark), 30);
  drawParagraph(desk, sheet.title, styles.title);
  if (sheet.when) drawParagraph(desk, sheet.when, styles.when);
  if (sheet.travelers.length > 0) {
    drawParagraph(desk, say('travelersAre', paper.language, sheet.travelers.join(', ')), styles.when);
  }
  desk.y += 10;
}

function drawParagraph(desk: Desk, text: string, style: Style): void {
  const paragraph = set(desk, text, textWidth, style);
  place(desk, paragraph, page.side, desk.y);
  desk.y += paragraph.height;
}

function drawDay(desk: Desk, { heading, lines }: SheetDay): void {
  const title = set(desk, heading, textWidth, styles.day);
  const laid = lines.map((line) => layOut(desk, line));
  // A heading never stands alone at the foot of a page.
  makeRoom(desk, 26 + title.height + (laid[0]?.height ?? 0));
  desk.y += 14;
  place(desk, title, page.side, desk.y);
  desk.y += title.height + 4;
  rule(desk, desk.y);
  desk.y += 8;
  for (const line of laid) {
    makeRoom(desk, line.height);
    line.draw(desk.y);
    desk.y += line.height;
  }
}

type Laid = { height: number; draw: (y: number) => void };

function layOut(desk: Desk, { time, kind, title, facts }: SheetLine): Laid {
  const [clock = '', zone = ''] = time.split(' ', 2);
  const left = [set(desk, clock, timeWidth, styles.time), set(desk, zone, timeWidth, styles.zone)];
  const right = [
    set(desk, kind, lineWidth, styles.kind),
    set(desk, title, lineWidth, styles.name),
    ...facts.map((fact) => set(desk, fact, lineWidth, styles.fact)),
  ];
  const height = Math.max(heightOf(left), heightOf(right)) + 10;
  return {
    height,
    draw(y) {
      const dotX = page.side + timeWidth + 6;
      desk.document.circle(dotX, y + 18, 2.6).fill(desk.paper.brand.colour);
      stack(desk, left, page.side, y + 11);
      stack(desk, right, lineX, y);
    },
  };
}

function stack(desk: Desk, texts: readonly SetText[], x: number, y: number): void {
  let at = y;
  for (const text of texts) {
    place(desk, text, x, at);
    at += text.height;
  }
}

function makeRoom(desk: Desk, height: number): void {
  if (desk.y + height <= page.height - page.bottom) return;
  desk.document.addPage({ size: 'A4', margin: 0 });
  const running = set(desk, desk.paper.sheet.title, textWidth, styles.small);
  place(desk, running, page.side, 30);
  desk.y = page.top;
}

/** Numbers are known when everything else is drawn. */
function drawFeet(desk: Desk): void {
  const { document, paper } = desk;
  const foot = `${say('asOf', paper.language, date(paper.asOf, paper.language))} · ${say('localTimes', paper.language)}`;
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    const y = page.height - 40;
    rule(desk, y - 8);
    place(desk, set(desk, foot, textWidth, styles.small), page.side, y);
    const number = set(desk, say('page', paper.language, at - start + 1, count), textWidth, styles.small);
    place(desk, number, page.width - page.side - widthOf(number), y);
  }
}

function rule(desk: Desk, y: number): void {
  desk.document
    .moveTo(page.side, y)
    .lineTo(page.width - page.side, y)
    .lineWidth(0.6)
    .stroke(hairline);
}

const set = ({ drawing, fonts }: Desk, text: string, width: number, style: Style) =>
  setText(drawing, fonts, text, width, style);
const place = ({ drawing, fonts }: Desk, text: SetText, x: number, y: number) => drawText(drawing, fonts, text, x, y);
const heightOf = (texts: readonly SetText[]) => texts.reduce((sum, { height }) => sum + height, 0);
const widthOf = ({ lines, style }: SetText) =>
  Math.max(
    ...lines.map((line) => line.reduce((sum, { width }) => sum + width, 0) + (line.length - 1) * style.size * 0.28),
  );
