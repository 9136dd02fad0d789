/**
 * "Ancienne version | Nouvelle version", "As ordered | As amended": what an amendment has beside each other, one of which no
 * longer counts.
 * @param words as `labelOf` tidies them
 */
export function versionLabel(words: string): 'former' | 'current' | null {
  // "Billet remplacé, plus valable", "Ticket no longer valid"
  const named = words.replace(nowVoid, '');
  if (
    formerVersion.test(named) ||
    formerAlone.test(named) ||
    (named !== words && isThing.test(named)) ||
    formerRide.test(named)
  )
    return 'former';
  return currentVersion.test(words) || currentAlone.test(words) || standingRide.test(words) ? 'current' : null;
}

const nowVoid =
  / (?:qui )?(?:(?:n'est|n'etant|ne sont) )?(?:desormais )?(?:plus valables?|no longer valid|not valid|gecersiz|non valido|no valido|nicht mehr gultig|non piu valid[oaie]|ya no validos?|niet meer geldig)$/;

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
    // "Vous aviez | Vous avez désormais", "Your journey was | Your journey is now"
    `^(?:vous (?:aviez|partiez|voyagiez)|you (?:had|were(?: booked| travelling)?(?: on)?)|sie hatten|ihr hattet|avev[ai]|tenias?)(?: (?:reserve|choisi|booked|chosen|gebucht|prenotato|reservado))?$|^${whose}${whole} (?:etai(?:en)?t|was|were|war(?:en)?|era)$`,
  ].join('|'),
);
const currentVersion = new RegExp(
  [
    `^${whose}(?:(?:nouvel(?:le)?s?|nouveaux?|new|updated|revised|amended|modified|current|valid|corrected|neue[rs]?|aktuelle[rs]?|geanderte[rs]?|nuov[ao]|aggiornat[ao]|nuev[ao]|actualizad[ao]) )+${whole}$`,
    `^${whose}${whole} (?:modifiee?s?|corrigee?s?|revisee?s?|actuelle?s?|en vigueur|actualisee?s?|a jour|mise? a jour|valables?|definiti(?:f|ve)s?|nuova|aggiornata|nueva|actualizada|as amended|after)$`,
    '^(?:as )?(?:now|newly) (?:booked|ordered|planned|agreed|reserved|confirmed|scheduled)$|^as (?:amended|changed|revised|modified)$',
    `^${whose}(?:nouvel(?:le)?s?|nouveaux?|new|updated|revised|neuen?|geanderten?|nuov[aei]|nuevas?) ${when}$`,
    `^(?:vous (?:avez|partez|voyagez) (?:desormais|maintenant|a present|dorenavant)|you (?:now have|have now|are now(?: booked| travelling)?(?: on)?)|sie haben (?:jetzt|nun|neu)|ihr habt (?:jetzt|nun|neu)|(?:ora|adesso) ha[i]?|ahora tienes?)(?: (?:reserve|choisi|booked|chosen|gebucht|prenotato|reservado))?$|^${whose}${whole} (?:devien(?:t|nent)|(?:est|sont) (?:desormais|maintenant)|(?:is|are) now|(?:ist|sind) (?:jetzt|nun)|(?:e|es) (?:ora|adesso|ahora))$`,
    '^(?:remplacee?s? par|replaced by|desormais (?:prevu|reserve|confirme)e?s?|modifiee?s? en|neu|nunmehr)$',
  ].join('|'),
);

/** "Jusqu’ici | À présent", "Originally | Replacement": over both, and no word for what it is. "Actuel" is said of the old one as well. */
const formerAlone =
  /^(?:originally|initially|until now|up to now|so far|formerly|instead of|in place of|initialement|jusqu'ici|jusqu'a present|jusqu'alors|au lieu d[eu]|a la place d[eu]|precedent|avant (?:le|ce) changement|ce que vous aviez|ce qui etait prevu|what you had|what was (?:booked|planned)|(?:train|vol|trajet|billet|car) initialement (?:prevu|reserve))$/;
const currentAlone =
  /^(?:(?:et )?a present|dorenavant|devient|deviendra|becomes|at present|from now(?: on)?|henceforth|(?:en )?remplacement|(?:train|car|bus|vol|billet) de (?:remplacement|substitution)|(?:your )?replacement(?: (?:train|bus|coach|service|flight|ticket))?|revised|what you (?:now have|have now)|ce que vous avez (?:maintenant|desormais|a present)|apres (?:le|ce) changement|(?:vos |les )?nouvelles heures|moved to|changed to)$/;

/** "Eski uçuş bilgisi", "Nytt flyg", "Volo invariato", "Ongewijzigde vlucht": how a change of hours calls what it was, what it is and what stays. */
const ride =
  '(?:flights?|trains?|vols?|flug|flugdaten|zug|flyg|flyget|flygning|flyvning|flight|fly|tag|tog|resan?|rejse|reise|avgang|afgang|vol[oi]|tren[oi]|vuelos?|tren|voos?|comboio|vlucht|trein|reis|lot|pociag|podroz|polaczenie|let|vlak|cesta|spoj|lento|juna|matka|jarat|vonat|utazas|ucus|sefer|zbor)';
const told =
  '(?: (?:bilgisi|bilgileri|saati|info|information|details?|gegevens|daten|dati|datos|dados|tiedot|adatai|udaje))?';
const wasOnce =
  '(?:old|previous|former|ancien|precedent|alte[rs]?|bisherige[rs]?|tidigare|gamla|gammalt|tidligere|gamle|gammelt|vecchio|precedente|antiguo|anterior|antigo|oude|vorige|stary|poprzedni[ae]?|dotychczasow[ya]|puvodni|predchozi|aiempi|vanha|korabbi|regi|eski|onceki|vechiul)';
const isNow =
  '(?:new|nouveau|neue[rs]?|nytt|nya|ny|nye|nuovo|nuevo|novo|nieuwe|nowy|nowa|nowe|novy|nova|uusi|uj|yeni|noul)';
const stays =
  '(?:unchanged|inchangee?|unveranderte[rs]?|oforandrade?|oforandrat|uforandret|uendrede?|uendret|invariato|sin cambios|inalterado|sem alteracao|ongewijzigde?|bez zmian|niezmieniony|beze zmeny|nezmeneny|muuttumaton|valtozatlan|degismeyen|neschimbat)';
const formerRide = new RegExp(`^(?:${wasOnce} ${ride}${told}|${ride} ${wasOnce}${told})$`);
const standingRide = new RegExp(
  `^(?:(?:${isNow}|${stays}) ${ride}${told}|${ride} (?:${isNow}|${stays})${told}|${stays})$`,
);
