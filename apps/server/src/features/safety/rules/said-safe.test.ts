import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saidSafeAt } from './said-safe.ts';

const at = (time: string) => ({
  device_time: `2026-11-21T${time}:00+00:00[Europe/Lisbon]`,
  received_at: `2026-11-21T${time}:00.000Z`,
});
const lea = { account_id: 'lea', company_id: 'helvane' };
const help = { ...lea, kind: 'help', ...at('10:00') } as const;
const safe = { ...lea, kind: 'safe', ...at('11:00') } as const;

test('“I’m safe” speaks of what its person asked for before, and of nobody else’s', () => {
  assert.equal(saidSafeAt(help, [help, safe, { ...safe, ...at('12:00') }]), safe.received_at);
  assert.equal(saidSafeAt(help, [{ ...safe, account_id: 'max' }]), null);
  assert.equal(saidSafeAt(help, [{ ...safe, company_id: 'another' }]), null);
});

test('whoever asks again after it is not safe', () => {
  assert.equal(saidSafeAt({ ...help, ...at('11:30') }, [safe]), null);
  assert.equal(saidSafeAt(safe, [{ ...safe, ...at('12:00') }]), null);
});

test('“I’m safe” that was pressed before the call for help and arrives after it ends nothing', () => {
  const late = { ...safe, device_time: at('09:00').device_time };
  assert.equal(saidSafeAt(help, [late]), null);
});
