import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';
import { labelOf } from '../labels/labels.ts';

const told = (paper: string) => toldInFull(read('Ticket', paper));

test('a ticket in Malay and one in Indonesian say their months, coaches and seats', () => {
  assert.deepEqual(
    told(`KERETAPI TANAH MELAYU
E-TIKET

Kod Tempahan: RT8820146
Tarikh Tempahan: 3 Mac 2027
Nombor Tren: 9204

Berlepas                          Ketibaan
KL SENTRAL                        IPOH
Jumaat, 19 Mac 2027               Jumaat, 19 Mac 2027
09:15                             11:40

Penumpang                 Koc     Tempat Duduk
NUR AISYAH RAHMAN         C       7B

Jumlah Keseluruhan: RM 50.00`),
    ['Train | 9204 | KL SENTRAL > IPOH | 2027-03-19T09:15 – 2027-03-19T11:40 | C/7B | RT8820146 | NUR AISYAH RAHMAN'],
  );
  assert.deepEqual(
    told(`BUKTI PEMBELIAN TIKET

Kode Booking        : QX7B2TA
Tanggal Transaksi   : 1 Mei 2027 10:33 WIB
Nomor Kereta        : 7

Keberangkatan                               Kedatangan
BANDUNG (BD)                                YOGYAKARTA (YK)
Kamis, 5 Agustus 2027                       Kamis, 5 Agustus 2027
07:20                                       13:45

No   Nama                        Tipe       No. Identitas        Gerbong   Kursi
1    RINA WULANDARI              Dewasa     3174xxxxxxxx0007     2         4C`),
    [
      'Train | 7 | BANDUNG (BD) > YOGYAKARTA (YK) | 2027-08-05T07:20 – 2027-08-05T13:45 | 2/4C | QX7B2TA | RINA WULANDARI',
    ],
  );
});

test('a Croatian ferry fills the column of its ship, and a Greek coach has its towns in Greek letters', () => {
  assert.deepEqual(
    told(`POTVRDA O KUPNJI
Broj rezervacije: 3311-770254
Nositelj: Ivana Horvat

Brod          Polazak                   Dolazak
SVETA STOŠIJA Zadar 03.06.2027. 10:00   Preko 03.06.2027. 10:25

UKUPNO ZA PLATITI EUR     22,00
Trajektna linija 431`),
    ['Boat | SVETA STOŠIJA | Zadar > Preko | 2027-06-03T10:00 – 2027-06-03T10:25 | 3311-770254 | Ivana Horvat'],
  );
  assert.deepEqual(
    told(`Υπεραστικά Λεωφορεία
ΗΛΕΚΤΡΟΝΙΚΟ ΕΙΣΙΤΗΡΙΟ

ΚΩΔΙΚΟΣ ΚΡΑΤΗΣΗΣ
PB71K402

ΕΠΙΒΑΤΗΣ
ΝΙΚΟΣ ΠΑΠΑΔΑΚΗΣ

ΑΠΟ                   ΠΡΟΣ                  ΗΜΕΡΟΜΗΝΙΑ            ΩΡΑ       ΘΕΣΗ
ΑΘΗΝΑ                 ΠΑΤΡΑ                 Δευ 07/06/2027        09:30     12
Άφιξη                 12:15`),
    ['Bus | ΑΘΗΝΑ > ΠΑΤΡΑ | 2027-06-07T09:30 – 2027-06-07T12:15 | 12 | PB71K402 | ΝΙΚΟΣ ΠΑΠΑΔΑΚΗΣ ?'],
  );
});

test('a town and its station behind a comma are where one gets on', () => {
  assert.deepEqual(
    told(`Carte d'embarquement

Numéro de réservation
4TQ8MB

Passager
Louise TREMBLAY

Train 26

De
Montréal, Gare Centrale
lun. 4 oct. 2027 08:45

À
Québec, Gare du Palais
lun. 4 oct. 2027 12:10

Voiture
3

Siège
8C`),
    [
      'Train | 26 | Montréal, Gare Centrale > Québec, Gare du Palais | 2027-10-04T08:45 – 2027-10-04T12:10 | 3/8C | 4TQ8MB | Louise TREMBLAY',
    ],
  );
});

test('a number in groups of letters and figures is read to its end, and how many travel is none', () => {
  const [only] = read(
    'Ticket',
    `Cod rezervare   K7P2 4WTX 08
Călător         IONESCU MARIA

Tren       De la              Data         Plecare    La            Sosire    Vagon   Loc
IR 1581    București Nord     18.09.2027   08:30      Constanța     10:42     4       61`,
  );
  assert.equal(only?.booking.reference, 'K7P2 4WTX 08');
  for (const words of ['Antal resenärer', 'Antall reisende', 'Broj putnika', 'Número de passageiros', 'Yolcu sayısı'])
    assert.equal(labelOf(words), 'party');
});
