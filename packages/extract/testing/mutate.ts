/** A row of numbers from 0 up to 1 that is the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The file damaged as files are: bytes changed, a piece lost, a piece doubled, the end missing. */
export function mutate(file: Uint8Array, random: () => number): Uint8Array {
  const at = () => Math.floor(random() * file.length);
  const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
  switch (Math.floor(random() * 4)) {
    case 0: {
      const changed = file.slice();
      for (let count = 1 + Math.floor(random() * 20); count > 0; count--) changed[at()] = Math.floor(random() * 256);
      return changed;
    }
    case 1:
      return join(file.subarray(0, from), file.subarray(Math.min(to, from + 400)));
    case 2:
      return join(file.subarray(0, to), file.subarray(from));
    default:
      return file.slice(0, to);
  }
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const whole = new Uint8Array(a.length + b.length);
  whole.set(a);
  whole.set(b, a.length);
  return whole;
}
