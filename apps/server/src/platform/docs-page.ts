import type { OpenApi, Operation, Parameter } from './openapi.ts';

/** The calls as a page to read: no script, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), section(method, path, operation)]);
    }
  }
  const contents = [...groups.keys()].map((tag) => `<a href="#${html(tag)}">${html(tag)}</a>`).join(' · ');
  const body = [...groups].map(([tag, parts]) => `<h2 id="${html(tag)}">${html(tag)}</h2>${parts.join('')}`).join('');
  const shapes = Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="shape-${html(name)}"><summary><b>${html(name)}</b></summary>${json(schema)}</details>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The calls of ${html(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>The calls of ${html(document.info.title)}</h1><p>${html(document.info.description)}
For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Every call carries <code>Authorization: Bearer …</code> and <code>Accept-Language</code>. A refusal is problem details (RFC 9457) with a <code>code</code>.
Reads carry an <code>ETag</code>; a write with <code>If-Match</code> is refused with 412 when the record has changed; a POST with an
<code>Idempotency-Key</code> happens once.</p><nav>${contents} · <a href="#shapes">shapes</a></nav>${body}<h2 id="shapes">shapes</h2>${shapes}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const answers = Object.entries(operation.responses)
    .map(([status, answer]) => {
      const { description, content } = answer as { description: string; content?: Record<string, { schema: unknown }> };
      return `<h4>${html(status)} <small>${html(description)}</small></h4>${status === 'default' ? '' : contentList(content)}`;
    })
    .join('');
  return `<details id="${html(operation.operationId)}"><summary><code class="m ${html(method)}">${html(method.toUpperCase())}</code>
<code>${html(path)}</code> <span>${html(operation.summary)}</span></summary>
${operation.security.length ? '' : '<p>Needs no sign-in.</p>'}${parameterTable(operation.parameters)}
${operation.requestBody ? `<h4>Body</h4>${contentList(operation.requestBody.content)}` : ''}${answers}</details>`;
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (!parameters.length) return '';
  const rows = parameters.map(
    (p) =>
      `<tr><td><code>${html(p.name)}</code></td><td>${p.in}${p.required ? ', required' : ''}</td><td>${json(p.schema)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function contentList(content: Record<string, { schema: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<p><code>${html(type)}</code></p>${json(schema)}`)
    .join('');
}

function json(value: unknown): string {
  const text = html(JSON.stringify(value, null, 2));
  return `<pre>${text.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#shape-$1">$1</a>')}</pre>`;
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const docsStyle = `
:root { color-scheme: light dark; --line: #8884; --accent: #1f41ee; }
@media (prefers-color-scheme: dark) { :root { --accent: #8fa2ff; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
a { color: var(--accent); }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary span { opacity: .75; }
.m { display: inline-block; min-width: 4.5em; font-weight: 700; color: var(--accent); }
pre { overflow: auto; font-size: 13px; margin: .25rem 0; max-height: 24rem; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid var(--line); padding: .25rem .5rem; vertical-align: top; }
`;
