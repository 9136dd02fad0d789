import assert from 'node:assert/strict';
import { test } from 'node:test';
import phone from 'google-libphonenumber';
import { countriesWithNumbers, emergencyNumbers } from './emergency-numbers.ts';

/** Numbers that the plans lack, and what they are. */
const notInPlans: Record<string, string> = {
  'CI 185': 'SAMU',
  'NG 112': 'the national number since 2003',
  'PE 106': 'SAMU',
  'RS 192': 'police; the plans still have 92 to 94',
  'RS 193': 'fire',
  'RS 194': 'ambulance',
  'SA 998': 'civil defence',
  'SN 15': 'SAMU',
};

test('every number is an emergency number of its country', () => {
  const plans = new phone.ShortNumberInfo();
  const unknown = countriesWithNumbers.flatMap((country) =>
    [...new Set(Object.values(emergencyNumbers(country) ?? {}))]
      .filter((number) => !plans.isEmergencyNumber(number, country))
      .map((number) => `${country} ${number}`),
  );
  assert.deepEqual(unknown.sort(), Object.keys(notInPlans).sort());
});

test('one number stands for all three where a country has one', () => {
  assert.deepEqual(emergencyNumbers('US'), { ambulance: '911', police: '911', fire: '911' });
  assert.deepEqual(emergencyNumbers('FR'), { ambulance: '15', police: '17', fire: '18' });
  assert.equal(emergencyNumbers('ZZ'), null);
});
