type Spot = { x: number; y: number };

/** Pins whose middles are nearer than this lie on one another. */
const apartPx = 34;
const steps = [0, 1, -1, 2, -2, 3, -3];
const shifts = steps
  .flatMap((down) => steps.map((right) => ({ x: right * apartPx, y: down * apartPx })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** How far each pin steps aside so that every one can be hit: an airport and the hotel in its town. Earlier ones stay. */
export function spreadPins(spots: readonly Spot[]): Spot[] {
  const taken: Spot[] = [];
  return spots.map(({ x, y }) => {
    const isFree = (shift: Spot) =>
      taken.every((other) => Math.abs(other.x - x - shift.x) >= apartPx || Math.abs(other.y - y - shift.y) >= apartPx);
    const shift = shifts.find(isFree) ?? { x: 0, y: 0 };
    taken.push({ x: x + shift.x, y: y + shift.y });
    return shift;
  });
}
