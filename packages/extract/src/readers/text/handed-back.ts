import type { Passage } from './passage.ts';

/**
 * "Remise du véhicule" is when a car is given to who hires it, and below "Prise du véhicule" when they give it back.
 */
export function withHandedBack(passages: Passage[]): Passage[] {
  return passages.map((p, i) => {
    if (p.label !== 'pickUp' || !handing.test(p.called)) return p;
    const isFetched = passages
      .slice(0, i)
      .some((q) => q.label === 'pickUp' && q.block === p.block && q.called !== '' && !handing.test(q.called));
    return isFetched ? { ...p, label: 'dropOff', under: p.under === 'pickUp' ? 'dropOff' : p.under } : p;
  });
}

const handing = /^(?:la )?remise\b/;
