import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Tickets and confirmations as carriers and portals of many countries send them as plain text: each shows a habit that once went wrong.

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-02-01' })).reservations,
  );

test('the place that one leaves stands over that which one reaches, below two lines of heads', async () => {
  assert.deepEqual(
    await told(`Reisebus Nordlinie

Online-Ticket

Buchungsnummer: RN4471-882
Fahrgast: Henrike Lohmann

Hinfahrt
Freitag, 27. August 2027

Linie     Von                                       Abfahrt
          Nach                                      Ankunft
320       Hamburg ZOB                               08:05
          Hannover ZOB                              10:25
          Umstieg in Hannover ZOB - 50 Minuten
460       Hannover ZOB                              11:15
          Göttingen Busbahnhof                      12:50

Gesamtpreis 35,30 EUR
`),
    [
      'Bus | 320 | Hamburg ZOB > Hannover ZOB | 2027-08-27T08:05 – 2027-08-27T10:25 | RN4471-882 | Henrike Lohmann',
      'Bus | 460 | Hannover ZOB > Göttingen Busbahnhof | 2027-08-27T11:15 – 2027-08-27T12:50 | RN4471-882 | Henrike Lohmann',
    ],
  );
});

test('the coach and the seat stand in the line of the first end', async () => {
  assert.deepEqual(
    await told(`Billet électronique
Référence du dossier : QXT7LM
Voyageur : Mme Solange Perrault

Le vendredi 27 août 2027

Train         De                            Départ     Voiture   Place
              A                             Arrivée
TER 17752     Dijon-Ville                   08:05
              Lyon Part-Dieu                10:07
TGV 6681      Lyon Part-Dieu                10:30      4         62
              Marseille Saint-Charles       12:16

Total payé : 85,30 €
`),
    [
      'Train | TER 17752 | Dijon-Ville > Lyon Part-Dieu | 2027-08-27T08:05 – 2027-08-27T10:07 | QXT7LM | Solange Perrault',
      'Train | TGV 6681 | Lyon Part-Dieu > Marseille Saint-Charles | 2027-08-27T10:30 – 2027-08-27T12:16 | 4/62 | QXT7LM | Solange Perrault',
    ],
  );
});

test('below each other two tickets, whose ends and their hours stand in columns behind the day', async () => {
  assert.deepEqual(
    await told(`Comboios do Norte                                            Bilhete eletrónico

Localizador: KX7T2P                     N.º Bilhete: 7281104950233
Passageiro:  TELMO ARRUDA PINHO         Documento: ****4471K

                    Partida                          Chegada
Data: 21/05/2027    PORTO CAMPANHÃ                   LISBOA SANTA APOLÓNIA
                    07:30                            10:39
Comboio: AP 124     Classe: CONFORTO       Tarifa: BÁSICA

Carruagem: 5        Lugar: 11               

PREÇO 34,35 €   

--------------------------------------------------------------------------------
Localizador: KX7T2P                     N.º Bilhete: 7281104950241
Passageiro:  TELMO ARRUDA PINHO         Documento: ****4471K

                    Partida                          Chegada
Data: 23/05/2027    LISBOA SANTA APOLÓNIA            PORTO CAMPANHÃ
                    19:25                            22:34
Comboio: AP 129     Classe: CONFORTO       Tarifa: BÁSICA

Carruagem: 9        Lugar: 41

PREÇO 28,10 €   
`),
    [
      'Train | AP 124 | PORTO CAMPANHÃ > LISBOA SANTA APOLÓNIA | 2027-05-21T07:30 – 2027-05-21T10:39 | 5/11 | KX7T2P | TELMO ARRUDA PINHO',
      'Train | AP 129 | LISBOA SANTA APOLÓNIA > PORTO CAMPANHÃ | 2027-05-23T19:25 – 2027-05-23T22:34 | 9/41 | KX7T2P | TELMO ARRUDA PINHO',
    ],
  );
});

test('the ends of a coach in columns behind the day', async () => {
  assert.deepEqual(
    await told(`AUTOLINEE ADRIATICHE                                        Biglietto elettronico

Codice prenotazione: KX7T2P                     
Passeggero:  TULLIO MARCHESAN        

                    Partenza                         Arrivo
Data: 21/05/2027    Trieste Autostazione             Pescara Terminal Bus
                    07:30                            15:15
Autobus: 32       Posto: 14

Totale 34,35 €   
`),
    [
      'Bus | 32 | Trieste Autostazione > Pescara Terminal Bus | 2027-05-21T07:30 – 2027-05-21T15:15 | 14 | KX7T2P | TULLIO MARCHESAN',
    ],
  );
});

test('letters behind the word for a night train are its kind; the day of the arrival stands in brackets', async () => {
  assert.deepEqual(
    await told(`Norrtåg – biljett

Tack för din beställning, Signe!
Bokningsnummer: NT4-88172

UTRESA
fre 10.12.2027
Stockholm Central   kl 19.29   spår 8
Kiruna              kl 10.24   (lör 11.12.2027)
Nattåg NZ 94
Vagn 44, plats 31 (sovkupé)
Resenär: Signe Åkerblom, vuxen

HEMRESA
tis 14.12.2027
Kiruna              kl 17.07   spår 2
Stockholm Central   kl 08.24   (ons 15.12.2027)
Nattåg NZ 93
Vagn 5, plats 62 (fönster)
Resenär: Signe Åkerblom, vuxen

Totalt 2 148,00 kr
`),
    [
      'Train | NZ 94 | Stockholm Central > Kiruna | 2027-12-10T19:29 – 2027-12-11T10:24 | 44/31 | NT4-88172 | Signe Åkerblom',
      'Train | NZ 93 | Kiruna > Stockholm Central | 2027-12-14T17:07 – 2027-12-15T08:24 | 5/62 | NT4-88172 | Signe Åkerblom',
    ],
  );
});

test('an electronic ticket in German goes on from where the coupon above lands', async () => {
  assert.deepEqual(
    await told(`ALPENFLUG
BELEG FÜR ELEKTRONISCHES TICKET

Buchungscode:     QX7LMD
Passagier:        BRANDSTETTER/ULRIKE MRS
Ticketnummer:     257 2381190274
Ausstellungsdatum: 19JAN27

Von/Nach                   Flug     Klasse  Datum   Abflug    Ankunft    Tarif           Gepäck
GRAZ (GRZ)                 OS 952   K       08MAI   06:10     06:45      KL0BSI02        1PC
WIEN (VIE) T3              OS 25    K       08MAI   13:35     05:20+1    KL0BSI02        1PC
BANGKOK (BKK)

Gesamtpreis EUR 712,44
`),
    [
      'Flight | OS 952 | GRAZ > WIEN | 2027-05-08T06:10 – 2027-05-08T06:45 | QX7LMD | ULRIKE BRANDSTETTER',
      'Flight | OS 25 | WIEN > BANGKOK | 2027-05-08T13:35 – 2027-05-09T05:20 | QX7LMD | ULRIKE BRANDSTETTER',
    ],
  );
});

test('an electronic ticket in Spanish, with a line below each coupon', async () => {
  assert.deepEqual(
    await told(`AEROLINEAS DEL PLATA
RECIBO DE BILLETE ELECTRONICO

Código de reserva: QX7LMD
Pasajero:          GALINDO/AMPARO MRS
Número de billete: 044 2381190274
Fecha de emisión:  19ENE27  MADRID/WEB

Desde/Hasta                Vuelo    Clase   Fecha   Salida    Llegada    Base tarifaria  Eq
MADRID (MAD) T4            IB 6841  Q       08FEB   12:05     20:40      QL0BSI02        1PC
  Estado: OK
BUENOS AIRES (EZE)         AR 1888  Q       09FEB   08:10     10:35      QL0BSI02        1PC
  Estado: OK
BARILOCHE (BRC)

Tarifa EUR 888,00   Total EUR 1.012,44
`),
    [
      'Flight | IB 6841 | MADRID > BUENOS AIRES | 2027-02-08T12:05 – 2027-02-08T20:40 | QX7LMD | AMPARO GALINDO',
      'Flight | AR 1888 | BUENOS AIRES > BARILOCHE | 2027-02-09T08:10 – 2027-02-09T10:35 | QX7LMD | AMPARO GALINDO',
    ],
  );
});

test('a length is no hour, and a seat below another is that of the next who travels', async () => {
  assert.deepEqual(
    await told(`Cars des Alpes
Réservation n° 3041187265

vendredi 29 octobre 2027

22:40   Annecy (Gare routière)
Durée 7:35 h      Car 417 direction Berlin
06:15   Munich (ZOB)
30 oct.

Passagers
Ludivine Sarrazin
Théo Sarrazin

Sièges
9A
9B

Total 69,96 €
`),
    [
      'Bus | 417 | Annecy (Gare routière) > Munich (ZOB) | 2027-10-29T22:40 – 2027-10-30T06:15 | 9A 9B | 3041187265 | Ludivine Sarrazin + Théo Sarrazin',
    ],
  );
});

test('a ticket for each who travels, one below the other: one journey with a seat for each', async () => {
  assert.deepEqual(
    await told(`Nordexpress
Buchungsnummer: SLQKWD

Frau Henrike Agbaje
Ticketnummer: 15012 88201

Von                     Nach
Hamburg Hbf             Kopenhagen Hbf
Abfahrt                 Ankunft
12:58                   17:35

Datum           Zug       Wagen    Sitzplatz   Klasse
08.05.2027      EC 396    11       53          2

Herr Jerome Agbaje
Ticketnummer: 15012 88202

Von                     Nach
Hamburg Hbf             Kopenhagen Hbf
Abfahrt                 Ankunft
12:58                   17:35

Datum           Zug       Wagen    Sitzplatz   Klasse
08.05.2027      EC 396    11       54          2
`),
    [
      'Train | EC 396 | Hamburg Hbf > Kopenhagen Hbf | 2027-05-08T12:58 – 2027-05-08T17:35 | 11/53 11/54 | SLQKWD | Henrike Agbaje + Jerome Agbaje',
    ],
  );
});

test('a station in two languages is one end', async () => {
  assert.deepEqual(
    await told(`Nachtlijn
Bevestiging van uw boeking
Boekingsnummer: SLQ4WD
Reiziger: mevrouw Anneke Verbeke

Van: Bruxelles-Midi / Brussel-Zuid
Naar: Köln Hbf
Datum: 8 mei 2027
Vertrek: 12:25
Aankomst: 14:15
Trein: ICE 15
Rijtuig: 27
Zitplaats: 53
`),
    [
      'Train | ICE 15 | Bruxelles-Midi / Brussel-Zuid > Köln Hbf | 2027-05-08T12:25 – 2027-05-08T14:15 | 27/53 | SLQ4WD | Anneke Verbeke',
    ],
  );
});

test('a coach in Turkish has the number of its run in a line of its own', async () => {
  assert.deepEqual(
    await told(`Anadolu Turizm
E-biletiniz aşağıdadır.

PNR No: 5KX7TB
Yolcu: Bayan HALE ERTEKİN
Kalkış Yeri: Ankara AŞTİ
Varış Yeri: Konya Otogarı
Kalkış Tarihi ve Saati: 4 Eylül 2027 Cumartesi 13:45
Tahmini Varış: 4 Eylül 2027 Cumartesi 17:10
Sefer 731 – 2+1 Otobüs
Koltuk No: 7
`),
    ['Bus | 731 | Ankara AŞTİ > Konya Otogarı | 2027-09-04T13:45 – 2027-09-04T17:10 | 7 | 5KX7TB | HALE ERTEKİN'],
  );
});

test('the Finnish word for the way out is no Slovak word for a name', async () => {
  assert.deepEqual(
    await told(`Pohjolan Linjat – Matkalippu

Kiitos tilauksestasi, Aino!
Tilausnumero: 55W-4417-0962

MENO
to 9.12.2027
Tampere             klo 9.10    laituri 4
Vaasa               klo 13.35
Bussi 417
Paikka 12
Matkustaja: Aino Lehtovaara, aikuinen

PALUU
su 12.12.2027
Vaasa               klo 15.05   laituri 2
Tampere             klo 19.30
Bussi 422
Paikka 8
Matkustaja: Aino Lehtovaara, aikuinen

Hinta yhteensä 54,80 €
`),
    [
      'Bus | 417 | Tampere > Vaasa | 2027-12-09T09:10 – 2027-12-09T13:35 | 12 | 55W-4417-0962 | Aino Lehtovaara',
      'Bus | 422 | Vaasa > Tampere | 2027-12-12T15:05 – 2027-12-12T19:30 | 8 | 55W-4417-0962 | Aino Lehtovaara',
    ],
  );
});
