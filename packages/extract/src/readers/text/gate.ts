import { onceFor } from '../../once-for.ts';
import { inLines } from '../../text/in-lines.ts';
import { readName } from '../../text/names.ts';
import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import { saidToWhoBooked, saysBought } from './bought.ts';
import type { Label } from './labels/labels.ts';
import { alternatives } from './labels/words/index.ts';
import { isNothingHeld } from './nothing-held.ts';
import type { Reference } from './numbers/booking-number.ts';
import { isLocator } from './numbers/lone-locator.ts';
import { listedByKind } from './numbers/references-by-kind.ts';
import { type Passage, passagesOf } from './passages/passages.ts';
import { readTravelers } from './people/travelers.ts';
import { refuses } from './refusals.ts';
import { isShipment } from './shipment.ts';
import { readStatus } from './status.ts';
import { awaitsGuest, saysHeld } from './stays/room-held.ts';
import { unbooked } from './unbooked.ts';
import { unheld } from './unheld.ts';

/** Whether something is booked: the document says so, or it says to somebody by name what only a booking of theirs can be. */
export const saysBooked = (document: TextDocument, references: readonly Reference[]): boolean =>
  confirmsBooking(document, references) || isToSomebody(document);

/**
 * "Conor, Sat 26th June, 3.45am, I'll be outside the gate lodge and bring ye up to the airport": who writes to somebody by name, offers
 * nothing and denies nothing, confirms in words that no list has. What is read of it is for a person to look at.
 */
function isToSomebody(document: TextDocument): boolean {
  const { text, offers } = wordsOf(document);
  if (offers > 0 || perhaps.test(text) || deniesBooking(document)) return false;
  return readTravelers(passagesOf(document), document.origin.subject ?? '').length > 0;
}

/** "Travel request", "votre devis", "option": what may come to be booked, and is not by being written to somebody. */
const perhaps = inLines()`
  \b(?:
    requests?|requested|quot(?:es?|ed|ations?)|proposals?|proposed|options?|pending|awaiting|wait(?:ing)? ?list(?:ed)?|provisional(?:ly)?|tentative
    |refused|rejected|denied|declined|expired|timetable|fahrplan|fiche horaire
    |(?:rooms?|tables?|cars?|seats?|dates?|flat|house|places?|chambres?|logement|gite|appartement)[ ](?:is|are|est|sont)(?: still| encore| bien)?[ ]
    (?:free|available|libres?|disponibles?)
    |(?:could|can) (?:be )?(?:hold|held|keep|kept|reserved?|book(?:ed)?)|would be (?:happy|glad|delighted|pleased)|would you like|shall (?:i|we)
    |serions (?:heureu|ravi|enchante)[a-z]*|(?:voulez|souhaitez|desirez)-vous|have you|is your|once (?:you|your|we)|as soon as (?:you|we)|yet
    |(?:reserved|held|kept|reservee?s?|gardee?s?|retenue?s?|bloquee?s?)(?: for you| pour vous)? (?:until|till|jusqu)
    |first[ -]come|no (?:rooms?|tables?|seats?|cars?)|complete your|sans acompte|des reception|(?:chambre|table|place)s? n.est pas
    |si vous avez|(?:des|lors)que? (?:vous|votre)|des que (?:vous|votre)
    |demandes?|devis|propositions?|propos(?:ons|ez|e|es|ee|ees)|en attente|listes? d'attente|provisoire(?:ment)?|refusee?s?|refus|rejetee?s?|expiree?s?
    |anfragen?|angebote?|vorschlag|warteliste|presupuesto|preventivo|offerte
  )\b
`;

/**
 * Whether the document says that something was booked. Newsletters, price alerts and statements of points have flights,
 * hotels and dates too; what they have not is a number of a booking, or words that confirm one.
 */
export function confirmsBooking(document: TextDocument, references: readonly Reference[]): boolean {
  const { text, offers, confirms } = wordsOf(document);
  const strong =
    references.some((r) => r.weight >= 2) || hasNumbersInColumn(document) || hasNumbersOfKinds(passagesOf(document));
  if (deniesBooking(document)) return false;
  if (ticketNumber.test(text) && confirms > 0 && offers < 2) return true;
  if ((boardingPass.test(text) || (tickets.some((one) => one.test(text)) && confirms > 0)) && offers < 2) return true;
  if (tickets.every((one) => one.test(text)) && offers < 2) return true;
  if (hasSeatOfSomebody(passagesOf(document)) && offers < 2) return true;
  if (strong) return offers <= 2 + confirms * 2 || confirms > 0 || saysSo(text);
  const isAwaited = awaitsGuest(passagesOf(document), text);
  if (references.length > 0) return (confirms > 0 || saysSo(text) || isAwaited || cancels.test(text)) && offers < 3;
  return (confirms > 1 || saysSo(text) || isAwaited) && offers < 2;
}

/** Who travels, in which seat and from where, each behind its label; or coach and seat of a train: a ticket in whatever language. */
function hasSeatOfSomebody(passages: readonly Passage[]): boolean {
  const says = (label: Label, isValue: (text: string) => boolean) =>
    passages.some((p) => p.label === label && !p.former && p.text.length < 60 && isValue(p.text));
  return (
    says('seat', (text) => /^(?:\d{1,3} ?[A-Z]?|[A-Z] ?\d{1,3})(?![\p{L}\d:.,])/u.test(text)) &&
    (says('person', (text) => readName(text) !== null) ||
      (says('coach', (text) => /^(?:\d{1,3}|[A-Z]\d?)$/.test(text)) && says('train', (text) => /\d{2}/.test(text)))) &&
    (says('from', isNamed) || says('departure', isNamed) || says('route', isNamed))
  );
}

const isNamed = (text: string) => /\p{L}{2}|\d[:.h]\d\d/u.test(text);

/** Whether a paper is an offer, a basket, a bulletin or a statement, asks how it was or says that there is nothing left. */
export function deniesBooking(document: TextDocument): boolean {
  const { text, confirms } = wordsOf(document);
  if ((unheld.test(text) || isNothingHeld(text)) && !saysSo(text) && !isNews(document)) return true;
  if (ofAccount.test(text) || afterwards.test(text.slice(0, 600)) || unbooked.test(text) || isShipment(text))
    return true;
  return (refuses(text, areNumbered(passagesOf(document))) || isOfAnybody(text, confirms)) && !saysSo(text);
}

/** "We have had to cancel both flights … nothing is held for you until you call": of a booking that there was. */
const isNews = (document: TextDocument): boolean =>
  readStatus(passagesOf(document), document.origin.subject ?? '') === 'cancelled';

const ofAccount =
  /\b(?:not held until you book|points? (?:expire|balance)|votre solde|releve de points|account statement)\b/;

/** "RLM7QX", "SNCF : RLM7QX", "DB order 63W9TL" over its price below "Réservation", in every row: a table of what is booked, which need not say so. */
function hasNumbersInColumn(document: TextDocument): boolean {
  const cells = passagesOf(document).filter((p) => p.inTable && p.byColumn && p.label === 'reference' && !p.former);
  const lines = [...Map.groupBy(cells, ({ cell }) => cell).values()];
  return lines.length > 0 && lines.every((cell) => cell.some(({ text }) => isNumber(text)));
}

/** "Hôtel | 3M-6620" over "Dîner | TD-1611": what is booked, each beside its number. */
const hasNumbersOfKinds = (passages: readonly Passage[]): boolean =>
  new Set(listedByKind(passages).map(({ value }) => value)).size > 1;

/** "SKTM4R" in the row of a train, "N6TZQP" in that of a flight: services that their suppliers have booked. */
function areNumbered(passages: readonly Passage[]): boolean {
  const numbers = passages.filter((p) => p.inTable && p.label === 'reference' && !p.former);
  return new Set(numbers.flatMap(({ text }) => (isNumber(text) ? [text] : []))).size > 1;
}

/** Not "188,00 EUR" below it. */
const isNumber = (text: string) => codeInCell.test(text) || (/^[A-Z\d]{5,8}$/.test(text) && isLocator(text));
const codeInCell = /^(?:\p{L}[\p{L} ]{2,20}(?: ?:)? ?)?(?=[A-Z/-]*\d)[A-Z\d]{2,}(?:[/ -][A-Z\d]+)*$/u;

/** Asks how it was: what it names is over. */
const afterwards = inLines()`
  \b(?:
    how was your (?:stay|trip|journey|flight|ride|visit|rental|experience)
    |thank(?:s| you) for (?:staying|having stayed|your recent stay)
    |we hope you enjoyed|rate your (?:stay|trip|ride|flight)|donnez(?:-nous)? votre avis|comment s'est passe
    |merci d'avoir sejourne
    |(?:nous esperons|j'espere|on espere) que (?:
      vous avez (?:passe un (?:bon|excellent|agreable) (?:sejour|voyage|moment)|fait (?:un )?bon voyage|apprecie votre)
      |(?:votre|ce|le) (?:sejour|voyage|trajet|vol|diner|location|visite|course|soiree)[^.\n]{0,80}
      (?:s'est bien (?:passee?|deroulee?)|vous a plu)
    )
    |wie war (?:ihr|dein|ihre|deine)|bewerten sie ihr|como fue su|que tal (?:tu|su)|com'e andat\w+|hoe was (?:uw|je)
  )\b
`;

/** A bulletin, an offer, an option on all of it: none of them has a number that is called a booking's. */
function isOfAnybody(text: string, confirms: number): boolean {
  if (isOption.test(text) || (confirms === 0 && invites.test(text))) return true;
  return ((confirms === 0 && forSubscribers.test(text)) || knowsNobody.test(text)) && !bookingsNumber.test(text);
}

const bookingsNumber =
  /\b(?:booking|reservation|confirmation|pnr|record locator|dossier|commande|order|buchung)s?(?: (?:reference|ref|number|code|no|n°|id|de reservation|locator))?\.? ?(?::|n°|#|is|est)? ?(?=[a-z-]{0,6}\d|[a-z]\d)[a-z\d-]{5,}/;

/** "You receive this because you subscribe to route updates": whom a mail says that it is for. */
const forSubscribers = inLines()`
  \b(?:
    you(?:'re| are| will)? (?:receiv|get)\w* (?:this|these|our) (?:
      e-?mail|message|notice|bulletin|newsletter|alert|update|information|notification
    )s? (?:because|as|since) you(?:'ve|'re| have| are| had)? (?:recently |currently )?(?:
      subscri\w+|sign(?:ed)? up|chos(?:e|en)|select(?:ed)?|pick(?:ed)?|registered (?:for|to)|opted|follow\w*
      |searched|looked|watch\w*|set up|created|asked
    )
    |vous recevez (?:ce|cet|cette|ces|nos) (?:
      message|e-?mail|mail|courriel|avis|bulletin|lettre|newsletter|information|alerte|notification
    )s? (?:car|parce que|puisque) vous (?:
      etes (?:abonne|inscrit)|vous etes (?:abonne|inscrit)|suivez|surveillez
      |avez (?:recherche|cree|active|souscrit|demande|choisi|selectionne|coche)
    )
  )
`;

/** "You can book on our website", "si vous souhaitez donner suite": what is told may be taken. Not "you can book a transfer on our website". */
const invites = inLines()`
  \b(?:
    you (?:can|may|could) (?:now |then |always )?(?:book|reserve)(?: it| this| them| now| online| directly)?
    (?:,| (?:on|at|by|via|through|or|from)\b)
    |(?:to|pour) (?:book|reserve|reserver),? (?:simply|just|reply|call|click|visit|repondez|appelez|cliquez|il suffit|merci de)\b
    |(?:
      if you(?:'d| would)? (?:like|wish|want)
      |(?:let (?:us|me) know|tell (?:us|me)) (?:if|whether) you(?:'d| would)? (?:like|wish|want)
    ) to (?:book|reserve|go ahead|proceed)(?: with (?:it|this|the booking))?(?= ?[.,;!?\n]| or\b)
    |vous pouvez (?:reserver|nous confirmer)(?: en ligne| directement)? (?:sur|par|en|au)\b
    |si vous (?:souhaitez|desirez|voulez) (?:reserver|donner suite)(?= ?[.,;!?\n])
  )
`;

/** "If you hold a ticket for one of these trains", "les voyageurs concernés": it does not know whether its reader travels. */
const knowsNobody = inLines()`
  \b(?:
    (?:if|si|falls|wenn) (?:you|vous|sie) (?:have |hold |avez |detenez |are |etes )?(?:already |deja )?(?:
      booked|reserved|reserve|a (?:ticket|booking|reservation|seat)|un billet|une reservation|une place
      |achete un billet|gebucht
    )(?: (?:for|on|sur|pour|dans|auf|a bord de))? (?:one of |any of |l'un de |un de |sur l'un de )?(?:these|those|ces|this|ce|cette|diesen?) (?:
      flights?|trains?|services?|sailings?|dates?|vols?|traversees?|lignes?|fluge?|zuge?
    )
    |(?:passengers|customers|travellers|travelers) (?:
      who (?:are|have|hold) (?:booked|a (?:ticket|booking)|one)|booked on|holding|affected|concerned
    )
    |(?:les )?(?:passagers|voyageurs|clients) (?:
      concernes|ayant (?:reserve|un billet|deja)|qui ont (?:reserve|un billet)|munis d'un billet
    )
  )\b
`;

/** "Nous avons posé une option sur les vols suivants": all of it, and not one hotel of a trip. */
const isOption = inLines()`
  \b(?:nous avons|j'ai|we have|we've|i have|i've) (?:donc |bien |also |now )?(?:pose|mis|place|pris|put|placed|taken)[ ]
  (?:pour vous )?(?:une |an? |the )?option (?:pour vous )?(?:sur|on) (?:les?|la|l'|votre|vos|the|your|these|ces) ?(?:
    vols?|trains?|billets?|flights?|seats?|places?|voyage|trip|itineraire|itinerary|following|journey|trajets?|segments?
    |prestations?
  )\b
`;

/** A sentence that confirms what was booked, from a house that gives no numbers. */
const saysItself = new RegExp(
  [
    String.raw`\b(?:confirmons|confirmer|confirme|confirm|confirming|pleasure of confirming)\b[^.\n]{0,60}\b(?:reservation|booking|chambre|room|table|sejour|stay|transfer|transfert|course|taxi|ride|drive|trajet|location|vehicule|car|rental|vol|flight|train|traversee|crossing)s?\b`,
    String.raw`\b(?:confermiamo|bestatigen (?:wir|ihnen)|wir bestatigen|confirmamos)\b[^.\n]{0,60}\b(?:prenotazione|tavolo|camera|soggiorno|corsa|auto|volo|treno|traghetto|buchung|reservierung|tisch|zimmer|aufenthalt|fahrt|mietwagen|flug|zug|reserva|mesa|habitacion|estancia|coche|traslado|vuelo|tren)\b`,
    String.raw`\b(?:i|we)(?:'ve| have) (?:now )?(?:(?:put|written|noted|pencilled|booked|got)(?: ?[-–—,(][^.;?\n\d]{2,24}[-–—,)])? you|you (?:down|booked) (?:for|on|at|in|as))\b`,
    String.raw`\b(?:you are|you're|vous etes|vous avez)(?: down as| noted as)? (?:the |le |our )?(?:number|no\.?|n°|numero) ?[a-z]{0,3}[-\d/]{2,9} (?:in|dans|sur|de) (?:the|our|my|le|notre|mon) (?:book|diary|register|ledger|cahier|registre|livre|agenda|planning)\b`,
    // who sent it has booked
    String.raw`\b(?:the |your )?(?:[£€$]? ?\d+(?: euros?)? )?deposit\b(?: of [£€$]? ?\d+)?(?: (?:that )?you (?:sent|paid|made|transferred))? (?:has|have|did)(?: now)?(?: safely)? (?:arrived?|been received|been paid|come|reached us)\b`,
    String.raw`\b(?:j'ai|nous avons|avons) (?:bien )?recu (?:votre |vos |l'|les )(?:acompte|arrhes|virement|cheque d'arrhes)\b`,
    String.raw`\b(?:je|nous) vous (?:ai|avons) (?:bien )?(?:note|inscrit|mis|reserve)e?s?\b`,
    // not "nous vous gardons la chambre jusqu'à vendredi", which is an option
    String.raw`\b(?:(?:je|nous) vous (?:gard|reserv|reten|retien|bloqu|not|inscri)|(?:je|nous) (?:bloqu|retien|reten))(?:e|s|ons|vons)[ \n](?:bien |donc |volontiers |de cote ){0,2}(?:l[ae]s? |une? |votre |vos |notre |deux |trois |\d ){0,2}(?:[a-z]+ ){0,2}(?:chambre|studio|appartement|gite|table|lit)s?\b(?![^.;]{0,80}\bjusqu'a)`,
    String.raw`\b(?:i am|i'm|we are|we're|i'll|we'll|i will|we will) (?:keep|keeping|reserving|saving) (?:you )?(?:the |a |our |your )(?:[a-z]+ ){0,2}(?:room|table|cottage|apartment|bed)s?\b(?![^.;]{0,80}\b(?:until|till)\b)`,
    String.raw`\b(?:je|j'ai|nous|nous avons) (?:donc |bien )?(?:decal|deplac|avanc|prolong|report|raccourci|modifi|chang)(?:e|s|is|ons|issons)? (?:donc |bien )?(?:votre|vos) (?:sejour|reservation|chambre|nuit|venue|arrivee|visite)s?\b`,
    String.raw`\b(?:i have|i've|we have|we've) (?:now )?(?:moved|shifted|extended|shortened|changed|amended|updated) your (?:stay|booking|reservation|room|nights?|dates?|visit|arrival)\b`,
    String.raw`\b(?:j'ai|nous avons) (?:bien |donc ){0,2}(?:note|enregistre|inscrit|reserve|bloque|retenu) (?:votre|vos) (?:sejour|reservation|chambre|nuits?|nuitees?|venue|table)\b`,
    String.raw`\b(?:i have|i've|we have|we've) (?:now |duly )?(?:noted|entered|registered|put down|pencilled in|written down) your (?:stay|booking|reservation|room|nights?|table|dates?)\b`,
    String.raw`\b(?:ich habe|wir haben) sie (?:eingetragen|vorgemerkt|notiert)\b`,
    String.raw`\b(?:chambre|room|table) (?:is yours|est a vous)(?=[.,!;]|$)`,
    String.raw`\b(?:chambre|room|table)\b[^.\n]{0,40} (?:est a vous|is yours|is kept for you) (?:du|des|le|from|for|on)\b`,
    String.raw`(?<!demande de |request for (?:a )?)\b(?:(?:reservation|booking) (?:faite |made )?|(?:est|sont|is|are) (?:now |donc |bien )?(?:reservee?s?|retenue?s?|gardee?s?|booked|reserved|held|kept),? )(?:au nom de|in the name of|under the name)\b`,
    String.raw`\b(?:votre |vos |your )?(?:e-?)?(?:billet|ticket)s?(?: electroniques?)? (?:est|sont|is|are|has been|have been) (?:bien |now )?(?:emis|issued|disponibles?|ready)\b`,
    String.raw`(?:^|[\n.:;,!] ?)(?:i(?:'ve| have) a |une? )?(?:table|rooms?|hotel|taxi|chambre|dinner|lunch|diner|dejeuner) (?:booked|reserved|reservee?|confirmed|confirmee?)(?: for you| pour (?:toi|vous))? (?:for|on|at|under|in the name|pour|le|au|chez|du|from)\b`,
    String.raw`\b(?:c'est (?:tout )?(?:bon|ok|en ordre)|all good|you're all set|that's all fine|alles klar|va bene) (?:pour|for|fur|per) (?:le |la |ce |the |this |your |votre |den |il )?(?:\d|(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|son)[a-z]*\b|sejour|table|stay|reservation|booking)`,
    String.raw`\b(?:nous vous (?:logeons|hebergeons|avons (?:loge|heberge)e?s?)|we (?:are putting you up|have arranged (?:a room|accommodation|a hotel)|will (?:accommodate|put you up)))\b`,
    // nobody is reminded of what is not theirs
    String.raw`\b(?:reminder|reminding you|to remind you) (?:of|about|for|that) your (?:upcoming |next )?(?:table|stay|booking|reservation|trip|tickets?|flight|train|visit|room|dinner|lunch|rental|transfer|taxi|crossing)\b`,
    String.raw`\brappel (?:de|pour|concernant|:)? ?(?:votre|vos) (?:prochaine? )?(?:table|sejour|reservation|voyage|billets?|vol|train|visite|chambre|diner|dejeuner|location|transfert|taxi|traversee)\b`,
    String.raw`\b(?:your|votre|vos) (?:stay|trip|visit|booking|reservation|holiday|journey|flight|sejour|voyage|vol|train|visite|week-end) (?:(?:is|are) (?:coming up|approaching|(?:just )?around the corner|nearly here|almost here|(?:only )?\d{1,2} days? away)|approche)\b`,
    String.raw`\b(?:look(?:ing)? forward to (?:welcoming|seeing|hosting) you|nous (?:vous attendons|nous rejouissons de vous (?:accueillir|recevoir)|(?:avons|aurons) le plaisir de vous (?:accueillir|recevoir)|(?:sommes|serons) (?:heureux|ravie?s|enchantee?s) de vous (?:accueillir|recevoir))) (?:on|le|this|ce|at|a|chez|there|next|tomorrow|tonight|demain|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
    // "Everything below is booked and paid", "the Association has bought your tickets and taken your room"
    String.raw`\b(?:everything|all of (?:it|this)|all (?:the )?(?:services|items|bookings|arrangements)|tout(?: ce qui (?:suit|precede))?|l'ensemble(?: du voyage| des prestations)?|toutes les (?:prestations|reservations|etapes))(?: (?:below|here|above|listed|shown|that follows|on this (?:page|sheet)|in this (?:letter|note)|ci-dessous|ci-apres|sur cette (?:page|feuille))){0,2},? (?:is|are|has been|have been|est|sont|a ete|ont ete) (?:now |already |bien |deja |donc ){0,2}(?:booked|reserved|confirmed|paid|bought|reservee?s?|confirmee?s?|payee?s?|reglee?s?|achetee?s?)\b`,
    String.raw`\b(?:has|have|we've|i've|a|ont|avons|ai|j'ai) (?:now |already |bien |deja |donc ){0,2}(?:booked|bought|purchased|reserved|paid for|achete|reserve|pris|retenu|paye|regle)(?: for you| pour vous)? (?:your|vos|votre) (?:[a-z]+ ){0,2}(?:tickets?|seats?|flights?|rooms?|places?|passages?|billets?|vols?|chambres?|cabines?|cabins?|berths?|trains?)\b`,
    String.raw`\bthe following (?:bookings?|arrangements?|reservations?) (?:has been|have been|was|were) made\b|\b(?:have|'ve|has) (?:now )?made (?:the following|these|your) (?:bookings?|arrangements?|reservations?)\b`,
    String.raw`\bles reservations suivantes (?:ont ete|sont) (?:faites|effectuees|prises)\b|\bavons (?:effectue|fait|pris) (?:les reservations suivantes|vos reservations)\b`,
    String.raw`\bje vous prends\b`,
    String.raw`\b(?:vos|votre|your) (?:places?|seats?|nuits?|nights?|billets?|traversees?|trajets?|vols?|transferts?|tickets?|rooms?|chambres?|cabins?|cabines?|berths?|passages?) (?:sont|est|are|is|has been|have been|a ete|ont ete) (?:bien |now |already |all |deja |desormais ){0,2}(?:reservee?s?|confirmee?s?|retenue?s?|prise?s?|achetee?s?|payee?s?|reglee?s?|booked|confirmed|reserved|bought|purchased|paid)\b(?! (?:until|till|jusqu))`,
    String.raw`\b(?:votre table vous attend(?:ra)?|your table (?:is waiting|awaits|will be waiting))\b`,
    // a house that moves a table or a room writes no more than that
    String.raw`\b(?:je|on|nous) vous (?:mets?|mettons|places?|placons|decales?|decalons|avance|passe) (?:donc |bien |plutot |volontiers )?(?:a (?:\d{1,2} ?(?:h|:)|midi)|le (?:[a-z]+ )?\d)`,
    String.raw`\b(?:i(?:'ve| have)|we(?:'ve| have)) (?:now |just )?(?:moved|shifted|switched|pushed) you (?:back )?(?:from|to)\b`,
    String.raw`\byou(?:'re| are) (?:all |now |already |properly |firmly |safely |duly ){0,3}(?:in (?:the|our|my) (?:book|diary|calendar|register)|booked in|down for|sorted|all set)\b`,
    // a house that gives no numbers, to somebody who asked
    String.raw`\b(?:you have|vous avez) (?:bien )?(?:got )?(?:a|une?) (?:table|room|chambre) (?:for|pour|de) (?:\d{1,2}|[a-z]+)(?: (?:people|guests|persons?|personnes|couverts|nights?|nuits?))?,? (?:on|at|from|le|a|au|chez|du|(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b`,
    String.raw`\b(?:c'est (?:donc |bien )?note|vous etes (?:bien )?(?:note|inscrit|enregistre)e?s?)\b`,
    String.raw`\bi(?:'ll| will) (?:pick|collect) you\b`,
    String.raw`\byour (?:pick-?up|departure|flight|train|transfer) time (?:has|have) (?:been )?changed\b`,
    // "Ride scheduled" over when and where, "You booked this on Mar 12"
    String.raw`(?:^|\n)(?:your |votre )?(?:ride|taxi|transfer|pick-?up|cab|course|trajet|transfert) (?:is |est )?(?:scheduled|booked|confirmed|programmee?|planifiee?|reservee?|confirmee?)(?= ?(?:$|\n|[.!]))`,
    String.raw`\byou booked (?:this|it)\b|\bvous avez (?:reserve|commande) (?:cette|ce) (?:course|trajet|transfert|taxi)\b`,
    String.raw`\byour (?:driver|chauffeur|taxi|cab|car) (?:will (?:collect|pick|meet|fetch|be waiting|wait)|collects|picks|meets|is booked)\b`,
    String.raw`\bvotre (?:chauffeur|taxi|conducteur|voiture) (?:est (?:bien |maintenant )?(?:reservee?|commandee?|confirmee?)|viendra|passera|vous (?:prendra|attendra|attend|cherchera|recuperera))\b`,
    String.raw`\b(?:thanks|thank you) for (?:booking|reserving|your (?:booking|reservation)(?! (?:request|enquiry|inquiry)))\b`,
    String.raw`\bmerci (?:pour|de) votre reservation\b`,
    String.raw`\b(?:trip|table|ride|transfer|taxi|car|room|stay|hotels?|flights?|tickets?|reservation|booking|sejour|chambre|course|trajet|traversee|shuttle|cab|coach|crossing|zimmer|flug|fluge|buchung|reservierung|mietwagen|rental|hire|vehicle|ferry|sailing|train|minicab|voiture|vehicule|location|navette|vol|billet)(?: (?:aller|retour|outward|return|outbound|inbound|demandee?))?(?: (?:for|pour|fur|to|from|at|with|a|au|aux|chez|bei|im) [a-z0-9'& -]{1,40}| (?:n° ?)?(?=[a-z/-]*\d)[a-z0-9/-]{4,24}| [«"] ?[^»"\n]{1,30}[»"]| \((?=[a-z/-]*\d)[a-z0-9/-]{4,24}\))? (?:(?:vous |t')?est|is|are|bien|ist|sind) (?:now |donc |bien |hereby |therefore |maintenant |desormais |for you |pour vous |a votre nom |in your name |(?:fest )?fur (?:sie|dich|euch) |jetzt |hiermit |somit |auf ihren namen ){0,2}(?:confirmed|booked|scheduled|reserved(?! (?:until|till|to|exclusively|only|by))|confirmee?|reservee?|enregistree?|commandee?|programmee?|planifiee?|maintenue?|maintained|gebucht|bestatigt|reserviert|vorgemerkt)\b`,
    String.raw`\b(?:noleggio|prenotazione|auto|transfer|corsa|volo|traghetto|traversata|camera|soggiorno|reserva|alquiler|coche|traslado|vuelo|travesia|habitacion|estancia)(?: n[°.o]* ?[a-z0-9/-]{4,24})? (?:e|esta) (?:stat[oa] |ora |ya )?(?:confermat|prenotat|confirmad|reservad)[oa]\b`,
    String.raw`\bconfirmation (?:de |d'|of |du )(?:votre |your |la )?(?:reservation|sejour|stay|chambre|room|hebergement|commande|location|hotel|vol|flight|booking)\b`,
    String.raw`\b(?:booking|reservation|stay|hotel|rental|ticket) confirmation\b`,
  ].join('|'),
  'g',
);

/** "Once your booking is confirmed", "please confirm the room", "votre demande de table est enregistrée": it is not yet. */
const notYet = inLines()`
  \b(?:recev\w+|receive|get|send|sent|envo\w+|attente|pending|awaiting|await|waiting|subject)\b[^.\n]{0,30}$
  |\b(?:
    once|if|when|unless|until|till|as soon as|after|before|des que|si|quand|lorsque|une fois(?: que)?|tant que|avant que|sobald
    |wenn|falls|bis|nachdem
  )\b[^.,;:!?\n]{0,40}$
  |\b(?:would|will|could|we'd|we'll|i'd|i'll) (?:then |only )?(?:be )?(?:happy|pleased|delighted|glad|able) to $
  |\b(?:no|nor|aucune?|pas de|keine?) $
  |\b(?:demandes?|requests?|anfrage) (?:de |d'|for |of )(?:une? |votre |la |an? |your |the )?$
  |\b(?:please|kindly|(?:could|can|would|will) you(?: please)?|merci de|veuillez|pouvez-vous|pourriez-vous|pour|bitte)
  (?: (?:me|nous|vous))? $
`;

function saysSo(text: string): boolean {
  const isSaid = (at: number) => !notYet.test(text.slice(Math.max(0, at - 60), at));
  return (
    saysBought(text) || saysHeld(text, isSaid) || [...text.matchAll(saysItself)].some(({ index }) => isSaid(index))
  );
}

/** A coach's ticket has no other number. */
const ticketNumber =
  /\b(?:e-?ticket|ticket|billet|biglietto|billete)s? (?:number|no\.?|n°|nr\.?|numero|nummer)[ .:]{0,4}(?=[a-z0-9 -]{0,16}\d)[a-z0-9][a-z0-9 -]{6,20}/;

/** A pass to board with, which may say its booking's number in its barcode alone. */
const boardingPass =
  /(?:^| {2,})(?:(?:mobile |e-?|your |votre )?boarding (?:pass|card)|carte d'(?:embarquement|acces a bord)|bordkarte|carta d'imbarco|tarjeta de embarque|instapkaart|cartao de embarque|boardingkort)$/m;

/** The title of a ticket, and what is said of who may ride with it: it is bought already. */
const tickets = [
  inLines('m')`
    (?:^| {2,})(?:(?:your|ihr|votre|tu|su|il tuo|je|din) )?(?:e-?|online-?|mobile |rail )?
    (?:ticket|fahrkarte|fahrschein|billet|biglietto|billete|bilhete|biljett|billett|bilet|jizdenka|(?:menet|vonat)jegy|matkalippu)
    (?: (?:electronique|elettronico|electronico|eletronico|internetowy|elektroniczny|ferroviario|de (?:train|tren|comboio)))?
    (?: ?\/ ?(?:e-?)?ticket)?(?= {2,}|$)
  `,
  inLines('u')`
    \b(?:
      nicht ubertragbar|non-?transferable|not transferable|incessible|non cedibile|intransferible|intransmissivel|niet overdraagbaar
      |ej personlig|(?:lichtbild|personal)ausweis|photo id|piece d'identite
      |documento (?:d'identita|de identidad|de identificacao)
      |dokument\p{L}{0,3} tozsamosci|giltig legitimation|fahrkarte gekauft
    )\b
  `,
];

/** Words that only a booking would say. */
export function mentionsBooking(document: TextDocument): boolean {
  const { text, confirms } = wordsOf(document);
  return confirms > 0 || saysSo(text) || cancels.test(text);
}

const wordsOf = onceFor((document: TextDocument) => {
  const text = plain(`${document.origin.subject ?? ''}\n${document.text}`.slice(0, 60_000));
  return { text, offers: count(text, offerWords), confirms: count(text, bookedWords) };
});

/** What was booked, and is no more. */
const cancels = new RegExp(String.raw`\b(?:${alternatives('cancelled')})`);

function count(text: string, pattern: RegExp): number {
  return new Set([...text.matchAll(pattern)].map((match) => match[0])).size;
}

const bookedWords = new RegExp(
  String.raw`(?<![a-z\d])(?:(?:booking|reservation|order|trip|ride|stay|hotel|flight|train|transfer|shuttle|cab|coach|ferry|crossing|sailing|table|taxi|car|room|chambre|sejour|commande|vol|billet|voyage|voiture|location|vehicule|navette|traversee)s?\b(?:(?!\b(?:pas|not|no|sans|without)\b|n't\b)[^\n.]){0,40}\b(?:confirmed|confirmee?s?|booked|reservee?s?|enregistree?|is ready|are ready|est pret)|voici (?:le|la|les|votre|vos) (?:bons?|vouchers?|e-?billets?|billets?|titres? de transport)\b|here (?:is|are) (?:the |your )(?:[a-z]+ )?(?:vouchers?|e-?tickets?|tickets?)\b|(?:merci (?:pour|de) votre (?:reglement|paiement)|thank you for your payment)|(?:booking|reservation|purchase) (?:has been|is|was) (?:now |successfully |duly )?(?:completed|made|processed|registered|finali[sz]ed|secured)|(?:reservation|commande|achat) (?:(?:a|ont) (?:bien )?ete|est (?:bien |maintenant )?) ?(?:effectuee?|finalisee?|validee?|prise? en compte)|booking confirmation|reservation confirmation|confirmation (?:de|d'|of)|confirmation number|booking reference|booking code|e-?ticket|electronic ticket|billet electronique|(?<!\b(?:buy|book|get|purchase|achetez|reservez|prenez|commandez) )(?:your tickets?|vos billets)|itinerary receipt|passenger receipt|voucher|bon d'echange|pnr|reservation confirmed|thank you for (?:booking|reserving|choosing|renting|hiring|your (?:booking|reservation|purchase|order|rental|hire))|thanks for (?:booking|reserving|choosing|renting|hiring|your (?:booking|order|rental|hire))|merci (?:pour|de) votre (?:reservation|commande|achat)|merci d'avoir (?:reserve|choisi|loue)|je (?:vous|te) confirme|(?:all|you are|you're|i have|i've|we have|we've) booked|j'ai reserve|je (?:vous|t)'? ?ai reserve|bien (?:note|enregistre|recu) votre reservation|c'est (?:reserve|confirme|note|tout bon)|thank you for riding|we (?:are pleased to )?confirm|nous vous confirmons|vous confirmer (?:vos|votre|la)|confirm (?:your|the following)|bon de commande|purchase order|travel (?:order|authori[sz]ation|programme|program|plan|booklet|arrangements)|trip (?:programme|confirmation|sheet)|rooming list|liste des chambres|ordre de mission|feuille de route|programme de (?:voyage|deplacement)|carnet de (?:voyage|route)|fiche de voyage|reiseplan|itineraire|itinerary|your reservation|votre reservation|boarding pass|carte d'embarquement|online[- ]ticket|ihre (?:buchung|reiseverbindung)|status: confirmed|has been (?:updated|changed|cancelled)|reference dossier|numero de reservation|taxi reserve|dossier|(?:passenger|voyageu(?:r|se)|travell?er|passagere?|passegger[oa]|pasajer[oa]|passageir[oa]|fahrgast|passagier)s?(?= ?:)|${saidToWhoBooked.join('|')}|${alternatives('booked')})(?![a-z\d])`,
  'g',
);
const offerWords =
  /\b(?:unsubscribe|se desabonner|desinscri\w+|newsletter|book now|reservez (?:maintenant|avant|vite)|price (?:drop|alert)|a partir de \d+ ?€|des \d+ ?€|from only|special offer|offre speciale|promo(?:tion)?s?\b|code promo|watched fare|deals?|ou similaire|per person from)\b/g;
