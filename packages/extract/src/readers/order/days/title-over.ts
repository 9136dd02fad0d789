import type { Passage } from '../../text/passages/passages.ts';
import type { OrderFacts } from '../stays/stays.ts';

/** The day that stands over a paragraph of a programme, where it is one: "Jour 4 – mardi 13 avril 2027". */
export function titleOver(passages: readonly Passage[], { dayTitles }: OrderFacts): (p: Passage) => string | null {
  const others = passages.filter((p) => !p.inTable && (p.isHeading || severalDays.test(p.shape)));
  return (p) => {
    const title = dayTitles.findLast(({ at }) => at < p.at);
    const isEnded = title && others.some(({ at }) => at > title.at && at < p.at);
    const isTitle = dayTitles.some(({ at }) => at === p.at);
    return title && !title.inTable && !isTitle && !isEnded ? title.day : null;
  };
}

/** "Jours 2 et 3 – dimanche 11 et lundi 12 avril" */
const severalDays = /^(?:jours?|days?|tage?|giorni|dias) \d/;
