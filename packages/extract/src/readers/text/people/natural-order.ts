import type { Candidate } from '../../../booking.ts';
import { fold, isGivenName } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { isFamilyOfOne, isOfTwoSorts, mayBeTurned, turned } from '../../../text/name-order.ts';
import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';

/**
 * "M. SANTONI ANGE" over "MME SANTONI CLARISSE": Ange and Clarisse. That the family's name stands first is believed only where more
 * than a table of first names says so: whom the mail went to, the same name the other way round, or others in the list.
 */
export function withNaturalOrder(candidates: Candidate[], document: TextDocument): Candidate[] {
  for (const { booking } of candidates) {
    const people = booking.travelers ?? [];
    const names = people.map(({ name }) => name ?? '');
    const told = names.filter((name) => isToldTurned(name, document));
    if (told.length === 0 && !areFamilyFirst(names)) continue;
    const families = [...told, ...names.filter(mayBeTurned)].map(familyOf);
    booking.travelers = people.map((person, i) => {
      const name = names[i] ?? '';
      return mayBeTurned(name) || (families.includes(familyOf(name)) && isFamilyOfOne(name))
        ? { ...person, name: turned(name) }
        : person;
    });
  }
  return candidates;
}

/** Several of one family, or several of whom each has a first name behind and none in front. */
function areFamilyFirst(names: readonly string[]): boolean {
  const turnable = names.filter(mayBeTurned);
  const family = familyOf(turnable[0] ?? '');
  const alike = names.filter((name) => familyOf(name) === family);
  // a family's name that stands last in two of them is where it belongs
  const areLastApart = new Set(names.map((name) => familyOf(turned(name)))).size === names.length;
  return (
    names.length > 1 && areLastApart && turnable.length > 0 && (turnable.length === names.length || alike.length > 1)
  );
}

/** "Dear Ms Fionnuala Devane", or a mail to ange.santoni@…: told the other way round by who knows them. */
function isToldTurned(name: string, { text, origin }: TextDocument): boolean {
  if (!isFamilyOfOne(name) || isGivenName(familyOf(name)) || isOfTwoSorts(name)) return false;
  if (isBehindFamilyFirst(name, text)) return true;
  if (isGreetedByLast(name, text)) return false;
  const other = turned(name);
  // "Falkner, Ingram" is how an office lists its people
  if (fold(readName(origin.recipientName ?? '') ?? '') === fold(other)) return true;
  const at = plain(text).indexOf(plain(other));
  return at >= 0 && (mayBeTurned(name) || isAddressed.test(plain(text.slice(Math.max(0, at - 30), at))));
}

/** "Esteemed Ms Karataş," to Gülşen Karataş: behind a title alone stands the family's name, however an office lists its people. */
function isGreetedByLast(name: string, text: string): boolean {
  const last = plain(name.split(' ').at(-1) ?? '');
  const titled = [...plain(text).matchAll(titleThenName)].map(([, family]) => family);
  return titled.includes(last);
}

const titleThenName =
  /\b(?:mrs?|ms|miss|mme|mlle|madame|monsieur|mademoiselle|dr|frau|herrn?|senora?|signora?)\.? (\p{L}[\p{L}'-]+)(?= ?[,.!:;\n]|$)/gu;

/** "Nazwisko i imię podróżnego: Wojciechowska Hanna", "Apellidos y nombre: …": a form that asks for the family's name first. */
function isBehindFamilyFirst(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && asksFamilyFirst.test(plain(text.slice(Math.max(0, at - 60), at)));
}

const asksFamilyFirst = inLines()`
  (?:^|[^a-z])(?:
    nazwisko(?: i|,| ?\/) imie
    |(?:family name|surname|last name)(?: and|,| ?\/) ?(?:given|first|name)
    |nom(?: et|,| ?\/) ?prenoms?|apellidos?(?: y|,| ?\/) ?nombres?|cognome(?: e|,| ?\/) ?nome
    |(?:nach|familien)?name(?: und|,| ?\/) ?vorname
    |achternaam(?: en|,| ?\/) ?voornaam|prijmeni(?: a|,| ?\/) ?jmeno|priezvisko(?: a|,| ?\/) ?meno|prezime(?: i|,| ?\/) ?ime
    |nume(?: si|,| ?\/) ?prenume|apelido(?: e|,| ?\/) ?nome|sukunimi(?: ja|,| ?\/) ?etunimi|efternamn(?: och|,| ?\/) ?fornamn
    |efternavn(?: og|,| ?\/) ?fornavn|прізвище(?: та|,| ?\/)? ?ім'я|фамилия(?: и|,| ?\/)? ?име
  )[^:\n]{0,24} ?:\s*$
`;

const isAddressed =
  /\b(?:dear|hello|hi|bonjour|bonsoir|ch(?:er|ere)|mrs?|ms|miss|mme|mlle|m|madame|monsieur|dr|hallo|liebe[r]?)[.]? $/;

const familyOf = (name: string) => name.split(' ')[0] ?? '';
