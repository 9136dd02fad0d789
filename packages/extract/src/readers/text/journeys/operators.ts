/**
 * Where a line, plain, tells who runs it for another: "operated by Iberia IB 3163". Its names and numbers are not the journey's. It ends with what
 * parts the line, and before the day or the hour that follows.
 */
export function operatorsIn(
  shape: string,
  moments: readonly { at: number }[],
): readonly { at: number; length: number }[] {
  return [...shape.matchAll(operatedBy)].map(({ index: at }) => {
    const ends = [
      parted.exec(shape.slice(at))?.index ?? Number.POSITIVE_INFINITY,
      ...moments.map((moment) => moment.at - at).filter((length) => length > 0),
    ];
    return { at, length: Math.min(shape.length - at, ...ends) };
  });
}

/** The words for it, as they stand before its name. */
export const operatedBy =
  /\b(?:(?:operated|flown) by|oper?\.? by|(?:opere|exploite|effectue)e? par|durchgefuhrt von|operado (?:por|pela)|operato da|uitgevoerd door)\b/g;

const parted = /[·•|;)]| \/ |\n/;
