import type { Place, SegmentType } from '@escale/contract';

/** What a person knows a booking by, without a word of any language: `AF 1824 · CDG → LIN`, or the hotel's name. */
export function titleOf(draft: { type: SegmentType; [field: string]: unknown }): string {
  const text = (field: string) => (typeof draft[field] === 'string' ? (draft[field] as string) : undefined);
  const at = (field: string) => nameOf(draft[field] as Place | undefined);
  const route = [at('departure') ?? at('pickUp'), at('arrival') ?? at('dropOff')].filter(Boolean).join(' → ');
  const service = {
    flight: [text('airlineCode') ?? text('airlineName'), text('flightNumber')].filter(Boolean).join(' '),
    train: text('trainNumber') ?? text('transporter'),
    'car-rental': text('company'),
    hotel: text('name'),
    transfer: text('company') ?? text('serviceInfo'),
    vessel: text('vesselName') ?? text('company'),
    cruise: text('shipName') ?? text('company'),
    event: text('name'),
  }[draft.type];
  return [service, route].filter(Boolean).join(' · ') || (text('confirmationNumber') ?? '');
}

const nameOf = (place: Place | undefined) => place?.iata ?? place?.name;
