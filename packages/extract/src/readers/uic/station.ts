import type { Place } from '../../booking.ts';

/** Code tables of the flexible barcode whose numbers are UIC's: for open tickets, and for reservations. */
const uicTables = [0, 1];

/**
 * A station by its printed name and its code. Germany's own codes are of several tables that nobody tells apart: of
 * those only the name counts. A code alone stands for the name until somebody looks it up.
 */
export function stationPlace(name: string | undefined, code: string | undefined, table = 0): Place | null {
  const isUic = code !== undefined && uicTables.includes(table) && /^\d{7}$/.test(code) && !code.startsWith('80');
  const shown = name ?? code;
  if (!shown) return null;
  return { name: shown, ...(isUic ? { identifier: `uic:${code}` } : {}) };
}
