import { Temporal } from 'temporal-polyfill';
import { lyon } from './hotels.ts';
import { paymentPages } from './liteapi-payment.ts';
import { type Answer, type Asked, standIn } from './places-servers.ts';

/**
 * A local server of LiteAPI's documented contract (https://docs.liteapi.travel, v3.0), with a memory: what was prebooked
 * and booked. Its hotels behave by their numbers, which are the sandbox's. No live key has ever been tried against it.
 */
export const liteHotel = (number: number) => `liteapi:lp${number}`;

type Booking = { bookingId: string; clientReference: string; status: string; hotelConfirmationCode: string };
type Body = Record<string, never> & {
  hotelIds?: string[];
  checkin: string;
  checkout: string;
  occupancies?: unknown[];
  currency: string;
  offerId?: string;
  usePaymentSdk?: boolean;
  prebookId?: string;
  clientReference?: string;
  holder?: { firstName?: string; email?: string };
  guests?: { occupancyNumber: number }[];
  payment?: { method?: string; transactionId?: string };
};
type Stay = { hotel: number; checkin: string; checkout: string; rooms: number; currency: string };

const key = 'sand_a-key-for-tests';

export async function startLiteApi() {
  const bookings = new Map<string, Booking>();
  const prebooks = new Map<string, object>();
  let down = false;
  /** What its payment script has taken money for, by the secret of the prebook. */
  const paid = new Map<string, string>();
  let cards: 'always' | 'when-paid' = 'always';

  let held: { arrived(): void; released: Promise<void> } | null = null;

  const server = await standIn(async (asked) => {
    const byBrowser = paymentPages(asked, server.url, paid);
    if (byBrowser) return byBrowser;
    if (asked.headers['x-api-key'] !== key) return fault(401, 401);
    if (down) return { status: 503 };
    const said = answer(asked);
    if (held && asked.url.pathname === '/rates/book') {
      held.arrived();
      await held.released;
    }
    return said;
  });

  function answer({ method, url, body }: Asked): Answer {
    const said = (body ? JSON.parse(body) : {}) as Body;
    const [, id = ''] = /\/(?:prebooks|bookings)\/([\w-]+)$/.exec(url.pathname) ?? [];
    switch (`${method} ${id ? url.pathname.replace(`/${id}`, '/{id}') : url.pathname}`) {
      case 'GET /data/facilities':
        return {
          json: {
            data: [
              { facility_id: 1, facility: 'Free WiFi' },
              { facility_id: 2, facility: 'Swimming pool' },
            ],
          },
        };
      case 'GET /data/hotels':
        return { json: { data: nearBy(url) } };
      case 'GET /data/hotel':
        return detail(url);
      case 'POST /hotels/rates':
        return rates(said);
      case 'POST /rates/prebook':
        return prebook(said);
      case 'GET /prebooks/{id}':
        return prebooks.has(id) ? { json: { data: prebooks.get(id) } } : fault(404, 4004);
      case 'POST /rates/book':
        return book(said);
      case 'GET /bookings': {
        const found = bookings.get(url.searchParams.get('clientReference') ?? '');
        return { json: { data: found ? [found] : [] } };
      }
      case 'PUT /bookings/{id}':
        return cancel(id);
      default:
        return fault(404, 4004);
    }
  }

  function prebook({ offerId = '', usePaymentSdk }: Body): Answer {
    const stay = stayIn(offerId);
    if (!stay || usePaymentSdk === undefined) return fault(400, 4002);
    if (stay.hotel === 7) return fault(400, 2001);
    const prebookId = `pre-${prebooks.size + 1}`;
    const data = {
      prebookId,
      offerId,
      hotelId: `lp${stay.hotel}`,
      currency: stay.currency,
      termsAndConditions: 'Guests show a photo identification.<br/>No smoking.',
      roomTypes: [{ rates: roomRates(stay, true) }],
      priceDifferencePercent: stay.hotel === 3 ? 7.5 : 0,
      cancellationChanged: stay.hotel === 4,
      boardChanged: false,
      transactionId: `tr_${prebookId}`,
      secretKey: `pi_${prebookId}_secret`,
      offer: stay,
    };
    prebooks.set(prebookId, data);
    return { json: { data } };
  }

  function book({ prebookId = '', clientReference = '', holder, guests, payment }: Body): Answer {
    const found = prebooks.get(prebookId) as { offer: Stay } | undefined;
    if (!found || !holder?.firstName || !holder.email || guests?.length !== found.offer.rooms) return fault(400, 4002);
    if (!['TRANSACTION_ID', 'WALLET', 'CREDIT', 'ACC_CREDIT_CARD'].includes(payment?.method ?? ''))
      return fault(400, 4002);
    if (bookings.has(clientReference)) return fault(400, 4005);
    const secret = payment?.transactionId?.replace(/^tr_(.*)$/, 'pi_$1_secret') ?? '';
    if (payment?.method === 'TRANSACTION_ID' && cards === 'when-paid' && !paid.has(secret)) return fault(402, 5000);
    if (found.offer.hotel === 12) return fault(400, 2013);
    if (found.offer.hotel === 6) return { silent: true };
    const booking = {
      bookingId: `lb${bookings.size + 1}`,
      clientReference,
      status: 'CONFIRMED',
      hotelConfirmationCode: `HC${1000 + bookings.size}`,
    };
    bookings.set(clientReference, booking);
    return found.offer.hotel === 5 ? { silent: true } : { json: { data: booking } };
  }

  function cancel(id: string): Answer {
    const booking = [...bookings.values()].find(({ bookingId }) => bookingId === id);
    if (!booking) return fault(404, 4004);
    if (refusing.has(booking.clientReference)) return fault(400, 4009);
    booking.status = 'CANCELLED';
    return {
      json: { data: { bookingId: id, status: 'CANCELLED', cancellation_fee: 0, refund_amount: 240, currency: 'EUR' } },
    };
  }
  const refusing = new Set<string>();

  return {
    url: server.url,
    asked: server.asked,
    env: {
      ESCALE_HOTELS: 'liteapi',
      LITEAPI_KEY: key,
      LITEAPI_URL: server.url,
      LITEAPI_BOOK_URL: server.url,
      LITEAPI_CARD_ORIGIN: 'https://pay.test',
      LITEAPI_CARD_SCRIPT: `${server.url}/dist/liteAPIPayment.js`,
    },
    /** Whether a prebook counts as paid by itself, or when somebody has paid it in the card fields. */
    takeCards: (when: typeof cards) => {
      cards = when;
    },
    /** The card numbers that were typed into its fields. */
    cardsTyped: () => [...paid.values()],
    /** How many bookings it has under one of our references. */
    booked: (reference: string) => (bookings.has(reference) ? 1 : 0),
    refuseToCancel: (reference: string) => void refusing.add(reference),
    /** It books, and keeps its answer to itself until it is released. */
    holdBack() {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: asked, resolve: arrived } = Promise.withResolvers<void>();
      held = { arrived, released };
      return {
        arrived: asked,
        release() {
          held = null;
          release();
        },
      };
    },
    goDown: (isDown: boolean) => {
      down = isDown;
    },
  };
}

const fault = (status: number, code: number): Answer => ({
  status,
  json: { error: { code, message: 'refused', description: 'refused' } },
});

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 12, 13];
const positionOf = (hotel: number) => ({ latitude: lyon.latitude + hotel / 1000, longitude: lyon.longitude });

function nearBy(url: URL) {
  const metres = Number(url.searchParams.get('radius'));
  const isNear = Math.abs(Number(url.searchParams.get('latitude')) - lyon.latitude) < 0.5 && metres >= 1000;
  if (!isNear) return [];
  return [
    ...numbers.map((hotel) => ({
      id: `lp${hotel}`,
      name: `Test Hotel ${hotel}`,
      address: `${hotel} Test Street`,
      city: 'Lyon',
      country: 'fr',
      ...positionOf(hotel),
      stars: 3,
      rating: 8.1,
      reviewCount: 120,
      main_photo: 'https://static.cupid.travel/hotel.jpg',
      facilityIds: [1],
    })),
    // One that lacks half of itself must not lose the others.
    { id: 'lp99', name: 'Nowhere' },
  ];
}

function detail(url: URL): Answer {
  const hotel = Number(url.searchParams.get('hotelId')?.slice(2));
  if (!numbers.includes(hotel)) return fault(404, 4004);
  return {
    json: {
      data: {
        id: `lp${hotel}`,
        name: `Test Hotel ${hotel}`,
        hotelDescription: '<p>A quiet house &amp; garden.</p>',
        address: `${hotel} Test Street`,
        city: 'Lyon',
        country: 'fr',
        location: positionOf(hotel),
        starRating: 3,
        rating: 8.1,
        reviewCount: 120,
        phone: '+33 1 99 00 00 01',
        checkinCheckoutTimes: { checkin: '03:00 PM', checkout: '11:00 AM' },
        hotelFacilities: ['Free WiFi', 'Restaurant'],
        hotelImages: [{ url: 'https://static.cupid.travel/hotel.jpg', caption: 'Front' }],
      },
    },
  };
}

function rates({ hotelIds = [], checkin, checkout, occupancies = [], currency }: Body): Answer {
  const data = hotelIds
    .map((id) => Number(id.slice(2)))
    .filter((hotel) => numbers.includes(hotel))
    .map((hotel) => {
      const stay = { hotel, checkin, checkout, rooms: occupancies.length, currency };
      const offerId = Buffer.from(JSON.stringify(stay)).toString('base64url');
      return { hotelId: `lp${hotel}`, roomTypes: [{ offerId, rates: roomRates(stay, false) }] };
    });
  return data.length ? { json: { data } } : { json: { error: { code: 2001, message: 'no availability found' } } };
}

function stayIn(offerId: string): Stay | null {
  try {
    return JSON.parse(Buffer.from(offerId, 'base64url').toString()) as Stay;
  } catch {
    return null;
  }
}

/** One for each room. `again`: it is prebooked. */
function roomRates({ hotel, checkin, rooms, currency }: Stay, again: boolean) {
  const amount = again && hotel === 3 ? 129 : 120;
  const cancelTime = eveningBefore(checkin, again && hotel === 4 ? 3 : 1);
  return Array.from({ length: rooms }, (_, room) => ({
    rateId: `rate-${room}`,
    occupancyNumber: room + 1,
    name: 'Double room',
    boardType: 'BI',
    boardName: 'Bed and breakfast',
    remarks: 'City view',
    retailRate: {
      total: [{ amount, currency }],
      taxesAndFees: [
        { included: true, description: 'VAT', amount: 10.91, currency },
        { included: false, description: 'City tax', amount: 2.5, currency },
      ],
    },
    cancellationPolicies: {
      refundableTag: hotel === 2 ? 'NRFN' : 'RFN',
      hotelRemarks: [],
      cancelPolicyInfos: hotel === 2 ? [] : [{ cancelTime, amount, currency, type: 'amount', timezone: 'GMT' }],
    },
    paymentTypes: [hotel === 8 ? 'PROPERTY_PAY' : 'NUITEE_PAY'],
  }));
}

/** Six o'clock at the hotel, as Greenwich counts it. */
const eveningBefore = (day: string, days: number) =>
  Temporal.PlainDate.from(day)
    .subtract({ days })
    .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '18:00' })
    .toInstant()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
    .replace('Z', '');
