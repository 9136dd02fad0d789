import type { NewSegment } from '@escale/contract';

export type DemoTrip = {
  name: string;
  purpose?: string;
  start?: string;
  end?: string;
  segments: NewSegment[];
  fellow?: { email: string; name: string };
  rating?: number;
};

export const helice = { airlineName: 'Hélice Air', airlineCode: '9Z' };
export const nordlys = { airlineName: 'Nordlys Air', airlineCode: '8X' };
export const lea = (seat?: string) => ({ travelers: [{ name: 'Léa Martin', seat }], seatNumber: seat });
export const eur = (amount: string) => ({ price: { amount, currency: 'EUR' } });
