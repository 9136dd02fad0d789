/** Answers kept for as long as their provider says; the oldest makes room. */
export type Kept<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
};

export function keep<T>(most: number): Kept<T> {
  const kept = new Map<string, T>();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value ?? key);
    },
  };
}

/** Two decimals, about a kilometre: enough for weather, too coarse for a hotel; and neighbours share an answer. */
export function coarse({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `lat=${round(latitude)}&lon=${round(longitude)}`;
}

export const round = (degrees: number) => Math.round(degrees * 100) / 100;
