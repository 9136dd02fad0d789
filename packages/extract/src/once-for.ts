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

/** What is worked out from a part of a thing, called by its key: once, and kept as long as the thing is. */
export function onceWithin<Thing extends object, Key, Result extends object | string | boolean | null>(): (
  thing: Thing,
  key: Key,
  work: () => Result,
) => Result {
  const knownOf = onceFor((_: Thing) => new Map<Key, Result>());
  return (thing, key, work) => {
    const known = knownOf(thing);
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = work();
    known.set(key, result);
    return result;
  };
}

/** What is worked out from a text, for the last few hundred of them: what stands in a paper is asked for again and again. */
export function onceForText<Result extends object | string | number | null>(
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
