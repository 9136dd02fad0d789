import type { Evidence } from '../../booking.ts';
import type { JsonObject } from '../../json.ts';
import type { PassField, WalletPass } from '../../source.ts';

/** The first field whose key or label speaks of this; back fields only where nothing on the front does. */
export function fieldNamed(pass: WalletPass, pattern: RegExp): PassField | undefined {
  const fields = pass.fields.filter((field) => field.value.trim() !== '');
  const front = fields.filter((field) => field.section !== 'backFields');
  return (
    front.find((field) => pattern.test(field.key)) ??
    front.find((field) => pattern.test(field.label)) ??
    fields.find((field) => pattern.test(field.label) && field.value.length <= 40)
  );
}

export function evidenceOf(node: string, field: PassField | undefined): Evidence | undefined {
  return field && { node, at: `/${field.section}/${field.key}`, text: field.value };
}

export function semantic(semantics: JsonObject, key: string): string | undefined {
  const value = semantics[key];
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : undefined;
}

/** "20:25", "8:25 PM" as a clock; undefined for anything else. */
export function clockOf(text: string | undefined): string | undefined {
  const match = /^(\d{1,2})[:.h](\d\d)(?::\d\d)?\s?([AP]M)?$/i.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const half = match[3]?.toUpperCase();
  const hour = (Number(match[1]) % (half ? 12 : 24)) + (half === 'PM' ? 12 : 0);
  return Number(match[2]) < 60 && hour < 24 ? `${String(hour).padStart(2, '0')}:${match[2]}:00` : undefined;
}
