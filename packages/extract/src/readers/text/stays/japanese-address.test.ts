import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable } from '../../../../testing/told.ts';

const addresses: [printed: string, ...told: (string | undefined)[]][] = [
  ['〒413-0012 静岡県熱海市東海岸町4-2', '413-0012', '熱海市', '東海岸町4-2'],
  ['〒390-0811 長野県 松本市 中央2-3-5 松本中央ビル', '390-0811', '松本市', '中央2-3-5'],
  ['〒160-0022 東京都新宿区新宿3丁目21番4号', '160-0022', '新宿区', '新宿3丁目21番4号'],
  ['〒510-0075 三重県四日市市安島1-3-38', '510-0075', '四日市市', '安島1-3-38'],
  ['〒963-8002 福島県郡山市駅前１－７', '963-8002', '郡山市', '駅前1-7'],
  // in a county, whose name some give and others do not
  ['〒381-0401 長野県下高井郡山ノ内町平穏7148', '381-0401', undefined, undefined],
  ['〒046-0003 北海道余市郡余市町黒川町7-2', '046-0003', undefined, undefined],
];

for (const [printed, ...told] of addresses)
  test(`a Japanese house stands in a town or a ward, and its street ends with a figure: "${printed}"`, async () => {
    const [stay] = await readTable(
      `予約番号 | QTc8mx27fw\n宿泊施設 | 旅館 あおば\n住所 | ${printed}\nチェックイン日 | 2028年2月11日（金）\nチェックアウト日 | 2028年2月13日（日）`,
      'ご予約を承りました。',
    );
    const place = stay?.booking.type === 'LodgingReservation' ? stay.booking.place : undefined;
    assert.deepEqual([place?.postcode, place?.city, place?.street], told);
    assert.equal(place?.country, 'JP');
  });

test('a colon at the head of a column is of neither side, with a blank behind it or none', () => {
  for (const [label, at] of [
    ['予約番号　　　', '：'],
    ['Booking number    ', ':'],
    ['Booking number    ', ': '],
  ]) {
    const [stay] = read(
      'Your stay',
      `${label}${at}5530917264\nホテル名　　　${at}旅館 あおば\nチェックイン日：2027年6月3日(木)\nチェックアウト日：2027年6月5日(土)\n\nYour booking is confirmed.`,
    );
    assert.ok(stay?.booking.type === 'LodgingReservation', label);
    assert.deepEqual([stay.booking.reference, stay.booking.place?.name], ['5530917264', '旅館 あおば'], label);
  }
});
