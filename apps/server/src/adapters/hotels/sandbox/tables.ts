import type { JSONColumnType } from 'kysely';
import type { Order } from '../../../features/hotels/index.ts';

export type Kept = {
  readonly total: Order['total'];
  readonly payment: Order['payment']['kind'];
  readonly validFrom: string;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    sandbox_hotel_bookings: {
      id: string;
      client_reference: string;
      hotel_code: string;
      room: string;
      checkin: string;
      checkout: string;
      rooms: number;
      state: 'confirmed' | 'cancelled';
      details: JSONColumnType<Kept>;
      created_at: string;
    };
  }
}
