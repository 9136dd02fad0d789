import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// What railways of Japan, Korea, China and Taiwan send: no capitals tell a name, and signs stand behind the numbers.

const told = async (text: string) => {
  const source = new TextEncoder().encode(text);
  return toldInFull((await extract(source, { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations);
};

test('each end has its hour in brackets, figures are as wide as signs, and each train has its own number', async () => {
  const ride = (number: string, day: string, way: string, seat: string) => `■お預かり番号：${number}
＜予約内容＞
乗車日　${day}
${way}
普通車　指定席
${seat}
おとな　１名
`;
  assert.deepEqual(
    await told(`スマートEX 新幹線予約内容

加藤 健一 様

以下の内容で予約を承りました。

${ride('2003', '３月１２日（金）', '品川(07:10)→のぞみ３号→博多(12:04)', '１５号車　３番Ａ席')}
${ride('2004', '３月１４日（日）', '博多(17:36)→のぞみ５６号→品川(22:27)', '９号車　１２番Ｄ席')}
＜お支払額＞
合計　４７，５２０円
`),
    [
      'Train | のぞみ 3 | 品川 > 博多 | 2027-03-12T07:10 – 2027-03-12T12:04 | 15/3A | 2003 | 加藤 健一',
      'Train | のぞみ 56 | 博多 > 品川 | 2027-03-14T17:36 – 2027-03-14T22:27 | 9/12D | 2004 | 加藤 健一',
    ],
  );
});

test('each end stands in a line of its own with its hour in brackets, and the train between them', async () => {
  assert.deepEqual(
    await told(`西田 真由美 様

以下の内容で予約を承りました。

お預かり番号　2005
乗車日　3月12日(金)

名古屋(8:32)
↓ ひかり633号
岡山(10:24)

普通車指定席
11号車 4番D席

お支払額　11,300円
`),
    ['Train | ひかり 633 | 名古屋 > 岡山 | 2027-03-12T08:32 – 2027-03-12T10:24 | 11/4D | 2005 | 西田 真由美'],
  );
});

test('signs for leaving and for arriving are of no name', async () => {
  for (const way of [
    '■東京(8:20発)→仙台(9:51着)　はやぶさ5号',
    '東京 8:20発 → 仙台 9:51着　はやぶさ5号',
    '8:20発 東京 → 9:51着 仙台　はやぶさ5号',
  ])
    assert.deepEqual(
      await told(`予約完了のお知らせ

田中　花子　様

予約番号　E12345

■ご利用日　3月12日
${way}
　普通車指定席　8号車　5番D席
合計金額　11,410円
`),
      ['Train | はやぶさ 5 | 東京 > 仙台 | 2027-03-12T08:20 – 2027-03-12T09:51 | 8/5D | E12345 | 田中 花子'],
      way,
    );
});

test('a Korean ticket, in a line or in columns', async () => {
  const whole =
    'Train | KTX 101 | 서울 > 부산 | 2027-03-12T09:00 – 2027-03-12T11:42 | 5/7A | 82011-0312-10233-12 | 김민지';
  assert.deepEqual(
    await told(`승차권 예매가 완료되었습니다.

예약번호: 82011-0312-10233-12
2027년 3월 12일(금)
서울 (09:00) → 부산 (11:42)
KTX 101  일반실
5호차 7A
김민지 님
`),
    [whole],
  );
  assert.deepEqual(
    await told(`승차권

2027년 03월 12일 (금)
출발            도착
서울            부산
09:00           11:42

열차번호        KTX 101
호차번호        5호차
좌석번호        7A
예약번호        82011-0312-10233-12
승객명          김민지
`),
    [whole],
  );
});

test('a sentence of Chinese railways, and the form of Taiwan’s', async () => {
  assert.deepEqual(
    await told(`尊敬的王小明先生：

您于2027年01月04日成功购买了1张车票，票款共计553.00元，订单号码 E123456789 。所购车票信息如下：

1.王小明，2027年03月12日09:00开，北京南站-上海虹桥站，G1次列车，5车12A号，二等座，成人票，票价553.0元，检票口A8，电子客票。
`),
    ['Train | G1 | 北京南站 > 上海虹桥站 | 2027-03-12T09:00 | 5/12A | E123456789 | 王小明'],
  );
  assert.deepEqual(
    await told(`訂位成功通知

訂位代號：01234567
乘車日期：2027/03/12
車次：0615
起訖站：台北 → 左營
出發時間 08:31   到達時間 10:15
車廂座位：5車12E
總票價：TWD 1,490
`),
    ['Train | 0615 | 台北 > 左營 | 2027-03-12T08:31 – 2027-03-12T10:15 | 5/12E | 01234567'],
  );
});

test('a sign behind a clock says which end the name in front of it is, in whichever columns they stand', async () => {
  for (const lines of [
    '新宿　　09:00発\n松本　11:37着',
    '新宿  09:00発\n松本    11:37着',
    '新宿 09:00発\n松本 11:37着',
  ])
    assert.deepEqual(
      await told(`予約番号：51907
■人数：おとな1名
2027年10月9日（土）
あずさ 5号
${lines}
普通車 指定席
7号車 12番D席
`),
      ['Train | あずさ 5 | 新宿 > 松本 | 2027-10-09T09:00 – 2027-10-09T11:37 | 7/12D | 51907'],
      lines,
    );
});

test('below who travels stands the day with its flight, in a title of its own', async () => {
  assert.deepEqual(
    await told(`Rezervační kód (PNR): K4WQ7B

Cestující
NOVÁKOVÁ / ALENA MRS
čtvrtek 17. června 2027                Let QS1188
Odlet      05:40  Praha (PRG)
Přílet     09:35  Heraklion (HER)
`),
    ['Flight | QS 1188 | Praha > Heraklion | 2027-06-17T05:40 – 2027-06-17T09:35 | K4WQ7B | ALENA NOVÁKOVÁ'],
  );
});
