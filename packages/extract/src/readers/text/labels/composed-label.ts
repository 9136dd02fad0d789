import { inLines } from '../../../text/in-lines.ts';
import { driveLabel } from './drive-labels.ts';
import { endOfJourney } from './ends-of-journey.ts';
import { journeyLabel } from './journey-label.ts';
import type { Label } from './labels.ts';
import { ticketLabel } from './ticket-labels.ts';

/** What happens, in the words of labels: each is said of a day, a time or a place. */
const deeds: [Label, RegExp][] = [
  // "Collected from", "You'll be picked up at", "Driver at your door"
  [
    'pickUp',
    inLines()`
      ^(?:
        (?:(?:we(?:'ll| will)?|to be|you(?:'re| are|'ll be| will be)|being|driver(?: will)?|car(?: will)?)[ ])?
        (?:collect(?:s|ed|ing)?|pick(?:s|ed|ing)?(?: you)? up|fetch(?:es|ed|ing)?)(?: you)?(?: from)?
        |meet(?:ing)?(?: you| your driver| point)?|rendez-vous
        |on vient vous (?:chercher|prendre)|(?:nous )?vous (?:prenons|cherchons)
        |(?:car|driver|chauffeur|voiture) (?:arrives|arrive|at your door|a votre porte)
      )$
    `,
  ],
  [
    'dropOff',
    inLines()`
      ^(?:
        (?:(?:to be|you(?:'re| are|'ll be| will be)|being)[ ])?
        (?:dropp(?:ed|ing)(?: you)?(?: off)?|drop you(?: off)?|taking you to|set down)
      )$
    `,
  ],
  [
    'checkIn',
    /^(?:check[- ]?in|anreise|entree|you(?:'re| are) in|(?:the )?first night|mov(?:e|ing)[- ]in|la premiere nuit|premiere nuit|entree dans les lieux|erste nacht|(?:l')?(?:arrivee|arrival|ankunft) (?:a l'|au |at (?:the )?|im |in the )(?:hotel|etablissement|property))$/,
  ],
  [
    'checkOut',
    /^(?:check[- ]?out|abreise|sortie|you(?:'re| are) out|last morning|mov(?:e|ing)[- ]out|vous nous quittez|dernier matin|liberation (?:du logement|de l'appartement|des lieux)|sortie des lieux|(?:depart|departure|abreise) (?:de l'|du |from (?:the )?|vom |aus dem )(?:hotel|etablissement|property))$/,
  ],
  [
    'pickUp',
    /^(?:la )?(?:prise en charge|(?:prise|mise a disposition|depart|remise)(?: du vehicule| de la voiture| des cles)|livraison (?:du vehicule|de la voiture)|retrait des cles|(?:vehicle|car|keys?) (?:collection|pick-?up|delivery|hand-?over)|(?:collection|pick-?up) of (?:the )?keys|collect (?:the |your )?keys|keys? from|schlussel-?(?:ubergabe|abholung)|pick-?up|pick up|retrait|collection|enlevement|abholung|ubernahme|abhol)$/,
  ],
  [
    'dropOff',
    /^(?:la )?(?:restitution|drop-?off|drop off|depose|ruckgabe|abgabe|(?:vehicle |car |keys? )?return|return (?:of )?(?:the |your )?keys|keys? (?:back|returned)(?: by)?|schlussel-?(?:ruckgabe|abgabe)|(?:retour|reprise|recuperation) (?:du vehicule|de la voiture|des cles)|restitution (?:du vehicule|de la voiture|des cles)|(?:vehicle|car) drop-?off)$/,
  ],
  [
    'departure',
    /^(?:you(?:'ll| will)? (?:leave|depart|go)|you(?:'re| are) (?:leaving|departing)|vous (?:re)?partez|sie reisen ab|depart|departure|decollage|take-?off|abfahrts?|abflugs?|salida|partenza|vertrek|embarquement|embark|leav(?:e|ing)|embarkation|einschiffung|imbarco|embarque)$/,
  ],
  [
    'arrival',
    /^(?:you(?:'ll| will)? (?:arrive|land)|you(?:'re| are) (?:arriving|landing)|vous arrivez|sie reisen an|arrivee|arrival|atterrissage|landing|ankunfts?|llegada|arrivo|aankomst|debarquement|disembark|disembarkation|ausschiffung|sbarco|desembarque)$/,
  ],
];

/** "Confirmé sous le n°", "Confirmed by the hotel under number": the number by which who confirms knows it. */
const confirmedUnder = inLines()`
  ^(?:confirmee?|reservee?|enregistree?|booked|confirmed|held|registered|bestatigt|gebucht)
  (?: (?:par|by|vom|von|durch|chez|at|with)(?: l'| (?:le |la |the |der |dem )?)[a-z'-]{3,14}){0,1}[ ]
  (?:sous|par|under|with|unter|by) ?(?:le |la |the |our |der |notre )?(?:n°|no|nr|numero|number|nummer|reference|ref|code)$
`;

/** "Numéros à présenter", "Codes to show": what one says at the desk. "Booking references" may be over a list of them. */
const toQuote = inLines()`
  ^(?:
    (?:numeros?|n°s?|nos?|codes?|references?|refs?|dossiers?) (?:a |pour )(?:presenter|donner|montrer|rappeler|citer|communiquer|indiquer|mentionner|fournir)
    |(?:numbers?|codes?|references?|refs?|booking numbers?) (?:to|you will need to) (?:show|quote|give|present|mention|state|use)
    |(?:show|quote|give|present|mention)(?: this)? (?:number|code|reference|ref)
    |(?:booked|reserved|held|confirmed) (?:under|as)
  )$
`;

/** "Nuit à l’hôtel", "Where you sleep", "Overnight at": in which house. */
const slept = inLines()`
  ^(?:
    (?:nuits?|nuitees?|nights?) (?:a|at|in|dans|chez|en)(?: (?:the |l'|un |une |an? ))?(?: ?(?:hotel|house|auberge|guest ?house))?
    |(?:overnight|sleeping|coucher|dormir|logement|hebergement)(?: (?:a|at|in|dans|chez))(?: (?:the |l'|un |une |an? )?(?:hotel|house|auberge|guest ?house))?
    |(?:staying|stay) (?:at|in)
    |where (?:you|we|they)(?:'ll|'re| will| are)? (?:sleep|stay|sleeping|staying|spend the night)
    |ou (?:vous |nous |on )?(?:dormez|dormons|dort|dormirez|dormir|logez|logerez|loger)
    |(?:you|we)(?:'ll|'re| will| are)? (?:sleep|stay|sleeping|staying) (?:at|in)
    |vous (?:dormez|dormirez|logez|logerez|sejournez|passez la nuit) (?:a|au|chez|dans)(?: l'hotel)?
  )$
`;

/** "Ride confirmation" beside its number. */
const ofRide =
  /^(?:ride|shuttle|transfer|taxi|car|rental) (?:confirmation|booking|reservation)(?: (?:no|number|code|n°|id))?$/;

/** "Booking reference no. of the property", "N° de réservation de l'hôtel": by which the house knows the stay. */
const ofHouse = inLines()`
  ^(?:(?:booking|reservation|confirmation) )?(?:reference|ref|number|code|confirmation|conf\.?|n°|no|numero)
  (?: (?:no|number|n°|code|de (?:reservation|confirmation|dossier)))? (?:of the|of|at the|de l'|du|chez l'|a l'|aupres de l')? ?
  (?:property|hotel|etablissement|house|auberge|guest ?house|lodge|apartment)$
`;

/** "Car hire supplier", "Local rental partner", "Fournisseur du véhicule": whose desk it is. */
const lessor = inLines()`
  ^(?:local )?(?:
    (?:car|vehicle|rental|hire|car hire|car rental|vehicle hire|auto) (?:supplier|provider|company|operator|partner|firm)
    |(?:supplier|provider) of (?:the )?(?:car|vehicle)
    |(?:fournisseur|prestataire|societe|compagnie|agence)[ ]
    (?:du vehicule|de la voiture|de location(?: de (?:voitures?|vehicules?))?)
    |(?:loueur|prestataire|fournisseur) (?:local|partenaire)
    |mietwagen(?:anbieter|firma)|vermieter
  )$
`;

/** "Placement", "Seat allocation", "Places réservées". */
const seats =
  /^(?:placements?|seating|seat (?:allocation|assignment)s?|(?:allocated|assigned|reserved) seats?|(?:places?|sieges?) (?:reserve|attribue)e?s?)$/;

const day = /^(?:date|jour|datum|tag|fecha|data|day)(?: et heure| & heure| and time| \/ heure| \/ time| und uhrzeit)?$/;
const clock = /^(?:heure|horaire|time|uhrzeit|hora|ora)$/;
const spot =
  /^(?:lieu|point|adresse|address|place|location|gare|station|aeroport|airport|port|terminal|agence|branch|ville|city|ort|bahnhof|flughafen|hafen)$/;

/**
 * "Date de départ", "Pick-up location", "Ankunftszeit", "Lead passenger": labels made of parts, which no list has whole.
 * @param words as `labelOf` tidies them
 */
export function composedLabel(words: string): Label | null {
  const ofDrive = driveLabel(words);
  if (ofDrive) return ofDrive;
  const isPerson = [person, ofJourney, staying, sent, onBooking, madeFor].some((one) => one.test(words));
  if (isPerson) return 'person';
  if (wholePrice.test(words) || priceOf.test(words) || sum.test(words)) return 'price';
  if (toQuote.test(words) || confirmedUnder.test(words) || ofRide.test(words) || ofHouse.test(words))
    return 'reference';
  if (slept.test(words)) return 'hotel';
  if (seats.test(words)) return 'seat';
  if (lessor.test(words)) return 'company';
  const ofTicket = ticketLabel(words);
  if (ofTicket) return ofTicket;
  const [part, deed] = partsOf(words);
  if (!part) return deedOf(words) ?? ofJourneys(words);
  const done = deedOf(deed);
  if (done === 'pickUp' && !isSpot(part)) return 'when';
  if (done) return done;
  return day.test(part) && service.test(deed) ? 'date' : ofJourneys(words);
}

const ofJourneys = (words: string) => endOfJourney(words) ?? journeyLabel(words);

function partsOf(words: string): [string, string] {
  const behind = /^(.+?) (?:de la |de l'|du |des |de |d'|of the |of |for |der |des |del |di )(.+)$/.exec(words);
  if (behind?.[1] && behind[2] && isPart(behind[1])) return [behind[1], behind[2]];
  // "Hora salida", "Datum odjezd": without a word between
  const bare =
    /^(hora|ora|fecha|data|datum|dato|godzina|cas|zeit|uhrzeit|tid|saat|stazione|estacion|ciudad|citta|ort) (.+)$/.exec(
      words,
    );
  if (bare?.[1] && bare[2] && deedOf(bare[2]) !== null) return [bare[1], bare[2]];
  const before = /^(.+?) (date and time|[a-z]+)$/.exec(words);
  if (before?.[1] && before[2] && isPart(before[2])) return [before[2], before[1]];
  const joined = /^(.{4,}?)s?-?(datum|zeit|ort|tag|bahnhof|flughafen|hafen)$/.exec(words);
  if (joined?.[1] && joined[2]) return [joined[2] === 'zeit' ? 'uhrzeit' : joined[2], joined[1]];
  return ['', words];
}

function isPart(words: string): boolean {
  return words === 'date and time' || day.test(words) || clock.test(words) || isSpot(words);
}

/** "Gare", "Gare et heure". */
function isSpot(words: string): boolean {
  const [place = '', beside, more] = words.split(/ (?:et|and|und|&|e|y) /);
  return spot.test(place) && more === undefined && (beside === undefined || clock.test(beside) || day.test(beside));
}

/** "Pickup at", "Dépose au" are said of a place. */
function deedOf(words: string): Label | null {
  const deed = words.replace(/ (?:at|in|on|a|au|aux|en|le|bei|am|um)$/, '');
  // "Move in": not at a place
  return deeds.find(([, pattern]) => pattern.test(deed) || pattern.test(words))?.[0] ?? null;
}

/** "Prix pour 14 jours", "Price for both rooms", "Fahrpreis für 2 Personen", "Prix aller-retour"; not "Prix par nuit". */
const wholePrice = inLines()`
  ^(?:prix|price|tarif|montant|cout|cost|fare|preis|fahrpreis|gesamtpreis|prezzo|precio|prijs|preco|total)(?: total)? (?:
    (?:pour|for|fur|per(?= \d| tutt)|para|voor) (?:(?:all|the|your|both|les?|la|l'|votre|vos|des?|alle|die|tutt[ei]) ?)*(?:\d{1,2} )?(?:
      nuits?|nuitees?|nights?|jours?|days?|weeks?|semaines?|nachte|tage|wochen?|notti|giorni|noches|dias
      |sejour|stay|journey|trip|voyage|trajets?|personnes?|persons?|personen|persone|people|passengers?
      |passagers?|travell?ers?|voyageurs?|adults?|adultes?|erwachsene|rooms?|chambres?|zimmer|guests?|legs?
      |vols?|flights?
    )
    |(?:de l')?aller-?retour|a/r|aller et retour|return|round ?trip|hin und zuruck|tout compris|ttc
    |forfaitaire|fixe|fixed|convenu|agreed
  )(?: (?:aller-?retour|aller et retour|aller simple|return|round ?trip|one way|hin und zuruck|andata e ritorno|ida y vuelta|tout compris|ttc|toutes taxes comprises|incl\w*(?: \w{2,8}){0,2}))?$
`;

/** "Prix du vol", "Coût de l'auto", "Cost of the room": not of a night. */
const priceOf = inLines()`
  ^(?:prix|cout|montant|price|cost|fare) (?:du |de la |de l'|des? |d'|of (?:the )?|for (?:the )?)?(?:
    vols?|billets?|trains?|autos?|voiture|vehicule|location|chambres?|hotel|hebergement|transferts?|taxi|navette|traversee
    |flights?|tickets?|car|rental|hire|rooms?|transfer|crossing|ferry
    |(?:deux |trois |two |three |both |\d )?(?:trajets|courses|traversees|transferts|rides|journeys|transfers|crossings)
  )$
`;

/** "Total for the stay", "Total pour le groupe": what all of it costs. */
const sum =
  /^(?:grand |montant |prix )?(?:total|gesamtpreis|totale) (?:(?:price|amount|cost|charge) )?(?:for|of|du|de la|de l'|de|des|pour|fur|per|por) ?(?:the |le |la |les |l'|all |your |votre |vos |den |die |das |il |el )?(?!duration|duree|time|temps|nights?|nuits?|distance)[a-z]{3,20}(?: [a-z]{2,12})?$/;

/** Whatever is given on that day. */
const service = /^(?:prestation|service|transfert?|course|trajet|traversee|crossing|sailing|mission|leistung|fahrt)s?$/;

/** "Staff member", "Crew travelling", "Missionné", "Seafarer": whom a house sends. */
const sent = inLines()`
  ^(?:
    (?:staff|crew|team) members?|membres? (?:du personnel|d'equipage)|missionnee?s?
    |(?:joining|travelling|traveling|touring) (?:crew|party|staff|team|members?)
    |seafarers?|seam[ae]n|marins?|(?:on|off)[- ]?signers?|joiners?
    |(?:crew|staff|team|people|party|personnel|equipe|personnes?|membres? de l'equipe)[ ]
    (?:travelling|traveling|en deplacement|en mission|transportees?)
  )$
`;

/** "Bénéficiaire de la mission", "Traveller on this trip", "Agent en mission": who has a part in the journey itself. */
const ofJourney = inLines()`
  ^(?:beneficiaires?|beneficiar(?:y|ies)|interessee?s?)$
  |^(?:
    beneficiaire|beneficiary|beneficiarie|interessee?|agent|personne|collaborat(?:eur|rice)|salariee?|employee?|membre|titulaire
    |participante?|voyageu(?:r|se)|passag(?:er|ere)|person|colleague|participant|travell?er|passenger
  )s? (?:(?:de |pour )?(?:la |le |l'|du |ce |cette )?|en |(?:of|on|for) (?:the |this )?)
  (?:mission|voyage|deplacement|sejour|billet|trip|journey|assignment|ticket|stay)s?$
`;

/** "Préparée pour", "Billets émis au nom de", "Chambre au nom de", "Room booked in the name of": whatever it is that was made for them. */
const madeFor = inLines()`
  ^(?:
    (?:(?:feuille de route|billets?|itineraire|programme|dossier|reservation|itinerary|tickets?|booking|order|commande) )?
    (?:(?:prepare|etabli|emis|delivre|edite|reserve)e?s? pour|(?:prepared|issued|reserved|booked|made out) (?:for|to))
    |(?:(?:
      feuille de route|billets?|itineraire|programme|dossier|reservations?|chambres?|logements?|itinerary|tickets?|bookings?|rooms?|order|commande
    ) )?(?:(?:(?:prepare|etabli|emis|delivre|edite|reserve|retenu)e?s? )?aux? noms? de|(?:(?:prepared|issued|reserved|booked|held|made out) )?in (?:the )?names? of)
  )$
`;

/** "Name on the booking", "Nom sur la réservation", "Réservé au nom de". */
const onBooking =
  /^(?:names?|noms?) (?:on|in|sur|pour|for|de|of) (?:the |your |la |le |votre )?(?:booking|reservation|dossier|order|commande|ticket|billet|room|chambre)s?$/;

/** "Guest staying", "Person checking in", "Client hébergé", "Personnes séjournant": who stays, whoever booked. */
const staying = inLines()`
  ^(?:
    (?:guests?|persons?|people|person|party|travell?ers?|visitors?|clients?|customers?)[ ]
    (?:staying|checking in|arriving|who stays?|who will stay|who is staying|in residence|in the room)
    |(?:staying|arriving|checking-in) (?:guests?|persons?|party)
    |(?:clients?|cliente?s?|personnes?|voyageu(?:r|rs|se|ses)|hotes?)[ ]
    (?:hebergee?s?|logee?s?|accueillie?s?|attendue?s?|sejournant|qui sejournent?)
    |qui sejourne|who(?:'s| is) staying|who stays
  )$
`;

const person = inLines()`
  ^(?:
    (?:noms?|names?|nom et prenom|noms et prenoms|identite)(?: complet)? (?:du |de la |de l'|des |of (?:the )?)?
    |lead[ ]|main[ ]|primary[ ]|first[ ]
  )?(?:
    passag(?:er|ere|ers)|voyageu(?:r|rs|se|ses)|passengers?|travell?ers?|guests?|hotes?|participante?s?|delegates?|attendees?
    |visitors?|missionnaires?|vacanciers?|occupante?s?|occupants?|tenants?|locataires?|invitee?s?|titulaires?|hirers?
    |conduct(?:eur|rice)
    |(?:customers?|clients?|renters?|drivers?|kunden|mieter)(?= names?$| full name$)
    |reisende[rn]?|fahrgaste?|hotelgaste?|teilnehmer(?:in)?
  )(?: (?:principale?|concernee?s?|names?|full name|\d{1,2}))?$
`;
