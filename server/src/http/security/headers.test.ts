import { expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();

const replies = [
  ['a page', 'GET', '/welcome'],
  ['an unknown page', 'GET', '/nowhere'],
  ['a file', 'GET', '/robots.txt'],
  ['a call', 'GET', '/api/configuration'],
  ['an unknown call', 'GET', '/api/nowhere'],
  ['a refused call', 'POST', '/api/Dre/LogAdClick'],
  ['the documents of the calls', 'GET', '/api/docs'],
  ['health', 'GET', '/healthz'],
  ['metrics', 'GET', '/metrics'],
] as const;

test.each(replies)('%s carries every security header', async (_what, method, url) => {
  const { headers } = await site.app.inject({ method, url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toMatch(/https?:/);
});

test('pages run only our own scripts, through Trusted Types', async () => {
  const policy = String((await site.app.inject({ url: '/welcome' })).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types app#url;');
});

/** Findings that Google's CSP Evaluator rates as severe. */
function severeFindings(policy: string): string[] {
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const of = (name: string) => rules.get(name) ?? rules.get('default-src') ?? ['*'];
  const scripts = [...of('script-src'), ...of('script-src-elem'), ...of('worker-src')];
  const open = /^(\*|https?:|data:|blob:|'unsafe-(inline|eval|hashes)'|'wasm-unsafe-eval')$/i;
  return [
    ...scripts.filter((source) => open.test(source)).map((source) => `scripts from ${source}`),
    ...scripts.filter((source) => /\*|^[\w.-]+\.\w+$/.test(source)).map((source) => `scripts of ${source}`),
    ...(of('object-src').join() === "'none'" ? [] : ['plug-ins']),
    ...(rules.get('base-uri')?.join() === "'none'" ? [] : ['another base for addresses']),
    ...(rules.has('form-action') ? [] : ['forms to anywhere']),
    ...(rules.get('frame-ancestors')?.join() === "'none'" ? [] : ['frames of others']),
    ...(rules.get('require-trusted-types-for')?.join() === "'script'" ? [] : ['text as markup']),
  ];
}

test('CSP Evaluator finds no severe problem in the policy of any kind of page', async () => {
  for (const url of ['/welcome', '/login', '/contact-us', '/estimate/dashboard', '/admin/home', '/nowhere']) {
    const { headers } = await site.app.inject({ url });
    expect(severeFindings(String(headers['content-security-policy'])), url).toEqual([]);
  }
  expect(severeFindings("script-src 'self' 'unsafe-inline' https:; object-src *").length).toBeGreaterThan(5);
});

test('replies to calls are never cached by a browser', async () => {
  for (const url of ['/api/configuration', '/api/nowhere', '/healthz', '/readyz']) {
    expect((await site.app.inject({ url })).headers['cache-control'], url).toBe('no-store');
  }
});

test('no other site is let in by CORS', async () => {
  const { headers } = await site.app.inject({
    url: '/api/configuration',
    headers: { origin: 'https://evil.example' },
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
