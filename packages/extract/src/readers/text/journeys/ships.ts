import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { topicOf } from '../topics.ts';
import { placeIn } from './printed-place.ts';
import type { FoundVehicle } from './vehicles.ts';
import { wayBySea } from './way-by-sea.ts';

/** By what is in front of it, or below the label "Ship", where a line may also tell of the cabin and the car. */
export function shipIn(p: Passage): FoundVehicle | null {
  const { text: printed, shape, label, section, called: head } = p;
  const ofCompany = label === 'ship' && bothHeads.test(head) ? behindCompany.exec(printed) : null;
  if (ofCompany?.[2]) {
    const at = ofCompany[1]?.length ?? 0;
    return { at, length: printed.length - at, vehicle: { kind: 'ship', name: ofCompany[2].trim() } };
  }
  const quoted = behindLine.exec(printed);
  if (quoted?.[1] && !isRoute.test(quoted[1]))
    return {
      at: quoted.index,
      length: quoted[0].length,
      vehicle: { kind: 'ship', name: quoted[1].trim() },
    };
  const behindWay = wayThenShip.exec(printed);
  if (behindWay?.[1] && behindWay[2]) {
    const at = behindWay[1].length;
    return { at, length: printed.length - at, vehicle: { kind: 'ship', name: behindWay[2] } };
  }
  // "Mega Andrea – Cabine extérieure 2 places"
  const text = label === 'ship' ? printed.replace(behindCabin, '').replace(cabinBelow, '') : printed;
  const behind = label === 'ship' ? behindNumber.exec(text) : null;
  if (behind?.[1]) return { at: 0, length: text.length, vehicle: { kind: 'ship', name: behind[1].trim() } };
  const before = topicOf(section) === 'sea' ? beforeWay.exec(text) : null;
  if (before?.[1] && [before[2], before[3]].some((end) => isKnown(end ?? '')) && !isKnown(before[1]))
    return { at: 0, length: before[1].length, vehicle: { kind: 'ship', name: before[1] } };
  const called =
    shipName.exec(text) ??
    unlessTown(ferryThat.exec(text)) ??
    (sails.test(shape) ? unlessTown(thatSails.exec(text)) : null) ??
    ((sailing.test(shape) || label === 'ship') && label !== 'person' ? motorShip.exec(text) : null);
  const match =
    called ??
    (label === 'ship' && !isRoute.test(text) && wayBySea(p) === null && !ofCabin.test(shape) && !amount.test(text)
      ? // "W.B. Yeats", "ms Rottum (veerdienst)"
        /^((?:(?:m\/?[svf]|ss|veerboot) )?\p{Lu}(?:[^,(|.]|\.(?! |$)|(?<=\b\p{Lu})\. (?=\p{Lu})){1,40})/u.exec(text)
      : null);
  return match?.[1] && !isSentence.test(plain(match[1]))
    ? { at: match.index, length: match[0].length, vehicle: { kind: 'ship', name: withoutLine(match[1].trim()) } }
    : null;
}

/** "Hirtshals – Bergen with MS Solfjord", "Rostock nach Trelleborg mit der MS Ostwind": both ends, and what sails between them. */
const wayThenShip =
  /^(.{0,24}\p{Lu}[\p{L}'’ ().-]{2,30} (?:[–—→-]|to|nach|naar|til|till|à|vers|a) \p{Lu}[\p{L}'’ ().-]{1,30}?) (?:with|by|on|aboard|mit|auf|med|met|avec|sur|con|per|a bordo|ombord på)(?: (?:the|der|dem|le|la|il))? ((?:MS|MF|M\/[SsFfVv]|MV|SS) \p{Lu}[\p{L}'’-]+(?: [\p{Lu}\d][\p{L}\d'’-]*){0,2})$/u;

/** "Bateau Archipel Navettes, « Ti Kannot »": who sails, and the ship in its quotes. */
const behindLine =
  /(?<!\p{L})(?:[Bb]ateau|[Nn]avire|[Ff]erry|[Vv]edette|[Tt]raversée|[Bb]oat|[Ss]hip|[Cc]rossing|[Cc]atamaran)(?: [\p{Lu}&][\p{L}&'’-]*| de| du| des| with| by| avec){0,5},? ?[«“"„] ?(\p{Lu}[^«»“”"„]{2,40}?) ?[»”"]/u;

/** "Retour le samedi 13 novembre", "You return on the 17": what begins a sentence is no ship. */
const isSentence =
  /^(?:retour|aller|you|your|vous|votre|the return|return(?:ing)?|outbound|inbound|outward|back|le retour|l'aller|depart\w*|arriv\w*|leav\w*|we|nous|on) |\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday) \d{1,2}\b/;

/** "Compagnie / navire" over "Corsica Linea – Danielle Casanova", "Carrier and ship": in that order. */
const bothHeads =
  /^(?:compagnie|company|operator|operateur|carrier|transporteur|armateur|(?:ferry |shipping )?line) ?(?:\/|&|,|-|–|et|and) ?(?:the )?(?:navire|bateau|ship|vessel|ferry)/;
const behindCompany = /^(\p{Lu}[^,–—|\d]{1,40} ?(?:[–—/,]| -) ?)(\p{Lu}[^,(|\d:]{2,40})$/u;

const behindCabin =
  / [–—-] (?:cabine?s?|kabine|fauteuils?|seats?|si[eè]ges?|places?|couchettes?|berths?|inside|outside|recliners?|r[ée]clin\p{L}*|pullman|pont|deck|installation|sitzplatz|poltron[ae]|butacas?)(?!\p{L}).*$/iu;
/** "A Nepita" over "cabine 2 couchettes", in one cell. */
const cabinBelow =
  /(?<=\p{L}),? (?:cabine?s?|kabine|fauteuils?|seats?|couchettes?|berths?|(?:inside|outside|\d-berth|[1-6] (?:berth|places?|couchettes?)) cabins?|pont garage|recliners?)(?!\p{L}).*$/u;
const isKnown = (name: string) => placeIn(name, { labelled: false, timed: false }) !== null;

/** "W.B. Yeats, Dublin Port to Cherbourg" below the title of a ferry: what sails, and from where. */
const beforeWay =
  /^(\p{Lu}[\p{L}\d.'’& -]{2,40}?)(?:,| [–—:-]) (\p{Lu}[\p{L}'’ .-]{2,40}?) (?:to|–|—|-|→|vers|nach|à) (\p{Lu}[\p{L}'’ .-]{2,40})$/u;

/** "Mega Express Four de Corsica Ferries", "Spirit of Britain of P&O Ferries": whose ship it is is none of its name. */
function withoutLine(name: string): string {
  return name
    .replace(/\.$/, '')
    .replace(/ (?:de|du|des|of|der|by) (?:\p{Lu}[\p{L}&]*[ -]){0,2}(?:Ferr(?:y|ies)|Lines?|Line|Linea|Ferries)$/u, '')
    .replace(/ de (?:Corsica|Corsica Linea|Brittany|Stena|Balearia|GNV|DFDS|Irish|La M[ée]ridionale)$/u, '');
}

function unlessTown(match: RegExpExecArray | null): RegExpExecArray | null {
  return match?.[1] && !placeIn(match[1], { labelled: false, timed: false }) ? match : null;
}

/** "Your cabin on the NorthLink ferry Hjaltland is confirmed", "CalMac ferry Glen Sannox, Ardrossan to Brodick": a name, and no town. */
const ferryThat = inLines('u')`
  (?<=^|\p{Lu}\p{L}+ )[Ff]erry (
    (?!(?:Terminal|Port|Pier|Crossing|Ticket|Booking|Reservation|Company|Lines?|Details|To|From|Outbound|Return)(?!\p{L}))\p{Lu}
    [\p{L}\d'’-]*(?: (?:(?:of|the|de|du) )?\p{Lu}[\p{L}\d'’-]*){0,3}
  )(?=
    :
    |, (?:\p{Ll}+ ){0,2}(?:cabins?|cabine|berths?|couchettes?|seats?|deck|foot|with|[24]-berth)\b
    |,? (?:is|has been|leaves|departs|sails|will leave)\b
    |, \p{Lu}[\p{L}'’. -]{2,40} (?:to|–|-|→) \p{Lu}
  )
`;

/** "C'est le Pont-Aven qui vous ramène : il lève l'ancre à 14 h 15", "the Hamnavoe takes you on": with its article, and what it does. */
const thatSails = inLines('u')`
  (?<!\p{L})(?:[Ll][ea] |[Ll]['’]|[Tt]he )(
    (?!(?:Compagnie|Company|H[ôo]tel|Ferry|Train|TGV|Port|Captain|Boat|Ship)(?!\p{L}))\p{Lu}[\p{L}\d'’-]*
    (?: (?:(?:of|the|de|du|des) )?\p{Lu}[\p{L}\d'’-]*){0,3}
  ) (?:qui |which |that )?(?:
    (?:vous |you )?(?:ram[èe]n|emm[èe]n|attend|await)\p{L}*
    |l[èe]ve(?:ra)? l['’]ancre|appareill\p{L}+|accost\p{L}+|(?:takes|brings|carries) you|sails|docks
  )
`;
const sails = /\b(?:ancre|appareill\w+|accost\w+|traversees?|crossing|sail(?:s|ing)|docks|aboard|on board)\b/;

/** "BC Ferries, booking 28840176, Spirit of British Columbia": who sails, its number, and the ship. */
const behindNumber =
  /^\p{Lu}[^,|\d]{1,40}, (?:booking|conf(?:irmation|\.)?|r[ée]servation|r[ée]f(?:[ée]rence|\.)?|buchung|n°|no\.?)[^,|]{3,30}, (\p{Lu}[^,|\d:]{2,40})$/u;

/** "MS Stavangerfjord", "M/S Finlandia", where a ship is spoken of: a lady is called so too, "MS Anna Berg, cabin 204". */
const motorShip =
  /(?<![\p{L}\d])((?!MS \p{L}+(?: \p{L}+){1,2}[,:]? (?:cabine?|kabine|seat|berth|place|si[eè]ge|couchette)\b)(?:MS|MF|[Mm]\/[SsFfVv]|MV|SS) \p{Lu}[\p{L}'’-]+(?: [\p{Lu}\d][\p{L}\d'’-]*){0,2})/u;
const sailing =
  /\b(?:ferry|ferries|crossing|sailing|ship|vessel|cabins?|traversee|navire|fahre|uberfahrt|traghetto|bateau)\b/;
/** "Car and 2 passengers, prepaid", "Departs Tsawwassen 5:00 p.m.", "Cabine extérieure". */
const ofCabin =
  /^(?:\d|(?:one|two|car|cabins?|cabines?|voiture|vehicule|vehicle|passengers?|passagers?|seats?|depart\w*|arriv\w*|dep|arr|be at|check-?in|booking|ref\w*|conf\w*|inside|outside|duree|duration|foot|walk-?on|pietons?|with|avec|sans|without)\b)/;

/** "NZD 146.00 return", beside the ship. */
const amount = /^\p{Lu}{3} ?\d/u;

const shipName = inLines('u')`
  (?<!\p{L})(?:
    [Nn]avire|[Ss]hip(?! (?:To|Date|On|By|From)\b)|[Vv]essel|[Bb]ateau|Schiff|F[äa]hre|[Tt]raghetto|[Aa]liscafo|[Mm]otonave
    |[Tt]rajekt|[Kk]atamaran|[Nn]ave|[Bb]uque|M\/?[VF]|M\/[STY]|HSC|à bord d(?:[ue]|e la|e l['’])|aboard(?: the)?|on board the
    |[Ee]mbarqu\p{L}{1,5} [^.\n]{3,40} sur (?:le|la)
  ) ?:? ?[«"“]? ?(
    \p{Lu}[\p{L}\d'’.-]*(?:
      (?<!\p{L}{3}\.) (?:(?:of|the|de|du|des|la|le|les|am|per|del|della|di|da|do|dos|von|van) )?[\p{Lu}\d][\p{L}\d'’-]*
    ){0,4}
  )
`;

/** "Tanger Ville – Tarifa" in the cell of a ship: where it goes, and not what it is called. */
export const isRoute = /^\p{Lu}[\p{L}'’ ().-]{2,40} [–—→-] \p{Lu}[\p{L}'’ ().-]{2,40}$/u;
