import type { Bits } from './bits.ts';
import { OutOfBits, readBits } from './bits.ts';

/**
 * Unaligned packed encoding rules (ITU-T X.691) for the types that rail tickets use. A schema is text, one type a line:
 *
 *   Name = field:type field:type? field:type=… …      a sequence; `?` optional, `=` has a default (left out where it applies)
 *   Name ... = field:type                             a sequence that later versions may extend
 *   Name | field:type field:type                      a choice, `Name ... |` where it may be extended
 *
 * Types: `int`, `-1..370`, `bool`, `ia5`, `ia5(3)`, `ia5(1..2)`, `utf8`, `bytes`, `oid`, `enum5` of five values,
 * `enum8...` extensible, another type's name, and `[type]` for a list of it.
 */
export type Schema = { [name: string]: TypeRule };

export type PackedValue = number | string | boolean | Uint8Array | PackedValue[] | PackedObject;
export type PackedObject = { [field: string]: PackedValue | undefined };

type TypeRule = { kind: 'sequence' | 'choice'; isExtensible: boolean; fields: FieldRule[] };
type FieldRule = { name: string; type: string; isOptional: boolean };

export function parseSchema(text: string): Schema {
  const schema: Schema = {};
  for (const line of text.split('\n')) {
    const [, name, dots, kind, fields = ''] = /^ *(\w+)( \.\.\.)? ([=|]) ?(.*)$/.exec(line) ?? [];
    if (!name) continue;
    schema[name] = {
      kind: kind === '|' ? 'choice' : 'sequence',
      isExtensible: dots !== undefined,
      fields: fields
        .split(' ')
        .filter(Boolean)
        .map((field) => {
          const [, its = '', type = '', mark] = /^(\w+):(.*?)([?=])?$/.exec(field) ?? [];
          return { name: its, type, isOptional: mark !== undefined };
        }),
    };
  }
  return schema;
}

/** The value of that type at the beginning of the bytes. Throws `OutOfBits` where they are none. */
export function decodePacked(schema: Schema, type: string, bytes: Uint8Array): PackedObject {
  const value = decode(schema, type, readBits(bytes), 0);
  return value as PackedObject;
}

/** A list of routes may hold routes; no ticket does so deeper. */
const deepest = 16;
/** More is a broken length: the whole code has two thousand bytes. */
const longestList = 256;

function decode(schema: Schema, type: string, bits: Bits, depth: number): PackedValue {
  if (depth > deepest) throw new OutOfBits('too deep');
  const rule = schema[type];
  if (rule) return rule.kind === 'choice' ? choose(schema, rule, bits, depth) : sequence(schema, rule, bits, depth);
  if (type.startsWith('[')) return list(schema, type.slice(1, -1), bits, depth);
  if (type === 'int') return wholeNumber(bits);
  if (type === 'bool') return bits.flag();
  if (type === 'bytes' || type === 'oid') return bits.bytes(length(bits));
  if (type === 'utf8') return new TextDecoder().decode(bits.bytes(length(bits)));
  const [, shortest, longest] = /^ia5(?:\((\d+)(?:\.\.(\d+))?\))?$/.exec(type) ?? [];
  if (type.startsWith('ia5')) return ia5(bits, shortest, longest);
  const [, values, more] = /^enum(\d+)(\.\.\.)?$/.exec(type) ?? [];
  if (values) return more && bits.flag() ? Number(values) + extension(bits) : ranged(bits, 0, Number(values) - 1);
  const [, least, most] = /^(-?\d+)\.\.(\d+)$/.exec(type) ?? [];
  if (least && most) return ranged(bits, Number(least), Number(most));
  throw new Error(`the schema speaks of ${type} and does not say what it is`);
}

function sequence(schema: Schema, rule: TypeRule, bits: Bits, depth: number): PackedObject {
  const isExtended = rule.isExtensible && bits.flag();
  const present = rule.fields.map(({ isOptional }) => !isOptional || bits.flag());
  const value: PackedObject = {};
  rule.fields.forEach(({ name, type }, index) => {
    if (present[index]) value[name] = decode(schema, type, bits, depth + 1);
  });
  if (isExtended) skipExtensions(bits);
  return value;
}

/** As `{ field: value }` of the one that was chosen; empty where a later version knows more. */
function choose(schema: Schema, rule: TypeRule, bits: Bits, depth: number): PackedObject {
  if (rule.isExtensible && bits.flag()) {
    extension(bits);
    bits.bytes(length(bits));
    return {};
  }
  const field = rule.fields[ranged(bits, 0, rule.fields.length - 1)];
  if (!field) throw new OutOfBits('no such choice');
  return { [field.name]: decode(schema, field.type, bits, depth + 1) };
}

function list(schema: Schema, type: string, bits: Bits, depth: number): PackedValue[] {
  const count = length(bits);
  if (count > longestList) throw new OutOfBits('a list too long');
  return Array.from({ length: count }, () => decode(schema, type, bits, depth + 1));
}

function ranged(bits: Bits, least: number, most: number): number {
  let width = 0;
  while (2 ** width < most - least + 1) width++;
  const value = least + bits.number(width);
  if (value > most) throw new OutOfBits('a number out of its range');
  return value;
}

/** Two's complement in as many bytes as it says; beyond what a number holds exactly, it is broken or nobody's. */
function wholeNumber(bits: Bits): number {
  const size = length(bits);
  if (size === 0 || size > 8) throw new OutOfBits('a number of no size');
  const bytes = bits.bytes(size);
  let value = (bytes[0] ?? 0) >= 128 ? -1 : 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

function length(bits: Bits): number {
  if (!bits.flag()) return bits.number(7);
  if (bits.flag()) throw new OutOfBits('in fragments');
  return bits.number(14);
}

function ia5(bits: Bits, shortest: string | undefined, longest: string | undefined): string {
  const count =
    shortest === undefined
      ? length(bits)
      : longest === undefined
        ? Number(shortest)
        : ranged(bits, Number(shortest), Number(longest));
  return Array.from({ length: count }, () => String.fromCharCode(bits.number(7))).join('');
}

/** A small number of what is beyond the known. */
function extension(bits: Bits): number {
  return bits.flag() ? wholeNumber(bits) : bits.number(6);
}

function skipExtensions(bits: Bits): void {
  const count = extension(bits) + 1;
  if (count > 64) throw new OutOfBits('too many extensions');
  const present = Array.from({ length: count }, () => bits.flag());
  for (const isPresent of present) if (isPresent) bits.skip(length(bits) * 8);
}
