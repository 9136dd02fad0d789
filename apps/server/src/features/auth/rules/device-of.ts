export type Device = { readonly browser: string | null; readonly system: string | null };

// The order matters: Edge and Opera also call themselves Chrome, and Chrome also calls itself Safari.
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** What a User-Agent says of itself, as far as a person would call it so. It proves nothing. */
export function deviceOf(userAgent: string | undefined): Device {
  // Longer than any browser's own: not worth the reading.
  const said = userAgent?.slice(0, 500) ?? '';
  return { browser: markedIn(said, browsers), system: markedIn(said, systems) };
}

function markedIn(said: string, marks: readonly [string, RegExp][]): string | null {
  return marks.find(([, mark]) => mark.test(said))?.[0] ?? null;
}
