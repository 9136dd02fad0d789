/**
 * "Ancienne version | Nouvelle version", "As ordered | As amended": what an amendment has beside each other, one of which no
 * longer counts.
 * @param words as `labelOf` tidies them
 */
export function versionLabel(words: string): 'former' | 'current' | null {
  // "Billet remplacé, plus valable", "Ticket no longer valid"
  const named = words.replace(nowVoid, '');
  if (formerVersion.test(named) || (named !== words && isThing.test(named))) return 'former';
  return currentVersion.test(words) ? 'current' : null;
}

const nowVoid =
  / (?:qui )?(?:(?:n'est|n'etant|ne sont) )?(?:desormais )?(?:plus valables?|no longer valid|nicht mehr gultig|non piu valid[oaie]|ya no validos?|niet meer geldig)$/;

const whole =
  '(?:versions?|programme|program|plan|planning|situation|etat|prestations?|services?|arrangements?|informations?|donnees|dispositions|elements?|valeurs?|values?|details?|schedule|fassung|stand|daten|versione|programma|situazione|situacion|programa|(?:travel |train |flight |journey )?(?:solutions?|connections?|journeys?|itinerar(?:y|ies)|trips?|bookings?|reservations?|tickets?|crossings?|stays?)|(?:solutions?|titres?|dates?) de (?:voyage|transport)|voyages?|trajets?|itineraires?|billets?|trains?|vols?|sejours?|traversees?|soluzion[ei](?: di viaggio)?|viagg[io]|bigliett[io]|verbindung(?:en)?|reise|fahrkarten?|buchung|viajes?|billetes?)';
const whose = '(?:la |le |les |the |your |votre |vos |ihre? |il |la tua |la sua |su |tu )?';
/** "Vos dates initiales | Vos nouvelles dates" */
const when = '(?:dates?|times?|horaires?|daten|zeiten|date|orari|fechas?|horarios?)';
const isThing = new RegExp(`^${whose}${whole}$`);
const formerVersion = new RegExp(
  [
    `^${whose}(?:(?:ancien(?:ne)?s?|precedente?s?|previous|old|former|original|initial|superseded|replaced|alte[rs]?|bisherige[rs]?|ursprungliche[rs]?|vecchi[ao]|anterior|antigu[ao]) )+${whole}$`,
    `^${whose}${whole} (?:initiale?s?|precedente?s?|anterieure?s?|d'origine|originale?s?|originelle?|caduque?s?|remplacee?s?|perimee?s?|vecchia|precedente|anterior|before|as ordered)$`,
    '^(?:as )?(?:originally|previously|first|initially) (?:booked|ordered|planned|agreed|reserved|confirmed|scheduled)$',
    "^(?:initialement|auparavant|precedemment) (?:prevu|reserve|commande|confirme|convenu)e?s?$|^(?:prevu|reserve|commande|confirme|convenu)e?s? (?:initialement|auparavant|precedemment|a l'origine)$",
    `^${whose}(?:ancien(?:ne)?s?|previous|old|former|original|initial|alten?|bisherigen?|ursprunglichen?|vecchi[ae]|antiguas?) ${when}$|^${whose}${when} (?:initiale?s?|initiaux|precedente?s?|d'origine|anteriores|originali)$`,
    '^(?:caduc|superseded|bisher|vorher|auparavant|precedemment|premiere version|first version)$',
  ].join('|'),
);
const currentVersion = new RegExp(
  [
    `^${whose}(?:(?:nouvel(?:le)?s?|nouveaux?|new|updated|revised|amended|modified|current|valid|corrected|neue[rs]?|aktuelle[rs]?|geanderte[rs]?|nuov[ao]|aggiornat[ao]|nuev[ao]|actualizad[ao]) )+${whole}$`,
    `^${whose}${whole} (?:modifiee?s?|corrigee?s?|revisee?s?|actuelle?s?|en vigueur|actualisee?s?|a jour|mise? a jour|valables?|definiti(?:f|ve)s?|nuova|aggiornata|nueva|actualizada|as amended|after)$`,
    '^(?:as )?(?:now|newly) (?:booked|ordered|planned|agreed|reserved|confirmed|scheduled)$|^as (?:amended|changed|revised|modified)$',
    `^${whose}(?:nouvel(?:le)?s?|nouveaux?|new|updated|revised|neuen?|geanderten?|nuov[aei]|nuevas?) ${when}$`,
    '^(?:remplacee?s? par|replaced by|desormais (?:prevu|reserve|confirme)e?s?|modifiee?s? en|neu|nunmehr)$',
  ].join('|'),
);
