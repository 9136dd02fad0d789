import type { LanguageWords } from './language-words.ts';

/** Slovenian, Croatian, Bosnian and Serbian in Latin letters. */
export const southSlavic: LanguageWords = {
  labels: {
    departure:
      'odhod|polazak|cas odhoda|vrijeme polaska|vreme polaska|vstopna postaja|polazni kolodvor|polazna stanica|mjesto polaska|mesto odhoda|odlazak|odhod iz|polazak iz|vzlet|polijetanje|odlazak iz|luka polaska|luka ukrcaja|pristanisce odhoda|mjesto ukrcaja|sat polaska|ura odhoda',
    arrival:
      'prihod|dolazak|cas prihoda|vrijeme dolaska|vreme dolaska|izstopna postaja|odredisni kolodvor|odredisna stanica|mjesto dolaska|prihod v|dolazak u|pristanek|slijetanje|luka dolaska|luka iskrcaja|mjesto iskrcaja|sat dolaska|ura prihoda|mesto dolaska|mesto prihoda',
    from: 'od|iz|relacija od|od postaje|iz postaje|od kolodvora',
    to: 'do|relacija do|do postaje|do kolodvora',
    date: 'datum|datum potovanja|datum putovanja|datum voznje|datum odhoda|datum polaska|veljavnost|vrijedi|velja dne|datum i vrijeme|datum in cas|datum leta',
    time: 'cas|ura|vrijeme|vreme',
    flight: 'let|broj leta|stevilka leta|oznaka leta',
    train: 'vlak|broj vlaka|stevilka vlaka|voz|broj voza|autobus|avtobus|vlak br|vlak st',
    ship: 'trajekt|brod|ladja|katamaran|naziv broda|ime broda|ime ladje|trajekt / brod|plovilo',
    reference:
      'stevilka narocila|st narocila|narocilo|stevilka rezervacije|koda rezervacije|rezervacija|broj rezervacije|sifra rezervacije|kod rezervacije|broj narudzbe|narudzba|potvrda broj|rezervacijska koda|rezervacijski kod|broj potvrde|stevilka potrditve|broj porudzbine|oznaka rezervacije|potvrdni kod|kod potvrde|koda potrditve|potrditvena koda',
    ticket:
      'vozovnica|vozna karta|broj karte|stevilka vozovnice|broj vozne karte|letalska vozovnica|karta br|vozovnica st',
    seat: 'sedez|sjedalo|sediste|sjediste|mjesto|broj sjedala|stevilka sedeza|sedezi|sjedala|broj mjesta|broj sedista',
    coach: 'vagon|broj vagona|stevilka vagona|vagon / sedez|vagon / sjedalo',
    person:
      'potnik|putnik|potniki|putnici|ime in priimek|ime i prezime|ime potnika|ime putnika|ime gosta|gost|gosti|voznik|vozac|nosilac rezervacije|nositelj rezervacije|priimek in ime|prezime i ime|nositelj|nositelj karte|nosilac|imetnik|imetnik vozovnice|nosilac karte|gostje',
    bookedBy: 'narocnik|narucitelj|kupac|kupec|platitelj',
    checkIn: 'prijava|datum prihoda|datum dolaska|prijava od',
    checkOut: 'odjava|datum odhoda iz hotela|datum odlaska|odjava do',
    hotel: 'namestitev|smjestaj|smestaj|ime hotela|naziv hotela|apartma|apartman',
    address: 'naslov|adresa',
    city: 'kraj|grad',
    pickUp: 'prevzem|preuzimanje|mesto prevzema|mjesto preuzimanja|prevzem vozila|preuzimanje vozila',
    dropOff: 'vracilo|povrat|vracanje|mesto vracila|mjesto povrata|vracilo vozila|povrat vozila',
    return: 'povratek|povratak|odlazno putovanje|povratno putovanje|tja|nazaj|odhodni let|povratni let',
    place: 'postaja|kolodvor|stanica|letalisce|zracna luka|aerodrom',
    vehicle: 'vozilo|avto|auto|kategorija vozila|razred vozila',
    company: 'prevoznik|letalski prevoznik|prijevoznik|zrakoplovna kompanija|prevoznik',
    price:
      'cena|cijena|skupaj|ukupno|skupna cena|ukupna cijena|za placilo|za platiti|znesek|iznos|placano|ukupan iznos|ukupno za platiti|za uplatu|sveukupno|skupaj za placilo|skupni znesek|ukupan iznos za uplatu|ukupno za placanje',
    phone: 'telefon|telefonska stevilka|broj telefona|e-posta',
    status: 'status|stanje',
    room: 'soba|vrsta sobe|sobe',
    nights: 'nocitve|nocenja|stevilo nocitev|broj nocenja',
    class: 'razred|razred voznje',
    route: 'relacija|smer|smjer',
    issued:
      'datum nakupa|datum kupnje|datum izdaje|izdano|kupljeno|datum rezervacije|datum narocila|vrijeme kupnje|datum i vrijeme kupnje|datum kupovine|vreme kupovine|datum izdavanja',
    party: 'broj putnika|stevilo potnikov|broj osoba|stevilo oseb|broj gostiju',
    other:
      'prtljaga|zajtrk|dorucak|opomba|napomena|nacin placila|nacin placanja|peron|tir|kolosijek|ddv|pdv|popust|datum rojstva|datum rodenja|odrasli|otroci|djeca|kolicina|opis|jed cijena|jedinicna cijena',
  },
  booked:
    '(?:vasa|vase|tvoja) (?:rezervacij[ao]|vozovnic[ao]|kart[ao]|narocilo|narudzba|putovanje|potovanje)|(?:potrditev|potrdilo o|potvrda) (?:rezervacij[ei]|narocil[au]|narudzbe|nakupu|kupnje)|(?:rezervacija|narocilo|narudzba|kupnja|nakup) (?:je )?(?:potrjen[ao]|potvrden[ao]|uspesn[ao]|uspjesn[ao])|hvala za (?:nakup|rezervacijo|narocilo)|hvala (?:vam )?na (?:kupnji|rezervaciji|kupovini)|elektronska (?:vozovnica|karta)|e-(?:vozovnica|karta)',
  cancelled:
    '(?:rezervacija|vozovnica|karta|let|narocilo|narudzba) (?:je )?(?:preklican[ao]|stornirana|otkazan[ao]?|ponisten[ao])',
  coach: 'vagon',
  seat: 'sedez|sjedalo|sediste|sjediste|mjesto',
  total: 'skupaj|ukupno|za placilo|za platiti',
  there: 'odhodno potovanje|odlazno putovanje|tja(?= ?(?:[:(–—-]|$))',
  back: 'povratno potovanje|povratno putovanje|povratek|povratak|nazaj(?= ?(?:[:(–—-]|$))',
};
