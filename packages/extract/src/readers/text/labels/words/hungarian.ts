import type { LanguageWords } from './language-words.ts';

export const hungarian: LanguageWords = {
  labels: {
    departure:
      'indulas|indul|indulasi ido|indulas ideje|indulas helye|indulasi hely|indulasi allomas|indulo allomas|indulasi repuloter|indulas idopontja|indulas innen|felszallas|felszallas helye|indulas datuma|indulasi idopont|indulasi datum|kiindulasi allomas|felszallasi hely',
    arrival:
      'erkezes|erkezik|erkezesi ido|erkezes ideje|erkezes helye|erkezesi hely|erkezesi allomas|erkezo allomas|erkezesi repuloter|erkezes idopontja|leszallas|leszallas helye|celallomas|erkezes datuma|erkezesi idopont|erkezesi datum|leszallasi hely',
    from: 'honnan',
    to: 'hova|uticel',
    date: 'datum|utazas datuma|utazas napja|utazas idopontja|idopont|datum es idopont|jarat datuma|ervenyes|ervenyesseg|ervenyesseg napja',
    time: 'ido|ora|idopontok',
    when: 'atvetel ideje|atvetel idopontja|mikor',
    flight: 'jarat|jaratszam|jaratok|repulojarat|repulojarat szama|jarat szama',
    train: 'vonat|vonatszam|vonat szama|vonatnem es szam|vonat neve|busz|buszjarat|autobusz',
    ship: 'hajo|komp',
    reference:
      'foglalasi szam|foglalasi kod|foglalas|foglalas szama|foglalasszam|foglalas kodja|foglalasi azonosito|foglalas azonositoja|visszaigazolasi szam|visszaigazolo szam|rendelesi szam|rendelesszam|rendelesi azonosito|megrendeles szama|megrendelesi azonosito|rendelesazonosito|azonosito|jegyazonosito|jegy azonosito|jegyszam|jegy szama|jegysorszam|jegy sorszama|pnr-kod|megerosito szam|megerosito kod|megerositesi kod|megerositesi szam|visszaigazolo kod|visszaigazolasi kod|rendeles szama|utalvany szama|vasarlas azonositoja|azonosito kod',
    ticket: 'jegy|jegyek|menetjegy|jegytipus|jegy tipusa|e-jegy|repulojegy|jegytipus neve',
    seat: 'hely|helyek|ulohely|ulohelyek|ules|ulesszam|ulohelyszam|helyszam|hely szama|ulohely szama|helyjegy',
    coach: 'kocsi|kocsi / hely|kocsi/hely|kocsiszam|kocsi szama|kocsi es hely',
    person:
      'utas|utasok|utas neve|utasok neve|nev|nevek|vendeg|vendegek|vendeg neve|vezeto|vezeto neve|fo vendeg|teljes nev|soforneve|sofor|utazo|utazok|utazo neve|foglalo neve|vendegek neve|jegy tulajdonosa|vezeteknev|csaladnev|berlo neve|berlo|jegytulajdonos|birtokos',
    bookedBy: 'foglalo|megrendelo|ugyfel|vevo|foglalast vegezte|kapcsolattarto|vasarlo|vasarlo neve|megrendelo neve',
    givenName: 'keresztnev|utonev',
    checkIn: 'bejelentkezes|erkezes napja|bejelentkezes napja|erkezes a szallodaba|bejelentkezes ideje',
    checkOut:
      'kijelentkezes|tavozas|tavozas napja|kijelentkezes napja|elutazas|elutazas napja|tavozas datuma|kijelentkezes ideje|utazas napja haza',
    stayDates:
      'tartozkodas|tartozkodas ideje|erkezes / tavozas|erkezes - tavozas|erkezes/tavozas|tartozkodas idotartama',
    hotel: 'szalloda|szallas|szallashely|szalloda neve|szallas neve|panzio|apartman neve|vendeghaz|szallashely neve',
    address: 'cim|szalloda cime|szallas cime|cime',
    city: 'varos|telepules',
    pickUp:
      'atvetel|atvetel helye|auto atvetele|berles kezdete|gepjarmu atvetele|atveteli hely|felvetel helye|autoatvetel',
    dropOff:
      'leadas|leadas helye|auto leadasa|berles vege|visszaadas|visszaadas helye|gepjarmu leadasa|leadas ideje|leadas idopontja|autoleadas',
    return: 'odaut|visszaut|vissza|oda-vissza|odautazas|visszautazas|odairany|visszairany|oda ut|vissza ut|hazaut',
    place: 'allomas|repuloter|iroda|megallo|palyaudvar|kikoto',
    vehicle: 'jarmu|gepkocsi|autokategoria|gepjarmu|jarmukategoria|gepkocsi kategoria',
    company: 'legitarsasag|szolgaltato|autokolcsonzo|tarsasag|uzemelteto|fuvarozo|autoberlo',
    price:
      'osszesen|vegosszeg|teljes ar|fizetendo|osszeg|fizetett osszeg|fizetve|fizetendo osszeg|brutto osszeg|jegyar|menetdij|teljes osszeg|viteldij|mindosszesen|fizetendo vegosszeg|brutto ar|szallas ara|kifizetve|fizetett vegosszeg|osszesen fizetve|fizetett ar',
    phone: 'telefonszam|e-mail cim|mobiltelefon',
    status: 'allapot|foglalas allapota|statusz|foglalas statusza',
    room: 'szoba|szobak|szobatipus|szoba tipusa',
    nights: 'ej|ejszakak|ejszakak szama|idotartam|ejszaka',
    lasts: 'menetido|utazasi ido|repulesi ido|utazas idotartama',
    class: 'osztaly|kocsiosztaly|utazasi osztaly|viteldij tipusa|dijszabas',
    expected: 'varhato erkezes|varhato erkezesi ido|erkezes varhato ideje',
    cancellation: 'lemondas|lemondasi feltetelek|ingyenes lemondas|lemondasi feltetel|visszavaltas|torlesi feltetelek',
    former: 'korabbi|regi|eredeti|modositas elott|eredeti jarat|korabbi idopont',
    current: 'uj|modositas utan|uj jarat|uj idopont|uj indulasi ido|uj foglalas',
    route: 'utvonal|viszonylat|utazas|honnan / hova|honnan - hova|utirany',
    party: 'letszam|fok szama|vendegek szama|szemelyek szama',
    issued:
      'kiallitas ideje|kiallitas idopontja|kiallitas napja|vasarlas datuma|foglalas datuma|kiallitas datuma|megrendeles datuma|rendeles datuma|fizetes datuma|vasarlas ideje|kiallitva|vasarlas idopontja|foglalas ideje|szamla kelte|foglalas idopontja|megvasarolva',
    other:
      'etterem|poggyasz|reggeli|megjegyzes|megjegyzesek|fizetes modja|fizetesi mod|afa|biztositas|kaucio|szolgaltatasok|vagany|kapu|felnottek|gyerekek|etkezes|ellatas|kedvezmeny|adok|illetekek|idegenforgalmi ado|onresz|felnott|gyermek|szuletesi datum|ervenyesito kod|helyjegyszam|ugyfelszolgalat|utasok szama|kerpar|kapunyitas|szektor|kezelesi koltseg|adoszam|jegyar kategoria',
  },
  booked:
    '(?:foglalas|rendeles|megrendeles|vasarlas|jegyvasarlas|asztalfoglalas)\\w*[^\\n.]{0,40}\\b(?:visszaigazol\\w+|megerosit\\w+|sikeres\\w*|rogzit\\w+|megtortent|kifizet\\w+)|(?:foglalas|rendeles|vasarlas|megrendeles)(?:i|anak|a)? ?(?:visszaigazolas|megerositese?)\\w*|foglalasvisszaigazolas|sikeres (?:foglalas|vasarlas|jegyvasarlas|megrendeles)|koszonjuk(?:,? hogy| a (?:foglalas|vasarlas|megrendeles|rendeles)\\w*| foglalasat| vasarlasat| megrendeleset)|foglalasi (?:kod|szam|azonosito)|elektronikus (?:jegy|menetjegy)|e-(?:vonat|menet)?jegy|online jegy|beszallokartya|az on (?:foglalasa|jegye|utazasa)|foglalasod|jegyed',
  cancelled:
    '(?:foglalas|jarat|jegy|utazas|vonat|megrendeles)\\w* (?:\\w+ )?(?:torolve|toroltuk|torlesre kerult|lemondasra kerult|lemondva|lemondtuk|torolt[ue]\\w*)|(?:lemondas|torles)(?:i|anak|a)? ?(?:visszaigazolas|megerositese?)\\w*',
  coach: 'kocsi',
  seat: 'hely|helyek|ulohely|ules',
  total: 'osszesen|vegosszeg|fizetendo|teljes ar|mindosszesen',
  there: 'odaut|odautazas|oda(?! ?-)',
  back: 'visszaut|visszautazas|vissza|hazaut',
};
