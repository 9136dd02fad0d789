import type { Place } from '../../booking.ts';

/** Code tables of the flexible barcode whose numbers are UIC's: for open tickets, and for reservations. */
const uicTables = [0, 1];

/**
 * A station by its printed name and its code. Germany's own codes are of several tables that nobody tells apart: of
 * those only the name counts. A code alone stands for the name until somebody looks it up.
 */
export function stationPlace(name: string | undefined, printed: string | undefined, table = 0): Place | null {
  const code = printed && withoutCheckDigit(printed);
  const isUic = code !== undefined && uicTables.includes(table) && /^\d{7}$/.test(code) && !code.startsWith('80');
  const shown = name ?? code;
  if (!shown) return null;
  return { name: shown, ...(isUic ? { identifier: `uic:${code}` } : {}) };
}

/** Some write the number's check digit behind it: without the country, every other digit doubled, the sum ends in nought. */
function withoutCheckDigit(code: string): string {
  if (!/^\d{8}$/.test(code)) return code;
  const sum = [...code.slice(2)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? code.slice(0, 7) : code;
}
