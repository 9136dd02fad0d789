import type { LanguageWords } from './language-words.ts';

export const romanian: LanguageWords = {
  labels: {
    departure:
      'plecare|pleaca|data si ora plecarii|ora de plecare|terminal plecare|autogara plecare|ora plecarii|ora plecare|statia de plecare|statie plecare|plecare din|locul plecarii|aeroport plecare|decolare',
    arrival:
      'sosire|soseste|data si ora sosirii|ora de sosire|terminal sosire|autogara sosire|ora sosirii|ora sosire|statia de sosire|statie sosire|sosire in|locul sosirii|aeroport sosire|aterizare',
    from: 'din|de la|statia de la',
    to: 'pana la|destinatie|destinatia',
    date: 'data|data calatoriei|data plecarii|ziua|data si ora|data zborului',
    time: 'ora|orar',
    flight: 'zbor|numar zbor|numarul zborului|cursa',
    train: 'tren|numar tren|nr tren|trenul|autobuz|autocar',
    ship: 'feribot|vapor|nava',
    reference:
      'numar rezervare|nr rezervare|cod rezervare|codul rezervarii|rezervare|numarul rezervarii|numar comanda|nr comanda|comanda|cod de confirmare|cod confirmare|numar de confirmare|numar confirmare|referinta|referinta rezervare|referinta rezervarii|numarul comenzii|localizator|cod pnr|numarul confirmarii',
    ticket: 'bilet|biletul|numar bilet|nr bilet|serie bilet|bilet nr',
    seat: 'loc|locul|locuri|scaun|numar loc|nr loc',
    coach: 'vagon|vagonul|nr vagon|numar vagon|vagon / loc',
    person:
      'calator|calatori|pasager|pasageri|nume|nume pasager|numele pasagerului|nume si prenume|titular|oaspete|nume oaspete|sofer|nume calator|nume si prenume calator|titularul biletului|nume client|beneficiar|oaspeti',
    bookedBy: 'client|cumparator|platitor',
    checkIn: 'data sosirii|cazare de la',
    checkOut: 'data plecarii din hotel|cazare pana la',
    hotel: 'cazare|unitate de cazare|pensiune|numele hotelului',
    address: 'adresa',
    city: 'oras|localitate',
    pickUp: 'preluare|locul preluarii|preluare masina',
    dropOff: 'predare|returnare|locul predarii|predare masina',
    return: 'dus|intors|retur|zbor dus|zbor retur',
    place: 'statie|gara|aeroport',
    vehicle: 'masina|vehicul|categorie auto',
    company: 'operator|companie aeriana|transportator',
    price:
      'pret|total|total de plata|suma|pret total|achitat|tarif total|total general|valoare totala|suma totala|suma de plata|total plata',
    phone: 'telefon|numar de telefon',
    status: 'stare|stare rezervare|statut|statusul rezervarii',
    room: 'camera|tip camera|camere',
    nights: 'nopti|numar nopti',
    class: 'clasa',
    route: 'ruta|relatia|traseu',
    issued: 'data emiterii|data achizitiei|emis la|data rezervarii|data comenzii',
    party: 'numar calatori|numar pasageri|nr pasageri|nr persoane|numar persoane',
    other:
      'taxe|taxe si suprataxe|forma de plata|modalitate de plata|agent|program de fidelitate|poarta|imbarcare|bagaj de mana|bagaj de cala|bagaj|bagaje|mic dejun|observatii|metoda de plata|peron|linia|tva|reducere|adulti|copii|act identitate|act de identitate|distanta|serie si numar act',
  },
  booked:
    '(?:rezervarea|biletul|comanda|calatoria) (?:dvs|dumneavoastra|ta)|(?:confirmarea?|confirmare de) (?:rezervar(?:e|ii)|comen(?:zii|da)|achizitiei|bilet(?:ului)?(?: electronic)?)|(?:zborul|zborurile|itinerariul|sejurul) (?:dvs|dumneavoastra|tau)|itinerari(?:u|ul)|(?:numar|cod|referinta) (?:de )?rezervar(?:e|ii)|rezervar(?:e|ea) (?:a fost |este )?confirmata|va multumim pentru (?:rezervare|comanda|achizitie)|bilet electronic',
  cancelled: '(?:rezervarea|biletul|zborul|comanda) (?:dvs )?(?:a fost|este) (?:anulat[a]?)',
  coach: 'vagon|vagonul',
  seat: 'loc|locul|locurile',
  total: 'total de plata|total',
  there: 'dus(?= ?(?:[:(–—-]|$))|zbor dus',
  back: 'intors(?= ?(?:[:(–—-]|$))|retur(?= ?(?:[:(–—-]|$))|zbor retur',
};
