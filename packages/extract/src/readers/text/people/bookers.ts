import type { Person } from '../../../booking.ts';
import { companyFormWord, endsInCompanyForm } from '../../../text/company-forms.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { printedName } from '../../../text/printed-name.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import { beforeNextLabel } from '../labels/before-next-label.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Client(s) | Chambre | Arrivée" over a row for each: whoever has a room of their own stays in it. So does "Client | M. Mathurin
 * Ezvan" over "Chambre | …" in a form, whoever is greeted above it.
 */
export function clientsOfRooms(passages: readonly Passage[]): Found<Person>[] {
  const forms = new Set(passages.flatMap(({ label, inTable, block }) => (inTable && label === 'room' ? [block] : [])));
  const inForm = passages.filter(
    (p) => p.inTable && !p.byColumn && forms.has(p.block) && isClient.test(p.called) && startsWithTitle.test(p.text),
  );
  if (inForm.length > 0) return bookersIn(inForm);
  const rooms = new Set(passages.flatMap(({ label, byColumn, row }) => (byColumn && label === 'room' ? [row] : [])));
  const clients = passages.filter(({ label, byColumn, row }) => byColumn && label === 'bookedBy' && rooms.has(row));
  return clients.length > 1 ? bookersIn(clients) : [];
}

const isClient = /^(?:clients?|clientes?|customers?|kunde|kundin)\b/;

/** Who booked: by its label, or with a title behind "Clients :". */
export function bookersIn(passages: readonly Passage[]): Found<Person>[] {
  const said = passages.flatMap((p) => {
    const inLine =
      p.text.length < 200
        ? (titledClient.exec(p.text) ?? bookedBy.exec(p.text) ?? askedFor.exec(p.text))?.[1]
        : undefined;
    const text = p.label === 'bookedBy' ? p.text : inLine;
    if (text === undefined || p.former || isHouse(text)) return [];
    const who = beforeNextLabel(text).replace(address, '');
    return readNames(who).map((name) => ({ value: { name }, at: p.at, text: p.text }));
  });
  return unique(said);
}

/** "Clients" beside "M. Pascal Lanctôt" over "Mme Geneviève Morin": all of a cell, where the paper tells of the first alone. */
export function clientsWith(told: readonly Found<Person>[], passages: readonly Passage[]): Found<Person>[] {
  const cellOf = ({ at }: Found<Person>) => passages.find((p) => p.at === at && p.label === 'bookedBy')?.cell;
  // "Clients : Réjean Pelletier et Micheline Gauvin", and a table "au nom de Micheline Gauvin"
  const booked = bookersIn(passages);
  const isOneOf = ({ value }: Found<Person>) => booked.some((one) => one.value.name === value.name);
  const isOneLine = booked.every(({ at }) => at === booked[0]?.at);
  if (told.length > 0 && booked.length > told.length && isOneLine && told.every(isOneOf)) return booked;
  const [cell, other] = new Set(told.map(cellOf));
  if (cell === undefined || other !== undefined) return [];
  const together = bookersIn(passages.filter((p) => p.cell === cell && startsWithTitle.test(p.text)));
  return together.length > told.length ? together : [];
}

/** Each once. */
export function unique(found: Found<Person>[]): Found<Person>[] {
  return found.filter(
    (f, i) => found.findIndex((g) => g.value.name?.toLowerCase() === f.value.name?.toLowerCase()) === i,
  );
}

/** "Micheline Gauvin, 88, rue des Pionniers, Rimouski": where they live. */
const address = /, ?\d.*$/su;

/** "Client : Groupe Arvelle": who pays is no person. */
const isHouse = (text: string) =>
  house.test(plain(text)) || companyFormWord.test(plain(text)) || endsInCompanyForm(text);

const house = inLines()`
  \b(?:
    group|groupe|gruppe|grupo|gruppo|company|societe|gesellschaft|consulting|conseil|industries?|technolog\w+|solutions?|systems?
    |systemes?|partners?|associes|associates|services?|agence|agency|agentur|travel|voyages|viajes|viaggi|reisen|universit\w+
    |institut\w*|laborato\w+|foundation|fondation|association|mutuelle|cooperative|direction|metropole|collectivite|academie
    |academy|lycee|college|ecole|school|club|amicale|council|syndicat|federation|ligue|holding|bank|banque|energ\w+|logisti\w+
    |maritime|international|ministere|mairie|hospital|hopital|chu
  )\b
`;

/** "Émis le 22/06/2027 Clients : M. Hugues Fauvernier et Mme Blandine Fauvernier": whoever has a title is no house. */
const titledClient =
  /(?:^|[\s—–·|,;])(?:Clients?|Clientes?|Customers?|Kunde|Kundin) ?: ?((?:M\.|MM\.|Mrs?|Ms|Miss|Dr|Mme|Mmes|Mlle|Monsieur|Madame|Herrn?|Frau|Sig\.|Sra?\.)\.? .*)$/u;

/** "Booked by Hugh Castlemaine on 3 March", "Reservado por Thaís Bragança", in a line of its own. */
const bookedBy = new RegExp(
  `^(?:(?:Booked|Ordered|Purchased|Reserved|R[ée]serv[ée]e?s?|Command[ée]e?s?|Achet[ée]e?s?) (?:by|par)|Reservad[oa] por|(?:Gebucht|Reserviert|Bestellt) von|(?:Prenotat[oa]|Ordinat[oa]) da|(?:Geboekt|Gereserveerd|Besteld) door|(?:Bokad|Beställd|Bestilt|Booket|Reservert|Reserveret) (?:av|af)) (${printedName})`,
  'u',
);

/** "Nous confirmons le taxi demandé par Nadège Corriveau", "the car ordered by Tom Hale": of what is booked, by whom. */
const askedFor = new RegExp(
  `(?<!\\p{L})(?:taxi|course|transfert|navette|voiture|auto|véhicule|location|réservation|chauffeur|trajet|car|cab|ride|transfer|shuttle|booking|reservation|hire|rental) (?:(?:qui a été )?(?:demandé|commandé|réservé)e?s? par|(?:that was )?(?:requested|ordered|booked|reserved|made) by) (?:M\\. |Mme |Mr\\.? |Mrs\\.? |Ms\\.? )?(${printedName})(?! ?(?:Travel|Voyages?|Tours|Ltd|GmbH|SA|SAS))`,
  'u',
);
