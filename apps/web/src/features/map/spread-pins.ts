type Spot = { x: number; y: number };

/** Pins whose middles are nearer than this lie on one another. */
const apartPx = { x: 34, y: 34 };
/** In quarters of that, so that nobody steps further than it takes. */
const steps = [0, ...Array.from({ length: 12 }, (_, i) => (i + 1) / 4).flatMap((step) => [step, -step])];
const shiftsOf = (apart: Spot): Spot[] =>
  steps
    .flatMap((down) => steps.map((right) => ({ x: right * apart.x, y: down * apart.y })))
    .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** How far each pin steps aside so that every one can be hit: an airport and the hotel in its town. Earlier ones stay. */
export function spreadPins(spots: readonly Spot[], apart: Spot = apartPx): Spot[] {
  const shifts = shiftsOf(apart);
  const taken: Spot[] = [];
  return spots.map(({ x, y }) => {
    const isFree = (shift: Spot) =>
      taken.every((other) => Math.abs(other.x - x - shift.x) >= apart.x || Math.abs(other.y - y - shift.y) >= apart.y);
    const shift = shifts.find(isFree) ?? { x: 0, y: 0 };
    taken.push({ x: x + shift.x, y: y + shift.y });
    return shift;
  });
}
