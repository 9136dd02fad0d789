import { isGivenName } from '../../../knowledge/given-names.ts';
import { anyDay, findDates } from '../../../text/dates.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { carIn } from '../../order/rides/car-model.ts';
import { isModel } from '../../order/rides/ride-events.ts';
import type { Found } from '../found.ts';
import { placeIn } from '../journeys/printed-place.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { deskOf } from './hire-desk.ts';
import { hirerByCar } from './hirer-by-car.ts';
import { hirerByNumber } from './hirer-by-number.ts';

// Names under which cars are hired in many countries. A smaller house is found by what it calls itself.
const brands =
  /\b(?:hertz|avis|europcar|sixt|enterprise|budget|alamo|national car rental|thrifty|dollar|goldcar|centauro|ada|keddy|buchbinder|record go|firefly|green motion|ucar|leclerc location|super u location|getaround|zipcar)\b(?: rent-?a-?car\b)?/;
const kind =
  /^(.{2,40}?\b(?:rent[- ]?a[- ]?car|car rental|car hire|location de voitures?|autovermietung|rentals?(?: cars?)?))\b/i;

/** "LocaPlus Mobilité — Bon de location": who gives the paper stands before what it is. */
const letterhead =
  /^(\p{Lu}[\p{L}\d&'’. -]{2,40}?) ?[–—|·-] ?(?:bon|contrat|confirmation|r[ée]servation|voucher|agreement|location|rental|car|vehicle)\b.*\b(?:location|rental|hire|v[ée]hicules?|voitures?|vehicles?|cars|autos?|automobiles?|utilitaires?)\b/iu;

/** "Locadour Automobiles – Agence de Biarritz": who lets the car, and at which of their places. */
const branch =
  /^(\p{Lu}[\p{L}\d&'’. -]{2,40}?) ?[–—|·-] ?(?:agence|branch|station|filiale|succursale|sede|sucursal|niederlassung)\b/iu;

/** "National, confirmation 1094477128CA, mid-size": beside "Car", who has the number is who hires it out. */
const beforeNumber =
  /^(\p{Lu}[\p{L}\d&'’.-]*(?: [\p{Lu}&][\p{L}\d&'’.-]*){0,3}), (?:r[ée]f|r[ée]s|conf|booking|r[ée]servation|confirmation|contrat|contract|voucher|agreement|dossier|n°|no\.)/u;

/** "VOITURE – Loca Lagon, réservation LL-27-0917", "Rental car: Tidewater Cars (ref. 88-120)". */
const behindKind = inLines('iu')`
  ^(?:[A-Z\d][.)] )?(?:
    (?:location de )?(?:voiture|véhicule)(?: de location)?
    |location|(?:rental|hired?) car|car(?: hire| rental)?|vehicle|mietwagen
  ) ?[:–—|-] ?(\p{Lu}[\p{L}\d&'’.-]*(?: [\p{Lu}&][\p{L}\d&'’.-]*){0,3})(?:,| [–—-]| \() ?(?:your |votre )?
  (?:r[ée]f|r[ée]s|conf|booking|r[ée]servation|confirmation|contrat|contract|voucher|bon|agreement|dossier|n°|no\.)
`;

/** "Hire car from Arnold Clark at …", "you have a small car from Arnold Clark", "une voiture chez LocaPlus à l'aéroport". */
const spoken = inLines('u')`
  (?:
    \b(?:[Aa]n?|[Yy]our|[Tt]he) (?:\p{Ll}[\p{L}-]* ){0,3}(?:car|van|minibus|hatchback|automatic|campervan) (?:is )?(?:waiting )?
    (?:for you )?from
    |\b(?:[Hh]ire car|[Cc]ar hire|[Rr]ental car|[Cc]ar rental|[Hh]ired? (?:a |the )?car) (?:is )?(?:booked |reserved )?
    (?:from|with|by)
    |\b(?:voiture|véhicule|location)\b[^.;]{0,60} (?:chez|auprès de)
  ) (\p{Lu}[\p{L}\d&'’-]*(?: (?:& )?\p{Lu}[\p{L}\d&'’-]*){0,3})
`;

/** "A small car will be waiting for you from Skarf Car Hire": whose name says what it is. */
const calledSo =
  /(?:from|with|by|at|chez|par|auprès de|avec|de|bei|von) ((?:\p{Lu}[\p{L}\d&'’.-]* ){1,3}(?:Car (?:Hire|Rentals?)|Rent[- ]?[Aa][- ]?Car|Cars|Rentals?|Vehicle Hire|Autovermietung|Location))(?!\p{L})|(?:chez|par|auprès de|avec|de) ((?:Location|Autos?) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u;

/** "Thank you for booking with Isla Car Hire": the name is at the sentence's end. */
const atEnd =
  /((?:\p{Lu}|\d)[\p{L}\d&'’.]*(?:-[\p{L}\d&'’.]*| (?:(?:\p{Lu}|\d)[\p{L}\d&'’.]*|de|du|la|of|and|et|&|rent|a|car|hire|rentals?|location|voitures?|autovermietung))*)$/u;
/** "The rental desk belongs to Sicily by Car.", "Votre véhicule est fourni par Rent Île.": a broker's paper says whose the car is. */
const supplied = inLines('u')`
  (?:
    \b(?:
      rental (?:desk|counter|company|partner)|desk|counter|supplier|(?:your |the )?(?:car|vehicle|rental)|comptoir|loueur
      |fournisseur|prestataire|véhicule|voiture|location|Vermieter|Anbieter|Fahrzeug|Mietwagen
    )\b(?: local)? (?:
      belongs to|is (?:run|operated|provided|supplied) by
      |(?:will be|is being) (?:provided|supplied) by
      |est (?:fournie?|assurée?|proposée?|mise? à disposition) par
      |(?:est tenu|est géré|est exploité) par|wird von|gehört zu
    )
    |\b(?:your (?:supplier|rental company)|[Vv]otre (?:loueur|fournisseur)|[Ll]e loueur|[Ii]hr (?:Vermieter|Anbieter))[ ]
    (?:is|est|ist)
  ) (?:the company |la société )?((?:\p{Lu}|\d)[\p{L}\d&'’-]*(?: (?:(?:by|&|de|of|et|a|for) )?\p{Lu}[\p{L}\d&'’-]*){0,4})
`;
/** "L'équipe Rent A Car", "Team Isla Car Hire": who signs for it. */
const signing = /^(?:L['’][éÉ]quipe|(?:The |Your |Votre )?(?:Team|[ÉéEe]quipe|Agence))(?: de| d['’]| of)? (?=\p{Lu})/u;
const generic = inLines('i')`
  ^(?:
    your|votre|our|notre|ihre?|total|estimated|average|daily|weekly|monthly|basic|base|full|additional|optional|one-?way|online
    |vehicle|van|minibus|this|the|any|prepaid|pre-?paid|confirmed|pr[ée]pay[ée]e?|the car|car hire|car rental
    |location de voitures?|rentals?|rent[- ]?a[- ]?car|autovermietung
  )(?: |$)
`;

/** "2. Car hire", "B) Isla Car Hire": which part of an order it is. */
const counted = /^(?:\d{1,2}|[A-Z])[.)] /;
/** "Sat 20 Nov 2027 – Car hire": a day of a programme, and nobody's name. */
const saysDay = (text: string) => findDates(text, anyDay).length > 0;

const ofDesk = /\b(?:reserv\w*|bookings?|confirm\w*|services?|customer|client\w*|team|equipe|no-?reply)\b/;
const house = /(?:autos?|rent|cars)\b|\b(?:location|rental|rentals|car hire|voitures|mobility|mobilite)\b/;

/** Written as names, in any line: "avis", "budget" and "enterprise" are words too. */
const written = /(?<!\p{L})(?:Hertz|Europcar|Sixt|SIXT|Alamo|Avis|AVIS|Goldcar|Thrifty|HERTZ|EUROPCAR)(?!\p{L})/u;

/** "Enterprise, Boise Airport: pick-up …, return …": a word as any other, but first, in front of both ends of a hire. */
const writtenFirst =
  /^(?:Enterprise|Budget|National|Dollar|Firefly|Keddy|ADA|Ada|Buchbinder|Centauro|Ucar|UCAR)(?=,|:| [–—-] | \()[^\n]*\d[^\n]*\b(?:[Rr]eturn|[Dd]rop-?off|[Rr]etour|[Rr]estitution|[Rr]ückgabe)\b[^\n]*\d/u;

/** "Enterprise has a Renault Clio for you", where a car follows. */
export const hirerTells = inLines('u')`
  ^(?:\p{Lu}\p{Ll}{2,12} ?: )?(?:
    Enterprise|Budget|National|Dollar|Firefly|Keddy|ADA|Ada|Buchbinder|Centauro|Ucar|UCAR
    |(?:\p{Lu}[\p{L}\d&'’-]* ){1,3}(?:Rentals?|Cars?|Car Hire|Car Rentals?|Rent[ -]a[ -]Car|Location|Autos?|Mobility|Vehicles)
  ) (?:has|have|will|holds?|keeps?|vous|te|nous|tient|garde|réserve)[ ]
`;

/** A well-known hirer that a line names, as printed. */
export const hirerNamed = (text: string): string | undefined => written.exec(text)?.[0] ?? named.exec(text)?.[0];

/** Words as any other, unless more of their name follows. */
const named =
  /(?<!\p{L})(?:Enterprise|Budget|National|Dollar|Thrifty|Firefly|Keddy|Buchbinder|Centauro) (?:Rent|Car|Autovermietung)(?:[ -]?[Aa][ -]?[Cc]ar| Rental)?(?!\p{L})/u;

/** "Voiture Enterprise", "Rental car: Budget": what it is stands before the name. */
const writtenBehind = inLines('u')`
  (?:^|\n|[·|–—] )(?:
    (?:[Ll]ocation (?:de )?)?(?:[Vv]oiture|[Vv][ée]hicule)(?: de location)?
    |[Ll]ocation
    |(?:(?:[Rr]ental|[Hh]ired?) )?[Cc]ar(?: hire| rental)?
    |[Mm]ietwagen|VOITURE|LOCATION|CAR(?: HIRE| RENTAL)?
  )[ \n]?[:–—-]?[ \n]?(?:Enterprise|Budget|National|Dollar|Thrifty|Firefly|Keddy|ADA|Ada|Alamo|Buchbinder|Centauro|Ucar|UCAR)
  (?!\p{L}| ?\d)
`;

export const namesHirer = (text: string): boolean =>
  written.test(text) || writtenFirst.test(text) || writtenBehind.test(text);

/** "Company: Kontor Partners" below "Name: Kwame Adjei" in a block about who hires alone: for whom they work. */
function isEmployer({ block, at }: Passage, passages: readonly Passage[]): boolean {
  const own = passages.filter((p) => p.block === block && !p.inTable);
  return (
    own.some((p) => p.label === 'person' && p.at < at) && !own.some(({ label }) => label !== null && ofHire.has(label))
  );
}

const greets =
  /^(?:hi|hello|dear|hey|bonjour|bonsoir|chere?|salut|hallo|liebe[rs]?|ciao|hola) (?:(?:mr|ms|mrs|m|mme)\.? )?ada\b/;

const atDesk: ReadonlySet<Label> = new Set(['pickUp', 'dropOff', 'vehicle']);
const ofHire: ReadonlySet<Label> = new Set(['pickUp', 'dropOff', 'vehicle', 'reference', 'date', 'place']);

/** "Dune Autos", "[Dune Autos, la voiture autrement]" where a picture stood: the name, and what it says of itself. */
const headed = /^(?:\[(?:image ?: ?)?)?([^[\],|–—]+?)(?:(?:,| [|–—-]) [^\d[\]]{3,60})?\]?$/u;

/** A sentence of its own behind a name, and the class of the car; "Soc. Coop. Autonoleggi" is a name. */
const saidOfCar =
  /(?<=\p{L}{3})(?:(?<!(?:Soc|Coop|Serv|Ste|Ets|Bros|Ltd|Inc|Corp|Cie))\. (?=\p{Lu})| ?[,;(] ?(?=(?:cat[ée]gorie|groupe?|class[e]?|kategorie|categor[íi]a|categoria|cat\.) ?\p{L}|(?:t[ée]l|phone|tel)[ .:])).*$/iu;

/** Who hires out the car, as printed: a label, a well-known name, or a heading that says so. */
export function hirerOf(document: TextDocument, passages: readonly Passage[]): Found<string> | null {
  const companies = passages.filter(
    (p) =>
      p.label === 'company' &&
      !isEmployer(p, passages) &&
      !p.former &&
      p.text.length < 60 &&
      !/\b(?:vol|flight|train)s? [a-z\d]/.test(p.shape),
  );
  // "Supplier: Round Earth Players" over a show, of an order that says it of each
  const ofCar = new Set(passages.flatMap(({ label, block }) => (label && atDesk.has(label) ? [block] : [])));
  const labelled = companies.find(({ block }) => ofCar.has(block)) ?? companies[0];
  // "Avis, ref. 22107743"
  const name = labelled?.text
    .replace(
      /(?:,| [–—-])? \(?(?:r[ée]f|r[ée]s|conf|booking|r[ée]servation|confirmation|contrat|contract|dossier|n°|no)(?!\p{L}).*$/iu,
      '',
    )
    // "Rivet Rentals – group B, VW Polo": what is told of the car
    .replace(/ [–—-] .*$| \((?:\p{Ll}|[^()]*\d)[^()]*\)$/u, '')
    // "Auto Naxos Rent. Catégorie B, Fiat Panda ou similaire.", "Cretan Wheels, group C, Nissan Micra"
    .replace(saidOfCar, '')
    // "Europcar, gare de Rennes": who, and where
    .replace(
      /, (?=(?:gare|a[ée]roport|agence|airport|station|terminal|port|downtown|city|centre|center)(?!\p{L})|.{3,30} (?:airport|station)$).*$/iu,
      '',
    )
    .trim();
  if (labelled && name) return { value: name, at: labelled.at, text: labelled.text };
  const broker = passages.find((p) => !p.former && p.text.length < 400 && supplied.test(p.text));
  const supplier = broker && supplied.exec(broker.text)?.[1];
  if (broker && supplier) return { value: supplier, at: broker.at + broker.text.indexOf(supplier), text: broker.text };
  const byNumber = hirerByNumber(document, passages);
  if (byNumber) return byNumber;
  const numbered = passages.find((p) => p.label === 'vehicle' && !p.former && beforeNumber.test(p.text));
  const before = numbered && beforeNumber.exec(numbered.text)?.[1];
  if (numbered && before) return { value: before, at: numbered.at, text: numbered.text };
  const beside = besideNumber(passages) ?? besideCar(passages);
  if (beside) return beside;
  const titled = passages
    .slice(0, 4)
    .find(
      (p) =>
        p.text.length < 90 &&
        (letterhead.test(p.text) || branch.test(p.text)) &&
        !brands.test(p.shape) &&
        !saysDay(p.text),
    );
  const title = titled && (letterhead.exec(titled.text) ?? branch.exec(titled.text))?.[1];
  if (titled && title) return { value: title.trim(), at: titled.at, text: titled.text };
  const head = passages.slice(0, 60);
  /** With its number, which may have become a line of its own. */
  const leadsTo = (p: Passage, i: number) => {
    const next = head[i + 1];
    return behindKind.exec(next?.block === p.block ? `${p.text}, ${next.text}` : p.text)?.[1];
  };
  const led = head.find((p, i) => !p.former && leadsTo(p, i) !== undefined && !brands.test(p.shape));
  const leading = led && leadsTo(led, head.indexOf(led));
  if (led && leading) return { value: leading, at: led.at + led.text.indexOf(leading), text: led.text };
  for (const p of head) {
    const said = kind.exec(p.text.replace(counted, '').split(/\s[*–—|·-]|(?<=\p{Ll}{3})[.!?] /u)[0] ?? '');
    // "Hi Ada,": whom it greets, and no hirer of that name
    const brand = p.label === 'person' || greets.test(p.shape) ? null : brands.exec(p.shape);
    // "Vous changez d'avis ?": a name has a capital
    const known = brand && /^[\p{Lu}\d]/u.test(p.text.slice(brand.index)) ? brand : null;
    const printed = said?.[1] ? atEnd.exec(said[1])?.[1] : undefined;
    const named = printed?.replace(signing, '');
    if (named && !known && (named !== printed || !generic.test(named))) return { value: named, at: p.at, text: p.text };
    // "Europcar Maroc" in a line of its own, in a mail from Europcar Maroc
    const isOwnName = p.shape.trim() === plain(document.origin.senderName ?? '') && !ofDesk.test(p.shape);
    if (known && isOwnName) return { value: p.text.trim(), at: p.at, text: p.text };
    if (known) {
      const rest = p.text.slice(known.index);
      // "AVIS RENT A CAR" is a name, "SIXT rent a car" one and what it does
      const length =
        known[0].length + (/^ RENT[ -]A[ -]CAR(?!\p{L})/u.exec(rest.slice(known[0].length))?.[0].length ?? 0);
      return { value: rest.slice(0, length), at: p.at + known.index, text: p.text };
    }
  }
  const desk = head.find((p) => !p.former && p.text.length < 400 && deskOf(p.text) !== null);
  const theirs = desk && deskOf(desk.text);
  if (desk && theirs) return { value: theirs, at: desk.at + desk.text.indexOf(theirs), text: desk.text };
  const byCar = hirerByCar(head);
  if (byCar) return byCar;
  const told = head.find((p) => spoken.test(p.text) || calledSo.test(p.text));
  const said = told && (spoken.exec(told.text) ?? calledSo.exec(told.text));
  const lessor = said?.[1] ?? said?.[2];
  // "a car from Inverness Airport": where, and not whose
  if (told && lessor && placeIn(lessor, { labelled: false, timed: false }) === null)
    return { value: lessor, at: told.at + told.text.indexOf(lessor), text: told.text };
  const sender = (document.origin.senderName ?? '').replace(whoWrites, '');
  const named = brands.exec(plain(sender));
  if (named) return { value: sender.slice(named.index, named.index + named[0].length), at: 0, text: sender };
  if (house.test(plain(sender))) return { value: sender, at: 0, text: sender };
  // who writes the mail, in large letters at its head
  const own = passages.slice(0, 3).find((p) => sender !== '' && headed.exec(p.shape)?.[1] === plain(sender));
  return own ? { value: headed.exec(own.text)?.[1] ?? own.text, at: own.at, text: own.text } : headOfContract(passages);
}

/** "National | conf. 1179034425COUNT" in the form of a car: who has the number. */
function besideNumber(passages: readonly Passage[]): Found<string> | null {
  const forms = new Set(
    passages.flatMap(({ label, block, inTable }) => (inTable && label === 'pickUp' ? [block] : [])),
  );
  const name = passages.find((p, i) => {
    const next = passages[i + 1];
    const isOfForm = p.label === null && !p.former && forms.has(p.block) && next?.row === p.row && next.cell !== p.cell;
    return isOfForm && beforeNumber.test(`${p.text}, ${next.text}`);
  });
  const said = name && (beforeNumber.exec(name.text)?.[1] ?? name.text).replace(whatIsHired, '');
  return name && said ? { value: said, at: name.at + name.text.indexOf(said), text: name.text } : null;
}

/** "Auto | National | Intermédiaire, Toyota Corolla ou semblable": a name alone between what is hired and which car. */
function besideCar(passages: readonly Passage[]): Found<string> | null {
  const name = passages.find((p, i) => {
    const next = passages[i + 1];
    const isPair = !p.former && ofCar.has(p.label) && next?.row === p.row && next.label === 'vehicle';
    return isPair && nameAlone.test(p.text) && !isModel(p.text) && carIn([next]) !== null && carIn([p]) === null;
  });
  return name ? { value: name.text, at: name.at, text: name.text } : null;
}

const ofCar: ReadonlySet<Label | null> = new Set(['vehicle', 'coach']);
const nameAlone =
  /^(?!(?:Cat[ée]gor|Groupe?|Class|Type|Mod[eè]l))\p{Lu}[\p{L}\d&'’.-]+(?: [\p{Lu}&][\p{L}\d&'’.-]*){0,3}$/u;

/** "Voiture Hertz, conf. 771": what it is, before whose. */
const whatIsHired =
  /^(?:Voiture|V[ée]hicule|Mietwagen|(?:Rental|Hire) [Cc]ar|Car (?:[Hh]ire|[Rr]ental)|Car)(?: de location)? (?=\p{Lu})/u;

/** Who writes about one car alone, and names themselves in what they write: no agency, no desk and nobody in person. */
export function writerOf(document: TextDocument, passages: readonly Passage[]): Found<string> | null {
  // "AlpenDrive Réservations": the desk's name is the company's and what the desk does
  const writer = (document.origin.senderName ?? '').replace(deskBehind, '');
  const senderName = writer.replace(whoWrites, '');
  const name = plain(senderName);
  const isPerson = senderName === writer && name.split(' ').some(isGivenName);
  if (name.length < 3 || ofDesk.test(name) || sells.test(name) || isPerson) return null;
  const said = passages.find(({ former, shape }) => !former && ` ${shape} `.includes(name));
  return said ? { value: senderName, at: said.at, text: said.text } : null;
}

/** "Sigrún at Lava Wheels", "Marc chez Loca Breizh": who writes, and for whom. */
const whoWrites = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:at|from|chez|de chez|bei|von|da|@) (?=\p{Lu})/u;

const deskBehind =
  /(?<=[\p{L}\d]) ?[-–|·]? (?:(?:service )?r[ée]servations?|bookings?|reservierung(?:en)?|prenotazioni|reservas|confirmations?|service clients?|customer (?:service|care)|no-?reply)$/iu;

const sells =
  /\b(?:voyages?|travels?|tours?|tourisme|trips?|agence|agency|reisen|viaggi|viajes|booking|holidays?|vacances|deals?|compare)\b|@/;

/** "LOCA BREIZH" in large letters over "CONTRAT DE LOCATION": who lets the car signs it, and so does who is called by what they do. */
function headOfContract([first, ...more]: readonly Passage[]): Found<string> | null {
  if (!first?.isHeading || first.text.length > 40 || /[\d:]/.test(first.text) || contract.test(first.shape))
    return null;
  const isCalledSo = letsCars.test(first.shape) && !generic.test(first.text) && !papersName.test(first.shape);
  return isCalledSo || more.slice(0, 8).some(({ shape }) => contract.test(shape))
    ? { value: first.text, at: first.at, text: first.text }
    : null;
}

/** "ISULA LOCATION" at the head of a paper about a car; "Voiture de location" is what is hired. */
const letsCars =
  /^(?!(?:voitures?|vehicules?|autos?) de location$)[a-z'&.-]{2,20}(?: [a-z'&.-]{1,20}){0,2} (?:locations?|rentals?|rent|cars|autos?|car hire|noleggi|autonoleggio|mietwagen|autovermietung|alquiler|rent[- ]a[- ]car)$/;
const papersName =
  /^(?:bon|contrat|confirmation|reservation|voucher|facture|recu|details?|booking|order|receipt|invoice)\b/;

const contract =
  /^(?:contrat de location|(?:car |vehicle )?(?:rental|hire) (?:agreement|contract)|mietvertrag|contratto di noleggio|contrato de alquiler)\b/;
