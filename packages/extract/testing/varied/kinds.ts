import type { Vary } from './variation.ts';
import { varyDays } from './vary-days.ts';
import { varyHouses } from './vary-houses.ts';
import { varyNames } from './vary-names.ts';
import { varyLocators, varyReferences } from './vary-references.ts';
import { varyServices } from './vary-services.ts';
import { varyTimes } from './vary-times.ts';

/** The kinds of variation, in the order in which they are tried. */
export const kinds: { [kind: string]: Vary } = {
  names: varyNames,
  references: varyReferences,
  locators: varyLocators,
  services: varyServices,
  houses: varyHouses,
  times: varyTimes,
  days: varyDays,
};
