/** What any call of ours needs is a hundredth of this. */
const most = { depth: 50, values: 20_000 };

/**
 * Whether parsing the text would make more values, or deeper ones, than a call can need: a few megabytes of brackets keep
 * everybody waiting for a second, which as many letters do not. Looks at it once, without parsing; what is no JSON at all is
 * left for the parser to refuse.
 */
export function isTangled(json: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfText(json, at);
    else if (sign === openSquare || sign === openCurly) {
      if (++depth > most.depth) return true;
    } else if (sign === closeSquare || sign === closeCurly) depth--;
    else if (sign === comma && ++values > most.values) return true;
  }
  return false;
}

const [quote, backslash, comma, openSquare, closeSquare, openCurly, closeCurly] = [34, 92, 44, 91, 93, 123, 125];

/** Where the text ends that begins here. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}
