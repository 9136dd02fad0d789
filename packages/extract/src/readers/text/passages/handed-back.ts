import type { Passage } from './passage.ts';

/**
 * "Remise du véhicule" is when a car is given to who hires it, and below "Prise du véhicule" when they give it back.
 */
export function withHandedBack(passages: Passage[]): Passage[] {
  return passages.map((p, i) => {
    if (!handing.test(p.called)) return p;
    // "Remise : -12,00 €" is what is taken off
    if (p.label === 'dropOff' && amount.test(p.text)) return { ...p, label: 'other' };
    if (p.label !== 'pickUp') return p;
    const isFetched = passages
      .slice(0, i)
      .some((q) => q.label === 'pickUp' && q.block === p.block && q.called !== '' && !handing.test(q.called));
    return isFetched ? { ...p, label: 'dropOff', under: p.under === 'pickUp' ? 'dropOff' : p.under } : p;
  });
}

const amount = /[€$£%]|\d,\d\d$|^[-−] ?\d/;
const handing = /^(?:la )?remise\b/;
