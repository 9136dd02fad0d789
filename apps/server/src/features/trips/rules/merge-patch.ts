import type { Fields } from './same-value.ts';

/**
 * A part of a segment laid over the whole (RFC 7396 on the first level): `null` takes a field away, what is not named
 * stays. A list or a place is replaced as one thing.
 */
export function mergePatch(whole: Fields, patch: Fields): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...whole };
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete merged[field];
    else if (value !== undefined) merged[field] = value;
  }
  return merged;
}
