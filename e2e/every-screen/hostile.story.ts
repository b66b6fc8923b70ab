import { customerFields } from '@dre/core/domain/estimates/intake/returning-customer';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { listMessages, listOrders } from '@dre/core/contract/enquiries/enquiry-inbox';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { listHelpDocuments } from '@dre/core/contract/help/help';
import type { Page, Request, Route } from '@playwright/test';
import { type Calls, callsWith, readEstimate, startEstimate } from '../support/calls.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { actionsOutOfSight, longNames, oneWord, threeSizes } from '../support/long-names.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import { show } from '../support/show.ts';

let given = 0;
/** The next of them, so that forty fields cover all of them. */
function nextOf(texts: readonly string[]): string {
  given += 1;
  return texts[given % texts.length] ?? '';
}

/** Every text field of an estimate, sent through the same endpoint as typed text. */
function editsWith(written: readonly string[]) {
  const next = () => nextOf(written);
  const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, next()]));
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
    ...written.slice(0, 8).map((text, at) => ({
      kind: 'add-line',
      lineId: crypto.randomUUID(),
      order: `a${String(at + 1)}`,
      source: 'manual',
      place,
      fields: { description: text, partNumber: next(), note: next() },
    })),
    ...['internal', 'customer', 'insurer'].map((audience) => ({
      kind: 'add-note',
      note: { id: crypto.randomUUID(), text: next(), audience },
    })),
  ].map((change) => ({ id: crypto.randomUUID(), ...change }));
}

const said =
  /^(name|title|lead|description|text|note|caption|company|address|city|phone|email|subject|message|comment|label|reason|estimator|customer|author|by|changedBy|browser|details|make|model)$/;

type Retold = (text: string, key: string) => string;

/** The same reply as if such a text had been typed wherever a text stands. */
function retold(value: unknown, telling: Retold, key = ''): unknown {
  if (typeof value === 'string') return telling(value, key);
  if (Array.isArray(value)) return value.map((part) => retold(part, telling, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, retold(part, telling, name)]));
}

const names =
  /^(name|title|caption|company|customer|insurer|vehicle|estimator|author|by|changedBy|fileName|email|owners|make|model)$/;

/**
 * Every name longer than a name may be, and a hostile text in every free text; words of the program, such as kinds,
 * stay unchanged.
 */
const worst: Retold = (text, key) => {
  const isName = names.test(key) && text !== '' && !/^[a-z-]+$/.test(text);
  const long = isName ? oneWord : text;
  return said.test(key) ? `${long} ${nextOf(hostileTexts)}` : long;
};

async function worsen(route: Route): Promise<void> {
  const answer = await route.fetch();
  const isJson = (answer.headers()['content-type'] ?? '').startsWith('application/json');
  if (!answer.ok() || !isJson) return route.fulfill({ response: answer });
  return route.fulfill({ response: answer, json: retold(await answer.json(), worst) });
}

const messageId = '6c1f2c9e-6c5c-4a54-9c39-5b0a53d7e0a1';
const at = '2026-10-05T12:00:00.000Z';

/** One row for each list that is empty in a new installation. */
const rowsOf = {
  orders: {
    items: [
      {
        id: messageId,
        receivedAt: at,
        state: 'waiting',
        name: oneWord,
        organization: oneWord,
        email: oneWord,
        phone: '555-0100',
      },
    ],
    total: 1,
    next: null,
  } satisfies ReplyOf<typeof listOrders>,
  messages: {
    items: [
      {
        id: messageId,
        receivedAt: at,
        state: 'open',
        name: oneWord,
        title: oneWord,
        company: oneWord,
        phone: null,
        email: oneWord,
        message: oneWord,
        handledAt: null,
        handledBy: null,
      },
    ],
    total: 1,
    next: null,
  } satisfies ReplyOf<typeof listMessages>,
  documents: [
    {
      id: messageId,
      title: oneWord,
      fileName: oneWord,
      mediaType: 'application/pdf',
      bytes: 2048,
      addedAt: at,
    },
  ] satisfies ReplyOf<typeof listHelpDocuments>,
};

async function expectUnharmed(page: Page, path: string): Promise<void> {
  const came = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    made: document.querySelectorAll(
      'script:not([src]), iframe, object, embed, base, marquee, [onerror], [onload], [onfocus], [href^="javascript:"]',
    ).length,
  }));
  expect(came, path).toEqual({ pwned: false, made: 0 });
}

function answerWorst(rows: unknown): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ json: retold(rows, worst) });
}

/** The screens of one estimate. */
function screensOf(id: string): readonly string[] {
  return ['new-estimate', 'totals', 'history', 'versions', 'documents', 'photos'].map(
    (screen) => `/estimate/${id}/${screen}`,
  );
}

const screensOfShop = [
  '/estimate/dashboard',
  '/estimate/my-estimates',
  '/account/settings',
  '/account/templates',
  '/account/profile',
  '/account/company',
  '/account/reports',
  '/help/view-topics',
];

const screensOfAdmin = [
  '/admin/parts',
  '/admin/part-types',
  '/admin/sides',
  '/admin/editions',
  '/admin/import',
  '/admin/edit-news',
  '/admin/edit-events',
  '/admin/ad',
  '/admin/orders',
  '/admin/messages',
  '/admin/companies',
  '/admin/users',
  '/reporting/estimate-count-by-company',
  '/reporting/ad-clicks',
  '/reporting/all-ads',
  '/help-admin/edit-topics',
  '/help-admin/manage-help-documents',
];

async function write(calls: Calls, id: string, texts: readonly string[]): Promise<void> {
  const { revision } = await readEstimate(calls, id);
  const reply = await calls.post<{ fates: readonly { fate: { kind: string } }[] }>(
    `/api/estimates/${id}/edits`,
    { device: crypto.randomUUID(), since: revision, edits: editsWith(texts) },
  );
  expect(reply.fates.filter(({ fate }) => fate.kind !== 'applied')).toEqual([]);
}

/** The pending calls of a page; the stream of an estimate never ends. */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!/\/stream(\?|$)/.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Once each screen is idle: no text was executed, and no action is out of sight at any size. */
async function expectUnmoved(page: Page, paths: readonly string[]): Promise<void> {
  const underWay = callsUnderWay(page);
  for (const path of paths) {
    await show(page, path);
    await expect.poll(() => underWay.size, path).toBe(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const size of threeSizes) {
      await page.setViewportSize(size);
      await expect.poll(() => actionsOutOfSight(page), `${path} at ${size.width}`).toEqual([]);
      await expectUnharmed(page, path);
    }
  }
}

test('forty hostile texts in every field of an estimate are text on every screen of it', async ({
  page,
  product,
}) => {
  const token = await signedInAs(page, 'owner');
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  await write(calls, id, hostileTexts);
  const { estimate } = await calls.get<EstimateReply>(`/api/estimates/${id}`);
  expect(estimate.lines.map(({ description }) => description)).toContain(hostileTexts[0]);

  await page.goto('/estimate/dashboard');
  for (const path of ['/estimate/my-estimates', '/estimate/customers', ...screensOf(id)]) {
    await show(page, path);
    await expectUnharmed(page, path);
  }
});

test('names of 70 and of 200 characters and hostile texts in every answer are text, and push no action out of sight, on a desk, a tablet and a phone', async ({
  page,
  product,
}) => {
  test.slow();
  const token = await signedInAs(page, 'owner');
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  await write(calls, id, longNames);
  await page.goto('/estimate/dashboard');
  await expectUnmoved(page, [...screensOf(id), `/estimate/${id}/compare`, '/estimate/customers']);
  await page.route(/\/api\/(?!estimates\/[0-9a-f-]{36}|catalogue|Login)/, worsen);
  await page.route(/\/api\/help\/documents/, answerWorst(rowsOf.documents));
  await expectUnmoved(page, screensOfShop);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('names of 200 characters and hostile texts in what administrators read are text, and push no action out of sight', async ({
  page,
}) => {
  test.slow();
  await signedInAs(page, 'admin');
  await page.route(/\/api\/(?!catalogue|Login)/, worsen);
  await page.route(/\/api\/admin\/orders/, answerWorst(rowsOf.orders));
  await page.route(/\/api\/admin\/messages/, answerWorst(rowsOf.messages));
  await page.route(/\/api\/help\/documents/, answerWorst(rowsOf.documents));
  await page.goto('/admin/home');
  await expectUnmoved(page, screensOfAdmin);
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
