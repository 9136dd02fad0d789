import type { LanguageWords } from './language-words.ts';

export const estonian: LanguageWords = {
  labels: {
    departure:
      'valjumine|valjub|valjumisaeg|valjumiskoht|valjumisjaam|valjumispeatus|lahkumine|lahkumise aeg|lahkumiskuupaev|valjalend|valjumise aeg|valjumissadam|lahtekoht|lahtepeatus|lahtejaam',
    arrival:
      'saabumine|saabub|saabumisaeg|saabumiskoht|saabumisjaam|saabumispeatus|saabumiskuupaev|saabumise aeg|saabumissadam|sihtpeatus|sihtjaam',
    from: 'kust',
    to: 'kuhu|sihtkoht',
    date: 'kuupaev|reisikuupaev|soidukuupaev|kuupaev ja kellaaeg|reisi kuupaev|kehtib|kehtivuse kuupaev',
    time: 'kellaaeg|kell|aeg',
    when: 'jareletulemise aeg|millal',
    flight: 'lend|lennud|lennu number|lennunumber|lennu nr',
    train: 'rong|rongi number|rongi nr|rong nr|liini number|reisi number|buss|bussi number',
    ship: 'laev',
    reference:
      'broneeringu number|broneeringu nr|broneeringunumber|broneeringu kood|broneering|broneerimisnumber|broneeringu viitenumber|tellimuse number|tellimuse nr|tellimus|kinnituse number|kinnituskood|pileti number|pileti nr|ostu number',
    ticket: 'pilet|piletid|pileti liik|pileti tuup|e-pilet',
    seat: 'koht|kohad|istekoht|istekohad|koha number|iste|kohad vagunis',
    coach: 'vagun|vagun / koht|vagun/koht|vaguni number|vagun ja koht',
    person:
      'reisija|reisijad|reisija nimi|reisijate nimed|nimi ja perekonnanimi|kulaline|kulalised|kulalise nimi|juht|juhi nimi|ees- ja perekonnanimi|perekonnanimi|pohijuht',
    bookedBy: 'broneerija|tellija|ostja|klient',
    givenName: 'eesnimi',
    checkIn: 'sisseregistreerimine|saabumispaev|sisseregistreerimise aeg',
    checkOut: 'valjaregistreerimine|lahkumispaev|valjaregistreerimise aeg',
    stayDates: 'viibimine|peatumine|majutuse periood|saabumine / lahkumine',
    hotel: 'hotell|majutus|majutusasutus|hotelli nimi|kulalistemaja',
    address: 'aadress|hotelli aadress',
    city: 'linn',
    pickUp: 'auto vastuvott|vastuvotukoht|rendi algus|auto kattesaamine|kattesaamise koht|pealevotukoht',
    dropOff: 'auto tagastamine|tagastamine|tagastamiskoht|rendi lopp|tagastuskoht',
    return: 'edasi|tagasi|minek|tagasireis|edasireis|tagasisoit|tagasilend|edasi-tagasi|minekureis|valjasoit',
    place: 'jaam|lennujaam|peatus|sadam|kontor',
    vehicle: 'soiduk|autoklass|soiduki klass|autogrupp|mudel',
    company: 'vedaja|lennufirma|lennuettevotja|autorent|operaator|laevafirma|teenusepakkuja',
    price:
      'hind|koguhind|kokku|hind kokku|summa|makstud|tasuda|kogusumma|piletihind|pileti hind|maksmisele kuulub|tasutud|kokku tasuda|summa kokku|tellimuse summa|ostusumma|ostu summa|makstud summa|arve summa',
    phone: 'telefoninumber|e-post|e-posti aadress',
    status: 'staatus|broneeringu staatus|olek',
    room: 'tuba|toad|toa tuup|toatuup',
    nights: 'ood|oode arv|oobimisi|kestus|oid',
    lasts: 'reisi kestus|soidu kestus|soiduaeg|lennuaeg',
    class: 'klass|reisiklass|piletiklass',
    expected: 'eeldatav saabumisaeg',
    cancellation: 'tuhistamine|tuhistamistingimused|tasuta tuhistamine|tagastamistingimused',
    former: 'varasem|vana|endine|enne muudatust|esialgne',
    current: 'uus|praegune|parast muudatust|uus aeg|uus valjumisaeg',
    route: 'liin|marsruut|teekond|reis|soit',
    issued: 'ostukuupaev|broneeritud|broneeringu kuupaev|muudud|ostetud|ostu kuupaev|ostu aeg|muugi aeg|arve kuupaev',
    other:
      'pagas|hommikusook|markused|makseviis|kaibemaks|kindlustus|lisateenused|platvorm|varav|taiskasvanud|lapsed|soodustus|kampaania|hind koos soodustusega|klienditeenindus|inimeste arv|reisijate arv',
  },
  booked:
    '(?:broneering|tellimus|pilet|ost)\\w*[^\\n.]{0,30}\\b(?:kinnitatud|tasutud|makstud|sooritatud)|(?:broneeringu|tellimuse|ostu|reisi) ?kinnitus|taname (?:teid )?(?:broneeringu|ostu|tellimuse|piletiostu|et )\\w*|aitah (?:broneeringu|ostu|tellimuse|et )\\w*|broneeringu (?:number|nr|kood)|e-pilet|pardakaart|teie (?:broneering|pilet|tellimus)\\w*|sinu (?:broneering|pilet|tellimus)\\w*',
  cancelled: '(?:broneering|reis|lend|rong|pilet|tellimus)\\w* (?:on )?(?:tuhistatud|tagastatud)|tuhistamise kinnitus',
  coach: 'vagun',
  seat: 'kohad|koht|istekoht',
  total: 'kokku|koguhind|kogusumma|hind kokku|kokku tasuda',
  there: 'edasireis|edasisoit|minek|edasi',
  back: 'tagasireis|tagasisoit|tagasi',
};
