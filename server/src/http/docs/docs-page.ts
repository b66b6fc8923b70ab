import type { Endpoint } from '@dre/core/contract/endpoint';
import { errorTable } from '@dre/core/contract/errors';
import { product } from '@dre/core/domain/product';
import type { TObject, TSchema } from 'typebox';
import { escapeHtml } from '../pages/escape-html.ts';
import { isRequired } from './openapi.ts';

/** The calls as a page without scripts, from the same declarations as OpenAPI. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const features = [...new Set(endpoints.map(({ feature }) => feature))];
  const sections = features.map(
    (feature) => `<section aria-labelledby="${feature}"><h2 id="${feature}">${heading(feature)}</h2>
      ${endpoints
        .filter((call) => call.feature === feature)
        .map(article)
        .join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · RV Damage Repair Estimator</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><header><h1>Calls of the RV Damage Repair Estimator</h1>
<p>Version ${product.version}. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Bodies and answers are JSON;
a refusal is a problem document (RFC 9457).</p></header>
${sections.join('\n')}
<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Refusals"><table><thead><tr><th scope="col">Kind</th><th scope="col">Status</th><th scope="col">Words</th></tr></thead>
<tbody>${errorRows()}</tbody></table></div></section></main></body></html>`;
}

function article({ method, path, summary, scope, params, query, body, reply, limit }: Endpoint): string {
  return `<article><h3><code>${method} ${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}.
${scope === 'public' ? 'Needs no session.' : `Needs a session (${scope}).`}
${limit ? `At most ${String(limit.requests)} in ${String(limit.perSeconds)} seconds.` : ''}</p>
${fields('Path', params)}${fields('Query', query)}${fields('Body', body)}
<h4>Answer</h4><pre tabindex="0">${escapeHtml(JSON.stringify(reply, undefined, 2))}</pre></article>`;
}

function fields(title: string, schema: TObject | undefined): string {
  if (schema === undefined) return '';
  const rows = Object.entries(schema.properties as Record<string, TSchema>).map(
    ([name, property]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${isRequired(schema, name) ? 'required' : 'optional'}</td>
<td><code>${escapeHtml(JSON.stringify(property))}</code></td></tr>`,
  );
  return `<h4>${title}</h4><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th scope="col">Field</th><th scope="col">Needed</th>
<th scope="col">Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function errorRows(): string {
  return Object.entries(errorTable)
    .map(
      ([kind, { status, title }]) =>
        `<tr id="${kind}"><td><code>${kind}</code></td><td>${String(status)}</td><td>${escapeHtml(title)}</td></tr>`,
    )
    .join('');
}

function heading(feature: string): string {
  return feature.charAt(0).toUpperCase() + feature.slice(1);
}

export const docsStyles = `
:root { color-scheme: light dark; --ink: #12171f; --soft: #5a6472; --paper: #f4f5f7; --card: #fff; --line: #d8dce2; --link: #124fa5; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f5; --soft: #95a0af; --paper: #0d1116; --card: #151a21; --line: #2d3742; --link: #8db8f5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 26px; line-height: 32px; } h2 { margin-top: 40px; font-size: 19px; } h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; } h4 { margin: 16px 0 4px; font-size: 14px; color: var(--soft); }
a { color: var(--link); } code, pre { font-family: ui-monospace, monospace; font-size: .92em; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 12px 0; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); } td:last-child { overflow-wrap: anywhere; }
pre { overflow-x: auto; margin: 0; font-size: 13px; }`;
