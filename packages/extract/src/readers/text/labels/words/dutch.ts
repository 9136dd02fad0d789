import type { LanguageWords } from './language-words.ts';

export const dutch: LanguageWords = {
  labels: {
    departure: 'vertrektijd|vertrekt|vertrekstation|vertrekhaven|luchthaven van vertrek|vertrek vanaf|vertrek van',
    arrival: 'aankomsttijd|aankomststation|komt aan|aankomsthaven|luchthaven van aankomst|aankomst in|aankomst op',
    from: 'vanaf|vertrekplaats',
    to: 'bestemming',
    date: 'reisdatum|vertrekdatum|dag|datum en tijd|vluchtdatum|datum van vertrek|geldig op',
    time: 'tijd|tijdstip|tijden',
    when: 'ophaaltijd|ophaaldatum|datum en tijd van ophalen|wanneer|ophaalmoment',
    flight: 'vluchtnummer|vluchten|vlucht nr|vluchtnr|je vlucht|uw vlucht',
    train: 'treinnummer|trein nr|treinnr|trein',
    ship: 'schip|veerboot',
    reference:
      'boekingscode|boekingsreferentie|boekingsnr|reserveringsnummer|reserveringscode|bevestigingsnummer|bestelnummer|ordernummer|referentienummer|referentie|boeking|reservering|reserveringsnr|boekingsbevestiging|je boekingscode|dnr|dossiernummer|boekingscode dnr|klantreferentie|huurovereenkomst|je referentie|uw reserveringsnummer|factuur- en boekingsnummer|bevestigingscode',
    ticket: 'ticketnummer|ticketcode|kaartje|ticketnummers|e-ticketnummer',
    seat: 'stoel|zitplaats|stoelnummer|zitplaatsen|stoelen|plaats',
    coach: 'rijtuig|rijtuig / stoel|rijtuig/stoel|rijtuig en stoel|rijtuignummer',
    person:
      'gereserveerd voor|reiziger|reizigers|passagiers|gasten|bestuurder|hoofdbestuurder|naam|naam gast|naam van de gast|naam reiziger|huurder|op naam van|naam passagier|naam van de reiziger|hoofdboeker|naam van de bestuurder|hoofdgast|deelnemer|deelnemers|geboekt voor|namen|tickethouder|houder|kaarthouder',
    bookedBy: 'klant',
    checkIn: 'inchecken|aankomstdatum|incheckdatum|dag van aankomst|aankomstdag|inchecken vanaf',
    checkOut: 'uitchecken|uitcheckdatum|dag van vertrek|vertrekdag|uitchecken tot|uitchecken voor',
    stayDates: 'verblijf|verblijfsperiode|aankomst / vertrek|periode verblijf|jouw verblijf|uw verblijf|je verblijf',
    hotel: 'accommodatie|je accommodatie|uw hotel|uw accommodatie|verblijfplaats|hotelnaam|naam accommodatie|huisje',
    address: 'adres|adres hotel|adres accommodatie|locatie',
    city: 'plaatsnaam|woonplaats',
    pickUp:
      'ophalen|ophaallocatie|ophaaladres|ophaalpunt|ophaalstation|afhalen|afhaallocatie|afhaaladres|ophaallocatie auto|begin huur|verhuurlocatie|instappunt|trefpunt',
    dropOff:
      'inleveren|inleverlocatie|inleverpunt|terugbrengen|afzetadres|afzetpunt|afzetlocatie|einde huur|retourlocatie|bestemmingsadres|inleveradres',
    return: 'heenreis|terugreis|heen|terug|heenvlucht|terugvlucht|retourvlucht|retourreis|heenrit|terugrit',
    place: 'vestiging|luchthaven|kantoor',
    vehicle:
      'voertuig|auto|autocategorie|voertuigklasse|autotype|huurauto|je auto|type auto|autoklasse|voertuigtype|categorie auto',
    company:
      'luchtvaartmaatschappij|vervoerder|aanbieder|verhuurder|autoverhuurder|maatschappij|uitgevoerd door|rederij',
    price:
      'prijs|totaalprijs|totaalbedrag|bedrag|te betalen|betaald|totale prijs|totale kosten|totaal betaald|eindbedrag|totaal te betalen|betaald bedrag|totaal inclusief btw|totaal verblijf|reissom',
    phone: 'telefoon|telefoonnummer|mobiel|e-mailadres|mobiele nummer',
    status: 'status van de boeking|boekingsstatus',
    room: 'kamer|kamers|kamertype|type kamer|accommodatietype',
    nights: 'nachten|aantal nachten|duur|reisduur|verblijfsduur|reistijd|vluchtduur|overnachtingen|huurperiode',
    class: 'klasse|reisklasse|tariefsoort|comfortklasse|boekingsklasse',
    expected: 'verwachte aankomst|verwachte aankomsttijd|geschatte aankomsttijd',
    cancellation:
      'annulering|annuleringsvoorwaarden|gratis annuleren|annuleren|wijzigen en annuleren|annuleringskosten|voorwaarden',
    former:
      'oud|voorheen|oude vlucht|oude trein|oude tijd|oorspronkelijk|oorspronkelijke vlucht|oude boeking|was eerst',
    current: 'nieuw|nieuwe vlucht|nieuwe trein|nieuwe tijd|nieuwe boeking|gewijzigd|nu',
    route: 'traject|reis|van / naar|rit|van - naar|overtocht',
    issued:
      'boekingsdatum|geboekt op|besteldatum|factuurdatum|datum boeking|aankoopdatum|reserveringsdatum|betaaldatum|uitgiftedatum',
    other:
      "bagage|ontbijt|maaltijd|opmerkingen|opmerking|betaalwijze|betaalmethode|belastingen|toeslagen|verzekering|borg|eigen risico|instappen|volwassenen|kinderen|aantal gasten|aantal personen|personen|vliegtuig|kilometers|toeristenbelasting|btw|extra's|contactpersoon|betaling",
  },
  booked:
    '(?:je|jouw|uw) (?:boeking|reservering|bestelling|reis|ticket)|(?:boeking|reservering|bestelling|reis)\\b[^\\n.]{0,30}\\b(?:bevestigd|geboekt|gelukt|ontvangen|definitief)|boekingsbevestiging|reserveringsbevestiging|orderbevestiging|bevestiging van (?:je|uw|de|jouw) (?:boeking|reservering|bestelling)|bedankt voor (?:je|uw|jouw|het) (?:boeking|reservering|bestelling|boeken)|boekingscode|boekingsnummer|instapkaart',
  cancelled:
    '(?:is|zijn|hebben we|hebben wij|werd) (?:\\w+ ){0,3}geannuleerd|annuleringsbevestiging|bevestiging van (?:je|uw|de) annulering|annulering van (?:je|uw|de) (?:boeking|reservering)|geannuleerde (?:reis|vlucht|trein)',
  coach: 'rijtuig',
  seat: 'stoel(?:en)?|zitplaats(?:en)?|plaats',
  total: 'totaalprijs|totaalbedrag|totaal betaald|te betalen|eindbedrag|totale prijs',
  there: 'heenreis|heenvlucht',
  back: 'terugreis|terugvlucht',
};
