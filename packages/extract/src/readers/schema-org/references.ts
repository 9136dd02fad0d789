import { isObject, type JsonObject, type JsonValue } from '../../json.ts';

/** Of one page; each may bring a whole thing with it. */
const most = 200;
const deepest = 8;

/**
 * Things with what they only point at put in its place: a graph tells a traveller once, and elsewhere says
 * `{"@id": "#traveller"}`. A thing that leads back to itself stays a pointer.
 */
export function withReferences(things: JsonObject[]): JsonObject[] {
  const told = new Map<string, JsonObject>();
  for (const thing of things) collect(thing, told, 0);
  if (told.size === 0) return things;
  let left = most;
  return things.map((thing) => filled(thing, [], 0) as JsonObject);

  function filled(value: JsonValue, within: string[], depth: number): JsonValue {
    if (depth > deepest) return value;
    if (Array.isArray(value)) return value.map((entry) => filled(entry, within, depth + 1));
    if (!isObject(value)) return value;
    const id = pointerOf(value);
    const target = id === null || within.includes(id) ? undefined : told.get(id);
    if (id === null || !target || left <= 0) return inside(value, within, depth);
    left--;
    return inside(target, [...within, id], depth);
  }

  function inside(thing: JsonObject, within: string[], depth: number): JsonObject {
    return Object.fromEntries(Object.entries(thing).map(([key, entry]) => [key, filled(entry, within, depth + 1)]));
  }
}

function collect(value: JsonValue, told: Map<string, JsonObject>, depth: number): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) for (const entry of value) collect(entry, told, depth + 1);
  if (!isObject(value)) return;
  const id = value['@id'];
  if (typeof id === 'string' && pointerOf(value) === null && !told.has(id)) told.set(id, value);
  for (const entry of Object.values(value)) collect(entry, told, depth + 1);
}

/** What an object points at that says nothing itself. */
function pointerOf(value: JsonObject): string | null {
  const id = value['@id'];
  return typeof id === 'string' && Object.keys(value).every((key) => key === '@id' || key === '@type') ? id : null;
}
