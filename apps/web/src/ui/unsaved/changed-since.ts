/** The fields of a record that became something else since they were `seen`; not those in which the same was typed here. */
export function changedSince<T extends object>(seen: T, now: T, typed: Partial<T>): (keyof T)[] {
  const names = Object.keys(now) as (keyof T)[];
  return names.filter((name) => !isSame(seen[name], now[name]) && !(name in typed && isSame(typed[name], now[name])));
}

/** What was typed since `sent` went out, or while it did. */
export function typedSince<T extends object>(sent: T, typed: Partial<T>): Partial<T> {
  const later = (Object.keys(typed) as (keyof T)[]).filter((name) => !isSame(typed[name], sent[name]));
  return Object.fromEntries(later.map((name) => [name, typed[name]])) as Partial<T>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
