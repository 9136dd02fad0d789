import type { LanguageWords } from './language-words.ts';

/** Czech and Slovak. */
export const czech: LanguageWords = {
  labels: {
    departure:
      'odjezd|odlet|cas odjezdu|cas odletu|vyjezd|odchod|misto odjezdu|odletove letiste|nastupni stanice|odjezd z|odlet z|nastupni misto|odchod z|cas odchodu|miesto odchodu|nastupna stanica|odchod zo|nastupna zastavka|vychodzia stanica',
    arrival:
      'prijezd|prilet|cas prijezdu|cas priletu|prichod|misto prijezdu|priletove letiste|vystupni stanice|prijezd do|prilet do|prichod do|cas prichodu|miesto prichodu|vystupna stanica|vystupna zastavka',
    from: 'z|odkud|ze stanice|zo stanice',
    to: 'do|kam|cil|cilova stanice|do stanice|cielova stanica',
    date: 'datum|datum cesty|datum odjezdu|den|termin|datum odletu|datum a cas|datum jizdy|plati dne|platnost dne|platna dne|datum platnosti',
    time: 'cas|hodina|casy',
    when: 'cas vyzvednuti|datum vyzvednuti|datum a cas vyzvednuti|kdy',
    flight: 'let|cislo letu|let c|lety',
    train: 'vlak|cislo vlaku|spoj|vlak c|cislo spoje|vlak / spoj|cislo spoja|autobus|cislo autobusu',
    ship: 'trajekt|lod',
    reference:
      'cislo rezervace|kod rezervace|rezervacni kod|rezervace|rezervace c|cislo objednavky|objednavka|cislo jizdenky|cislo potvrzeni|kod potvrzeni|rezervacni cislo|cislo letenky a rezervace|potvrzeni|objednavka c|kod jizdenky|variabilni symbol objednavky|referencni cislo|rezervacny kod|cislo voucheru|kod transakce|cislo dokladu|cislo rezervacie|kod rezervacie|rezervacia|cislo listka|cislo cestovneho listka|cislo potvrdenia|potvrdenie|cislo vstupenky|kod vstupenky|objednavka cislo|potvrzovaci kod|potvrdzovaci kod',
    ticket: 'jizdenka|letenka|jizdenky|cislo letenky|listok|cestovny listok|etiket|etiket c',
    seat: 'misto|mista|sedadlo|cislo sedadla|sedadla|cislo mista|misto k sezeni|miesto|cislo miesta',
    coach: 'vuz|cislo vozu|vuz / misto|vuz/misto|vagon|vuz c|vuz a misto|vozen|cislo vozna|vozen / miesto|vozen/miesto',
    person:
      'cestujici|pasazer|pasazeri|jmeno|jmeno a prijmeni|jmeno hosta|jmeno cestujiciho|ridic|na jmeno|hlavni ridic|jmeno zakaznika|hlavni host|jmeno ridice|jmena cestujicich|drzitel|prijmeni|cestujuci|meno|meno a priezvisko|meno cestujuceho|mena cestujucich|priezvisko|drzitel jizdenky|cestujici a rezervace|cestujici osoba|drzitel listka|hoste|hostia',
    bookedBy: 'zakaznik',
    givenName: 'krestni jmeno',
    checkIn: 'datum prijezdu|prijezd do hotelu|den prijezdu|nastup|nastup na pobyt|zacatek pobytu|ubytovani od',
    checkOut: 'datum odjezdu z hotelu|odjezd z hotelu|den odjezdu|konec pobytu|ubytovani do|ukonceni pobytu',
    stayDates: 'pobyt|termin pobytu|prijezd / odjezd|prijezd - odjezd|datum pobytu|delka a termin pobytu',
    hotel: 'ubytovani|nazev hotelu|ubytovaci zarizeni|nazev ubytovani|penzion|apartman|hotel / penzion',
    address: 'adresa|adresa hotelu|adresa ubytovani',
    city: 'mesto|obec',
    pickUp:
      'vyzvednuti|misto vyzvednuti|prevzeti|misto prevzeti|prevzeti vozu|adresa vyzvednuti|prevzeti vozidla|zacatek pronajmu|pobocka vyzvednuti|misto pristaveni',
    dropOff:
      'vraceni|misto vraceni|vraceni vozu|cilova adresa|vraceni vozidla|konec pronajmu|pobocka vraceni|misto urceni',
    return: 'tam|zpet|cesta tam|cesta zpet|zpatecni cesta|zpatecni let|zpatecni|let tam|let zpet',
    place: 'letiste|pobocka',
    vehicle: 'vozidlo|auto|trida vozu|kategorie|model|kategorie vozu|skupina vozu|typ vozidla',
    company: 'letecka spolecnost|dopravce|pujcovna|aerolinka|autopujcovna|provozovatel',
    price:
      'cena|celkem|celkova cena|castka|cena celkem|k uhrade|celkova castka|uhrazeno|zaplaceno|celkem k uhrade|celkem zaplaceno|suma|celkova cena pobytu|cena pobytu|spolu|celkom|cena spolu|celkova suma',
    phone: 'telefon|telefonni cislo|web|mobil',
    status: 'stav|stav rezervace|stav rezervacie',
    room: 'pokoj|pokoje|typ pokoje',
    nights: 'noci|pocet noci|doba cesty|doba jizdy|delka pobytu|doba letu|doba pronajmu',
    class: 'trida|trieda|vozova trieda|tarif|vozova trida',
    expected: 'predpokladany prijezd|ocekavany prijezd|predpokladany cas prijezdu',
    cancellation: 'storno|storno podminky|stornopodminky|zruseni|bezplatne zruseni|podminky zruseni|stornovani|zrusit',
    former: 'puvodne|puvodni|puvodni let|puvodni cas|puvodni spoj|pred zmenou|puvodni rezervace|puvodni odjezd',
    current: 'novy|novy let|novy cas|novy spoj|po zmene|nova rezervace|aktualne|novy odjezd',
    route: 'trasa|cesta|jizda|z / do|odkud / kam|spojeni',
    issued:
      'zakupene|vystavene|datum vystavenia|datum objednania|datum kupy|objednane|datum nakupu|datum rezervace|datum vystaveni|datum objednavky|zakoupeno|vystaveno|datum platby|objednano|rezervovano dne',
    other:
      'ranajky|poznamka k objednavke|sposob platby|nastupiste / kolaj|kolaj|zlava|batozina|dospeli|usporiadatel|poradatel|vstup do saly|zavazadla|zavazadlo|snidane|strava|poznamka|poznamky|zpusob platby|platba|dane|poplatky|pojisteni|kauce|spoluucast|dospeli|deti|pocet hostu|pocet osob|osob|letadlo|obcerstveni|limit kilometru|brana|dph|sleva|mistni poplatek|jizdne|nastupiste|kolej|doklad',
  },
  booked:
    '(?:vase|vasi|tvoje|tvou|vasa|vasu|tvoja) (?:rezervac[ei]|rezervaci[au]|objednavk[au]|jizdenk[auy]|cesta|letenka|vstupenk[ay]|listok)|e-?vstupenka|(?:rezervace|objednavka|jizdenka|platba|stul)\\b[^\\n.]{0,30}\\b(?:potvrzen[aoy]?|zaplacena|uhrazena|prijata|potvrzujeme)|potvrzeni (?:o )?(?:rezervace|objednavky|nakupu|rezervaci|platby)|potvrzujeme (?:vam )?(?:vasi )?(?:rezervaci|objednavku)|dakujeme? za (?:vas[ae]? |tvoj )?(?:nakup|rezervaciu|objednavku)|dekujeme za (?:vas[ei]? |tvuj |tvoji )?(?:vasi |nakup|rezervaci|objednavku|zakoupeni)|cislo rezervace|palubni vstupenka|rezervacni kod|cestovni doklad',
  cancelled:
    '(?:byl[aoyi]?|bol[aoi]?|je|jsou|su) (?:\\w+ ){0,2}(?:zrusen[aoyei]?|stornovan[aoyei]?)|(?:potvrzeni|potvrdenie) (?:o )?(?:zruseni|zrusenia?|storna|stornu|stornovani|stornovania?)|zruseni[ae]? (?:(?:vasi|vasej) )?(?:rezervace|rezervacie|jizdenky|listka) c|(?:rezervace|rezervacia|jizdenka|cesta|letenka) zrusena|stornovan[ae] (?:cesta|jizdenka|letenka|rezervac[ie]a?)',
  coach: 'vuz|vozen|vagon',
  seat: 'mista|misto|miesta|miesto|sedadla|sedadlo',
  total: 'celkem|celkova cena|celkova castka|k uhrade|cena celkem',
  there: 'cesta tam|let tam|tam(?= ?(?:[:(–—-]|$))',
  back: 'cesta zpet|cesta spat|zpatecni (?:cesta|let)|zpet|spat',
};
