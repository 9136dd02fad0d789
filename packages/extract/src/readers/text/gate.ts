import { onceFor } from '../../once-for.ts';
import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import { alternatives } from './labels/words/index.ts';
import type { Reference } from './numbers/booking-number.ts';
import { refuses } from './refusals.ts';

/**
 * Whether the document says that something was booked. Newsletters, price alerts and statements of points have flights,
 * hotels and dates too; what they have not is a number of a booking, or words that confirm one.
 */
export function saysBooked(document: TextDocument, references: readonly Reference[]): boolean {
  const { text, offers, confirms } = wordsOf(document);
  const strong = references.some((r) => r.weight >= 2);
  if (
    /\b(?:not held until you book|points? (?:expire|balance)|votre solde|releve de points|account statement)\b/.test(
      text,
    )
  )
    return false;
  if (afterwards.test(text.slice(0, 600)) || unbooked.test(text) || (refuses(text) && !saysSo(text))) return false;
  if (ticketNumber.test(text) && confirms > 0 && offers < 2) return true;
  if (boardingPass.test(text) && offers < 2) return true;
  if (strong) return offers <= 2 + confirms * 2 || confirms > 0;
  if (references.length > 0) return (confirms > 0 || saysSo(text) || cancels.test(text)) && offers < 3;
  return (confirms > 1 || saysSo(text)) && offers < 2;
}

/** Asks how it was: what it names is over. */
const afterwards =
  /\b(?:how was your (?:stay|trip|journey|flight|ride|visit|rental|experience)|thank(?:s| you) for (?:staying|having stayed|your recent stay)|we hope you enjoyed|rate your (?:stay|trip|ride|flight)|donnez(?:-nous)? votre avis|comment s'est passe|merci d'avoir sejourne|wie war (?:ihr|dein|ihre|deine)|bewerten sie ihr|como fue su|que tal (?:tu|su)|com'e andat\w+|hoe was (?:uw|je))\b/;

/** "No booking has been made", "Vous n'avez pas encore finalisé": a search or a basket that was kept. Not of one leg alone. */
const unbooked =
  /\b(?:no (?:booking|reservation|purchase) (?:has|was) (?:yet )?(?:been )?(?:made|completed|placed)|nothing (?:has been|is|will be|was) (?:booked|reserved|held)(?: for you)? (?:yet|until|unless|before)|(?:no|neither) [a-z]+(?: (?:and no|nor|or) [a-z]+)? (?:has been|have been|is|are|will be) (?:booked|reserved|held)(?: for you)? (?:yet|until|unless|before)|rien n'(?:est|a ete|a) (?:encore )?(?:ete )?(?:reserve|commande|bloque) (?:tant que|avant)|aucune? [a-z]+(?: et aucune? [a-z]+| ni [a-z]+)? n(?:'est|e sont|e sera|e seront) (?:encore )?(?:reserve|bloque|garde|retenu|confirme)[es]{0,2}(?: (?:ni|ou) (?:reserve|bloque|garde|retenu|confirme)[es]{0,2})? (?:tant que|avant|sans|a ce (?:stade|jour)|pour l'instant|pour le moment)|(?:ceci|ce document|le present document) (?:est|n'est qu') ?(?:bien )?un (?:simple )?devis|(?:this|the present document) is (?:only |just )?a (?:quotation|quote)|vous n'avez pas (?:encore )?(?:termine|fini|complete|acheve) (?:votre|la) (?:commande|reservation)|sans aller jusqu'au paiement|you (?:have not|haven't) (?:yet )?(?:booked(?! (?:any |an? |your |the )?(?:accommodation|hotels?|rooms?|cars?|transfers?|taxis?|seats?|meals?|bags?|baggage|luggage|parking|insurance|extras?)\b)|(?:completed|finished) (?:your )?(?:booking|reservation|purchase|order))|(?:saved|kept) your (?:search|basket|cart|quote)|finish your (?:booking|reservation|purchase|order)(?= (?:now|here|today|before)\b| ?[:!→\n])|(?:left|waiting|still|items?) (?:[a-z]+ ){0,3}in your (?:basket|cart|shopping (?:cart|bag))|(?:encore |toujours |laisse \w{0,12} ?)dans votre panier|votre panier (?:vous )?(?:attend|expire)|(?:finalisez|terminez) votre (?:reservation|commande|achat)(?= (?:maintenant|ici|avant)\b| ?[:!→\n])|(?:aucune|pas de) (?:reservation|commande) n'a (?:encore )?ete (?:effectuee|faite|enregistree|passee|validee)|(?:aucune|votre) reservation n'(?:est|a) pas (?:encore )?(?:ete )?(?:finalisee|validee|effectuee)|vous n'avez (?:pas encore|rien) (?:reserve|finalise|valide)|(?:sauvegarde|conserve|enregistre|garde) votre (?:recherche|panier|devis)|es wurde (?:noch )?(?:keine buchung|nichts gebucht)|(?:is not|isn't|does not constitute|not yet) an? (?:booking |reservation )?confirmation\b|(?:n'est|ne constitue|ne vaut) pas (?:une )?confirmation|(?:ist|stellt) (?:noch )?keine (?:buchungs|reservierungs)?bestatigung|non e stata effettuata alcuna prenotazione|no se ha realizado ninguna reserva)\b(?! (?:for|on|pour|sur|fur) )/;

/** A sentence that confirms what was booked, from a house that gives no numbers. */
const saysItself = new RegExp(
  [
    String.raw`\b(?:confirmons|confirmer|confirme|confirm|confirming|pleasure of confirming)\b[^.\n]{0,60}\b(?:reservation|booking|chambre|room|table|sejour|stay|transfer|transfert|course|taxi|ride|drive|trajet|location|vehicule|car|rental|vol|flight|train|traversee|crossing)s?\b`,
    String.raw`\b(?:confermiamo|bestatigen (?:wir|ihnen)|wir bestatigen|confirmamos)\b[^.\n]{0,60}\b(?:prenotazione|tavolo|camera|soggiorno|corsa|auto|volo|treno|traghetto|buchung|reservierung|tisch|zimmer|aufenthalt|fahrt|mietwagen|flug|zug|reserva|mesa|habitacion|estancia|coche|traslado|vuelo|tren)\b`,
    String.raw`\b(?:i|we)(?:'ve| have) (?:now )?(?:(?:put|written|noted|pencilled|booked|got) you|you (?:down|booked) (?:for|on|at|in|as))\b`,
    String.raw`\b(?:je|nous) vous (?:ai|avons) (?:bien )?(?:note|inscrit|mis|reserve)e?s?\b`,
    // not "nous vous gardons la chambre jusqu'à vendredi", which is an option
    String.raw`\b(?:je|nous) vous (?:gard|reserv|reten|retien|bloqu|not|inscri)(?:e|s|ons|vons) (?:bien |donc |volontiers |de cote ){0,2}(?:l[ae]s? |une? |votre |vos |notre |deux |trois |\d ){0,2}(?:[a-z]+ ){0,2}(?:chambre|studio|appartement|gite|table|lit)s?\b(?![^.;]{0,80}\bjusqu'a)`,
    String.raw`\b(?:i am|i'm|we are|we're|i'll|we'll|i will|we will) (?:keep|keeping|reserving|saving) (?:you )?(?:the |a |our |your )(?:[a-z]+ ){0,2}(?:room|table|cottage|apartment|bed)s?\b(?![^.;]{0,80}\b(?:until|till)\b)`,
    String.raw`\b(?:je|j'ai|nous|nous avons) (?:donc |bien )?(?:decal|deplac|avanc|prolong|report|raccourci|modifi|chang)(?:e|s|is|ons|issons)? (?:donc |bien )?(?:votre|vos) (?:sejour|reservation|chambre|nuit)s?\b`,
    String.raw`\b(?:i have|i've|we have|we've) (?:now )?(?:moved|shifted|extended|shortened|changed|amended|updated) your (?:stay|booking|reservation|room|nights?|dates?)\b`,
    String.raw`\b(?:ich habe|wir haben) sie (?:eingetragen|vorgemerkt|notiert)\b`,
    String.raw`\b(?:chambre|room|table) (?:is yours|est a vous)(?=[.,!;]|$)`,
    String.raw`\b(?:chambre|room|table)\b[^.\n]{0,40} (?:est a vous|is yours|is kept for you) (?:du|des|le|from|for|on)\b`,
    String.raw`(?<!demande de |request for (?:a )?)\b(?:(?:reservation|booking) (?:faite |made )?|(?:est|sont|is|are) (?:now |donc |bien )?(?:reservee?s?|retenue?s?|gardee?s?|booked|reserved|held|kept),? )(?:au nom de|in the name of|under the name)\b`,
    String.raw`\b(?:votre |vos |your )?(?:e-?)?(?:billet|ticket)s?(?: electroniques?)? (?:est|sont|is|are|has been|have been) (?:bien |now )?(?:emis|issued|disponibles?|ready)\b`,
    String.raw`\bje vous prends\b`,
    String.raw`\byou(?:'re| are) (?:all |now )?(?:in the (?:book|diary)|booked in|down for|sorted|all set)\b`,
    String.raw`\b(?:c'est note|vous etes (?:bien )?(?:note|inscrit|enregistre)e?s?)\b`,
    String.raw`\bi(?:'ll| will) (?:pick|collect) you\b`,
    String.raw`\byour (?:pick-?up|departure|flight|train|transfer) time (?:has|have) (?:been )?changed\b`,
    String.raw`\byour (?:driver|chauffeur|taxi|cab|car) (?:will (?:collect|pick|meet|fetch|be waiting|wait)|collects|picks|meets|is booked)\b`,
    String.raw`\bvotre (?:chauffeur|taxi|conducteur|voiture) (?:viendra|passera|vous (?:prendra|attendra|attend|cherchera|recuperera))\b`,
    String.raw`\b(?:thanks|thank you) for (?:booking|reserving|your (?:booking|reservation)(?! (?:request|enquiry|inquiry)))\b`,
    String.raw`\bmerci (?:pour|de) votre reservation\b`,
    String.raw`\b(?:trip|table|ride|transfer|taxi|car|room|stay|hotels?|flights?|tickets?|reservation|booking|sejour|chambre|course|trajet|traversee|shuttle|cab|coach|crossing|zimmer|flug|fluge|buchung|reservierung|mietwagen|rental|hire|vehicle|ferry|sailing|train|minicab|voiture|vehicule|location|navette|vol|billet)(?: (?:for|pour|fur|to|from|at|with|a|au|aux|chez|bei|im) [a-z0-9'& -]{1,40}| (?:n° ?)?(?=[a-z/-]*\d)[a-z0-9/-]{4,24}| [«"] ?[^»"\n]{1,30}[»"])? (?:(?:vous |t')?est|is|are|bien|ist|sind) (?:now |donc |bien |hereby |therefore |maintenant |desormais )?(?:confirmed|booked|scheduled|confirmee?|reservee?|programmee?|planifiee?|gebucht|bestatigt|reserviert)\b`,
    String.raw`\b(?:noleggio|prenotazione|auto|transfer|corsa|volo|traghetto|traversata|camera|soggiorno|reserva|alquiler|coche|traslado|vuelo|travesia|habitacion|estancia)(?: n[°.o]* ?[a-z0-9/-]{4,24})? (?:e|esta) (?:stat[oa] |ora |ya )?(?:confermat|prenotat|confirmad|reservad)[oa]\b`,
    String.raw`\bconfirmation (?:de |d'|of |du )(?:votre |your |la )?(?:reservation|sejour|stay|chambre|room|hebergement|commande|location|hotel|vol|flight|booking)\b`,
    String.raw`\b(?:booking|reservation|stay|hotel|rental|ticket) confirmation\b`,
  ].join('|'),
  'g',
);

/** "Once your booking is confirmed", "please confirm the room": it is not yet. */
const notYet =
  /\b(?:recev\w+|receive|get|send|sent|envo\w+|attente|pending|awaiting|await|waiting|subject)\b[^.\n]{0,30}$|\b(?:once|if|when|unless|until|till|as soon as|after|before|des que|si|quand|lorsque|une fois(?: que)?|tant que|avant que|sobald|wenn|falls|bis|nachdem)\b[^.,;:!?\n]{0,40}$|\b(?:please|kindly|(?:could|can|would|will) you(?: please)?|merci de|veuillez|pouvez-vous|pourriez-vous|pour|bitte)(?: (?:me|nous|vous))? $/;

function saysSo(text: string): boolean {
  return [...text.matchAll(saysItself)].some(({ index }) => !notYet.test(text.slice(Math.max(0, index - 60), index)));
}

/** A coach's ticket has no other number. */
const ticketNumber =
  /\b(?:e-?ticket|ticket|billet|biglietto|billete)s? (?:number|no\.?|n°|nr\.?|numero|nummer)[ .:]{0,4}(?=[a-z0-9 -]{0,16}\d)[a-z0-9][a-z0-9 -]{6,20}/;

/** A pass to board with, which may say its booking's number in its barcode alone. */
const boardingPass =
  /(?:^| {2,})(?:(?:mobile |e-?|your |votre )?boarding (?:pass|card)|carte d'(?:embarquement|acces a bord)|bordkarte|carta d'imbarco|tarjeta de embarque|instapkaart|cartao de embarque|boardingkort)$/m;

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
  String.raw`\b(?:(?:booking|reservation|order|trip|ride|stay|hotel|flight|train|transfer|shuttle|cab|coach|ferry|crossing|sailing|table|taxi|car|room|chambre|sejour|commande|vol|billet|voyage|voiture|location|vehicule|navette|traversee)s?\b[^\n.]{0,40}\b(?:confirmed|confirmee?s?|booked|reservee?s?|enregistree?|is ready|are ready|est pret)|(?:booking|reservation|purchase) (?:has been|is|was) (?:now |successfully |duly )?(?:completed|made|processed|registered|finali[sz]ed|secured)|(?:reservation|commande|achat) (?:(?:a|ont) (?:bien )?ete|est (?:bien |maintenant )?) ?(?:effectuee?|finalisee?|validee?|prise? en compte)|booking confirmation|reservation confirmation|confirmation (?:de|d'|of)|confirmation number|booking reference|booking code|e-?ticket|electronic ticket|billet electronique|your tickets?|vos billets|itinerary receipt|passenger receipt|voucher|bon d'echange|pnr|reservation confirmed|thank you for (?:booking|reserving|choosing|renting|hiring|your (?:booking|reservation|purchase|order|rental|hire))|thanks for (?:booking|reserving|choosing|renting|hiring|your (?:booking|order|rental|hire))|merci (?:pour|de) votre (?:reservation|commande|achat)|merci d'avoir (?:reserve|choisi|loue)|je (?:vous|te) confirme|(?:all|you are|you're|i have|i've|we have|we've) booked|j'ai reserve|je (?:vous|t)'? ?ai reserve|bien (?:note|enregistre|recu) votre reservation|c'est (?:reserve|confirme|note|tout bon)|thank you for riding|we (?:are pleased to )?confirm|nous vous confirmons|vous confirmer (?:vos|votre|la)|confirm (?:your|the following)|bon de commande|purchase order|travel (?:order|authori[sz]ation|programme|program|plan|booklet|arrangements)|trip (?:programme|confirmation|sheet)|rooming list|liste des chambres|ordre de mission|feuille de route|programme de (?:voyage|deplacement)|carnet de (?:voyage|route)|fiche de voyage|reiseplan|itineraire|itinerary|your reservation|votre reservation|boarding pass|carte d'embarquement|online-ticket|ihre (?:buchung|reiseverbindung)|status: confirmed|has been (?:updated|changed|cancelled)|reference dossier|numero de reservation|taxi reserve|dossier|(?:passenger|voyageu(?:r|se)|travell?er|passagere?|passegger[oa]|pasajer[oa]|passageir[oa]|fahrgast|passagier)s?(?= ?:)|${alternatives('booked')})\b`,
  'g',
);
const offerWords =
  /\b(?:unsubscribe|se desabonner|desinscri\w+|newsletter|book now|reservez (?:maintenant|avant|vite)|price (?:drop|alert)|a partir de \d+ ?€|des \d+ ?€|from only|special offer|offre speciale|promo(?:tion)?s?\b|code promo|watched fare|deals?|ou similaire|per person from)\b/g;
