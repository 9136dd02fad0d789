import type { Evidence, Person } from '../../booking.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { PassField, WalletPass } from '../../source.ts';
import { readName } from '../../text/names.ts';
import { withoutTitle } from '../bcbp/boarding-pass.ts';
import { type Label, labelOf } from '../text/labels/labels.ts';

/**
 * The first field whose key or label speaks of this; back fields only where nothing on the front does.
 * @param called what such labels are called in any language.
 */
export function fieldNamed(pass: WalletPass, pattern: RegExp, called?: Label): PassField | undefined {
  const fields = pass.fields.filter((field) => field.value.trim() !== '');
  const front = fields.filter((field) => field.section !== 'backFields');
  const isCalled = ({ label }: PassField) => called !== undefined && labelOf(label) === called;
  return (
    front.find((field) => pattern.test(field.key)) ??
    front.find((field) => pattern.test(field.label)) ??
    front.find(isCalled) ??
    fields.find((field) => (pattern.test(field.label) || isCalled(field)) && field.value.length <= 40)
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

/** The first field on the front whose label or key speaks of this and whose value is of the form; a label is believed before a key. */
export function fieldOf(pass: WalletPass, about: RegExp, form: RegExp, called?: Label): PassField | undefined {
  const fields = pass.fields.filter(({ section, value }) => section !== 'backFields' && form.test(value.trim()));
  return (
    fields.find(({ label }) => about.test(label)) ??
    fields.find(({ label }) => called !== undefined && labelOf(label) === called) ??
    fields.find(({ key }) => about.test(key))
  );
}

const travels =
  /passenger|passagi?er|voyageur|reisende|fahrgast|fluggast|viajero|pasajero|viaggiatore|passeggero|reiziger|traveller|traveler|\bpax\b/i;
const named = /^(?:lead |full )?(?:name|nom|nombre|nome|naam|attendee|participant|teilnehmer|guest|gast|client)\b/i;

/** Who travels: of a field that says so, and holds a name. On the back, where the conditions stand, only what says so in so many words. */
export function travelerOf(pass: WalletPass): { person: Person; field: PassField } | undefined {
  const front = pass.fields.filter(({ section }) => section !== 'backFields');
  const back = pass.fields.filter(({ section, value }) => section === 'backFields' && value.length <= 40);
  const asked = [
    ...front.filter((field) => travels.test(field.label.trim()) || travels.test(field.key)),
    ...front.filter((field) => named.test(field.label.trim()) || named.test(field.key)),
    ...front.filter((field) => labelOf(field.label) === 'person'),
    ...back.filter((field) => travels.test(field.label.trim())),
    ...back.filter((field) => labelOf(field.label) === 'person'),
  ];
  for (const field of asked) {
    const [, family, given] = /^([\p{L}' -]+)[/,] ?([\p{L}' -]+)$/u.exec(field.value.trim()) ?? [];
    const name = readName(family && given ? `${family.trim()}/${withoutTitle(given.trim())}` : field.value);
    if (!name) continue;
    const familyName = family?.trim();
    const person = familyName ? { name, givenName: name.slice(0, -familyName.length).trim(), familyName } : { name };
    return { person, field };
  }
  return undefined;
}

/** Who travels, by Apple's tag. */
export function taggedTraveler({ semantics }: WalletPass): Person | undefined {
  const said = semantics.passengerName;
  if (!isObject(said)) return undefined;
  const givenName = semantic(said, 'givenName');
  const familyName = semantic(said, 'familyName');
  return familyName ? { name: [givenName, familyName].filter(Boolean).join(' '), givenName, familyName } : undefined;
}
