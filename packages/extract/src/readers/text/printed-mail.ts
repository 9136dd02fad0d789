import { plain } from '../../text/plain.ts';
import type { Passage } from './passages/passage.ts';

/**
 * "From: …", "Sent: 19 October 2026 11:05", "To: …", "Subject: …" at the head of a mail that was printed: when it was sent is
 * the day of the letter, and no hour of what it books.
 */
export function withSentDay(passages: Passage[]): Passage[] {
  const head = passages.slice(0, 14).filter(({ inTable, former, text }) => !inTable && !former && text.length < 160);
  const wordOf = (p: Passage) => (p.label === null ? p.shape : `${p.called.replace(/[ :]+$/, '')} : ${p.shape}`);
  const sent = head.find((p) => sentLine.test(wordOf(p)) || (p.label === 'date' && dateWord.test(plain(p.called))));
  const isBeside = (words: RegExp) =>
    sent !== undefined && head.some((p) => p !== sent && Math.abs(p.row - sent.row) < 5 && words.test(wordOf(p)));
  // a memo has such lines too, but no address
  const isMail = head.some(({ text }) => /\S@\S/.test(text));
  if (!sent || !isMail || !isBeside(fromLine) || !isBeside(subjectLine)) return passages;
  return passages.map((p) => (p === sent ? { ...p, label: 'issued' } : p));
}

const sentLine =
  /^(?:sent|envoye|gesendet|inviato|enviado|verzonden|sendt|skickat|wyslano|odeslano) ?(?:le|on|am|il|el)? ?:/;
const dateWord = /^(?:date|datum|data|fecha|dato)\b/;
const fromLine = /^(?:from|de|von|da|desde|van|fra|fran|od)\b ?:/;
const subjectLine = /^(?:subject|objet|betreff|oggetto|asunto|onderwerp|emne|amne|temat|predmet)\b ?:/;
