import { givenFirst, nameInAddress, type Origin, type PlainDay } from '../origin.ts';
import { findDates } from '../text/dates.ts';
import { daysBetween } from '../text/days.ts';
import { inLines } from '../text/in-lines.ts';

/** Where in a list of lines a mail begins that somebody forwarded or quoted. */
export type ForwardedPart = {
  /** First line of the separator or header; what stands above is the sender's own note. */
  from: number;
  /** First line of the inner mail's text. */
  start: number;
  origin: Origin;
  /** As printed; empty where the header has none. */
  date: string;
  style: 'forwarded' | 'quoted';
};

type Label = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'other';

const labels: [Label, string][] = [
  ['from', 'from|de|von|da|van|fra|från|od|lähettäjä|expéditeur|absender|remitente|mittente|afzender'],
  [
    'date',
    "date|sent|envoyé|envoyé le|date d'envoi|le|gesendet|gesendet am|datum|fecha|enviado|enviado el|enviada em|enviado em|inviato|data|verzonden|skickat|sendt|dato|päivämäärä|lähetetty|wysłano|odesláno",
  ],
  ['to', 'to|à|a|pour|an|para|aan|til|till|do|komu|vastaanottaja|destinataire|destinataires|destinatario|empfänger'],
  ['cc', 'cc|copie|copie à|kopie|kopia|kopi|dw'],
  ['subject', 'subject|objet|betreff|asunto|oggetto|onderwerp|assunto|sujet|emne|ämne|aihe|temat|předmět'],
  [
    'other',
    'reply-to|répondre à|importance|priorité|attachments|pièces jointes|antwort an|prioridad|priorità|wichtigkeit',
  ],
];
const labelNames = new Map<string, Label>(
  labels.flatMap(([label, names]) => names.split('|').map((name): [string, Label] => [name, label])),
);

const separator = inLines('i')`
  ^[-_ ]{2,}\s?(?:
    forwarded message|original message|message transféré|message d['’]origine|message original
    |weitergeleitete nachricht|ursprüngliche nachricht|mensaje reenviado|mensaje original
    |messaggio inoltrato|messaggio originale|mensagem encaminhada|mensagem original|doorgestuurd bericht
    |oorspronkelijk bericht|vidarebefordrat meddelande|ursprungligt meddelande
    |videresendt (?:melding|meddelelse)|oprindelig meddelelse|wiadomość przekazana|oryginalna wiadomość
    |přeposlaná zpráva|původní zpráva
  )
  |^(?:
    begin forwarded message|début du message (?:transféré|réexpédié)|anfang der weitergeleiteten nachricht
    |inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem reencaminhada
    |begin doorgestuurd bericht
  )\s?:
`;
function isAnswer(subject: string): boolean {
  return /^\s*(?:re|aw|rép|sv|vs|odp|antw|antwort|rif)\s?(?:\[\d+\])?\s?:/i.test(subject);
}

/** Programs write the same line over what they forward and over what they answer. */
const ofAnswers = /orig|urspr|oorspr|oprind|původn/i;

const saysWrote =
  '(?:wrote|a écrit|schrieb[^:]{0,80}|escribió|ha scritto|escreveu|schreef[^:]{0,80}|skrev[^:]{0,80}|kirjoitti|napisał\\(?a?\\)?|napsala?\\(?a?\\)?|pisze)';
const wroteStart = /^(?:on|le|am|el|il|em|no dia|op|den|pe|ti|ma|w dniu|dne|dnia)\s/i;
const wrote = new RegExp(`${wroteStart.source}.{6,160}${saysWrote}\\s?:$`, 'i');
const wroteEnd = new RegExp(`\\s?${saysWrote}\\s?:$`, 'i');

/**
 * The first mail that is forwarded or quoted in these lines, or null. Quote marks (">") before a line do not count.
 * Below an answer ("Re: Reservation 118") stands what it answers, and on top is the news.
 */
export function findForwarded(rawLines: string[], subject = ''): ForwardedPart | null {
  const lines = rawLines.slice(0, 430).map(withoutQuoteMarks);
  const last = Math.min(lines.length, 400);
  for (let index = 0; index < last; index++) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const quoted = readQuoteLine(lines, index);
    if (quoted) return quoted;
    const label = labelOf(line)?.label;
    if (!label || label === 'other') continue;
    const header = readHeader(lines, index);
    if (!header) continue;
    const from = separatorAbove(lines, index);
    const isForwarded = !isAnswer(subject) || (from < index && !ofAnswers.test(lines[from] ?? ''));
    return { ...header, from, style: isForwarded ? 'forwarded' : 'quoted' };
  }
  return null;
}

/** "On 13 April 2027, Hotel <…> wrote:" on one line or two, with something quoted below. */
function readQuoteLine(lines: string[], index: number): ForwardedPart | null {
  const one = lines[index] ?? '';
  if (!wroteStart.test(one)) return null;
  for (const count of [1, 2, 3]) {
    const text = lines
      .slice(index, index + count)
      .join(' ')
      .trim();
    if (!wrote.test(text) || text.length > 300) continue;
    const middle = text.replace(/^\S+\s/, '').replace(wroteEnd, '');
    const address = readAddress(middle);
    const name = /(?:,|\d)\s*"?([^,"<\d]{2,60})"?\s*</.exec(middle)?.[1]?.trim();
    return {
      from: index,
      start: index + count,
      origin: { sender: address.sender, senderName: name },
      date: middle.split(/,\s(?=[^,]*<)/)[0] ?? middle,
      style: 'quoted',
    };
  }
  return null;
}

/** "From:", "Date:", "Subject:" in any order, values beside or below their labels. */
function readHeader(lines: string[], index: number): { start: number; origin: Origin; date: string } | null {
  const found = new Map<Label, string>();
  let at = index;
  let current: Label | null = null;
  let blanks = 0;
  let wrapped = 0;
  let end = index;
  for (; at < Math.min(lines.length, index + 24); at++) {
    const line = lines[at] ?? '';
    if (line === '') {
      blanks++;
      // a header told line by line may have an empty line between; two of them, or one after the subject, end it
      if (blanks > 1 || (found.size >= 3 && !expectsValue(found, current))) break;
      continue;
    }
    const labelled = labelOf(line);
    if (labelled) {
      if (found.has(labelled.label) && labelled.label !== 'other') break;
      current = labelled.label;
      if (!found.has(current) || found.get(current) === '') found.set(current, labelled.value);
      wrapped = 0;
      end = at;
    } else if (current && (expectsValue(found, current) || (blanks === 0 && wrapped < 3 && isWrapped(current, line)))) {
      found.set(current, `${found.get(current) ?? ''} ${line}`.trim());
      wrapped++;
      end = at;
    } else break;
    blanks = 0;
  }
  const known = ['date', 'subject', 'to'].filter((label) => found.has(label as Label)).length;
  // "De : Paris / À : Lyon / Date : …" is a journey, not a header
  if (!found.has('from') || known < 2 || !(found.has('subject') || (found.get('from') ?? '').includes('@')))
    return null;
  const address = readAddress(found.get('from') ?? '');
  return {
    start: end + 1,
    origin: {
      ...address,
      subject: found.get('subject'),
      recipientName: givenFirst(readAddress(found.get('to') ?? '').senderName) ?? nameInAddress(found.get('to')),
    },
    date: found.get('date') ?? '',
  };
}

function expectsValue(found: Map<Label, string>, label: Label | null): boolean {
  return label !== null && found.get(label) === '';
}

/** Long lists of addressees and long subjects run over; a salutation below them does not belong. */
function isWrapped(label: Label, line: string): boolean {
  if (label === 'to' || label === 'cc') return line.includes('@') || line.includes(';');
  if (label === 'from') return line.includes('@');
  return false;
}

function labelOf(line: string): { label: Label; value: string } | null {
  const match = /^\*{0,2}([\p{L}' -]{1,18}?)\s?\*{0,2}\s?:\s?\*{0,2}\s?(.*)$/u.exec(line.slice(0, 500));
  if (!match) return null;
  const label = labelNames.get((match[1] ?? '').trim().toLowerCase());
  return label ? { label, value: (match[2] ?? '').trim() } : null;
}

function separatorAbove(lines: string[], index: number): number {
  for (let above = index - 1; above >= Math.max(0, index - 3); above--)
    if (separator.test(lines[above] ?? '')) return above;
  return index;
}

/**
 * The day in a forwarded header, as every mail program of every language writes it; the outer mail's where it cannot be
 * read. A forwarded mail is older than its forward, and hardly ever by years.
 */
export function dayOfHeader(printed: string, outer: PlainDay): PlainDay {
  return readDay(printed, outer) ?? outer;
}

/** The same with its clock, taken for UTC: no header prints its zone. Nothing where it prints no day. */
export function sentAtOfHeader(printed: string, outer: PlainDay): string | undefined {
  const day = readDay(printed, outer);
  if (!day) return undefined;
  const [, hour = '', minute = '00', half] = clock.exec(printed.slice(0, 200)) ?? [];
  const noon = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${day}T${String(noon).padStart(2, '0')}:${minute}:00Z`;
}

const clock = /\b([01]?\d|2[0-3])[:h.]([0-5]\d)(?!\d|[./]\d)(?:[\d:.]*\s?([ap])\.?m\b)?/i;

function readDay(printed: string, outer: PlainDay): PlainDay | null {
  const [found] = findDates(printed.slice(0, 200), { contextDate: outer, language: 'unknown' });
  if (!found?.sure || found.weak) return null;
  const age = daysBetween(found.day, outer);
  return age >= -1 && age < 1_000 ? found.day : null;
}

export function readAddress(text: string): Origin {
  const sender = /[\w.+'-]{1,64}@[\w.-]{1,180}/.exec(text)?.[0]?.toLowerCase();
  const name = text
    .replace(/\[?mailto:[^\]\s>]*\]?/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/["*]/g, '')
    .trim();
  return { sender, senderName: name && !name.includes('@') ? name : undefined };
}

export function withoutQuoteMarks(line: string): string {
  return line.replace(/^(?:\s{0,3}>)+\s?/, '').trim();
}

/** Takes one level of ">" from each line; where none has one, the lines as they are. */
export function unquote(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0 || !lines[first]?.trimStart().startsWith('>')) return lines;
  const quoted: string[] = [];
  for (const line of lines) {
    if (/^\s{0,3}>/.test(line)) quoted.push(line.replace(/^\s{0,3}> ?/, ''));
    else if (line.trim() === '') quoted.push('');
    else break;
  }
  return quoted;
}
