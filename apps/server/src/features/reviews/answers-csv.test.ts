import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './answers-csv.ts';

test('an answer that begins like a formula is text in a spreadsheet', () => {
  assert.equal(csvLine(['=HYPERLINK("http://x","y")']), `"'=HYPERLINK(""http://x"",""y"")"\r\n`);
  assert.equal(csvLine(['+1', '-1', '@SUM(A1)', '  =1', '\t=1']), "'+1,'-1,'@SUM(A1),'  =1,'\t=1\r\n");
});

test('commas, quotes and line breaks stay within their field', () => {
  assert.equal(
    csvLine(['a,b', 'say "hi"', 'two\r\nlines', 'plain', 7, undefined]),
    '"a,b","say ""hi""","two\r\nlines",plain,7,\r\n',
  );
});
