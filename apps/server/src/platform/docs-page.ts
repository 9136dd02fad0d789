import type { Content, OpenApi, Operation, Parameter } from './openapi.ts';
import { html, plainPage } from './plain-page.ts';

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
  const title = `The calls of ${document.info.title}`;
  return plainPage({
    title,
    body: `<h1>${html(title)}</h1><p>${html(document.info.description)}
For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Every call carries <code>Authorization: Bearer …</code> and <code>Accept-Language</code>. A refusal is problem details (RFC 9457) with a <code>code</code>.
Reads carry an <code>ETag</code>; a write with <code>If-Match</code> is refused with 412 when the record has changed; a POST with an
<code>Idempotency-Key</code> happens once.</p><nav>${contents} · <a href="#shapes">shapes</a></nav>${body}<h2 id="shapes">shapes</h2>${shapes}`,
  });
}

function section(method: string, path: string, operation: Operation): string {
  const answers = Object.entries(operation.responses)
    .map(([status, answer]) => {
      const { description, content } = answer as { description: string; content?: Record<string, Content> };
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

function contentList(content: Record<string, Content> | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema, example }]) =>
        `<p><code>${html(type)}</code></p>${example === undefined ? '' : `<p>For example</p>${json(example)}`}${json(schema)}`,
    )
    .join('');
}

function json(value: unknown): string {
  const text = html(JSON.stringify(value, null, 2));
  return `<pre>${text.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#shape-$1">$1</a>')}</pre>`;
}
