import { customerFields } from '@dre/core/domain/estimates/returning';
import type { EstimateReply } from '@dre/core/contract/estimates';
import type { Page, Route } from '@playwright/test';
import { callsWith, readEstimate, startEstimate } from './calls.ts';
import { hostileTexts } from './hostile-texts.ts';
import { expect, signedInAs, test } from './product.ts';

let given = 0;
/** The next of them, so that forty fields have all of them. */
function hostile(): string {
  given += 1;
  return hostileTexts[given % hostileTexts.length] ?? '';
}

/** Every field of an estimate that takes a text, through the same door as whatever is typed. */
function hostileEdits() {
  const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, hostile()]));
  const parties = ['customer', 'owner', 'insured', 'insurer', 'adjuster'].map((role) => ({
    kind: 'set-party',
    role,
    changes: texts(...customerFields, 'reference'),
  }));
  const place = { side: 'curb', subSide: 'mid-upper', region: null };
  return [
    ...parties,
    { kind: 'set-heading', changes: texts('estimator', 'inspectedAt') },
    { kind: 'set-claim', changes: texts('number', 'policy') },
    { kind: 'set-loss', changes: texts('kind', 'cause', 'state', 'description') },
    {
      kind: 'set-unit',
      changes: texts('make', 'model', 'plate', 'plateState', 'color', 'priorDamage', 'accessories'),
    },
    ...hostileTexts.slice(0, 8).map((text, at) => ({
      kind: 'add-line',
      lineId: crypto.randomUUID(),
      order: `a${String(at + 1)}`,
      source: 'manual',
      place,
      fields: { description: text, partNumber: hostile(), note: hostile() },
    })),
    ...['internal', 'customer', 'insurer'].map((audience) => ({
      kind: 'add-note',
      note: { id: crypto.randomUUID(), text: hostile(), audience },
    })),
  ].map((change) => ({ id: crypto.randomUUID(), ...change }));
}

const said =
  /^(name|title|lead|description|text|note|caption|company|address|city|phone|email|subject|message|comment|label|reason|estimator|customer|author|by|changedBy|browser|details|make|model)$/;

/** The same answer as if somebody had typed such a text wherever a text stands. */
function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return said.test(key) ? `${value} ${hostile()}` : value;
  if (Array.isArray(value)) return value.map((part) => poisoned(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part, name)]));
}

async function poison(route: Route): Promise<void> {
  const answer = await route.fetch();
  const isJson = (answer.headers()['content-type'] ?? '').startsWith('application/json');
  if (!answer.ok() || !isJson) return route.fulfill({ response: answer });
  return route.fulfill({ response: answer, json: poisoned(await answer.json()) });
}

/** Through the program's own door: one page is loaded for all its screens. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), path);
  await expect(page).toHaveURL(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const came = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    made: document.querySelectorAll(
      'script:not([src]), iframe, object, embed, base, marquee, [onerror], [onload], [onfocus], [href^="javascript:"]',
    ).length,
  }));
  expect(came, path).toEqual({ pwned: false, made: 0 });
}

test('forty hostile texts in every field of an estimate and of every answer are text on every screen', async ({
  page,
  product,
}) => {
  test.slow();
  const token = await signedInAs(page, 'owner');
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  const { revision } = await readEstimate(calls, id);
  const edits = hostileEdits();
  const reply = await calls.post<{ fates: readonly { fate: { kind: string } }[] }>(
    `/api/estimates/${id}/edits`,
    { device: crypto.randomUUID(), since: revision, edits },
  );
  expect(reply.fates.filter(({ fate }) => fate.kind !== 'applied')).toEqual([]);
  const { estimate } = await calls.get<EstimateReply>(`/api/estimates/${id}`);
  expect(estimate.lines.map(({ description }) => description)).toContain(hostileTexts[0]);

  await page.goto('/estimate/dashboard');
  for (const screen of [
    'my-estimates',
    'customers',
    `${id}/new-estimate`,
    `${id}/totals`,
    `${id}/history`,
    `${id}/versions`,
    `${id}/documents`,
    `${id}/photos`,
  ])
    await show(page, `/estimate/${screen}`);
  await page.route(/\/api\/(?!estimates\/[0-9a-f-]{36}|catalogue|Login)/, poison);
  for (const screen of [
    '/estimate/dashboard',
    '/estimate/my-estimates',
    '/account/settings',
    '/account/templates',
    '/account/profile',
    '/account/company',
    '/account/reports',
    '/help/view-topics',
  ])
    await show(page, screen);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('forty hostile texts in what administrators read are text on every screen of theirs', async ({
  page,
}) => {
  test.slow();
  await signedInAs(page, 'admin');
  await page.route(/\/api\/(?!catalogue|Login)/, poison);
  await page.goto('/admin/home');
  for (const screen of [
    'parts',
    'part-types',
    'sides',
    'editions',
    'import',
    'edit-news',
    'edit-events',
    'ad',
    'orders',
    'messages',
    'companies',
    'users',
  ])
    await show(page, `/admin/${screen}`);
  for (const screen of [
    '/reporting/estimate-count-by-company',
    '/reporting/ad-clicks',
    '/reporting/all-ads',
    '/help-admin/edit-topics',
    '/help-admin/manage-help-documents',
  ])
    await show(page, screen);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page that is given text where markup belongs throws, and the text does nothing', async ({
  page,
  noise,
}) => {
  noise.expect(/Trusted(HTML|Script|ScriptURL)|require-trusted-types-for|trusted-types|TrustedTypePolicy/);
  await page.goto('/welcome');
  const outcomes = await page.evaluate((markup) => {
    const tried = (act: () => unknown) => {
      try {
        act();
        return 'taken';
      } catch (cause) {
        return cause instanceof TypeError ? 'thrown' : String(cause);
      }
    };
    const place = document.createElement('div');
    const script = document.createElement('script');
    return [
      tried(() => (place.innerHTML = markup)),
      tried(() => (place.outerHTML = markup)),
      tried(() => place.insertAdjacentHTML('beforeend', markup)),
      tried(() => document.write(markup)),
      tried(() => (script.src = 'data:text/javascript,window.__pwned=1')),
      tried(() => (script.text = 'window.__pwned=1')),
      tried(() => new DOMParser().parseFromString(markup, 'text/html')),
      tried(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('stranger', { createHTML: (text: string) => text }),
      ),
    ];
  }, hostileTexts[8] ?? '');
  expect(outcomes).toEqual(outcomes.map(() => 'thrown'));
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});
