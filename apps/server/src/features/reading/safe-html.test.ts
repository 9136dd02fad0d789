import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeHtml, textOfHtml } from './safe-html.ts';

const safe = (html: string) => safeHtml(html, new Map([['logo@mail', 'data:image/png;base64,AAAA']]));

test('nothing that runs, fetches or submits is left', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://tracker.example/p.gif">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<svg><a xlink:href="javascript:alert(1)"><script>alert(1)</script></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.example"><input name=a><button>Go</button></form>',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<base href="https://evil.example"><link rel=stylesheet href="https://evil.example/a.css">',
    '<style>body{background:url(https://evil.example)}</style>',
    '<p style="background:u\\72l(https://evil.example)">x</p>',
    '<p style="position:fixed;inset:0">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<body onload=alert(1)><p>x</p></body>',
  ];
  for (const html of hostile) {
    const clean = safe(html);
    // As the browser would read it again.
    assert.doesNotMatch(
      clean,
      /<(script|iframe|svg|math|form|input|meta|base|link|style|object)|\son\w+=|javascript:|evil\.example|tracker|position/i,
      html,
    );
  }
});

test('a confirmation still looks like one', () => {
  const mail =
    '<table width="600"><tr><td style="color:#333">Vol <b>QC 1824</b></td></tr></table><img src="cid:logo@mail" alt="Air Corail">';
  assert.equal(
    safe(mail),
    '<table width="600"><tbody><tr><td style="color:#333">Vol <b>QC 1824</b></td></tr></tbody></table>' +
      '<img alt="Air Corail" src="data:image/png;base64,AAAA">',
  );
});

test('ten thousand nested elements are cut off, not followed', () => {
  assert.ok(safe('<div>'.repeat(10_000)).length < 10_000);
});

test('a page reads as lines of text', () => {
  assert.equal(
    textOfHtml('<style>x</style><p>Arrivée <b>15h</b></p><table><tr><td>Vol</td><td>1824</td></tr></table>'),
    'Arrivée 15h\nVol  1824',
  );
});
