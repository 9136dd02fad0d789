import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJson } from './json-ld.ts';

const broken: [string, string][] = [
  ['a trailing comma', '{"a": 1, "b": [2, 3,],}'],
  ['two commas', '{"a": 1,, "b": [2, 3]}'],
  ['a missing comma', '{"a": 1, "b": [2, 3]}'.replace('1, "b"', '1\n,"b"')],
  ['comments', '{"a": 1, // one\n "b": /* two */ [2, 3]}'],
  ['a CDATA wrapper', '//<![CDATA[\n{"a": 1, "b": [2, 3]}\n//]]>'],
  ['its last bracket forgotten', '{"a": 1, "b": [2, 3]'],
  ['single quotation marks', "{'a': 1, 'b': [2, 3]}"],
  ['HTML entities', '{&quot;a&quot;: 1, &quot;b&quot;: [2, 3]}'],
];

for (const [what, text] of broken)
  test(`JSON with ${what} is repaired`, () => assert.deepEqual(parseJson(text), { a: 1, b: [2, 3] }));

test('a line break and an unescaped quotation mark in a string are kept as text', () => {
  assert.deepEqual(parseJson('{"a": "one\ntwo", "b": "the "Lion" hotel"}'), { a: 'one\ntwo', b: 'the "Lion" hotel' });
});

test('objects without a comma between them are repaired', () => {
  assert.deepEqual(parseJson('[{"a": 1} {"b": 2}]'), [{ a: 1 }, { b: 2 }]);
});

test('objects one behind the other are a list', () => {
  assert.deepEqual(parseJson('{"a": 1}\n{"b": {"c": 2}}'), [{ a: 1 }, { b: { c: 2 } }]);
});

test('what is cut off in the middle of a value stays unread', () => {
  for (const text of ['{"a": 1, "b": "tw', '{"a": 1, "b": {', '{"a": 1, "b":']) assert.equal(parseJson(text), null);
});

test('what is no JSON stays unread', () => assert.equal(parseJson('var a = function () {}'), null));

test('a megabyte of brackets is no trouble', () => assert.equal(parseJson('['.repeat(1_000_000)), null));
