/** What is worked out from a thing: once, and kept as long as the thing is. Nobody may change what they get. */
export function onceFor<Thing extends object, Result extends object>(
  work: (thing: Thing) => Result,
): (thing: Thing) => Result {
  const known = new WeakMap<Thing, Result>();
  return (thing) => {
    const result = known.get(thing) ?? work(thing);
    known.set(thing, result);
    return result;
  };
}

/** The same from a text, for the last few hundred of them: what stands in a paper is asked for again and again. */
export function onceForText<Result extends object | string | null>(
  work: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > longestText) return work(text);
    const own = copyOf(text);
    const result = work(own);
    if (known.size === mostTexts) known.clear();
    known.set(own, result);
    return result;
  };
}

/** A piece of a longer string keeps all of that in memory, here for as long as the process lives. */
const copyOf = (text: string): string => ` ${text}`.slice(1);

const mostTexts = 500;
const longestText = 1_000;
