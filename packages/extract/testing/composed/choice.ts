import { seeded } from '../mutate.ts';

/** Chances that are the same for the same seed. */
export class Choice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  /** So many of them, in their order. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, at) => at);
    const taken = new Set<number>();
    while (taken.size < Math.min(count, list.length)) {
      const at = this.of(left.filter((one) => !taken.has(one)));
      taken.add(at);
    }
    return list.filter((_, at) => taken.has(at));
  }

  mixed<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.map(() => rest.splice(this.within(0, rest.length - 1), 1)[0] as T);
  }

  /** A whole number, both ends included. */
  within(low: number, high: number): number {
    return low + Math.floor(this.#random() * (high - low + 1));
  }

  is(probability: number): boolean {
    return this.#random() < probability;
  }

  letters(count: number): string {
    return Array.from({ length: count }, () => this.of([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])).join('');
  }

  digits(count: number): string {
    return Array.from({ length: count }, (_, at) => this.within(at === 0 ? 1 : 0, 9)).join('');
  }
}
