import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// How railways, coaches, ferries and airlines of many countries set out what they sell.

const told = async (text: string, contextDate = '2027-01-05') =>
  toldInFull((await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate })).reservations);

test('"avg" and "ank" say of which end an hour with a dot is, before it and behind its stop', async () => {
  const swedish = `Bokningsbekräftelse

Bokningsnummer: RKM4TU8H
Resenär: Ebba Lindqvist

Utresa 2027-02-12
Malmö C avg 07.07
Stockholm Central ank 11.38
SJ Snabbtåg 528, vagn 2, plats 31
`;
  assert.deepEqual(await told(swedish), [
    'Train | SJ Snabbtåg 528 | Malmö C > Stockholm Central | 2027-02-12T07:07 – 2027-02-12T11:38 | 2/31 | RKM4TU8H | Ebba Lindqvist',
  ]);
  const norwegian = `Takk for bestillingen

Bookingreferanse: JK4P9R
Reisende: Frk. Astrid Solheim

Avreise
søn. 14. mars 2027 DY620
Avg 08:20 Oslo lufthavn (OSL)
Ank 09:15 Bergen lufthavn (BGO)
`;
  assert.deepEqual(await told(norwegian), [
    'Flight | DY 620 | Oslo lufthavn > Bergen lufthavn | 2027-03-14T08:20 – 2027-03-14T09:15 | JK4P9R | Astrid Solheim',
  ]);
});

test('Finnish railways tell the way out and the way back, and the number within a sentence', async () => {
  const finnish = `Kiitos tilauksestasi!

Hei Aino Lehtonen,
matkasi varausnumero on 3HK9PL.

Menomatka
Perjantai 12.3.2027
Lähtö       08.19   Helsinki
Saapuminen  10.57   Turku
Juna IC 945
Vaunu 4, paikka 22

Paluumatka
Sunnuntai 14.3.2027
Lähtö       17.25   Turku
Saapuminen  19.24   Helsinki
Juna S 962
Vaunu 1, paikka 9
`;
  assert.deepEqual(await told(finnish), [
    'Train | IC 945 | Helsinki > Turku | 2027-03-12T08:19 – 2027-03-12T10:57 | 4/22 | 3HK9PL | Aino Lehtonen',
    'Train | S 962 | Turku > Helsinki | 2027-03-14T17:25 – 2027-03-14T19:24 | 1/9 | 3HK9PL | Aino Lehtonen',
  ]);
});

test('below the number of a train stands what kind it is, in the row of its hours', async () => {
  const portuguese = `BILHETE / TICKET
Localizador: PT5K2RA
Passageiro: LEONOR BRANDÃO

Comboio          Partida / Departure         Chegada / Arrival
AP 133           Lisboa Oriente              Coimbra-B
Alfa Pendular    2027-06-08   14:09          2027-06-08   15:47

Carruagem: 21     Lugar: 84
`;
  assert.deepEqual(await told(portuguese, '2027-06-01'), [
    'Train | AP 133 | Lisboa Oriente > Coimbra-B | 2027-06-08T14:09 – 2027-06-08T15:47 | 21/84 | PT5K2RA | LEONOR BRANDÃO',
  ]);
});

test('a table of stops has a letter behind the seat, and who holds the ticket', async () => {
  const polish = `   PKP INTERCITY                                         BILET INTERNETOWY
   Numer transakcji: eIC114729083                    Wystawiono dnia: 2027-07-30 13:26:11

   Stacja                       Data       Godz.   Poc.           Wagon    Nr miejsca (o-okno s-środek k-korytarz)
   Gdańsk Główny                18.08      09:38   EIP 5302       6        83 o
   Kraków Główny                18.08      14:59

   Właściciel biletu: Zuzanna Krawczyk
`;
  assert.deepEqual(await told(polish, '2027-07-30'), [
    'Train | EIP 5302 | Gdańsk Główny > Kraków Główny | 2027-08-18T09:38 – 2027-08-18T14:59 | 6/83 | eIC114729083 | Zuzanna Krawczyk',
  ]);
});

test('two labels stand over their values, and a day below its weekday', async () => {
  const italian = `BIGLIETTO / TICKET

   Codice Biglietto                                  Data acquisto
   TKWE9P                                            09/01/2027  18:42

   Viaggiatore: GINEVRA BELLANDI

   Data / Date       Treno / Train    Da / From              Partenza     A / To           Arrivo
   venerdì           Italo 8957       Venezia Santa Lucia    17:04        Roma Termini     21:05
   29/01/2027
   Ambiente          Carrozza / Coach     Posto / Seat       Offerta      Prezzo
   PRIMA             7                    15                 Low Cost     € 34,90
`;
  assert.deepEqual(await told(italian, '2027-01-09'), [
    'Train | Italo 8957 | Venezia Santa Lucia > Roma Termini | 2027-01-29T17:04 – 2027-01-29T21:05 | 7/15 | TKWE9P | GINEVRA BELLANDI',
  ]);
});

test('coaches have lines with short names, and a ticket by which they know who rides', async () => {
  const english = `national express
Your e-Ticket
Ticket number: KPRT8842
Hi Farah Siddiqui,

OUTBOUND JOURNEY
Tuesday 16 March 2027
  Service     Depart                                    Arrive
  A6          05:10  London Victoria Coach Station      06:20  London Stansted Airport
`;
  assert.deepEqual(await told(english), [
    'Bus | A6 | London Victoria Coach Station > London Stansted Airport | 2027-03-16T05:10 – 2027-03-16T06:20 | KPRT8842 | Farah Siddiqui',
  ]);
  const german = `Deine Fahrt München → Prag ist gebucht

Buchungsnummer: 314 772 9081

Freitag, 12. Februar 2027
07:45  München ZOB, Arnulfstraße 21
       Bus N46, durchgeführt von Umbrella City Lines für FlixBus
12:55  Prag (ÚAN Florenc), Křižíkova 2110/2b

Fahrgast: Jannik Holzer
`;
  assert.deepEqual(await told(german), [
    'Bus | N46 | München ZOB, Arnulfstraße 21 > Prag (ÚAN Florenc), Křižíkova 2110/2b | 2027-02-12T07:45 – 2027-02-12T12:55 | 314 772 9081 | Jannik Holzer',
  ]);
});

test('whoever flies has a seat out and a seat back, whatever the ways are called', async () => {
  const english = `YOUR FLIGHT RESERVATION NUMBER IS: LQ4R7T
FLIGHT STATUS: CONFIRMED

GOING OUT
From Dublin (DUB) to Krakow (KRK)
Tue, 12Oct27 Flight FR1903 Depart DUB at 06:20 and arrive KRK at 10:10

COMING BACK
From Krakow (KRK) to Dublin (DUB)
Sat, 16Oct27 Flight FR1902 Depart KRK at 18:35 and arrive DUB at 20:35

PASSENGERS
1. MR CIARAN HOLLAHAN  ADT      Seat OUT 14C    Seat BACK 7A
`;
  const seats = async (text: string) => (await told(text)).map((line) => line.split(' | ').slice(4).join(' | '));
  assert.deepEqual(await seats(english), ['14C | LQ4R7T | CIARAN HOLLAHAN', '7A | LQ4R7T | CIARAN HOLLAHAN']);
  const spanish = `Código de reserva: ZP4K9R

IDA
Jueves 14/10/2027    VY1004
07:00  Barcelona (BCN)
08:25  Madrid (MAD)

VUELTA
Domingo 17/10/2027    VY1009
21:40  Madrid (MAD)
23:05  Barcelona (BCN)

PASAJEROS
Dña. Montserrat Puig Roca
  Ida: asiento 11D
  Vuelta: asiento 12F

D. Jordi Puig Mas
  Ida: asiento 11E
  Vuelta: asiento 12E
`;
  assert.deepEqual(await seats(spanish), [
    '11D 11E | ZP4K9R | Montserrat Puig Roca + Jordi Puig Mas',
    '12F 12E | ZP4K9R | Montserrat Puig Roca + Jordi Puig Mas',
  ]);
});

test('the platform behind an hour is no stop, and a station has a dash between its town and its name', async () => {
  const german = `Vielen Dank für Ihre Buchung

Auftragsnummer: 714208331907

Hinfahrt am 12.03.2027
Stuttgart Hbf         ab 07:51 Gl. 10
Mannheim Hbf          an 08:28 Gl. 3
ICE 576, Wagen 23, Sitzplatz 54

Reisende Person: Herr Tilman Oberhofer
`;
  assert.deepEqual(await told(german), [
    'Train | ICE 576 | Stuttgart Hbf > Mannheim Hbf | 2027-03-12T07:51 – 2027-03-12T08:28 | 23/54 | 714208331907 | Tilman Oberhofer',
  ]);
  const spanish = `¡Reserva confirmada!

Código de reserva: K4RTPQ

IDA · 15 mar. 2027
MADRID - PUERTA DE ATOCHA  07:40
BARCELONA - SANTS          10:10
Tren 06073 | Coche 5 | Asiento 14A

Pasajeros: Álvaro Santisteban Rey
`;
  assert.deepEqual(await told(spanish), [
    'Train | 06073 | MADRID - PUERTA DE ATOCHA > BARCELONA - SANTS | 2027-03-15T07:40 – 2027-03-15T10:10 | 5/14A | K4RTPQ | Álvaro Santisteban Rey',
  ]);
});

test('a crossing has its way behind a word for it, and its hours behind their days', async () => {
  const norwegian = `Bestillingsbekreftelse

Bestillingsnr. 41208877
Navn: Jonas Fredriksen

Utreise Oslo - Kiel
Skip: Color Magic
Avgang fredag 12.03.2027 kl. 14:00
Ankomst lørdag 13.03.2027 kl. 10:00

Hjemreise Kiel - Oslo
Skip: Color Fantasy
Avgang mandag 15.03.2027 kl. 14:00
Ankomst tirsdag 16.03.2027 kl. 10:00
`;
  assert.deepEqual(await told(norwegian), [
    'Boat | Color Magic | Oslo > Kiel | 2027-03-12T14:00 – 2027-03-13T10:00 | 41208877 | Jonas Fredriksen',
    'Boat | Color Fantasy | Kiel > Oslo | 2027-03-15T14:00 – 2027-03-16T10:00 | 41208877 | Jonas Fredriksen',
  ]);
});

test('a telephone behind a name is no number of the booking, and a title of five letters is none of a name', async () => {
  const italian = `Il tuo viaggio e' confermato

CODICE BIGLIETTO:  VR4H9J

  Venerdì 10/09/2027
  NAPOLI CENTRALE  13.05   >   MILANO CENTRALE  17.50
  Treno Italo 9980
  Carrozza 3  Posto 12

Viaggiatore: Srta. Rosaria Esposito
Pronto Italo 892020     www.italo.example
`;
  assert.deepEqual(await told(italian, '2027-09-01'), [
    'Train | Italo 9980 | NAPOLI CENTRALE > MILANO CENTRALE | 2027-09-10T13:05 – 2027-09-10T17:50 | 3/12 | VR4H9J | Rosaria Esposito',
  ]);
});

test('heads of two columns stand beside fields of the train, its coach and its seat', async () => {
  const italian = `Biglietto con prenotazione
PNR: KT4RPQ

Stazione di Partenza        Stazione di Arrivo          Treno: Frecciarossa 9641
Roma Termini                Milano Centrale             Carrozza: 5
Ore 09:00 - 15/03/2027      Ore 12:10 - 15/03/2027      Posti: 12A

Nome Passeggero (Adulto)
Federico Valentini
`;
  assert.deepEqual(await told(italian), [
    'Train | Frecciarossa 9641 | Roma Termini > Milano Centrale | 2027-03-15T09:00 – 2027-03-15T12:10 | 5/12A | KT4RPQ | Federico Valentini',
  ]);
  const czech = `Jízdenka
Kód transakce: KQ71TB

Cestující: Tomáš Beneš
Spojení: Praha hl.n. - Brno hl.n.
Odjezd: 15.3.2027 v 07:48
Příjezd: 15.3.2027 v 10:22
Vlak: rj 1037 Vindobona, vůz 24, místo 61
`;
  assert.deepEqual(await told(czech), [
    'Train | rj 1037 | Praha hl.n. > Brno hl.n. | 2027-03-15T07:48 – 2027-03-15T10:22 | 24/61 | KQ71TB | Tomáš Beneš',
  ]);
});

test('seats of two who fly stand side by side, and those of two flights behind who flies', async () => {
  const dutch = `Je reis naar Lissabon

Boekingscode: KT4RPQ
Passagiers: Mevr. Sanne Vermeulen, Dhr. Joost Vermeulen

Vrijdag 12 maart 2027
KL1693   Amsterdam (AMS) 09:40   Lissabon (LIS) 11:40   Economy   Stoelen 11A 11B
`;
  assert.deepEqual(await told(dutch), [
    'Flight | KL 1693 | Amsterdam > Lissabon | 2027-03-12T09:40 – 2027-03-12T11:40 | 11A 11B | KT4RPQ | Sanne Vermeulen + Joost Vermeulen',
  ]);
  const italian = `Codice di prenotazione: RT4KPQ

Andata: venerdì 12 marzo 2027
A3 651  Roma (FCO) 11:25  Atene (ATH) 14:25
Ritorno: domenica 14 marzo 2027
A3 652  Atene (ATH) 16:40  Roma (FCO) 17:50

Passeggeri
Sig.na Ilaria Greco - posto 7D / 9F
`;
  assert.deepEqual(await told(italian), [
    'Flight | A3 651 | Roma > Atene | 2027-03-12T11:25 – 2027-03-12T14:25 | 7D | RT4KPQ | Ilaria Greco',
    'Flight | A3 652 | Atene > Roma | 2027-03-14T16:40 – 2027-03-14T17:50 | 9F | RT4KPQ | Ilaria Greco',
  ]);
});

test('a day stands beside the heads of two columns, and the title of a ticket is no label of all that is on it', async () => {
  const american = `Delta Air Lines
Your Flight Receipt

Confirmation #: GKT4RP

Mon, 15MAR                      DEPART              ARRIVE
DELTA 1482                      ATLANTA             BOSTON
Main Cabin (V)                  08:25AM             11:02AM

Name: VICTORIA LANGFORD
Flight      Seat
DELTA 1482  21C
`;
  assert.deepEqual(await told(american), [
    'Flight | DL 1482 | ATLANTA > BOSTON | 2027-03-15T08:25 – 2027-03-15T11:02 | 21C | GKT4RP | VICTORIA LANGFORD',
  ]);
  const swiss = `Votre billet

Numéro de commande : 4 881 203 771
Lausanne  dép. 08:20  voie 4
Zürich HB  arr. 10:28  voie 14
IC 717
15.03.2027 - 2e classe
Voyageuse : Mme Chantal Favre
`;
  assert.deepEqual(await told(swiss), [
    'Train | IC 717 | Lausanne > Zürich HB | 2027-03-15T08:20 – 2027-03-15T10:28 | 4 881 203 771 | Chantal Favre',
  ]);
});

test('a street with its number stands behind a stop, and a line of coaches says where it goes', async () => {
  const french = `FlixBus
Votre réservation est confirmée

N° de réservation : 318 442 0071

Lundi 15 mars 2027
Départ 08:45  Paris (Bercy Seine), 210 Quai de Bercy
Arrivée 16:30  Amsterdam Sloterdijk, Piarcoplein
Ligne 807 direction Amsterdam
Siège 9A

Passager : M. Théo Marchand
`;
  assert.deepEqual(await told(french), [
    'Bus | 807 | Paris (Bercy Seine), 210 Quai de Bercy > Amsterdam Sloterdijk, Piarcoplein | 2027-03-15T08:45 – 2027-03-15T16:30 | 9A | 318 442 0071 | Théo Marchand',
  ]);
});
