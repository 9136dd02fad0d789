import type { Token } from '../../text/journeys/token.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { sameDayWords } from '../days/days-from-last.ts';
import { isVehicle, landingOf, onward } from './sentences-go-on.ts';

type DayOfBlock = { day: string; block: number };

/** What a letter has said of days so far, from its first sentence to the one that is read. */
export type DaysInTurn = {
  /** The day told last, `YYYY-MM-DD`. */
  last: () => string | null;
  /** Puts in front of what a sentence says the day that it leaves unsaid. `line`: its place among the sentences; `before`: the one before it. */
  tell: (p: Passage, said: Token[], line: number, before: Passage | undefined) => void;
};

/** `overOf`: the day of the title over a paragraph. */
export function daysInTurn(overOf: (p: Passage) => string | null): DaysInTurn {
  let last: string | null = null;
  /** The sentence that told last on which day its journey ends. */
  let landedAt = -1;
  /** The day with which a paragraph begins, which "the same evening" further down means. */
  let opening: DayOfBlock | null = null;
  /** "Tuesday 13 July." as a sentence of its own, or a title, is the day of the paragraph. */
  let title: DayOfBlock | null = null;
  /** "Le vendredi 24 septembre, vous rejoindrez Porto en train.": the only day of the paragraph so far. */
  let announced: { days: Set<string>; block: number } = { days: new Set(), block: -1 };

  /** What a sentence that begins a paragraph, or that begins with its day, says for those behind it. */
  function open(p: Passage, day: Day | undefined, same: RegExpExecArray | null, begins: boolean): void {
    // "The same morning, that is on the 10th, …"
    const lead = same && same.index < 20 ? 60 : 20;
    if (!begins) return;
    if (day && day.at - p.at < lead) {
      opening = { day: day.day, block: p.block };
      title = p.text.length < 40 ? opening : null;
    } else {
      const over = day ? null : overOf(p);
      title = over ? { day: over, block: p.block } : null;
    }
  }

  /** The only day that was told before in this paragraph, where a journey is told whole without one; adds its own. */
  function announce(said: readonly Token[], day: Day | undefined): string | null {
    const [before, other] = announced.days;
    const isWhole = said.some(isVehicle) && said.filter(({ kind }) => kind === 'time').length === 2;
    for (const token of said) if (token.kind === 'date') announced.days.add(token.day);
    return before && !other && !day && isWhole ? before : null;
  }

  function tell(p: Passage, said: Token[], line: number, before: Passage | undefined): void {
    const begins = before?.block !== p.block;
    const day = said.find((token) => token.kind === 'date');
    const same = sameDay.exec(p.shape);
    open(p, day, same, begins);
    // "… and reach Singapore at 06:15 on Tuesday 11 January. The same morning you continue"
    const landed = !begins && landedAt === line - 1 ? last : null;
    if (announced.block !== p.block) announced = { days: new Set(), block: p.block };
    const opened = opening?.block === p.block ? opening.day : ([...announced.days].at(-1) ?? opening?.day);
    const inherited = announce(said, day);
    const goesOnFrom = begins || !endsOnItsDay(p, said, day) ? null : last;
    const titled = title?.block === p.block ? title.day : null;
    const own = goesOnFrom ?? titled ?? (same ? (landed ?? opened ?? last) : inherited);
    if (own && (!day || goesOnFrom || (same && p.at + same.index < day.at))) said.unshift(dayOf(own, p, line));
    const landing = landingOf(said);
    if (landing) landedAt = line;
    last = landing ?? day?.day ?? own ?? last;
  }

  return { last: () => last, tell };
}

type Day = Extract<Token, { kind: 'date' }>;

/** "puis avec le vol LX 138 à 13 h 15, arrivée à Hong Kong le mardi 5 octobre à 7 h 10": the day told is the one on which it ends. */
function endsOnItsDay(p: Passage, said: readonly Token[], day: Day | undefined): boolean {
  const leaves = said.find(({ kind }) => kind === 'time');
  return onward.test(p.shape) && day !== undefined && leaves !== undefined && leaves.at < day.at;
}

const dayOf = (day: string, { at, text }: Passage, line: number): Day => ({
  kind: 'date',
  day,
  sure: true,
  weak: false,
  yearPrinted: true,
  at,
  line,
  text,
});

const sameDay = new RegExp(sameDayWords);
