import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDark, nextTheme, parseTheme } from './theme-cycle.ts';

test('the theme cycles from system to light to dark and back', () => {
  assert.equal(nextTheme('system'), 'light');
  assert.equal(nextTheme('light'), 'dark');
  assert.equal(nextTheme('dark'), 'system');
});

test('who never chose a theme, or has something strange kept, gets the light one', () => {
  assert.equal(parseTheme(null), 'light');
  assert.equal(parseTheme('sepia'), 'light');
  assert.equal(parseTheme('system'), 'system');
});

test('only the theme "system" listens to the system', () => {
  assert.equal(isDark('system', true), true);
  assert.equal(isDark('light', true), false);
  assert.equal(isDark('dark', false), true);
});
