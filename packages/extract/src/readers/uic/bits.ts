/** Reads bits from the left, as tickets pack them. Throws `OutOfBits` at the end: a ticket is then not what it says. */
export type Bits = {
  flag(): boolean;
  /** At most 48 bits. */
  number(bits: number): number;
  bytes(length: number): Uint8Array;
  skip(bits: number): void;
  /** How many are left. */
  readonly left: number;
};

export class OutOfBits extends Error {}

export function readBits(bytes: Uint8Array): Bits {
  let at = 0;
  const end = bytes.length * 8;

  function need(bits: number): void {
    if (!(bits >= 0 && at + bits <= end)) throw new OutOfBits(`${bits} bits at ${at} of ${end}`);
  }

  function number(bits: number): number {
    need(bits);
    if (bits > 48) throw new OutOfBits('a number of more than 48 bits');
    let value = 0;
    for (let left = bits; left > 0; ) {
      const free = 8 - (at & 7);
      const take = Math.min(free, left);
      const byte = bytes[at >> 3] ?? 0;
      value = value * 2 ** take + ((byte >> (free - take)) & (2 ** take - 1));
      at += take;
      left -= take;
    }
    return value;
  }

  return {
    number,
    flag: () => number(1) === 1,
    bytes(length) {
      need(length * 8);
      return Uint8Array.from({ length }, () => number(8));
    },
    skip(bits) {
      need(bits);
      at += bits;
    },
    get left() {
      return end - at;
    },
  };
}
