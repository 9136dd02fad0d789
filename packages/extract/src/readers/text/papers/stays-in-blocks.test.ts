import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract, toSchemaOrg } from '../../../index.ts';

// What portals of China send of a room: no capitals tell the house, and nobody writes a country.

const readStay = async (page: string) => {
  const source = new TextEncoder().encode(page);
  const { reservations } = await extract(source, { fileName: 'stay.html', contextDate: '2027-01-05' });
  return reservations.map(({ booking }) => toSchemaOrg(booking) as { [field: string]: unknown });
};

const stayAt = (house: string) => `<p>尊敬的周晓雯，您好！</p><p>您预订的酒店已确认。</p>
  <p>订单编号：90417730256</p><h3>${house}</h3><p>城市：苏州</p><p>地址：姑苏区平江路66号</p>
  <ul><li>入住日期：2027年3月12日（周五） 15:00后</li><li>离店日期：2027年3月14日（周日） 12:00前</li>
  <li>入住人：周晓雯</li><li>预计到店：19:00</li></ul><p>订单总额：¥1280.00</p><p>取消政策：2027年3月10日18:00前可免费取消。</p>`;

test('a house of China is known by the signs with which its name ends', async () => {
  const [stay, ...others] = await readStay(stayAt('苏州河畔里客栈'));
  assert.equal(others.length, 0);
  assert.deepEqual(stay?.reservationFor, {
    '@type': 'LodgingBusiness',
    name: '苏州河畔里客栈',
    address: { '@type': 'PostalAddress', streetAddress: '姑苏区平江路66号', addressLocality: '苏州' },
  });
  assert.deepEqual(
    [stay?.reservationNumber, stay?.checkinTime, stay?.checkoutTime, stay?.totalPrice, stay?.priceCurrency],
    ['90417730256', '2027-03-12T15:00:00', '2027-03-14T12:00:00', 1280, 'CNY'],
  );
});

test('what is said of a house is no name of one', async () => {
  assert.deepEqual(await readStay(stayAt('您预订的酒店')), []);
});
