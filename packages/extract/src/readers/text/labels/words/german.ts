import type { LanguageWords } from './language-words.ts';

export const german: LanguageWords = {
  labels: {
    departure: 'abfahrtszeit|abflugzeit|abfahrt ab|abfahrtsort|abflughafen|startbahnhof|abfahrtshafen|abreise von',
    arrival: 'ankunftszeit|ankunft in|ankunftsort|zielflughafen|zielbahnhof|ankunftshafen',
    from: 'ab bahnhof|abgangsort',
    to: 'ziel|reiseziel',
    date: 'reisedatum|tag|termin|reisetag|abflugdatum|flugdatum|datum der reise|gultig am|geltungstag|gultigkeitstag',
    time: 'uhrzeit|zeiten|abholzeit',
    when: 'abholtermin|abholdatum|wann|termin der abholung|datum und uhrzeit',
    flight: 'flugnummer|flugnr|flug-nr|flug nr|fluge|ihr flug|flug hin|flug zuruck',
    train: 'zugnummer|zug-nr|verbindung|produkte|linie|buslinie|linien-nr|liniennummer',
    ship: 'fahre|fahrschiff|schiff|schiffsname|name des schiffes',
    reference:
      'buchungsnummer|auftragscode|reiseplannummer|reiseplan-nr|reiseplannr|buchungsreferenz|buchungs-nr|buchungsnr|buchungs-nummer|buchungs-code|vorgangsnummer|bestellnummer|reservierungscode|reservierungsnr|reservierungs-nr|reservierungs-nummer|bestatigungsnummer|bestatigung|bestatigungs-nr|bestatigungsnr|bestatigungscode|reservationsnummer|referenznummer|referenz|buchung|auftrag|auftrags-nr|bestell-nr|buchungskennung|dossiernummer|mietvertragsnummer|filekey|buchungsbestatigung nr|airline-buchungscode|gutscheinnummer|voucher-nr',
    ticket: 'ticketcode|ticketnummer|fahrkarte|ticket-nr|e-ticket-nummer|etix',
    seat: 'sitzplatze|sitzplatznummer|sitz|platze|sitzplatzreservierung|platznummer|sitzplatz nr',
    coach: 'wagen|wg|wagennummer|wagen nr|wagen / platz|wagen/platz|wagen und platz|wagen & platz',
    person:
      'reserviert fur|gebucht fur|fahrerin|mieterin|hauptfahrerin|passagierin|reisende person|passagiere|fahrgaste|fluggast|fluggaste|gaste|mieter|fahrer|hauptfahrer|gastname|name des gastes|hauptgast|reiseteilnehmer|teilnehmer|mitreisende|name des reisenden|name des fahrers|karteninhaber|auf den namen|reisende/r|reisender|mitreisende/r|inhaber|ticketinhaber|inhaber/in',
    bookedBy: 'kunde|kundin',
    checkIn: 'ankunftsdatum|anreisetag|anreisedatum|ihre anreise|check-in datum|einchecken',
    checkOut: 'abreisedatum|abreisetag|ihre abreise|check-out datum|auschecken',
    stayDates: 'aufenthalt|reisezeitraum|anreise / abreise|an- und abreise|zeitraum|anreise - abreise',
    hotel: 'ihre unterkunft|ihr hotel|objekt|ferienwohnung|unterkunftsname|haus|name der unterkunft',
    pickUp:
      'abholort|abholstation|anmietung|anmietstation|abholadresse|abholpunkt|ubernahme|annahme|fahrzeugabholung|treffpunkt|mietbeginn|anmietort|fahrzeugubernahme|ort der abholung',
    dropOff:
      'ruckgabeort|ruckgabestation|abgabe|abgabeort|mietende|fahrzeugruckgabe|ruckgabe|zielort|zieladresse|ausstieg|abgabestation',
    return: 'ruckreise|hinreise|hinflug|ruckflug|hinweg|ruckweg',
    place: 'filiale|bahnhof|flughafen|ort',
    vehicle: 'fahrzeugklasse|fahrzeugkategorie|mietwagen|fahrzeuggruppe|fahrzeugtyp|mietwagenkategorie|wagenklasse',
    company: 'fluggesellschaft|vermieter|anbieter|betreiber|autovermieter|autovermietung|reederei',
    price:
      'preis|betrag|gesamt|gesamtsumme|endpreis|gesamtkosten|mietpreis|rechnungsbetrag|bezahlt|zu zahlen|fahrpreis|zahlbetrag|fixpreis|festpreis|endbetrag|total chf|reisepreis|zimmerpreis gesamt',
    phone: 'telefon hotel|rufnummer|tel nr|handy|mobil|e-mail-adresse|webseite|internet',
    room: 'zimmertyp|zimmerkategorie|zimmerart|unterkunftsart|einheit',
    nights: 'nachte|anzahl nachte|dauer|reisezeit|aufenthaltsdauer|ubernachtungen|fahrzeit|flugdauer|mietdauer',
    class: 'reiseklasse|buchungsklasse|kabine|1 klasse|2 klasse|komfortklasse',
    expected: 'voraussichtliche ankunft|geplante ankunft|voraussichtliche ankunftszeit|ankunft ca',
    cancellation:
      'stornierung|stornobedingungen|stornierungsbedingungen|kostenlose stornierung|kostenfreie stornierung|storno|umtausch|stornogebuhr|stornofrist|stornierbar bis',
    former:
      'bisheriger flug|bisheriger zug|alter zug|bisherige flugzeit|bisherige flugdaten|bisherige abflugzeit|bisherige fahrt|alt|bisher|vorher|bisherige reise|alte verbindung|alter flug|ursprunglich|ursprunglicher flug|bisherige buchung|alte buchung|bisherige zeit',
    current:
      'neuer zug|neue flugzeit|neue flugdaten|neue abflugzeit|neue fahrt|neue reise|neu|jetzt|neue verbindung|neuer flug|geandert|neue buchung|neue zeit|aktuell|aktualisiert',
    route:
      'strecke|fahrt|zugfahrt|busfahrt|zugverbindung|uberfahrt|reise|fahrtstrecke|von / nach|von - nach|flugstrecke|route',
    issued:
      'gebucht am|buchungsdatum|ausgestellt am|rechnungsdatum|bestelldatum|gekauft am|datum der buchung|buchungstag|ausstellungsdatum|bestellt am',
    other:
      'verpflegung|anzahl gaste|anzahl personen|personen|hinweis|hinweise|bemerkung|bemerkungen|zahlungsart|gepack|versicherung|kaution|selbstbeteiligung|boarding|steuern|gebuhren|fluggerat|freigepack|mahlzeit|zahlung|kilometer|bonusnummer|kundennummer|ansprechpartner|kurtaxe|parkplatz|rate|ratenbezeichnung|zweck|reisezweck|zweck der reise|reisegrund|anlass|reiseanlass',
  },
  booked:
    'buchungsbestatigung|kaufbestatigung|kauf(?:s|beleg)? bestatigt|online-?ticket|reservierungsbestatigung|auftragsbestatigung|bestellbestatigung|ihre (?:buchung|bestellung|reservation|reise|fahrkarte)|(?:buchung|reservierung|reservation|bestellung|reise)\\b[^\\n.]{0,40}\\b(?:bestatigt|gebucht|eingegangen|erfolgreich)|bestatigen wir (?:ihnen|ihre)|vielen dank fur (?:ihre|deine) (?:buchung|reservierung|bestellung|reservation)|(?:danke|dank) fur (?:ihre|deine|die) (?:buchung|reservierung|bestellung)|reiseplan|reiseunterlagen|deine buchung|(?:ist|sind|wurden?|habe|haben) [^\\n.]{0,40}\\b(?:gebucht|reserviert)|mietbestatigung',
  cancelled:
    'zugausfall|(?:zug|flug|fahrt|verbindung)\\b(?:[^.\\n]|\\d\\.){0,110}\\b(?:fallt|entfallt) ?(?:leider )?(?:aus)?|(?:wurde|wurden|ist|sind|haben wir|worden) (?:\\w+ ){0,3}(?:storniert|annulliert|gestrichen)|stornobestatigung|stornierungsbestatigung|bestatigung (?:der|ihrer) stornierung|stornierung (?:ihrer|deiner|der) (?:buchung|reise)',
  coach: 'wagen|wg|wagon',
  seat: 'platze?|pl|sitzplatze?|sitze?|plaetze',
  total: 'gesamtsumme|gesamtkosten|endpreis|endbetrag|rechnungsbetrag|zu zahlen|zahlbetrag|insgesamt',
  there: 'hinfahrt|hinreise|hinflug|hinweg',
  back: 'ruckfahrt|ruckreise|ruckflug|ruckweg',
};
