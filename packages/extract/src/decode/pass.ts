import { isObject, type JsonObject, type JsonValue } from '../json.ts';
import type { PassField, WalletPass } from '../source.ts';
import { decodeText } from './bytes.ts';
import { parseJson } from './json-ld.ts';

const styles = ['boardingPass', 'eventTicket', 'coupon', 'storeCard', 'generic'] as const;
const sections = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'];

/** `pass.json` with its texts in one language: English where the pass has it, else the first. */
export function readPass(files: Record<string, Uint8Array>): WalletPass | null {
  const json = files['pass.json'];
  const root = json ? parseJson(decodeText(json)) : null;
  if (root === null || !isObject(root)) return null;
  const style = styles.find((name) => isObject(root[name])) ?? 'generic';
  const body = isObject(root[style]) ? root[style] : {};
  const strings = readStrings(files);
  const say = (value: JsonValue | undefined) => {
    const key = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return strings.get(key) ?? key;
  };
  const pass: WalletPass = {
    type: say(root.passTypeIdentifier),
    serial: say(root.serialNumber),
    style,
    fields: readFields(body, say),
    barcodes: readBarcodes(root),
    semantics: readSemantics(root.semantics, body),
    voided: root.voided === true,
  };
  const transit = say(body.transitType).replace('PKTransitType', '');
  if (transit) pass.transit = transit;
  if (root.organizationName) pass.organization = say(root.organizationName);
  if (root.description) pass.description = say(root.description);
  const relevant = root.relevantDate ?? firstOf(root.relevantDates);
  if (typeof relevant === 'string') pass.relevantDate = relevant;
  if (typeof root.expirationDate === 'string') pass.expirationDate = root.expirationDate;
  const [location] = Array.isArray(root.locations) ? root.locations : [];
  // several locations are where the pass may pop up, not where the event is
  if (Array.isArray(root.locations) && root.locations.length === 1 && isObject(location)) {
    if (typeof location.latitude === 'number') pass.latitude = location.latitude;
    if (typeof location.longitude === 'number') pass.longitude = location.longitude;
  }
  return pass;
}

/** Newer passes have several moments at which they come up. */
function firstOf(dates: JsonValue | undefined): JsonValue | undefined {
  const [first] = Array.isArray(dates) ? dates : [];
  return first !== undefined && isObject(first) ? (first.date ?? first.startDate) : undefined;
}

function readFields(body: JsonObject, say: (value: JsonValue | undefined) => string): PassField[] {
  const fields: PassField[] = [];
  for (const section of sections) {
    const list = body[section];
    if (!Array.isArray(list)) continue;
    for (const field of list.slice(0, 60)) {
      if (!isObject(field)) continue;
      const value = say(field.value ?? field.attributedValue);
      fields.push({ key: String(field.key ?? ''), label: say(field.label), value, section });
    }
  }
  return fields;
}

/** Apple's tags: of the whole pass, and of the fields in which the same is printed. */
function readSemantics(whole: JsonValue | undefined, body: JsonObject): JsonObject {
  const fields = sections.flatMap((section) => {
    const list = body[section];
    return Array.isArray(list) ? list.slice(0, 60) : [];
  });
  const tags = fields.flatMap((field) => (isObject(field) && isObject(field.semantics) ? [field.semantics] : []));
  return Object.fromEntries([...tags, isObject(whole) ? whole : {}].flatMap(Object.entries));
}

function readBarcodes(root: JsonObject): WalletPass['barcodes'] {
  const list = Array.isArray(root.barcodes) ? root.barcodes : [root.barcode ?? null];
  return list
    .filter((entry) => entry !== null && isObject(entry))
    .map((entry) => ({
      format: String(entry.format ?? '').replace('PKBarcodeFormat', ''),
      message: String(entry.message ?? ''),
    }))
    .filter((entry) => entry.message !== '');
}

function readStrings(files: Record<string, Uint8Array>): Map<string, string> {
  const names = Object.keys(files).filter((name) => name.endsWith('pass.strings'));
  const name = names.find((entry) => entry.startsWith('en')) ?? names[0];
  const strings = new Map<string, string>();
  const bytes = name ? files[name] : undefined;
  if (!bytes) return strings;
  for (const match of decodeText(bytes).matchAll(
    /"((?:[^"\\]|\\.){1,500})"\s{0,9}=\s{0,9}"((?:[^"\\]|\\.){0,4000})"\s{0,9};/g,
  ))
    strings.set(unescapeString(match[1] ?? ''), unescapeString(match[2] ?? ''));
  return strings;
}

function unescapeString(text: string): string {
  return text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');
}
