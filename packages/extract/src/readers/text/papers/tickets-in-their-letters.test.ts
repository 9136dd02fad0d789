import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';
import { labelOf } from '../labels/labels.ts';

const told = (paper: string) => toldInFull(read('Ticket', paper));

/** What the engine finds in a file of plain text, by all that it asks. */
async function inAll(paper: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(paper);
  const { reservations } = await extract(bytes, { contextDate: '2027-01-05', fileName: 'ticket.txt' });
  return toldInFull(reservations);
}

test('a flight is confirmed in Icelandic and in Romanian', async () => {
  assert.deepEqual(
    toldInFull(
      await readPage(`<p>Kæri Jón Sveinsson</p><p>Takk fyrir bókunina. Hér er ferðaáætlunin þín.</p>
<dl><dt>Bókunarnúmer</dt><dd>K4T9WZ</dd><dt>Farþegi</dt><dd>Jón Sveinsson</dd></dl>
<h4>Út – miðvikudagur 4. ágúst 2027</h4><p>OG 512<br>Keflavík (KEF) → Berlín (BER)</p>
<p>Brottför: <b>06:10</b><br>Koma: <b>11:45</b></p>`),
    ),
    ['Flight | OG 512 | Keflavík > Berlín | 2027-08-04T06:10 – 2027-08-04T11:45 | K4T9WZ | Jón Sveinsson'],
  );
  assert.deepEqual(
    toldInFull(
      await readPage(`<h1>Confirmarea biletului electronic</h1>
<table><tr><th>Referința rezervării</th><th>Data emiterii</th></tr><tr><td>M7PQ2X</td><td>02.02.2027</td></tr></table>
<table><tr><th>Pasager</th><th>Nr. bilet</th></tr><tr><td>Ioana Petrescu</td><td>281-2400000001</td></tr></table>
<table><tr><th>Zbor</th><th>Data</th><th>De la</th><th>La</th><th>Plecare</th><th>Sosire</th></tr>
<tr><td>W6 3001</td><td>Lu 08.03.2027</td><td>Cluj-Napoca (CLJ)</td><td>Londra Luton (LTN)</td><td>06:05</td><td>07:25</td></tr></table>`),
    ),
    ['Flight | W6 3001 | Cluj-Napoca > Londra Luton | 2027-03-08T06:05 – 2027-03-08T07:25 | M7PQ2X | Ioana Petrescu'],
  );
});

test('a Bulgarian railway has the number of each train in a column of its own', async () => {
  assert.deepEqual(
    toldInFull(
      await readPage(`<p>ЕЛЕКТРОНЕН БИЛЕТ</p><p>Номер на билета: 4410-0032-1187</p>
<table><tr><th>Пътник</th><th>Клас</th></tr><tr><td>Мария Петрова</td><td>1</td></tr></table>
<p>Дата на пътуване: 14.06.2027 (понеделник)</p>
<table><tr><th>Влак</th><th>№</th><th>Тръгва от</th><th>Час</th><th>Пристига в</th><th>Час</th><th>Вагон</th><th>Място</th></tr>
<tr><td>БЪРЗ ВЛАК</td><td>8611</td><td>Пловдив</td><td>09:20</td><td>Бургас</td><td>13:05</td><td>3</td><td>42</td></tr></table>`),
    ),
    [
      'Train | БЪРЗ ВЛАК 8611 | Пловдив > Бургас | 2027-06-14T09:20 – 2027-06-14T13:05 | 3/42 | 4410-0032-1187 | Мария Петрова',
    ],
  );
  for (const words of ['Билет №', 'Номер на резервация', 'Резервация №'])
    assert.equal(labelOf(words), 'reference', words);
});

test('a Vietnamese train has its letters in its number, and its weekdays are no towns', () => {
  assert.deepEqual(
    told(`XÁC NHẬN ĐẶT VÉ THÀNH CÔNG

Mã đặt vé
80213377

Tàu
SE7
Ga đi
Huế
Ga đến
Hà Nội
Khởi hành
08:05 Thứ Sáu, 09/04/2027
Đến nơi
21:40 Thứ Sáu, 09/04/2027

STT  Họ tên                 Đối tượng    Toa   Chỗ
1    Lê Minh Anh            Người lớn    3     22`),
    ['Train | SE7 | Huế > Hà Nội | 2027-04-09T08:05 – 2027-04-09T21:40 | 3/22 | 80213377 | Lê Minh Anh'],
  );
});

test('a Korean train has a name of two scripts, and who bought its tickets travels', () => {
  assert.deepEqual(
    told(`승차권 결제가 완료되었습니다

예약번호  71220-0311-20881-07
구매자    김민준

■ 가는 열차
2027년 3월 11일(목)
ITX-새마을 1041
용산 09:15 → 대전 11:20
2호차 14A`),
    [
      'Train | ITX-새마을 1041 | 용산 > 대전 | 2027-03-11T09:15 – 2027-03-11T11:20 | 2/14A | 71220-0311-20881-07 | 김민준',
    ],
  );
});

test('a line for each ticket of one train is one journey of all whom they name', async () => {
  assert.deepEqual(
    await inAll(`您已成功购买2张车票，订单号码 EB20817733。

1.王建国，2027年03月09日07:30开，广州南站-长沙南站，G1002次列车，7车03A号，二等座，成人票。
2.李雪，2027年03月09日07:30开，广州南站-长沙南站，G1002次列车，7车03B号，二等座，成人票。`),
    ['Train | G1002 | 广州南站 > 长沙南站 | 2027-03-09T07:30 | 7/03A 7/03B | EB20817733 | 王建国 + 李雪'],
  );
});

test('two ways beside each other in plain text are read one after the other', async () => {
  assert.deepEqual(
    await inAll(`BUCHUNGSBESTÄTIGUNG

Herr                                      Buchungsnummer     55120934
Anton Reimers                             Buchungsdatum      04.01.2027

HINREISE                            RÜCKREISE
Mo 10.05.2027                       Mo 17.05.2027
Rostock - Trelleborg                Trelleborg - Rostock
Abfahrt        08:00                Abfahrt        15:00
Ankunft        14:15                Ankunft        21:15
Fähre mit PKW                       Fähre mit PKW`),
    [
      'Boat | Rostock > Trelleborg | 2027-05-10T08:00 – 2027-05-10T14:15 | 55120934 | Anton Reimers',
      'Boat | Trelleborg > Rostock | 2027-05-17T15:00 – 2027-05-17T21:15 | 55120934 | Anton Reimers',
    ],
  );
});

test('two tickets of one train in one paper are of both whom they name', async () => {
  const ticket = (name: string, seat: string) => `ПОСАДОЧНИЙ ДОКУМЕНТ
Прізвище, Ім’я    ${name}
Відправлення      2208001 ОДЕСА                  Поїзд    106Ш
Призначення       2200001 КИЇВ                   Вагон    11 К
Дата/час відпр.   03.07.2027 21:10               Місце    ${seat} ПОВНИЙ
Дата/час приб.    04.07.2027 06:35               Сервіс   1 ПОСТІЛЬ`;
  const [only = '', ...more] = await inAll(
    `Номер замовлення: 88-1200471\n\n${ticket('БОНДАР ІРИНА', '005')}\n${ticket('БОНДАР ПАВЛО', '007')}`,
  );
  assert.equal(more.length, 0);
  assert.match(only, /2027-07-03T21:10 – 2027-07-04T06:35 \| 11\/005 11\/007 \| 88-1200471 \| .*ІРИНА.* \+ .*ПАВЛО/u);
});

test('a stop is its town and its hall, with a state between or without', async () => {
  for (const [from, to] of [
    ['Curitiba, PR - Rodoviária de Curitiba', 'Florianópolis, SC - Terminal Rodoviário Rita Maria'],
    ['Lublin - Dworzec Główny', 'Kraków - Dworzec MDA'],
  ] as const) {
    const [only, ...more] = await readPage(`<p>Sua compra foi aprovada. Localizador: 7TQ4K2. Ônibus.</p>
<table><tr><td>Saída</td><td>12/03/2027</td><td>23h30</td><td>${from}</td></tr>
<tr><td>Chegada</td><td>13/03/2027</td><td>04h10</td><td>${to}</td></tr></table>`);
    assert.equal(more.length, 0);
    const booking = only?.booking as { from?: { name?: string }; to?: { name?: string } };
    assert.deepEqual([booking.from?.name, booking.to?.name], [from, to]);
  }
});

test('until when a ticket may be given back is no day of a journey, and a town is called as its neighbours call it', async () => {
  assert.deepEqual(
    await inAll(`Täname ostu eest! E-pilet
Tellimuse number: BX-120447

EDASI
R, 12.03.2027
09:00   Pärnu bussijaam, Pikk 13
12:05   Riia bussijaam, Prāgas iela 1
Mari Tamm – koht 7

Piletit saab tagastada kuni 11.03.2027 kell 09:00. Bussi vahepeatus: Ainaži (09:55).`),
    ['Bus | Pärnu bussijaam > Riia bussijaam | 2027-03-12T09:00 – 2027-03-12T12:05 | 7 | BX-120447 | Mari Tamm'],
  );
});
