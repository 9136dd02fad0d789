import { currencySigns } from '../../../text/currencies.ts';
import { inLines } from '../../../text/in-lines.ts';
import { roomList } from './room-list.ts';

/**
 * A line that names a house without what stands beside the name: numbers of parts in front, stars, marks, rooms, nights and
 * booking numbers behind.
 */
export function withoutBeside(line: string): string {
  return beside.reduce((text, pattern) => text.replace(pattern, ''), line);
}

/** "Rooming list for …", "Liste des chambres – …": what the paper is, in front of the house. */
const listFor = new RegExp(
  String.raw`^${roomList} ?(?:for|at|pour|à l['’](?:attention|intention) d[eu]|à|au|[–—:-]) ?(?:l['’])?(?=\p{Lu})`,
  'iu',
);

/** In this order: what stands furthest out goes first. */
const beside: readonly RegExp[] = [
  // a bed is drawn before it
  /^(?:\p{Extended_Pictographic}|[\uFE0F\s])+/u,
  // "You're booked into Apartment 4, Minster Apartments"
  inLines('iu')`
    ^(?:
      you(?:['’]re| are|['’]ve been| have been|['’]ll be| will be) (?:all |now )?(?:booked|staying|checked)(?: in)?
      |vous (?:êtes (?:attendue?s?|logée?s?)|logez|logerez|séjournez|séjournerez)
      |sie (?:wohnen|übernachten)
    ) (?:into |in |at |with |to |au |aux |à la |à l['’]|à |chez |im |in der |bei )(?=\p{Lu})
  `,
  // "2. Hotel", "(2) Hotel", "#2 Hotel", "b) Hôtel": the number of a part of the paper
  /^(?:\d{1,2}[.)]|\(?[a-z]\)|\(\d{1,2}\)|#\d{1,2}) (?=\p{L})/u,
  // "Hotel Lindenegg ★★★★", "Casa Alta 8.9/10", "Les Ajoncs 3 étoiles"
  /(?: \d ?)?[★☆*✩⭐]+.*$/u,
  / \d[.,]\d(?: ?\/ ?10)?$/u,
  /\s+\d ?(?:stars?|étoiles?)\b.*$/iu,
  // "HOTEL – The Kings Jetty Hotel – confirmation KJ-551902", "Hôtel Marina Confirmation hôtel : 20449187": a dash before the word, or a colon behind it
  /(?<=\p{L}) ?(?: [–—|·-]|,| (?=[^\d:–—|·]{4,30}(?::|n°|no\.|#) ?[A-Z\d/-]*\d{3})) ?(?:conf(?:irmation)?|booking|r[ée]s(?:ervation)?|r[ée]f(?:[ée]rence)?|voucher|dossier|buchung)\b[^–—|·]*\d[^–—|·]*$/iu,
  // "Hotel – The Mill Inn – CAD 418.00", "Hôtel du Port – 230,50 EUR": what it costs
  new RegExp(
    String.raw`(?<=\p{L}) [–—|·-] (?:(?:${currencySigns}) ?\d[\d ’',.]*|\d[\d ’',.]*(?:${currencySigns}))$`,
    'iu',
  ),
  // "Perivoli Nafplio, 4 nuits": how long, and not what it is called
  /(?<=\p{L})(?:,| [–—|·-]| \() ?\d{1,2} (?:nights?|nuits?|nuitées?|nächte?|notti?|noches?|nachten)\b.*$/iu,
  // "HOTEL KAJUTAN – CONFIRMED": whether it is held
  /(?<=[\p{L}\d]) ?(?:[–—|·:-]|\() ?(?:(?:re)?confirm(?:ed|[ée]e?)|booked|held|guaranteed|r[ée]serv[ée]e?|garantie?|best[äa]tigt|ok|prepaid|pr[ée]pay[ée]e?)\)?$/iu,
  // "La Ferme aux Tilleuls - chambres d'hôtes": what kind of house it is stands behind its name
  inLines('iu')`
    (?:\s(?:[–—|·•-]|\()|,)\s?(?:
      maison d['’]hôtes?
      |(?:gîtes?, |gîtes? et )?chambres?(?: d['’]hôtes?)?(?:,| et| &)? table d['’]hôtes?
      |chambres? d['’]hôtes?(?:,? (?:et|&) (?:gîtes?|restaurant|spa))?
      |g[iî]tes?(?: et chambres? d['’]hôtes?| rural)?
      |bed (?:and|&) breakfast|b ?& ?b|guest ?house|hôtel[ -]restaurant|hotel (?:and|&) (?:restaurant|spa)|hôtel (?:et|&) spa
      |table d['’]hôtes?|appart?(?:['’-]| )?h[ôo]tel|aparthotel|r[ée]sidence(?: hôtelière| de tourisme)?|pension|ferienwohnung(?:en)?|gästehaus|agriturismo|affittacamere|casa rural
    )\)?$
  `,
  // "The Lalbagh Terrace, Executive Suite, CP", "Riad Zohra, chambre double, BB": what one sleeps in there, and what one eats
  /(?<=\p{L}{3}), (?:(?:[\p{L}-]+ ){1,2}(?:room|suite)|chambre (?:double|simple|individuelle|twin|sup[ée]rieure|standard))(?:, (?:[CEM]?AP|CP|EP|BB|B&B|HB|FB|RO|PDJ))?$/iu,
  // "Camping Les Ajoncs – mobile home “Glénan” 3 bed", "Domaine des Pins, emplacement 14": what one has there, in small letters or behind a dash
  inLines('u')`
    (?<=\p{L}{2})(?:
      [ ][–—|·-] (?:\d{1,2} ?[x×] )?(?:
        (?:
          [Mm]obile?[ -]?[Hh]omes?|[Ss]tatic caravan|[Pp]itch|[Ee]mplacement|[Dd]ormitory|[Dd]ortoir|[Cc]hambres?
          |(?:[Dd]ouble|[Tt]win|[Ss]ingle|[Ff]amily|[Ss]uperior|[Ss]tandard|[Dd]eluxe) (?:[Rr]ooms?|[Cc]abins?)
        )
        |(?:
          chalet|bungalow|caravan|tente?|yurt|yourte|roulotte|pod|cabin|cottage|apartment|appartement|studio|rooms?|suite|double
          |twin|single
        )
      )
      |, (?:mobile?[ -]?homes?|static caravan|pitch|emplacement|bungalow|yourte?|roulotte)
    )(?!\p{L}).*$
  `,
  // "The Marble Lattice (from 1300 hrs)", "Hotel Lindenegg (ab 15 Uhr)"
  / \((?:from|after|until|by|d[èe]s|à partir de|jusqu['’]à|ab|bis|dalle|desde las)\b[^()]{0,8}\d[^()]{0,16}\)$/iu,
  // "Le Perchoir, appartement 3 pièces", "The Old Loft, two-bedroom flat": what it is, in small letters
  /(?<=\p{L}{2}), (?:une? |an? )?(?:(?:\p{Ll}+|\d)[ -](?:bedroom|bed|room) )?(?:appartement|maison|gîte|studio|duplex|flat|apartment|cottage|house)(?: (?:de |d['’]|pour |for |in |avec |with )?[\p{Ll}\d][^,]{0,30})?$/u,
  // "Riad Zohra (catégorie charme)", "Gîte Les Mûriers (3 épis, 6 personnes)", "The Old Barn (sleeps 6)"
  / \((?:(?:cat[ée]gorie|category|kategorie|type|standard|formule|classe?) [^()]{2,30}|(?:(?:\p{Ll}+ )?\d{1,2} \p{L}{4,}[^()]{0,30})|sleeps \d{1,2})\)$/iu,
  // "Hotel: Lindenegg", "Check-in – The Mill House", "HOTEL · The Mill House", "Property, The Old Barn"
  /^(?:hotel|hôtel|property|établissement|hébergement|accommodation|lodging|unterkunft|stay|séjour|aufenthalt|nuitées?|check(?:ing)?[ -]?in|arrivée|anreise)(?: *(?::|[—–·•|/-] )|, (?=\p{Lu})) */iu,
  // "Rooming list for The Weir House", "Liste des chambres – Hôtel du Lac"
  listFor,
  // "Reservations, Casa Alameda Chica", "À l’attention du service groupes, Logis du Pont Cardinal": which desk of the house
  inLines('iu')`
    ^(?:[àa] l['’](?:attention|intention) (?:d[eu]s? |de la |de l['’])|(?:for the )?attention(?: of)?:? (?:the )?|attn\.?:? )?(?:
      (?:the )?(?:
        (?:group )?reservations?(?: (?:team|desk|manager|department|office))?
        |groups?(?: (?:team|desk|department|reservations?|sales))?
        |front (?:desk|office)|reception(?:ist)?|guest (?:services|relations)|bookings|sales(?: (?:team|office|department))?
        |concierge|manager|r[ée]servations?|(?:la )?r[ée]ception
        |service (?:(?:des )?r[ée]servations?|(?:des )?groupes?|commercial|client[èe]le|s[ée]minaires?)
        |direction|empfang|reservierung|recepci[óo]n|reservas|prenotazioni
      )
    ), (?=\p{Lu})
  `,
];
