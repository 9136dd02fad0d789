import type { LanguageWords } from './language-words.ts';

export const finnish: LanguageWords = {
  labels: {
    departure:
      'lahto|lahtee|lahtoaika|lahtopaikka|lahtoasema|lahtosatama|lahtokentta|lahtolentoasema|lahtopaiva|lahto klo|lahtee klo|laiva lahtee|juna lahtee|lahtopysakki',
    arrival:
      'saapuminen|saapuu|saapumisaika|saapumispaikka|saapumisasema|maaraasema|saapumissatama|maarasatama|saapumiskentta|perilla|saapuu klo|tulo|tuloaika|saapumispaiva|tulopaiva|maarapysakki',
    to: 'mihin|minne|maaranpaa',
    date: 'paiva|paivamaara|pvm|matkapaiva|matkustuspaiva|ajankohta|paiva ja aika|voimassa|voimassaolopaiva',
    time: 'aika|kellonaika|klo|ajat',
    when: 'noutoaika|milloin|nouto klo',
    flight: 'lento|lennot|lennon numero|lentonumero|lento nro',
    train:
      'juna|junan numero|junanumero|juna nro|vuoro|vuoron numero|vuoronumero|bussi|bussin numero|linja-auto|linja-autovuoro',
    ship: 'laiva|alus',
    reference:
      'varausnumero|varaustunnus|varauskoodi|varaus|varausnro|varaus nro|tilausnumero|tilaus|tilausnro|tilaus nro|tilaustunnus|vahvistusnumero|vahvistuskoodi|varausviite|vahvistustunnus|noutokoodi|varauksen numero|varauksen tunnus',
    ticket: 'lippu|liput|lippunumero|lipun numero|matkalippu|matkaliput|lipputyyppi|lippulaji|e-lippu',
    seat: 'paikka|paikat|istumapaikka|istumapaikat|istuinpaikka|paikkanumero|istuin|istuimet|paikan numero|paikkavaraus',
    coach: 'vaunu|vaunu / paikka|vaunu/paikka|vaunu ja paikka|vaunun numero|vaunu nro',
    person:
      'matkustaja|matkustajat|matkustajan nimi|matkustajien nimet|nimi|nimet|vieras|vieraat|vieraan nimi|majoittuja|majoittujat|kuljettaja|asiakkaan nimi|paavieras|paakuljettaja|koko nimi|etu- ja sukunimi|sukunimi ja etunimi|sukunimi|lipun haltija|haltija',
    bookedBy: 'varaaja|tilaaja|asiakas|varauksen tekija|yhteyshenkilo|varaajan nimi',
    givenName: 'etunimi|etunimet',
    checkIn: 'sisaankirjautuminen|sisaankirjaus|majoitus alkaa|huone kaytettavissa',
    checkOut: 'uloskirjautuminen|uloskirjaus|majoitus paattyy|huoneen luovutus',
    stayDates: 'majoitusaika|oleskelu|majoitusajankohta|tulo / lahto|saapuminen / lahto',
    hotel: 'hotelli|hotellin nimi|majoitus|majoituspaikka|majoituskohde|huoneisto|mokki',
    address: 'osoite|hotellin osoite|katuosoite|sijainti',
    city: 'kaupunki|paikkakunta',
    pickUp: 'nouto|noutopaikka|auton nouto|vuokra alkaa|noutopiste|vuokraus alkaa|noutotoimipiste|nouto-osoite',
    dropOff: 'palautus|palautuspaikka|auton palautus|vuokra paattyy|palautuspiste|vuokraus paattyy|palautustoimipiste',
    return: 'paluu|menomatka|paluumatka|menolento|paluulento|menopaluu|meno-paluu|menolippu|paluulippu',
    place: 'asema|lentoasema|satama|toimipiste|pysakki',
    vehicle: 'ajoneuvo|auto|autoluokka|ajoneuvoluokka|automalli|autoryhma',
    company: 'lentoyhtio|liikennoitsija|palveluntarjoaja|autovuokraamo|varustamo|operaattori',
    price:
      'hinta|hinta yhteensa|yhteensa|kokonaishinta|loppusumma|maksettu|maksettava yhteensa|maksettu yhteensa|kokonaissumma|maksettava|matkan hinta|lipun hinta|veloitettu|summa yhteensa',
    phone: 'puhelin|puhelinnumero|puh|sahkoposti',
    status: 'tila|varauksen tila',
    room: 'huone|huoneet|huonetyyppi|huoneluokka',
    nights: 'yot|oiden maara|oiden lukumaara|yopymiset|kesto|oita|yota',
    lasts: 'matka-aika|matkan kesto|lennon kesto|lentoaika',
    class: 'luokka|matkustusluokka|lippuluokka|hintaluokka',
    expected: 'arvioitu saapumisaika|arvioitu saapuminen',
    cancellation: 'peruutus|peruutusehdot|peruuttaminen|maksuton peruutus|ilmainen peruutus',
    former: 'aiempi|aikaisempi|alkuperainen|vanha|ennen muutosta|alkuperainen lahto|vanha aika|alkuperainen lento',
    current: 'uusi|muutoksen jalkeen|uusi aika|uusi lahtoaika|uusi lento|uusi juna',
    route: 'reitti|matka|yhteysvali|matkareitti',
    party: 'seurueen koko|henkilomaara|henkiloa',
    issued:
      'ostopaiva|varauspaiva|tilauspaiva|ostettu|varattu|ostoaika|maksupaiva|varausajankohta|varaus tehty|ostohetki|laskun paivays|myyntipaiva',
    other:
      'ravintola|matkatavarat|aamiainen|huomautukset|maksutapa|alv|sis alv|vakuutus|lisapalvelut|palvelut|laituri|raide|portti|aikuiset|lapset|maksu|ateria|ateriat|lisatiedot|y-tunnus|viite|viitenumero|asiakaspalvelu|syntymaaika|toivomukset',
  },
  booked:
    '(?:varaus|tilaus)vahvistus|(?:varau|tilau|matkalippu|lippu|pöytävarau|poytavarau)\\w*[^\\n.]{0,30}\\b(?:vahvistettu|maksettu|vastaanotettu|onnistui)|(?:varaus|tilaus|matka|osto)vahvistus|kiitos (?:varaukse|tilaukse|ostokse|kun )\\w*|kiitamme (?:varaukse|tilaukse|ostokse)\\w*|varausnumero|varaustunnus|tilausnumero|e-lippu|sahkoinen (?:matka)?lippu|tarkastuskortti|(?:varauksesi|lippusi|matkalippusi|tilauksesi|varauksenne|matkasi)',
  cancelled:
    '(?:varau|matka|lento|juna|lippu|tilau)\\w* (?:on )?(?:peruttu|peruutettu|peruuntunut)|peruutusvahvistus|vahvistus peruutuksesta',
  coach: 'vaunu',
  seat: 'paikat|paikka|istuin|istumapaikka',
  total: 'yhteensa|hinta yhteensa|loppusumma|kokonaishinta|maksettava yhteensa',
  there: 'menomatka|menolento|meno(?= ?(?:[:(–—-]|$))',
  back: 'paluumatka|paluulento|paluu',
};
