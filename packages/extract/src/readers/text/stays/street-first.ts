import { isTown } from './addresses.ts';
import { isStreet } from './streets.ts';

/** "3300 Eger, Almagyar utca 27." as "Almagyar utca 27, 3300 Eger": in Hungary and farther east the town stands before its street. */
export function streetFirst(line: string): string {
  const [, town = '', street = '', behind = ''] = townBefore.exec(line) ?? [];
  return town && isTown(town) && isStreet(street) && !isTown(behind.slice(2)) ? `${street}, ${town}${behind}` : line;
}

const townBefore =
  /^((?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}) \p{Lu}[\p{L}'’ -]{1,40}), ([^,]{5,50}[\p{L}\d]\.?)((?:, [^,]{2,40})?)$/u;
