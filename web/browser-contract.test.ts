import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { browserContract } from './browser-contract.ts';

const { transform } = browserContract;

function inBrowser(code: string): string {
  if (typeof transform !== 'object') throw new Error('The plugin changes no code.');
  const handler = transform.handler as unknown as (
    this: { parse: typeof parseAst },
    code: string,
  ) => { code: string };
  return handler.call({ parse: parseAst }, code).code;
}

test('a call keeps what the browser reads of it, also what it has in common with others', () => {
  const written = `
    const ofColleague = { scope: 'company', reply: Type.Boolean(), limit: { requests: 1 } };
    export const removeColleague = endpoint({
      ...ofColleague,
      method: 'DELETE',
      path: '/api/company/people/:id',
      summary: 'Remove somebody',
      refusals: ['forbidden'],
    });`;
  const kept = inBrowser(written);
  expect(kept).toContain("const ofColleague = { scope: 'company' };");
  expect(kept).toContain("endpoint({ ...ofColleague, method: 'DELETE', path: '/api/company/people/:id' })");
});

test('a schema nobody asks for is dropped with the limits it is built from', () => {
  const kept = inBrowser('const Name = Type.String({ maxLength: limits.name });\nexport const most = 5;');
  expect(kept).toContain('const Name = /* @__PURE__ */ (() => ');
  expect(kept).toContain('Type.String({ maxLength: limits.name }))();');
});

test('the browser still knows that a call sends bare bytes', () => {
  const written = `
    export const sendPart = endpoint({
      method: 'PATCH',
      path: '/api/parts/:id',
      scope: 'company',
      bytes: true,
      bodyBytes: 100,
    });`;
  expect(inBrowser(written)).toContain(
    "endpoint({ method: 'PATCH', path: '/api/parts/:id', scope: 'company', bytes: true })",
  );
});
