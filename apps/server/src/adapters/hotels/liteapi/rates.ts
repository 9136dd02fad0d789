import type { BoardType, Price } from '@escale/contract';
import { type ProviderRate, plus, priceFromNumber, priceOf, unitsOf, zero } from '../../../features/hotels/index.ts';
import type { LiteOffer } from './answers.ts';

/** An offer in our words; null where it cannot be sold here: several currencies in one. */
export function rateFrom(
  offer: LiteOffer,
  { zone, id, terms }: { zone: string; id: string; terms?: string | null },
): ProviderRate | null {
  const [first] = offer.rates;
  const currency = first?.retailRate.total[0]?.currency;
  if (!first || !currency) return null;
  const totals = offer.rates.map(({ retailRate }) => retailRate.total[0]);
  if (totals.some((total) => total?.currency !== currency)) return null;
  const total = totals.reduce((sum, one) => plus(sum, priceFromNumber(one?.amount ?? 0, currency)), zero(currency));
  const isPaidThere = offer.rates.every(({ paymentTypes }) => paymentTypes?.includes('PROPERTY_PAY'));
  const board = boards[first.boardType?.toUpperCase() ?? ''] ?? 'room-only';
  const none = zero(currency);
  return {
    id,
    room: first.name ?? '–',
    roomDescription: first.boardName ?? null,
    board,
    payNow: isPaidThere ? none : total,
    payAtHotel: isPaidThere ? total : none,
    taxes: offer.rates.flatMap(({ retailRate }) =>
      (retailRate.taxesAndFees ?? []).map((tax) => ({
        label: tax.description ?? '–',
        amount: priceFromNumber(tax.amount, tax.currency),
        included: tax.included ?? false,
      })),
    ),
    terms: termsOf(offer, terms ?? null),
    // The text grows between a search and a prebook; what counts are the steps and the board, which are hashed beside this.
    termsKey: String(isNonRefundable(offer)),
    policy: policyOf(offer, { total, zone }),
    roomsLeft: null,
  };
}

const boards: Record<string, BoardType> = {
  RO: 'room-only',
  BI: 'breakfast',
  BB: 'breakfast',
  HB: 'half-board',
  FB: 'full-board',
  AI: 'all-inclusive',
};

const isNonRefundable = ({ rates }: LiteOffer) =>
  rates.some(({ cancellationPolicies }) => cancellationPolicies?.refundableTag !== 'RFN');

function policyOf(offer: LiteOffer, { total, zone }: { total: Price; zone: string }): ProviderRate['policy'] {
  const text =
    [...new Set(offer.rates.flatMap(({ cancellationPolicies: of }) => of?.hotelRemarks ?? []))].join('\n') || null;
  if (isNonRefundable(offer)) return { hotelTimeZone: zone, refundable: 'none', steps: [], text };
  const rooms = offer.rates.map(({ cancellationPolicies: of }) => of?.cancelPolicyInfos ?? []);
  const moments = [...new Set(rooms.flat().map(({ cancelTime }) => instant(cancelTime)))].sort();
  const steps = moments.map((from) => ({ from, penalty: penaltyAt(rooms, from, total) }));
  return { hotelTimeZone: zone, refundable: 'full', steps, text };
}

type Info = { cancelTime: string; amount: number; currency?: string | null | undefined };

/** Each room has its own steps; the penalty of the whole is the sum of those that hold. */
function penaltyAt(rooms: readonly (readonly Info[])[], moment: string, total: Price): Price {
  let units = 0n;
  for (const infos of rooms) {
    const held = infos.filter(({ cancelTime }) => instant(cancelTime) <= moment);
    const last = held.toSorted((a, b) => (instant(a.cancelTime) < instant(b.cancelTime) ? -1 : 1)).at(-1);
    // In another currency it cannot be added: then all of it counts, which nobody is surprised by to their cost.
    if (last?.currency && last.currency !== total.currency) return total;
    units += last ? unitsOf(last.amount.toFixed(4)) : 0n;
  }
  return priceOf(units, total.currency);
}

/** `2026-12-02 17:00:00`, which is GMT. */
const instant = (cancelTime: string) => new Date(`${cancelTime.trim().replace(' ', 'T')}Z`).toISOString();

function termsOf(offer: LiteOffer, conditions: string | null): string {
  const parts = offer.rates.flatMap(({ boardName, remarks, cancellationPolicies: of }) => [
    boardName,
    remarks,
    ...(of?.hotelRemarks ?? []),
  ]);
  return [...new Set([...parts, conditions].filter(Boolean).map((part) => plain(String(part))))].join('\n') || '–';
}

/** Remarks come as HTML. Shown as text everywhere; this only takes out what would be read as noise. */
export function plain(markup: string): string {
  return markup
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d)>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
