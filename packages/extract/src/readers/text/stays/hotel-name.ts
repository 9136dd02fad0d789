import { onceForText } from '../../../once-for.ts';
import { monthNames, weekdayNames } from '../../../text/calendar-words.ts';
import { plain } from '../../../text/plain.ts';
import { isStreet } from './addresses.ts';
import { withoutLead } from './before-house.ts';
import { isRoomList, roomList } from './room-list.ts';

/** A hotel's name as printed: without stars, and not a greeting, a label or a sentence. */
export const nameIn = onceForText(findName);

function findName(text: string): string | null {
  if (isSentence(text)) return null;
  const said = text
    // a bed is drawn before it
    .replace(/^(?:\p{Extended_Pictographic}|[\uFE0F\s])+/u, '')
    // "You're booked into Apartment 4, Minster Apartments"
    .replace(
      /^(?:you(?:['’]re| are|['’]ve been| have been|['’]ll be| will be) (?:all |now )?(?:booked|staying|checked)(?: in)?|vous (?:êtes (?:attendue?s?|logée?s?)|logez|logerez|séjournez|séjournerez)|sie (?:wohnen|übernachten)) (?:into |in |at |with |to |au |aux |à la |à l['’]|à |chez |im |in der |bei )(?=\p{Lu})/iu,
      '',
    )
    // "2. Hotel", "(2) Hotel", "#2 Hotel": the number of a part of the paper
    .replace(/^(?:\d{1,2}[.)]|\(\d{1,2}\)|#\d{1,2}) (?=\p{L})/u, '')
    .replace(/(?: \d ?)?[★☆*✩⭐]+.*$/u, '')
    .replace(/ \d[.,]\d(?: ?\/ ?10)?$/u, '')
    .replace(/\s+\d ?(?:stars?|étoiles?)\b.*$/iu, '')
    // "HOTEL – The Kings Jetty Hotel – confirmation KJ-551902"
    .replace(ownNumber, '')
    .replace(nightsBehind, '')
    .replace(statusBehind, '')
    .replace(kindOfHouse, '')
    .replace(roomBehind, '')
    .replace(letBehind, '')
    // "The Marble Lattice (from 1300 hrs)", "Hotel Lindenegg (ab 15 Uhr)"
    .replace(
      / \((?:from|after|until|by|d[èe]s|à partir de|jusqu['’]à|ab|bis|dalle|desde las)\b[^()]{0,8}\d[^()]{0,16}\)$/iu,
      '',
    )
    // "Riad Zohra (catégorie charme)", "Gîte Les Mûriers (3 épis, 6 personnes)", "The Old Barn (sleeps 6)"
    .replace(
      / \((?:(?:cat[ée]gorie|category|kategorie|type|standard|formule|classe?) [^()]{2,30}|(?:(?:\p{Ll}+ )?\d{1,2} \p{L}{4,}[^()]{0,30})|sleeps \d{1,2})\)$/iu,
      '',
    )
    .replace(
      /^(?:hotel|hôtel|property|établissement|hébergement|accommodation|lodging|unterkunft|stay|séjour|aufenthalt|nuitées?|check(?:ing)?[ -]?in|arrivée|anreise)(?: *(?::|[—–-] )|, (?=\p{Lu})) */iu,
      '',
    )
    // "Rooming list for The Weir House", "Liste des chambres – Hôtel du Lac"
    .replace(listFor, '')
    // "Reservations, Casa Alameda Chica", "À l’attention du service groupes, Logis du Pont Cardinal": which desk of the house
    .replace(
      /^(?:[àa] l['’](?:attention|intention) (?:d[eu]s? |de la |de l['’])|(?:for the )?attention(?: of)?:? (?:the )?|attn\.?:? )?(?:(?:the )?(?:(?:group )?reservations?(?: (?:team|desk|manager|department|office))?|groups?(?: (?:team|desk|department|reservations?|sales))?|front (?:desk|office)|reception(?:ist)?|guest (?:services|relations)|bookings|sales(?: (?:team|office|department))?|concierge|manager|r[ée]servations?|(?:la )?r[ée]ception|service (?:(?:des )?r[ée]servations?|(?:des )?groupes?|commercial|client[èe]le|s[ée]minaires?)|direction|empfang|reservierung|recepci[óo]n|reservas|prenotazioni)), (?=\p{Lu})/iu,
      '',
    );
  const name = withoutLead(said)
    // "…, from the 16th to the 18th, at The Magnolia Bend"
    .replace(/^(?:at|chez|au|aux|im|beim|al|all['’]|nel|en el) (?=(?:[Tt]he |la |le )?\p{Lu})/u, '')
    // "à la Pension Limmatblick", "is the Linden House": a small article is the sentence's
    .replace(/^(?:the|la|le|les|die|der|das) (?=\p{Lu})/u, '')
    // "The Villa Camelia, Via Sempione Nord 41, keeps a room": what is called after its kind has no article of its own
    .replace(
      /^The (?=(?:Villa|Hotell?|H[ôo]tel|Pension|Albergo|Locanda|Riad|Casa|Gasthof|Gasthaus|Auberge|Hostal|Posada|Relais|Ryokan|Quinta|Pousada|Agriturismo|Domaine|Maison) (?!Hotel|Inn|Resort|Suites|House|Windsor)\p{Lu})/u,
      '',
    )
    // "L’Hôtel du Bief vous garde une chambre", "à l’Hostal Dos Cipreses"
    .replace(/^(?:[Ll]['’](?=H[ôo]tel (?:d[eu]s? |d['’]|\p{Lu}))|l['’](?=\p{Lu}))/u, '')
    .trim()
    .replace(/[\s,:.–—-]+$/, '');
  if (name.length < 4 || name.length > 70 || /[:@?!]/.test(name)) return null;
  // a post code or a phone, unless it is a house that a chain numbers
  if (/\d{3}/.test(name) && !/\b(?:hotel|resort|inn|lodge|rooms|home|suites|townhouse)\b/i.test(name)) return null;
  // "09MAR27", "MAR 14 SEP": a day
  if (/^\d{1,2}[ -]?\p{L}{3,9}\.?[ -]?\d{2,4}$/u.test(name) || isDay(name)) return null;
  // "Rue du Charroi 60": where somebody is
  if (/^\d{1,4} |\d{1,4} ?[a-z]?$/i.test(name) && isStreet(name)) return null;
  const words = name.split(' ');
  if (
    /\d{1,2}:\d\d|\b(?:mon|tue|wed|thu|fri|sat|sun|lun|jeu|ven|sam|dim)[a-zé]*\.?,? /i.test(`${name} `) &&
    /\d/.test(name)
  )
    return null;
  if (words.length > 9 || !/^[\p{Lu}\da-z&]/u.test(name) || !/\p{L}{3}/u.test(name)) return null;
  const shape = plain(name);
  if (
    /^(?:votre |your |ihr |ihre |l'|the |le |la |das |der |die |il |el |notre |our |unser )?(?:hotel|hebergement|accommodation|lodging|unterkunft|logement|site|camp ?site|property|etablissement|supplier|prestataire|fournisseur|host|hebergeur|appart?ements?|apartments?|guest ?house|hostel|resort)s?$/.test(
      // "2  Accommodation": the number of a section
      shape.replace(/^\d{1,2} +/, ''),
    )
  )
    return null;
  // "Hotel accommodation, Bogotá": what an order is for
  if (
    /^(?:hotel |your )?(?:accommodations?|hebergements?(?: hotelier)?|lodging|unterkunft)(?:,| in | a | \()/.test(
      shape,
    ) ||
    shape === 'hotel accommodation'
  )
    return null;
  // "Chambre Supérieure, vue fleuve, 1 très grand lit": what one sleeps in
  if (
    /^(?:\d x )?(?:chambre|room|suite|studio|double|twin|single|queen|king|junior suite|(?:superior|deluxe|standard|classic|executive|premium|comfort|family) (?:room|double|twin|king|queen|single|suite)|doppelzimmer|einzelzimmer|camera|habitacion)\b.*(?:,| with | avec | mit )/.test(
      shape,
    )
  )
    return null;
  // what kind of house it is, in a line below its name
  if (
    /^(?:chambres? d'hotes?|gites?(?: rural| de france)?|maison d'hotes?|bed (?:and|&) breakfast|b ?& ?b|guest ?house|hotel[ -]restaurant|table d'hotes?|ferienwohnung(?:en)?|gastehaus|agriturismo|casa rural|locations? saisonnieres?|self[ -]catering|holiday (?:home|let)s?)$/.test(
      shape,
    )
  )
    return null;
  // "HOTEL & RESIDENCES · DOHA" below its name
  if (
    /^(?:(?:hotels?|residences?|resorts?|spa|suites?|apartments?|restaurant|conference|cent(?:re|er)|golf|boutique|and|et|de|&|,|[·|–-]) ?){2,}(?:[·|–-] ?[a-z' -]{3,24})?$/.test(
      shape,
    )
  )
    return null;
  // "Hôtel, 1 ch. double, 2 nuits": what is ordered
  if (
    /^(?:hotel|hebergement|accommodation|lodging),? ?:? ?\d+ (?:x )?(?:ch\b|chambres?|rooms?|zimmer|nuits?|nuitees?|nights?)/.test(
      shape,
    )
  )
    return null;
  // "A HARROWGATE COLLECTION HOTEL" below its name: whose houses it is one of
  if (
    /^(?:an?|une?|ein|un hotel|member of|membre d[eu]|part of) (?:[a-z0-9'&-]+ ){1,5}(?:hotels?|property|resorts?|collection|group|groupe|brand|company)$/.test(
      shape,
    )
  )
    return null;
  // "ANNULÉE" beside a name that is struck out
  if (/^(?:cancel+ed|annulee?s?|storniert|confirmed|confirmee?s?|modified|modifiee?s?|updated|changed)$/.test(shape))
    return null;
  // "Tour-opérateur – 27 cours Gambetta": what kind of firm has its seat there
  if (
    /^(?:tour[- ]?oper(?:ateur|ator)s?|agence(?: de voyages?)?|travel agen(?:cy|ts?)|voyagiste|receptif|destination management(?: company)?|dmc|reiseveranstalter|reiseburo|siege(?: social)?|head office|registered office)$/.test(
      shape,
    )
  )
    return null;
  // what the paper is: "Feuille de chambres"
  if (isRoomList(shape)) return null;
  // "1er séjour" over one of two houses
  if (
    /^(?:1er|\d ?(?:er|e|eme|st|nd|rd|th)|first|second|third|premier|deuxieme) (?:sejour|stay|hotel|hebergement|accommodation)$/.test(
      shape,
    )
  )
    return null;
  if (/^(?:private |shared )?(?:transfers?|transferts?|taxi|shuttle|navette)(?: priv\w+)?$/.test(shape)) return null;
  if (howLet.test(shape)) return null;
  if (
    /^(?:l'equipe|the team|le service|la direction|(?:the |our )?(?:reservations?|bookings?|front desk|guest relations) (?:team|desk|office|department)|a l'(?:attention|intention) |attn\b|attention\b|a regler|a payer|(?:a )?verser|regle|paye|prepaye|paid|prepaid|payable|pay (?:at|on)|due (?:at|on)|bonjour|hello|dear|cher|chere|merci|thank|your|votre|vos|we|nous|confirm\w*|reservation|booking|please|present|a (?:remettre|presenter|conserver)|merci de|how to|where (?:to|we|you)|find(?:ing)? us|getting (?:here|there|to)|directions|(?:ou )?nous trouver|ou (?:nous|se)|comment|pour venir|acces|house (?:times|rules)|horaires|so finden|anfahrt|ihre?|unsere?|m|mr|mrs|ms|mme|monsieur|madame|phone|tel|check|arriv\w*|depart\w*|total|price|prix|kind|best|bien|cordialement|avec|guest|adult\w*|nights?|\d+ (?:room|night|nuit|chambre)s?)\b/.test(
      shape,
    )
  )
    return null;
  return name;
}

/** "Logement entier", "Private room", "Entire flat, 2 bedrooms", "Entire home hosted by Duarte": how it is let. */
const howLet =
  /^(?:(?:entire|private|shared|whole) (?:serviced |guest )?(?:home|place|apartment|flat|house|villa|condo|loft|studio|cabin|chalet|cottage|bungalow|unit|rental unit|room|suite|guesthouse|townhouse)|(?:logement|appartement|maison|villa|studio|chalet|g[iî]te|loft|duplex) entiere?|chambre (?:privee|partagee)|(?:ganze|gesamte)s? (?:unterkunft|wohnung|apartment|haus|ferienhaus)|privatzimmer|(?:alloggio|appartamento|casa) inter[oa]|(?:alojamiento|apartamento|casa|piso) enter[oa])(?:$|,| \d| (?:with|avec|mit|con|for|pour|fur|per|para|in|at|chez|hosted|[·|(–-]) ?.*)/;

/** A day of a week and a month, and nothing else. */
function isDay(name: string): boolean {
  const words = plain(name).split(/[ .,]+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length === 3 && weekdayNames.has(first) && monthNames.has(last) && /^\d{1,2}$/.test(words[1] ?? '');
}

/** "Rooming list for …", "Liste des chambres – …": what the paper is, in front of the house. */
const listFor = new RegExp(
  String.raw`^${roomList} ?(?:for|at|pour|à l['’](?:attention|intention) d[eu]|à|au|[–—:-]) ?(?:l['’])?(?=\p{Lu})`,
  'iu',
);

/** "No need to call the hotel to reconfirm.": it ends, its words are written small, and it speaks of the house as of some house. */
function isSentence(text: string): boolean {
  const small = text.split(/[\s,]+/).filter((word) => /^\p{Ll}/u.test(word)).length;
  if (/\p{Ll}{2}[.!]$/u.test(text.trim()) && small > 3) return true;
  return /(?<=\p{L} )(?:the (?:hotel|property|accommodation|house|host)|l['’](?:h[ôo]tel|établissement|hébergement|hôte)|das Hotel|die Unterkunft)(?= \p{Ll})/u.test(
    text,
  );
}

/** "… (2 nights) at Harbour View Hotel": the capitalised words at the end of a sentence's part. */
export function nameAtEnd(text: string): string | null {
  // "l'appartement « Le Nid des Docks »"
  const quoted = /[«“"„] ?([^«»“”"„]{3,60}?) ?[»”"“]$/u.exec(text.trim())?.[1];
  if (quoted) return nameIn(quoted);
  const match =
    /(?:(?<=^|\s)(?:at|in|into|to|im|bei|is|à l['’]|à|au|est|of|chez|(?:reach|rejoign|rejoindr|regagn|gagne)\p{Ll}*(?: \p{Ll}{1,12}){0,3}(?: l['’](?=h[ôo]tel))?)|:) ?(?:(?:h[ôo]tel|g[iî]te|chalet|g[iî]te rural|camping|domaine|cottage) )?((?:the |The |le |la |[Hh][ôo]tel (?:d[eu]s? (?:la |l['’])?|d['’])(?=\p{Lu}))?\p{Lu}[\p{L}'’&-]*(?: (?:(?:[dl]['’])?\p{Lu}[\p{L}'’&-]*|of|the|de|du|des|la|le|les|los|las|el|das|dos|da|do|del|della|delle|degli|dello|dei|di|der|den|van|het|zum|zur|am|im|dem|op|te|ten|ter|ved|vid|på|og|och|na|nan|an|ar|yr|&|and|et|y|und|\d{1,3}|(?<=\b(?:Inn|Hotel|House|Lodge|Suites|Residences?|Rooms|Resort|Villas?|Apartments|Boathouse|Woolstore) )(?:at|by|on)(?: the)?(?= \p{Lu}))){0,7})$/u.exec(
      text.trim(),
    );
  return match?.[1] ? nameIn(match[1]) : null;
}

/** "La Ferme aux Tilleuls - chambres d'hôtes": what kind of house it is stands behind its name. */
const kindOfHouse =
  /(?:\s(?:[–—|·-]|\()|,)\s?(?:maison d['’]hôtes?|(?:gîtes?, |gîtes? et )?chambres?(?: d['’]hôtes?)?(?:,| et| &)? table d['’]hôtes?|chambres? d['’]hôtes?(?:,? (?:et|&) (?:gîtes?|restaurant|spa))?|g[iî]tes?(?: et chambres? d['’]hôtes?| rural)?|bed (?:and|&) breakfast|b ?& ?b|guest ?house|hôtel[ -]restaurant|hotel (?:and|&) (?:restaurant|spa)|hôtel (?:et|&) spa|table d['’]hôtes?|pension|ferienwohnung(?:en)?|gästehaus|agriturismo|affittacamere|casa rural)\)?$/iu;

/** "The Lalbagh Terrace, Executive Suite, CP", "Riad Zohra, chambre double, BB": what one sleeps in there, and what one eats. */
const roomBehind =
  /(?<=\p{L}{3}), (?:(?:[\p{L}-]+ ){1,2}(?:room|suite)|chambre (?:double|simple|individuelle|twin|sup[ée]rieure|standard))(?:, (?:[CEM]?AP|CP|EP|BB|B&B|HB|FB|RO|PDJ))?$/iu;

/** "Camping Les Ajoncs – mobile home “Glénan” 3 bed", "Domaine des Pins, emplacement 14": what one has there, in small letters or behind a dash. */
const letBehind =
  /(?<=\p{L}{2})(?: [–—|·-] (?:\d{1,2} ?[x×] )?(?:(?:[Mm]obile?[ -]?[Hh]omes?|[Ss]tatic caravan|[Pp]itch|[Ee]mplacement|[Dd]ormitory|[Dd]ortoir|[Cc]hambres?|(?:[Dd]ouble|[Tt]win|[Ss]ingle|[Ff]amily|[Ss]uperior|[Ss]tandard|[Dd]eluxe) (?:[Rr]ooms?|[Cc]abins?))|(?:chalet|bungalow|caravan|tente?|yurt|yourte|roulotte|pod|cabin|cottage|apartment|appartement|studio|rooms?|suite|double|twin|single))|, (?:mobile?[ -]?homes?|static caravan|pitch|emplacement|bungalow|yourte?|roulotte))(?!\p{L}).*$/u;

/** "Perivoli Nafplio, 4 nuits": how long, and not what it is called. */
const nightsBehind =
  /(?<=\p{L})(?:,| [–—|·-]| \() ?\d{1,2} (?:nights?|nuits?|nuitées?|nächte?|notti?|noches?|nachten)\b.*$/iu;

/** "HOTEL KAJUTAN – CONFIRMED": whether it is held. */
const statusBehind =
  /(?<=[\p{L}\d]) ?(?:[–—|·:-]|\() ?(?:(?:re)?confirm(?:ed|[ée]e?)|booked|held|guaranteed|r[ée]serv[ée]e?|garantie?|best[äa]tigt|ok|prepaid|pr[ée]pay[ée]e?)\)?$/iu;

/** A dash before the word, or a colon behind it: "Hôtel Marina Confirmation hôtel : 20449187". */
const ownNumber =
  /(?<=\p{L}) ?(?: [–—|·-]|,| (?=[^\d:–—|·]{4,30}(?::|n°|no\.|#) ?[A-Z\d/-]*\d{3})) ?(?:conf(?:irmation)?|booking|r[ée]s(?:ervation)?|r[ée]f(?:[ée]rence)?|voucher|dossier|buchung)\b[^–—|·]*\d[^–—|·]*$/iu;
