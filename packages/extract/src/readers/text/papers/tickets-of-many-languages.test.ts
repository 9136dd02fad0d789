import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

test('a ticket in Hungarian, Finnish, Estonian, Danish or Turkish is read by its own words', () => {
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Kedves Utasunk!

Köszönjük a vásárlást! Az Ön jegyének adatai:

Foglalási azonosító: 7K2QX9
Utas: Nagy Péter
Honnan: Budapest-Déli
Hova: Pécs
Vonat: IC 808
Indulás: 2026. október 3. 09:45
Érkezés: 2026. október 3. 12:41
Helyjegy: 23. kocsi, 61. hely
Fizetendő: 5 200 Ft`,
      ),
    ),
    ['Train | IC 808 | Budapest-Déli > Pécs | 2026-10-03T09:45 – 2026-10-03T12:41 | 23/61 | 7K2QX9 | Nagy Péter'],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Hei,

kiitos tilauksestasi! Tilausnumero: 8KQ2LM7T

Menomatka
Lähtöasema: Helsinki
Määräasema: Turku
Lähtöaika: pe 12.6.2026 klo 8.03
Saapumisaika: pe 12.6.2026 klo 9.58
Juna: IC 947
Vaunu: 2
Paikka: 41

Paluumatka
Lähtöasema: Turku
Määräasema: Helsinki
Lähtöaika: su 14.6.2026 klo 17.25
Saapumisaika: su 14.6.2026 klo 19.22
Juna: IC 962
Vaunu: 5
Paikka: 12

Matkustaja: Liisa Korhonen
Yhteensä: 58,00 €`,
      ),
    ),
    [
      'Train | IC 947 | Helsinki > Turku | 2026-06-12T08:03 – 2026-06-12T09:58 | 2/41 | 8KQ2LM7T | Liisa Korhonen',
      'Train | IC 962 | Turku > Helsinki | 2026-06-14T17:25 – 2026-06-14T19:22 | 5/12 | 8KQ2LM7T | Liisa Korhonen',
    ],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Elron
Pilet / Ticket                                   Pileti nr: 88120-4471

Rong      Väljumine              Saabumine              Vagun    Koht
12        12.09.2026 08:15       12.09.2026 10:40       1        34
          Tallinn                Tartu

Reisija: Mart Kask
Hind: 12,40 EUR`,
      ),
    ),
    ['Train | 12 | Tallinn > Tartu | 2026-09-12T08:15 – 2026-09-12T10:40 | 1/34 | 88120-4471 | Mart Kask'],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `DSB                                                     Billet

Ordrenr.: 4481 2290 17                      Købt: 12. maj 2026

Udrejse        tirsdag 9. juni 2026

Afgang    Ankomst    Fra                To               Tog        Vogn    Plads
08:26     11:17      København H        Aarhus H         IC 835     41      76

Hjemrejse      torsdag 11. juni 2026

Afgang    Ankomst    Fra                Til              Tog        Vogn    Plads
16:42     19:34      Aarhus H           København H      IC 858     31      22

Rejsende: Niels Holm
Pris i alt: 798,00 kr`,
      ),
    ),
    [
      'Train | IC 835 | København H > Aarhus H | 2026-06-09T08:26 – 2026-06-09T11:17 | 41/76 | 4481 2290 17 | Niels Holm',
      'Train | IC 858 | Aarhus H > København H | 2026-06-11T16:42 – 2026-06-11T19:34 | 31/22 | 4481 2290 17 | Niels Holm',
    ],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Sayın MERT YILDIZ,

Rezervasyonunuz onaylanmıştır.

Rezervasyon No (PNR): X7K2LM

GİDİŞ UÇUŞU
Uçuş No: PC 2014
Kalkış: İstanbul Sabiha Gökçen (SAW) - 12 Eylül 2026 09:25
Varış: İzmir Adnan Menderes (ADB) - 12 Eylül 2026 10:35
Koltuk: 14C

DÖNÜŞ UÇUŞU
Uçuş No: PC 2019
Kalkış: İzmir Adnan Menderes (ADB) - 15 Eylül 2026 18:10
Varış: İstanbul Sabiha Gökçen (SAW) - 15 Eylül 2026 19:20
Koltuk: 9A

Yolcu: MERT YILDIZ
Toplam: 2.480,00 TL`,
      ),
    ),
    [
      'Flight | PC 2014 | İstanbul Sabiha Gökçen > İzmir Adnan Menderes | 2026-09-12T09:25 – 2026-09-12T10:35 | 14C | X7K2LM | MERT YILDIZ',
      'Flight | PC 2019 | İzmir Adnan Menderes > İstanbul Sabiha Gökçen | 2026-09-15T18:10 – 2026-09-15T19:20 | 9A | X7K2LM | MERT YILDIZ',
    ],
  );
});

test('a ticket in a language that nobody here knows is read by the English beside its words', () => {
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `CFR Călători                                      LEGITIMAȚIE DE CĂLĂTORIE / TRAVEL TICKET

Cod / Booking no             4471-882-019
Nume / Passenger             ANDREI POPESCU
Plecare / Departure          București Nord       14.08.2026    06:30
Sosire / Arrival             Brașov               14.08.2026    09:12
Tren / Train                 IR 1741
Vagon / Coach                3
Loc / Seat                   57
Preț / Price                 62,50 RON`,
      ),
    ),
    [
      'Train | IR 1741 | București Nord > Brașov | 2026-08-14T06:30 – 2026-08-14T09:12 | 3/57 | 4471-882-019 | ANDREI POPESCU',
    ],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Slovenske železnice                             VOZOVNICA / TICKET

Št. / Ticket no.       SZ-881-20447
Potnik / Passenger     Maja Novak
Od / From              Ljubljana
Do / To                Maribor
Odhod / Departure      21. 8. 2026   14:45
Prihod / Arrival       21. 8. 2026   17:02
Vlak / Train           ICS 29
Vagon / Coach          2
Sedež / Seat           36`,
      ),
    ),
    ['Train | ICS 29 | Ljubljana > Maribor | 2026-08-21T14:45 – 2026-08-21T17:02 | 2/36 | SZ-881-20447 | Maja Novak'],
  );
});

test('tickets in Korean and Japanese say their stations, coaches and people in their own script', () => {
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `[SRT] 승차권 예매 완료 안내

박지훈 고객님, 예매가 완료되었습니다.

예약번호: 320261-0033
승차일: 2026년 11월 20일
열차: SRT 331
출발역: 수서
도착역: 부산
출발시간: 14:00
도착시간: 16:32
좌석: 5호차 7C
결제금액: 52,600원`,
      ),
    ),
    ['Train | SRT 331 | 수서 > 부산 | 2026-11-20T14:00 – 2026-11-20T16:32 | 5/7C | 320261-0033 | 박지훈'],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `【えきねっと】予約内容確認メール

山田 太郎 様

ご予約いただきありがとうございます。

予約番号：48221
お預かり番号：E48221907
乗車日：2026年10月2日
列車名：はやぶさ 25号
区間：東京 → 仙台
出発時刻：14:20
到着時刻：15:52
座席：7号車 12番A席
合計金額：11,410円`,
      ),
    ),
    ['Train | はやぶさ 25 | 東京 > 仙台 | 2026-10-02T14:20 – 2026-10-02T15:52 | 7/12A | 48221 | 山田 太郎'],
  );
});

test('what stands in line below the words of a row is what they are of, over an empty line too', () => {
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Dobrý deň,

ďakujeme za Váš nákup. Číslo lístka: 5520148837

Odchod          Príchod         Spoj        Vozeň    Miesto
Košice          Bratislava hl.st.
16.07.2026      16.07.2026      RJ 1020     5        44
06:01           11:38

Cestujúci: Zuzana Kováčová
Cena: 19,90 EUR`,
      ),
    ),
    [
      'Train | RJ 1020 | Košice > Bratislava hl.st. | 2026-07-16T06:01 – 2026-07-16T11:38 | 5/44 | 5520148837 | Zuzana Kováčová',
    ],
  );
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Boekingscode      XTRPQLM
Naam              Mevr. T. Bakker

Reisdatum                 Vertrek      Aankomst     Trein              Klasse      Rijtuig       Zitplaats

za 20 sep 2026            10:28        12:45        ICE 123            2           25            63
                          Utrecht      Köln Hbf     (ICE              Stil-
                          Centraal                  International)    tezone`,
      ),
    ),
    [
      'Train | ICE 123 | Utrecht Centraal > Köln Hbf | 2026-09-20T10:28 – 2026-09-20T12:45 | 25/63 | XTRPQLM | T. Bakker ?',
    ],
  );
});

test('a form of two columns says the hours of its ends beside their names', () => {
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `Código de reserva: MWT5ZC
Titular: Nerea Ibáñez

IDA
Origen            MADRID (AVDA. AMÉRICA)                        Fecha salida      14/02/2027
Destino           BILBAO (INTERMODAL)                           Hora salida       08:00
Tren              ALVIA 4071                                    Hora llegada      12:15`,
      ),
    ),
    [
      'Train | ALVIA 4071 | MADRID (AVDA. AMÉRICA) > BILBAO (INTERMODAL) | 2027-02-14T08:00 – 2027-02-14T12:15 | MWT5ZC | Nerea Ibáñez',
    ],
  );
});

test('the hours stand above the stops, each below the head of its end', () => {
  assert.deepEqual(
    toldInFull(
      read(
        'Booking',
        `FlixBus                                              Bilet autobusowy

Numer rezerwacji: 3311 882 047
Pasażer: Anna Zielińska

Odjazd                        Przyjazd
12.09.2026  08:15             12.09.2026  12:40
Kraków, Dworzec MDA           Wrocław, Dworzec Autobusowy

Autobus N60     Miejsce: 7B
Razem: 49,99 zł`,
      ),
    ),
    [
      'Bus | N60 | Kraków, Dworzec MDA > Wrocław, Dworzec Autobusowy | 2026-09-12T08:15 – 2026-09-12T12:40 | 7B | 3311 882 047 | Anna Zielińska',
    ],
  );
});

test('tables are kept in northern and eastern languages too', () => {
  for (const [mail, house] of [
    [
      `Hei Kari Nordmann,

Takk for din bordreservasjon hos Statholdergaarden.

Bookingnr.: 5518204
Dato: fredag 8. mai 2026
Tid: kl. 19.00
Antall personer: 4

Statholdergaarden
Rådhusgata 11
0151 Oslo`,
      'Statholdergaarden',
    ],
    [
      `Dzień dobry Anno Zielińska,

dziękujemy za rezerwację stolika w restauracji. 

Numer rezerwacji: 88120
Data: piątek, 8 maja 2026
Godzina: 19:30
Liczba osób: 2
Restauracja: Pod Aniołami`,
      'Pod Aniołami',
    ],
    [
      `Hyvä Liisa Korhonen,

Pöytävarauksesi on vahvistettu.

Ravintola: Savoy
Päivä: pe 8.5.2026
Aika: klo 18.30
Henkilömäärä: 3
Nimi: Liisa Korhonen
Varausnumero: K81204`,
      'Savoy',
    ],
  ] as const) {
    const [only] = read('Booking', mail);
    assert.ok(only?.booking.type === 'FoodEstablishmentReservation');
    assert.equal(only.booking.place?.name, house);
    assert.match(only.booking.departure?.local ?? '', /^2026-05-08T19:00|^2026-05-08T1[89]:30/);
  }
});

test('a house below the guest of a paper is no second guest', () => {
  const [only] = read(
    'Booking',
    `Scandic Hotels
VARAUSVAHVISTUS

Varausnumero: 88204417
Vieras: Matti Virtanen

Scandic Turku Julia
Eerikinkatu 4
20110 Turku

Saapumispäivä: pe 12.6.2026 klo 15.00 alkaen
Lähtöpäivä: su 14.6.2026 klo 12.00 mennessä
Huonetyyppi: Standard
Hinta yhteensä: 238,00 EUR`,
  );
  assert.deepEqual(only?.booking.travelers, [{ name: 'Matti Virtanen' }]);
  assert.equal(only?.booking.type, 'LodgingReservation');
});

test('a coach has its line, whatever the letters of it are elsewhere', () => {
  for (const mail of [
    `Hei Kari!

Takk for kjøpet. Her er billetten din.

Bestillingsnummer: 9KQ2LM
Fra: Bergen busstasjon
Til: Oslo bussterminal
Avreise: tirsdag 13. oktober 2026 kl. 09.15
Ankomst: tirsdag 13. oktober 2026 kl. 17.40
Buss: NW160
Sete: 4A
Reisende: Kari Nordmann`,
    `Volánbusz

Foglalási kód: 7KQ2LM
Busz: 1062
Indulás: Budapest, Népliget - 2026. október 13. 09:15
Érkezés: Szeged, autóbusz-pályaudvar - 2026. október 13. 11:45
Utas: Nagy Péter`,
  ])
    assert.deepEqual(
      read('Booking', mail).map(({ booking }) => booking.type),
      ['BusReservation'],
    );
});
