import type { PackedObject, PackedValue } from './uper.ts';

/** What a packed field holds, where it is of the kind that is asked for. */
export function textIn(object: PackedObject | undefined, field: string): string | undefined {
  const value = object?.[field];
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

export function numberIn(object: PackedObject | undefined, field: string): number | undefined {
  const value = object?.[field];
  return typeof value === 'number' ? value : undefined;
}

export function objectIn(object: PackedObject | undefined, field: string): PackedObject | undefined {
  const value = object?.[field];
  return isPacked(value) ? value : undefined;
}

export function listIn(object: PackedObject | undefined, field: string): PackedObject[] {
  const value = object?.[field];
  return Array.isArray(value) ? value.filter(isPacked) : [];
}

function isPacked(value: PackedValue | undefined): value is PackedObject {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array);
}
