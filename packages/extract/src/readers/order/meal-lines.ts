import { anyDay } from '../../text/dates.ts';
import { inLines } from '../../text/in-lines.ts';
import { findTimes } from '../../text/times.ts';
import { dayTitleOf } from '../text/day-title.ts';
import type { Passage } from '../text/passages/passages.ts';
import { isStreet } from '../text/stays/streets.ts';
import { topicOf } from '../text/topics.ts';

/** What a line says that a table is. */
export const meal = inLines()`
  \b(?:
    diner|(?:reserve|retenu|booked|reserved|held)\b[^.;\n]{0,60} (?:couverts|covers)
    |(?<=[^\n]{12}, )(?:\d{1,2}|deux|trois|quatre|cinq|sept|huit|dix|two|three|four|five|seven|eight|ten) (?:couverts|covers)
    |(?:nous|vous|tu|on) (?:din|dejeun|soup)(?:ons|ez|es|e|erons|erez|eras|era)|(?<!petit[ -])dejeuner
    |souper|dinner|supper|lunch|table for|table pour|table (?:au|in the|at the|in a|at a) restaurant
    |(?:has|have) you (?:all |both )?(?:down|booked|in) for (?:\d{1,2}|[a-z]{3,6}) (?:people|persons|guests|covers)
    |restaurant table|table (?:au nom|(?:in|under)(?: [a-z]+){1,3} name\b)|table de restaurant
    |table (?:(?:est|is|has been|vous est|t'est) )?(?:bien |already |deja )?(?:reservee|retenue|booked|reserved|held)
    |table (?:de|of) (?:
      [a-z\d]+ (?:personnes|convives|couverts|people|guests|covers)|\d{1,2}
      |[a-z]{3,6}(?= (?:at|in|under|on|is|has|a|au|aux|chez|dans|sur|est|vous)\b|,| \()
    )
    |(?:a|une|your|votre|the|la) table (?:
      at|chez|au|a|you (?:asked|wished|wanted|requested)|que vous|on (?=[a-z]+day)
      |(?:le|du) (?=(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)
    )
  )\b
  |\b(?:your|votre|the|la) table ?:
  |(?:^|\n)restaurant ?: (?=[^\n]*\b(?:table|couverts|convives|covers|guests|people|personnes)\b)
`;

/**
 * "Le soir, dîner-spectacle à l'Adega" over "20h30, 3 couverts, réservation 7719-F" over its address: the short lines of a
 * programme from the one that names a meal up to the next that begins something else.
 */
export function mealsInLines(passages: readonly Passage[]): Passage[][] {
  return passages.flatMap((p, i) => {
    const isForm = ofForm.test(p.shape);
    if (p.inTable || p.isHeading || p.former || p.text.length > maxLength || !(isForm || meal.test(p.shape))) return [];
    const above = passages[i - 1];
    const isNumbered = isForm && above?.label === 'reference' && !above.inTable && above.section === p.section;
    // "20h15" in a column in front of it
    const beside = passages.slice(Math.max(0, i - 2), i).filter(({ row }) => row === p.row);
    const own = [...(isNumbered ? [above] : beside), p];
    // the lines of a list's item, or of a paragraph: what stands below those is not of it
    const isOfSeveral = [above, passages[i + 1]].some((q) => q?.block === p.block && q.row !== p.row);
    for (const next of passages.slice(i + 1, i + maxLines)) {
      if (next.inTable || (isOfSeveral && next.block !== p.block) || !goesOn(own, next)) break;
      own.push(next);
    }
    return own.length > 1 ? [own] : [];
  });
}

/** "Restaurant: La Nacelle", over "Date" and "Guests". */
const ofForm = /^restaurant(?: ?: | ?:?$)/;

const maxLength = 140;
const maxLines = 7;

/** Not what has an hour, a street or a number of its own where one was said, nor what names another kind of booking. */
function goesOn(own: readonly Passage[], next: Passage): boolean {
  if (next.isHeading || next.former || next.section !== own[0]?.section || next.text.length > maxLength) return false;
  // "Table pour 6 personnes, réservation CA-1194" below the house
  const isForHowMany = tableFor.test(next.shape) && !own.some(({ shape }) => tableInside.test(shape));
  if ((meal.test(next.shape) && !isForHowMany) || topicOf(next.shape) !== null) return false;
  // "Friday, October 8" below a dinner that has its hour and its number: the next day
  if (dayTitleOf(next.text, anyDay) !== null && own.some(saysHour) && own.some(saysNumber)) return false;
  const isSaid = (test: (p: Passage) => boolean) => test(next) && own.some(test);
  return !isSaid(saysHour) && !isSaid(saysStreet) && !isSaid(saysNumber);
}

const tableFor = /^(?:une? |a )?table (?:for|pour|de|of) /;
const tableInside = /\btable (?:for|pour|de|of) /;
const saysHour = ({ text }: Passage) => findTimes(text).length > 0;
const saysStreet = ({ text }: Passage) => text.split(/, | [–—·|-] /).some(isStreet);
const saysNumber = ({ label, shape }: Passage) =>
  label === 'reference' ||
  /\b(?:reservation|booking|confirmation|conf|ref|n°|no)\b[^\d\n]{0,12}[a-z]{0,4}-?\d/.test(shape);
