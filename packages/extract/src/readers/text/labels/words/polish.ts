import type { LanguageWords } from './language-words.ts';

export const polish: LanguageWords = {
  labels: {
    departure:
      'wyjazd|odjazd|wylot|godzina odjazdu|godzina wylotu|odlot|stacja odjazdu|lotnisko wylotu|miejsce odjazdu|stacja wyjazdu|odjazd z|wylot z|godzina wyjazdu',
    arrival:
      'przyjazd|przylot|godzina przyjazdu|godzina przylotu|stacja przyjazdu|lotnisko przylotu|przyjazd do|przylot do|miejsce przyjazdu',
    from: 'z|od|skad|stacja poczatkowa',
    to: 'do|dokad|cel podrozy|stacja docelowa|cel',
    date: 'data|data wyjazdu|data podrozy|data wylotu|dzien|termin|data przejazdu|data lotu|data i godzina|wazny w dniu|wazny dnia|data waznosci',
    time: 'godzina|czas|godz|godziny',
    when: 'godzina odbioru|data odbioru|data i godzina odbioru|kiedy|czas odbioru',
    flight: 'lot|numer lotu|nr lotu|lot nr|loty',
    train: 'pociag|numer pociagu|nr pociagu|pociag nr|poc|rodzaj i nr pociagu|autobus|numer autobusu|autokar',
    ship: 'prom|statek',
    reference:
      'numer rezerwacji|nr rezerwacji|kod rezerwacji|rezerwacja|rezerwacja nr|numer potwierdzenia|kod potwierdzenia|numer zamowienia|nr zamowienia|zamowienie|numer biletu|nr biletu|referencja|numer referencyjny|potwierdzenie|potwierdzenie nr|zamowienie nr|numer transakcji|nr transakcji|nr potwierdzenia|identyfikator rezerwacji|numer voucheru|kod pnr',
    ticket: 'twoj bilet|bilet|bilety|rodzaj biletu',
    seat: 'miejsce|miejsca|nr miejsca|nr miejsc|numery miejsc|numer miejsca|fotel|miejsce nr',
    coach: 'wagon|wag|nr wagonu|wagon / miejsce|wagon/miejsce|numer wagonu|wagon i miejsce|wagon nr',
    person:
      'pasazer|pasazerowie|podrozny|podrozni|gosc|goscie|imie i nazwisko|nazwisko i imie|nazwisko i imie podroznego|nazwisko i imie pasazera|kierowca|nazwisko|imie i nazwisko goscia|dane goscia|rezerwujacy|glowny kierowca|imie i nazwisko pasazera|nazwisko goscia|na nazwisko|dla|imie i nazwisko podroznego|najemca|dane pasazera|gosc glowny|wlasciciel biletu|posiadacz biletu|wlasciciel|posiadacz|dane podroznego|bilet wazny z dokumentem tozsamosci|bilet wazny z dokumentem',
    bookedBy: 'klient',
    givenName: 'imie',
    checkIn: 'zameldowanie|data przyjazdu|dzien przyjazdu|data zameldowania|przyjazd do hotelu|od dnia',
    checkOut: 'wymeldowanie|data wymeldowania|dzien wyjazdu|wyjazd z hotelu|data wyjazdu z hotelu|do dnia',
    stayDates: 'pobyt|termin pobytu|okres pobytu|przyjazd / wyjazd|daty pobytu',
    hotel: 'obiekt|nazwa obiektu|nazwa hotelu|hotel/obiekt|zakwaterowanie|miejsce noclegu|nocleg|apartament',
    address: 'adres|adres hotelu|adres obiektu|lokalizacja',
    city: 'miasto|miejscowosc',
    pickUp:
      'odbior|miejsce odbioru|punkt odbioru|odbior samochodu|odbior pojazdu|wydanie|adres odbioru|lokalizacja odbioru|miejsce wydania|podstawienie|poczatek najmu|miejsce podstawienia',
    dropOff:
      'zwrot|miejsce zwrotu|zwrot samochodu|zwrot pojazdu|punkt zwrotu|adres docelowy|lokalizacja zwrotu|koniec najmu|miejsce docelowe',
    return: 'tam|powrot|z powrotem|podroz powrotna|lot powrotny|wylot tam|podroz tam|przejazd powrotny',
    place: 'stacja|lotnisko|oddzial|placowka|biuro',
    vehicle: 'pojazd|samochod|grupa|klasa samochodu|kategoria|model|klasa pojazdu|grupa samochodu|kategoria pojazdu',
    company: 'linia lotnicza|przewoznik|wypozyczalnia|dostawca|linie lotnicze|operator',
    price:
      'cena|kwota|suma|razem|do zaplaty|cena calkowita|laczna cena|koszt calkowity|zaplacono|calkowita kwota|kwota do zaplaty|laczna kwota|cena biletu|razem do zaplaty|wartosc|laczny koszt|koszt pobytu|cena za pobyt|calkowity koszt|wartosc rezerwacji|koszt rezerwacji|cena rezerwacji|wartosc zamowienia',
    phone: 'telefon|nr telefonu|adres e-mail|numer telefonu',
    status: 'status rezerwacji',
    room: 'pokoj|pokoje|typ pokoju|rodzaj pokoju',
    nights: 'noce|liczba nocy|noclegi|czas podrozy|czas przejazdu|dlugosc pobytu|liczba noclegow|ilosc nocy',
    class: 'klasa|taryfa|klasa podrozy',
    expected: 'przewidywana godzina przyjazdu|planowany przyjazd|szacowana godzina przyjazdu',
    cancellation:
      'anulowanie|warunki anulowania|bezplatne anulowanie|anulacja|zasady anulowania|warunki rezygnacji|odwolanie rezerwacji',
    former:
      'poprzednio|bylo|poprzedni lot|poprzednia godzina|stary lot|przed zmiana|poprzednia rezerwacja|pierwotny lot',
    current: 'teraz|nowy|nowy lot|nowa godzina|po zmianie|aktualnie|nowa rezerwacja|nowy termin',
    route: 'trasa|relacja|przejazd|z / do|skad / dokad|odcinek|podroz',
    issued:
      'data zakupu|data rezerwacji|data wystawienia|data zamowienia|data dokonania rezerwacji|zakupiono|wystawiono|sprzedano|data sprzedazy|data i godzina sprzedazy|data platnosci',
    other:
      'restauracja|bagaz|sniadanie|wyzywienie|uwagi|forma platnosci|metoda platnosci|podatki|oplaty|ubezpieczenie|kaucja|depozyt|udzial wlasny|dorosli|dzieci|liczba gosci|liczba osob|osoby|samolot|posilek|limit kilometrow|wiadomosc|nip|zyczenia|platnosc|ulga|w tym vat|vat|znizka|dokument|doplata|przez|peron|tor|brama|wyjscie',
  },
  booked:
    '(?:twoja|twoje|panstwa|pani|pana) (?:rezerwacj[aei]|bilet|podroz|zamowienie|pobyt)|(?:rezerwacj[aei]|zakup|zamowienie|stolik)\\b[^\\n.]{0,30}\\b(?:potwierdzon[aey]|potwierdzamy|zrealizowan[ae]|oplacon[ae])|potwierdzenie (?:rezerwacji|zakupu|zamowienia|pobytu)|potwierdzamy (?:\\w+ )?(?:rezerwacj|zakup|zamowienie)|dziekujemy za (?:dokonanie |zlozenie )?(?:rezerwacj|zakup|zamowienie|wybor|skorzystanie)|numer rezerwacji|karta pokladowa|bilet (?:elektroniczny|internetowy)|kod rezerwacji',
  cancelled:
    '(?:zostal[aoy]?|zostaly) (?:\\w+ ){0,2}(?:anulowan[aey]|odwolan[aey]|skasowan[aey])|potwierdzenie anulowania|anulowalismy|anulowanie (?:twojej |panstwa )?rezerwacji nr|rezerwacja anulowana',
  coach: 'wagon',
  seat: 'miejsca|miejsce|m-ce',
  total: 'razem|do zaplaty|cena calkowita|laczna cena|laczna kwota|koszt calkowity|suma',
  there: 'podroz tam|wylot tam|tam(?= ?(?:[:(–—-]|$))',
  back: 'powrot|podroz powrotna|lot powrotny|z powrotem',
};
