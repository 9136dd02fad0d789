import type { Candidate, Evidence } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import { isDay } from '../../text/days.ts';
import { draft } from '../draft.ts';

/** The line's stations in their order, which is their number. */
const stations = [
  ['南港', 'Nangang', 'NAG'],
  ['台北', 'Taipei', 'TPE'],
  ['板橋', 'Banqiao', 'BAQ'],
  ['桃園', 'Taoyuan', 'TAY'],
  ['新竹', 'Hsinchu', 'HSC'],
  ['苗栗', 'Miaoli', 'MIL'],
  ['台中', 'Taichung', 'TAC'],
  ['彰化', 'Changhua', 'CHH'],
  ['雲林', 'Yunlin', 'YUL'],
  ['嘉義', 'Chiayi', 'CHY'],
  ['台南', 'Tainan', 'TAN'],
  ['左營', 'Zuoying', 'ZUY'],
] as const;

const columns = /^\d{13}\d{8}0{3}\d{4}0(?:0[1-9]|1[0-2])20\d{10}000(?:0[1-9]|1[0-2])20\d{10}[0-9A-Z]{45,80}$/;

export function isHighSpeedRail({ text }: Barcode): boolean {
  return columns.test(text.trim());
}

/** Taiwan's high-speed train tickets: digits in fixed columns, times in the island's one zone. */
export function readHighSpeedRail(code: Barcode, node: string): Candidate[] {
  const text = code.text.trim();
  const seen = (at: number, length: number): Evidence => ({ node, at, text: text.slice(at, at + length) });
  const [from, to] = [stationAt(text.slice(28, 31)), stationAt(text.slice(45, 48))];
  const [departure, arrival] = [timeAt(text.slice(31, 43)), timeAt(text.slice(48, 60))];
  if (!from || !to || !departure || !arrival) return [];
  const [coach = 0, row = 0, letter = 0] = [75, 78, 81].map((at) => Number(text.slice(at, at + 3)));
  const price = Number(text.slice(84, 94));
  const ride = draft('TrainReservation');
  ride.set('number', text.slice(24, 28).replace(/^0+/, ''), seen(24, 4));
  ride.set('from', from, seen(28, 3));
  ride.set('to', to, seen(45, 3));
  ride.set('departure', departure, seen(31, 12));
  ride.set('arrival', arrival, seen(48, 12));
  ride.set('carrier', { name: 'Taiwan High Speed Rail' });
  if (coach > 0 && row > 0 && letter >= 1 && letter <= 5)
    ride.set('seats', [{ coach: String(coach), number: `${row}${'ABCDE'[letter - 1]}` }], seen(75, 9));
  if (price > 0) ride.set('price', { amount: String(price), currency: 'TWD' }, seen(84, 10));
  ride.set('ticketToken', tokenOf(code, 'qr'));
  ride.set('status', 'confirmed');
  return [ride.done('barcode', 1)];
}

function stationAt(printed: string) {
  const [name, english, code] = stations[Number(printed) - 1] ?? [];
  if (!name) return null;
  return {
    name: `${name} (${english})`,
    identifier: `${code}／${Number(printed)}`,
    country: 'TW',
    zone: 'Asia/Taipei',
  };
}

function timeAt(printed: string) {
  const [, day = '', hour, minute] = /^(\d{8})(\d\d)(\d\d)$/.exec(printed) ?? [];
  const its = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  if (!isDay(its) || Number(hour) > 23 || Number(minute) > 59) return null;
  return { local: `${its}T${hour}:${minute}:00`, zone: 'Asia/Taipei' };
}
