import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLines } from './in-lines.ts';

test('an expression over several lines is the one that it would be in one', () => {
  const pattern = inLines('iu')`
    ^(?:
      rue|place
      | de la[ ]
      |\d{1,2}[ \n]\/
    )$
  `;
  assert.equal(pattern.source, String.raw`^(?:rue|place| de la[ ]|\d{1,2}[ \n]\/)$`);
  assert.equal(pattern.flags, 'iu');
  assert.equal(inLines()`a|b`.source, 'a|b');
});
