import type { LanguageWords } from './language-words.ts';

/** Swedish, Danish and Norwegian: papers of one are often half in another. */
export const nordic: LanguageWords = {
  labels: {
    departure:
      'avgar|avresa|avgangstid|avreise|afgang|afrejse|afgangstid|avgang fra|avgangsstation|afgang fra|avgangsort|avreisested|avgang kl',
    arrival: 'ankommer|ankomsttid|ankomst til|ankomst kl|ankomststation|ankomstort|ankomst till',
    from: 'fran|fra',
    to: 'till|til|destination',
    date: 'dato|resdatum|reisedato|rejsedato|dag|avresedatum|avgangsdato|avreisedato|afrejsedato|datum och tid|dato og tid|dato og klokkeslett|giltig den|gyldig den|galler den|giltighetsdatum|gyldighetsdato|gjelder dato|gaelder den',
    time: 'tid|klokkeslett|tidspunkt|klockslag|tider|kl',
    when: 'hamttid|hentetid|avhentningstid|upphamtningstid|hentetidspunkt|nar|afhentningstidspunkt',
    flight: 'flygnummer|flight nr|flynummer|rutenummer|fly|flygning|flyg nr|flyvning|flyrute|flynr',
    train: 'tog|tagnummer|tognummer|tag nr|tog nr|tognr|tagnr|buss|bussnummer|busslinje|bus nr|buss nr',
    ship: 'fartyg|skip|skib|farge|faerge|ferge',
    reference:
      'bokningsnummer|bokningskod|bokningsnr|bestillingsnummer|bestillingsnr|bookingnummer|bookingnr|bookingreference|referansenummer|referanse|referensnummer|referens|ordrenummer|ordernummer|reservasjonsnummer|reservationsnummer|bekreftelsesnummer|bekraftelsenummer|bekraftelsesnummer|bekraeftelsesnummer|bokning|bestilling|bookingkode|bestillingskode|bestillingsreferanse|reservation|reservasjon|ordrenr|billetnummer og reference|din bokningskod|referencenummer|reservasjonskode|rejsenummer|reservationskod|bestalningsnummer|orderbekraftelse nr|bookingreferanse|reservationsnr|reservasjonsnr|billettreferanse|biljettreferens|bekraftelsekod|bekreftelseskode|bekræftelseskode|bekræftelsesnummer|bekraeftelseskode',
    ticket: 'biljett|billett|billet|biljettnummer|billettnummer|billetnummer|biljetter',
    seat: 'plats|platser|sete|plads|pladser|sittplats|setenummer|platsnummer|seter|saede|siddeplads|plass|plasser|sitteplass|setenr|seteplass|plassnr|platsnr|pladsnr|pladsnummer|plassnummer|seteplasser|sittplatser',
    coach:
      'vagn|vogn|vagn / plats|vogn / plads|vagn/plats|vogn/plads|vogn og plass|vogn og plads|vagn och plats|vogn og sete|vogn / sete|vogn/sete|vognnummer|vagnnummer|vognnr|vagnnr|vogn nr|vagn nr|vogn/plass|vogn / plass',
    person:
      'resenarer|reisende|rejsende|passasjer|passasjerer|passagerare|passagerer|gjest|gjester|gaest|gaester|namn|navn|forare|forer|sjafor|navn pa gjest|gastens namn|resande|hovedgjest|bestiller|navn pa rejsende|reservert for|billettholder|bokad for|gast|gaster|huvudgast|navn pa gaest|gaestens navn|hyresman|leietaker|lejer|billetholder|biljettinnehavare|innehavare|indehaver',
    bookedBy: 'kund|kunde|kontaktperson|bestilt av|bokad av|bestallare|kjoper|kober',
    givenName: 'fornamn|fornavn',
    checkIn:
      'incheckning|innsjekking|indtjekning|ankomstdato|ankomstdatum|ankomstdag|innsjekk|indcheckning|checka in|inncheck|indtjek',
    checkOut:
      'utcheckning|utsjekking|udtjekning|avresedag|avreisedag|afrejsedag|utsjekk|udcheckning|checka ut|avresedatum hotell|udtjek|utcheck|afrejsedato hotel',
    stayDates:
      'vistelse|opphold|ophold|vistelseperiod|ankomst / avresa|ankomst / avreise|ankomst / afrejse|din vistelse|ditt opphold|dit ophold',
    hotel:
      'hotell|boende|overnatting|overnatning|ditt hotell|dit hotel|hotellnamn|hotellets navn|hotellnavn|ditt boende|lagenhet|leilighet|lejlighed',
    address: 'adress|hotellets adress|hotellets adresse|besoksadress|besoksadresse',
    city: 'stad|sted',
    pickUp:
      'upphamtning|upphamtningsplats|hamtning|hentested|henting|afhentning|afhentningssted|hamtplats|hentestasjon|hamtas|uthyrningsstation|utlamning|utleiested|hentes|henteadresse|upphamtningsadress|motesplats|afhentningsadresse',
    dropOff:
      'aterlamning|aterlamningsplats|innlevering|innleveringssted|aflevering|afleveringssted|tilbakelevering|avlamning|lamnas|leveres|leveringssted|returneras|returstasjon|destinationsadress|returstation|avlamningsplats|leveringsadresse',
    return:
      'utresa|aterresa|hemresa|utreise|hjemreise|retur|udrejse|hjemrejse|tilbakereise|returresa|hinreise|ut|hem|hjem|tur|turen|returflyg|returreise|returrejse',
    place: 'flygplats|lufthavn|kontor|hallplats|stoppested|stasjon',
    vehicle:
      'fordon|bil|bilgrupp|bilgruppe|bilklass|biltype|kjoretoy|bilkategori|bilklasse|koretoj|hyrbil|leiebil|lejebil|biltyp',
    company:
      'flygbolag|flyselskap|flyselskab|bolag|selskap|selskab|leverandor|leverantor|biluthyrare|bilutleie|rederi|operator',
    price:
      'pris|totalt|totalpris|sum|totalbelop|totalbelob|belop|belob|a betale|at betale|att betala|betalt|betalat|samlet pris|summa|totalsum|i alt|pris i alt|summa att betala|betalt belop|total pris|belastat belopp|totalt belopp|samlet belob|totalt a betale',
    phone: 'telefonnummer|mobilnummer|e-post|epost|mobiltelefon|tlf|e-postadress',
    status: 'bokningsstatus|bestillingsstatus',
    room: 'rum|rom|vaerelse|rumstyp|romtype|vaerelsestype|rumskategori|vaerelser',
    nights: 'natter|netter|naetter|antal natter|antall netter|varighet|varighed|reisetid|rejsetid|antal naetter|langd',
    class: 'klass|reiseklasse|rejseklasse|biljettyp|billettype|kategori',
    expected: 'beraknad ankomst|forventet ankomst|beregnet ankomst|beraknad ankomsttid|forventet ankomsttid',
    cancellation:
      'avbokning|avbestilling|afbestilling|avbokningsregler|avbokningsvillkor|avbestillingsregler|avbestillingsvilkar|afbestillingsregler|gratis avbestilling|gratis afbestilling|fri avbokning|villkor|vilkar|betingelser|kostnadsfri avbokning',
    former:
      'tidigare|gammal|gammel|for endring|tidligere|opprinnelig|ursprunglig|gammal tid|gammel tid|tidigare avgang|opprinnelig avgang|oprindelig|tidligere afgang',
    current:
      'ny|ny tid|ny avgang|ny afgang|nytt|nytt tag|ny bokning|ny bestilling|nytt flyg|nytt tog|endret|andrad|andret|aendret',
    route: 'resa|strekning|stracka|reise|rejse|rute|rutt|straekning|resvag|overfart',
    issued:
      'bokningsdatum|bestillingsdato|bookingdato|bokad den|bestilt|kjopsdato|inkopsdatum|kobsdato|kopdatum|bestallningsdatum|ordredato|orderdatum|fakturadatum|fakturadato|utstedt|utstallt|udstedt|bestilt den|kjopt|kopt|kobt|kjopt den|kopt den|kobt den|bestallningsdag|kjopstidspunkt|utstedelsesdato|bestillingstidspunkt',
    party:
      'antal resenarer|antall reisende|antal rejsende|antal passagerare|antall passasjerer|antal passagerer|antal resande',
    other:
      'restaurang|restauranten|bagage|bagasje|frukost|frokost|morgenmad|anmarkningar|merknader|bemaerkninger|betalning|betaling|betalsatt|betalingsmate|betalingsmetode|moms|mva|forsikring|forsakring|depositum|deposition|spar|spor|utgang|vuxna|voksne|barn|antal gaster|antall gjester|antal gaester|antal personer|antall personer|maltid|kommentar|onskemal|onsker|ovrigt|medlemsnummer|varav moms|herav mva|heraf moms|gebyrer|avgifter|fodt|fodd|fodselsdato|fodelsedatum|fodselsdag|fodelsedag|nasjonalitet|nationalitet|statsborgerskap|statsborgerskab|medborgarskap|kundenr|kundnr|kundenummer|kundnummer',
  },
  booked:
    '(?:din|ditt|dine|dina) (?:bokning|bestilling|booking|resa|reise|rejse|biljett|billett|billet|reservation|reservasjon)|bokningsbekraftelse|bestillingsbekreftelse|ordrebekreftelse|ordrebekræftelse|orderbekraftelse|bookingbekræftelse|reservationsbekræftelse|reservasjonsbekreftelse|bestillingsbekræftelse|(?:bokning|bestilling|booking|reservation|reservasjon)(?:en)?\\b[^\\n.]{0,30}\\b(?:bekraftad|bekreftet|bekræftet|genomford)|(?:tack|takk|tak) for (?:din|bestillingen|bokningen|at du|att du|ditt|bookingen|kjøpet|købet|kobet|kjopet)|bokningsnummer|bestillingsnummer|reisebevis|resehandling|reiserute|rejseplan|resplan',
  cancelled:
    '(?:har|ar|er|blitt|blivit|blevet) (?:\\w+ ){0,3}(?:avbokad|avbokats|avbokat|avbestilt|kansellert|installd|innstilt|aflyst|afbestilt|annulleret|avlyst)|avbokningsbekraftelse|bekreftelse pa (?:avbestilling|kansellering)|avbestillingsbekreftelse|bekraftelse pa avbokning|bekræftelse på (?:afbestilling|annullering)|bekræftelse pa (?:afbestilling|annullering)|avbokning av (?:din|bokning)',
  coach: 'vagn|vogn',
  seat: 'plats(?:er)?|plads(?:er)?|seter?|sete|sæde|plass(?:er)?',
  total: 'totalpris|totalt|samlet pris|i alt|totalbelop|summa|att betala|a betale|at betale|totalbeløp',
  there: 'utresa|utreise|udrejse|tur(?= ?:)',
  back: 'hemresa|hjemreise|hjemrejse|aterresa|tilbakereise|retur(?:resa|reise|rejse)',
};
