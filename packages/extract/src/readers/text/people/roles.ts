import { inLines } from '../../../text/in-lines.ts';

/** "Your travel adviser" over or beside "Ms Freya Lindgaard": who arranges or fetches, and does not travel. */
export const isArranger = inLines()`
  ^(?:(?:your|our|the|votre|notre|ihre?|unsere?) )?(?:(?:travel|personal|emergency|local|account|trip|airport) ){0,2}(?:
    advis[eo]r|agent|consultant|contact(?: person)?|conseill(?:er|ere)(?: voyages?)?|driver|chauffeur|guide|host(?:ess)?
    |representative|co-?ordinator|interlocut(?:eur|rice)|ansprechpartner(?:in)?|berater(?:in)?|fahrer(?:in)?|prepared by
    |arranged by|booked by|prepare par|etabli par|suivi par
  ) ?:?$
`;

const arranging = String.raw`agent|agence|agency|desk|regie|permanence|conseill\w*|(?:your|my|votre|ton|ta|mon) (?:personal |executive )?assistante?s?|advis[eo]r|consultant|contacts?|prepar\w*|etabli|issued(?! (?:to|for)\b)|emis(?! (?:au nom|pour)\b)|emission|chauffeurs?|drivers?|guides?|h(?:ost|ote)\w*|accueil\w*|welcom\w*|manager|emett\w*|expedit\w*|redact\w*|redige\w*|auteure?|authors?|writers?|written|senders?|absender(?:in)?|verfasser(?:in)?|direct\w*|sign\w*|secretar\w*|approv\w*|valid\w*|acheteu\w*|buyers?|purchas\w*|procurement|ordered(?! for\b)|autoris\w*|authori\w*|interlocut\w*|responsable|organi\w*|demandeur|request\w*|cop(?:y|ie)|cc|ordonnat\w*|suivi|handled|arranged|booked(?! for\b)|reserved(?! for\b)|reserve(?! (?:pour|au nom)\b)|dossier suivi|emergency|urgence|meet\w*|rendez-vous|visite|interview|proprietaires?|bailleurs?|loueurs?|owners?|landlords?|vermieter(?:in)?|anfitria\w*|anfitrion\w*|gastgeber(?:in)?|gast(?:heer|vrouw)|vertskap|utleier|vardinna|gospodarz|hostitel\w*|hazigazda|emanta|isanta`;

/** In whose hands the order is: "Visa : Mme Salaün", "Orderer: Ms Pike", "Comptabilité : M. Roux". */
const paying = String.raw`visas?|order(?:ing|er)|achats|raised|pay(?:e[ru]s?|eurs?|ing)?|comptab\w*|accounts?|accounting|factur\w*|invoic\w*|billing|budget\w*|approbat\w*`;

/** The same as words of a label: "Contact sur place", "Ordered by", "From". */
export const arrangesTravel = new RegExp(String.raw`\b(?:from|by|par|de|avec|with|${paying}|${arranging})\b`);

/** The same as words of a sentence, in front of whom it names: "préparé par Ana Costa". */
export const arrangesAmong = new RegExp(String.raw`\b(?:from|by|par|avec|with|chez|${arranging})\b`);
