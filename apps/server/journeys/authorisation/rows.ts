import type { CallName } from '@escale/contract';
import { accountRows } from './account-rows.ts';
import { agencyRows } from './agency-rows.ts';
import { hotelRows } from './hotel-rows.ts';
import { recordRows } from './record-rows.ts';
import type { Row } from './row.ts';
import { tripRows } from './trip-rows.ts';

/** A call without its row does not compile: whoever adds one says here who may. */
export const rows: Record<CallName, Row> = {
  ...tripRows,
  ...accountRows,
  ...recordRows,
  ...hotelRows,
  ...agencyRows,
};
