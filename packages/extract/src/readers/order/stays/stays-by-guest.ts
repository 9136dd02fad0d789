import type { Candidate, LodgingBooking } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import { particlesBefore } from '../../../text/printed-name.ts';
import { numbersOfEach } from '../../text/numbers/numbers-of-each.ts';
import { seatSaid } from '../../text/seats/seat-words.ts';
import { codesIn } from '../codes.ts';
import { type Item, itemOf } from '../items.ts';
import { daysOfEach } from './days-of-each.ts';
import { staysOfLines } from './rooms-of-lines.ts';
import { type OrderFacts, stayIn } from './stays.ts';

/**
 * "One room each, confirmations SM-4401 (Trewin) and SM-4402 (Yeo)", "M. Le Bihan : 77402-A" over "Mme Abitbol : 77402-B",
 * or a row for each: a stay for each guest who has a number of their own.
 */
export function staysByGuest(item: Item, facts: OrderFacts): Candidate<LodgingBooking>[] {
  if (facts.travelers.length < 2) return [];
  const ofLines = staysOfLines(item, facts);
  if (ofLines.length > 0) return ofLines;
  // "Voiture 14, places 61 (Jeanne), 62 (Bruno)": seats of the train beside the hotel
  const text = itemOf(item.passages.filter(({ shape }) => !seatSaid.test(shape))).text;
  const pairs = [...text.matchAll(numberOfGuest), ...text.matchAll(guestAndNumber)];
  const said = pairs.flatMap(({ groups }) => {
    // "Chambre de Mme Reis", "Room for P. van der Berg"
    const words = fold(groups?.name ?? '')
      .split(' ')
      .filter((word) => !besideName.test(word));
    if (words.length === 0) return [];
    const guests = facts.travelers.filter(({ value }) => {
      const own = fold(value.name ?? '').split(' ');
      // "Y. Talbot"
      return words.every(
        (word) => own.includes(word) || (word.length === 1 && own.some((one) => one.startsWith(word))),
      );
    });
    // "Mme Kirsch" beside "05/10/2027", or beside the seat of her flight
    const isElse = /^(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}[A-K])$/.test(groups?.code ?? '');
    return guests.length === 1 && !isElse ? [{ code: groups?.code ?? '', guests }] : [];
  });
  if (said.length < 2) return [staysOfDays(item, facts), staysInTurn(item, facts)].find((all) => all.length > 1) ?? [];
  if (new Set(said.map(({ guests }) => guests[0])).size !== said.length) return [];
  return said.flatMap(({ guests, code }) => {
    const others = said.map((one) => one.code).filter((other) => other !== code);
    const passages = item.passages.map((p) => {
      const text = withOnly(code, others, p.text);
      return text === p.text ? p : { ...p, text, shape: plain(text) };
    });
    const stands = item.passages.find((p) => p.text.includes(code));
    const own = stands && { value: code, at: stands.at + stands.text.indexOf(code), text: stands.text };
    const stay = stayIn(itemOf(passages), { ...facts, travelers: guests, ...(own ? { own } : {}) });
    return stay ? [stay] : [];
  });
}

/** "Joan from 7 to 9 June (conf. HT-4471) and Ted from 8 to 11 June (conf. HT-4472)": the days of each, and perhaps their number. */
function staysOfDays(item: Item, facts: OrderFacts): Candidate<LodgingBooking>[] {
  const each = daysOfEach(item, facts.travelers, facts);
  const pairs = new Set(each.map(({ first, last }) => `${first.day} ${last.day}`));
  if (each.length < 2 || pairs.size < 2) return [];
  return each.flatMap(({ guest, first, last, own }) => {
    const [code, more] = item.passages.length === 1 ? codesIn(own) : [];
    const around = { ...facts, travelers: [guest], ...(code && !more ? { own: code } : {}) };
    return stayIn(item, around, { isStay: true, own: { first, last } }) ?? [];
  });
}

/** "… sous deux numéros : 70418 pour Jérémie, 70419 pour Assia": told in a sentence. */
function staysInTurn(item: Item, facts: OrderFacts): Candidate<LodgingBooking>[] {
  const people = facts.travelers.map(({ value }) => value);
  for (const p of item.passages) {
    const own = p.inTable ? [] : numbersOfEach(p, people);
    if (own.length < 2) continue;
    return own.flatMap(({ code, at, text, people: guests }) => {
      const travelers = facts.travelers.filter(({ value }) => guests.includes(value));
      return stayIn(item, { ...facts, travelers, own: { value: code, at, text } }) ?? [];
    });
  }
  return [];
}

const besideName = /^(?:m|mr|mrs|ms|mme|mlle|de|du|des|von|van|der|den|di|da|del|le|la)$/;

/** Of the same length, with one guest's number in place of all. */
function withOnly(code: string, others: readonly string[], text: string): string {
  const pairs = [...text.matchAll(numberOfGuest)];
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (first && last && first !== last) {
    const end = last.index + last[0].length;
    const lead = text.slice(0, first.index).replace(/(?<=\p{L}{5})s (?=$)/u, ' ');
    return `${lead}${code}`.padEnd(end) + text.slice(end);
  }
  return text
    .replace(guestAndNumber, (pair, _name, said) =>
      said === code ? code.padEnd(pair.length) : others.includes(said) ? ' '.repeat(pair.length) : pair,
    )
    .replace(/[^\s,;()]+/g, (word) => (others.includes(word) ? ' '.repeat(word.length) : word));
}

const guestName = String.raw`(?<name>(?:\p{Lu}\. ?)?${particlesBefore}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
/** "M. Le Bihan : 77402-A", "Room for Y. Talbot" beside "confirmation NH-90233", "Falkenberg" beside "KK-30917"; "286,00" is what a row costs. */
const guestAndNumber = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:M|Mr|Mrs|Ms|Mme|Mlle)\.? )?${guestName}(?: ?: ?|\n)(?:(?:[Cc]onf(?:irmation)?|[Bb]ooking|[Rr][ée]f(?:[ée]rence)?|[Rr][ée]servation|[Dd]ossier|n°|no)\.?(?: n°| no\.?| number)? ?:? )?(?<code>(?=[A-Z/-]*\d)[A-Z0-9]{2,}(?:[/-][A-Z0-9]+)*)(?![\p{L}\d]|[.,]\d)`,
  'gu',
);
/** "SM-4401 (Trewin)", "77402-A (M. Le Bihan)". */
const numberOfGuest = new RegExp(
  String.raw`(?<![\p{L}\d])(?<code>[A-Z0-9]+(?:[/-][A-Z0-9]+)*) \((?:(?:for|pour|Mr|Mrs|Ms|Mme|M\.) ?)*${guestName}\)`,
  'gu',
);
