import { inKnownWords } from '../../../knowledge/exonyms.ts';
import { airportByIata, findAirports, findCity, findStation, fold, type KnownPlace } from '../../../knowledge/index.ts';
import type { PrintedPlace } from './printed-place.ts';
import { withoutTerminal } from './terminal-behind.ts';

/** "Charles de Gaulle (CDG)", "Tegel(TXL), Berlin, Germany", "(DUB) Dublin T1", "BER". */
export function codedPlace(text: string): PrintedPlace | null {
  const bracketed = /^([^()]{0,60}?) ?[([]([A-Z]{3})[)\]](?: ?([\p{Lu}][^,()]{1,40}))?/u.exec(text);
  if (bracketed?.[2] && !notCodes.has(bracketed[2])) {
    const code = bracketed[2];
    const airport = airportByIata(code) ?? undefined;
    if (isShortForWords(bracketed[1] ?? '', code, airport)) return null;
    // "and continue to Tallinn (TLL)", "at Nairobi Jomo Kenyatta (NBO)": a name has capitals
    const before = withoutTerminal(
      (bracketed[1] ?? '')
        .replace(
          /^\p{Ll}(?:.* (?!(?:de|du|des|do|da|dos|di|del|della|la|le|les|of|and|am|der|den|van|von|y|e|i) )\p{Ll}\p{L}*,?|\p{L}*,?) (?=\p{Lu})/u,
          '',
        )
        // "De Bruxelles (BRU) à 10:40", in a line of its own; "d’Ajaccio (AJA)"
        .replace(/^(?:(?:From|To|De|Vers|À|Von|Nach|Da|Desde|Hacia) |d['’])(?=\p{Lu}\p{L}{2})/u, '')
        .replace(/^[\s,:]+|[\s,:]+$/g, ''),
    );
    // "Votre billet se trouve en annexe (PDF)": no airport, behind words that no name has
    if (
      !airport &&
      !/^(?:(?:[\p{Lu}\d–—&(/-]|d['’]|l['’]|(?:de|du|des|do|da|di|del|la|le|les|of|and|et|am|der|van|von|y|e|i|sur|en)(?= ))\S*(?: |$))*$/u.test(
        before.name,
      )
    )
      return null;
    const after = withoutTerminal(bracketed[3] ?? '');
    // "Depart (DUB) at 06:25 and arrive (GRO) at 10:00"
    const said = airport && !/[\p{Lu}\d]/u.test(before.name) && !isCalledWith(before.name, airport) ? '' : before.name;
    const name = said || after.name || airport?.name || code;
    const tail = /\b(?:terminal|term|t) ?([0-9][A-Z]?|[A-Z])\b/i.exec(
      text.slice(bracketed[0].length - (bracketed[3]?.length ?? 0)),
    );
    return { name, iata: code, codePrinted: true, terminal: before.terminal ?? after.terminal ?? tail?.[1], airport };
  }
  const behind = nameBeforeDash(text) ?? nameBeforeCode(text) ?? nameBehindCode(text);
  if (behind) return behind;
  const alone = /^([A-Z]{3})$/.exec(text);
  const airport = alone?.[1] && !titleWords.has(alone[1]) ? airportByIata(alone[1]) : null;
  if (airport && airport.weight > 1)
    return { name: airport.iata ?? text, iata: airport.iata, codePrinted: true, airport };
  return null;
}

/** "LOCAL PURCHASE ORDER (LPO)": no airport, though La Porte's has that code; but "Salt Lake City (SLC)". */
function isShortForWords(words: string, code: string, airport: KnownPlace | undefined): boolean {
  const initials = words.match(/(?<![\p{L}'’])\p{Lu}/gu)?.join('');
  return initials === code && !(airport && isCalledWith(words, airport));
}

/** "SAINT-DENIS ROLAND GARROS RUN": what an airport or its town is called, and its code without brackets. */
function nameBeforeCode(text: string): PrintedPlace | null {
  const [, name, code] = /^(\p{Lu}[^()\d]{2,50}) ([A-Z]{3})$/u.exec(text) ?? [];
  const airport = name && code && !titleWords.has(code) && !notCodes.has(code) ? airportByIata(code) : null;
  if (!name || !airport) return null;
  const said = ` ${fold(name)} `;
  const { city, frenchCity, otherNames = [] } = airport;
  const ownNames = [airport.name, city, frenchCity, ...otherNames];
  // "Köpenhamn CPH", as the paper's language has it
  const isIts = [said, ...inKnownWords(name).map((own) => ` ${fold(own)} `)].some((words) =>
    ownNames.some((own) => own && words.includes(` ${fold(own)} `)),
  );
  return isIts ? { name: text, iata: code, codePrinted: true, airport } : null;
}

/** "Rome Fiumicino - FCO": a dash between a place and its own code parts no two ends; from "Lyon Part-Dieu – LYS" a train goes there. */
export function nameBeforeDash(text: string): PrintedPlace | null {
  const [, name, code] = /^(\p{Lu}[^()\d]{1,50}) ?[–—-] ?([A-Z]{3})$/u.exec(text) ?? [];
  const airport = name && code && !notCodes.has(code) ? airportByIata(code) : null;
  if (!name || !airport) return null;
  const { name: said, terminal } = withoutTerminal(name.trimEnd());
  const isStation = !findCity(said) && findAirports(said).length === 0 && findStation(said) !== null;
  const isIts = said.endsWith(` ${code}`) || isCalledWith(said, airport);
  return isIts && !isStation ? { name: said, iata: airport.iata, codePrinted: true, terminal, airport } : null;
}

/** "TPE Taipei Taoyuan", "NRT Tokyo Narita T1": the code first, and a word of what it is called. */
function nameBehindCode(text: string): PrintedPlace | null {
  const [, code, rest] = /^([A-Z]{3}) (\p{Lu}[^()]{2,50})$/u.exec(text) ?? [];
  const airport = code && rest && !titleWords.has(code) && !notCodes.has(code) ? airportByIata(code) : null;
  if (!rest || !airport) return null;
  const { name, terminal } = withoutTerminal(rest);
  return isCalledWith(name, airport) ? { name, iata: code, codePrinted: true, terminal, airport } : null;
}

/** Whether a word is in one of the airport's names, or such a name is among the words: "Tahiti Faa’a" has no long one. */
function isCalledWith(words: string, { name, city, frenchCity, otherNames = [] }: KnownPlace): boolean {
  const names = [name, city, frenchCity, ...otherNames].map((own) => fold(own ?? ''));
  const said = fold(words);
  if (names.some((own) => own.length > 2 && ` ${said} `.includes(` ${own} `))) return true;
  const called = names.join(' ').split(' ');
  return said.split(' ').some((word) => word.length > 3 && !anyPlace.has(word) && called.includes(word));
}

/** Words that are in the names of many. */
const anyPlace = new Set(
  'airport aeroport international intl aeropuerto aeroporto flughafen city saint central'.split(' '),
);

/** Titles of an agency's sections that are also codes of airports. */
const titleWords = new Set(
  'VOL AIR CAR BUS TAX REF IDA OUT RET VIA PER DEP ARR HIN DAY ETA ETD SUN MON TUE WED THU FRI SAT NON ALL ONE TWO NEW OLD PAX FEE NET ADD'.split(
    ' ',
  ),
);

/** Three capitals in brackets that are no airport. */
const notCodes = new Set(
  'PNR REF TTC VAT TVA ADT CHD INF UTC GMT CET BST EST EDT PDT PST HKD CHF EUR USD GBP INC SAS PDF SMS RIB CGV FAQ CVV ZOB'.split(
    ' ',
  ),
);
