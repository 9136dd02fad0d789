import { plain } from '../../text/plain.ts';

/**
 * "Royal Circle C17, C18", "Parterre rechts F 4 & F 5": an area of a house, and in one row of it two seats beside each other, or next but
 * one where odd and even numbers are on either side. Not "Terminals T1, T2".
 */
export function hasSeatsBeside(text: string): boolean {
  return text.split('\n', 300).some((line) => {
    const [, area = '', row, first = '', other, second = ''] = line.length < 80 ? (seatsInArea.exec(line) ?? []) : [];
    const apart = Number(second) - Number(first);
    return row !== undefined && row === other && (apart === 1 || apart === 2) && !ofElse.test(plain(area));
  });
}

const seatsInArea =
  /^ *(\p{L}[\p{L} ]{3,30}?)[ ,:–-]{1,3}([A-Z]{1,2}) ?(\d{1,2})(?:, ?| ?[&+–-] ?| (?:and|et|und|e|y) )([A-Z]{1,2}) ?(\d{1,2})(?![\p{L}\d])/u;

const ofElse =
  /\b(?:terminals?|gates?|portes?|levels?|niveaux?|quais?|piers?|zones?|halls?|routes?|roads?|motorways?|autoroutes?|exits?|sorties?|lines?|lignes?|bus(?:es)?|platforms?|bays?|parking|coach(?:es)?|voitures?|grades?|papers?|rooms?|chambres?)\b/;
