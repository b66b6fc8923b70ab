import type { Browser, Page } from '@playwright/test';
import { settled } from '../../e2e/support/axe.ts';
import { offers } from '../../e2e/support/builder.ts';
import { callsWith, startEstimate, tokenOf } from '../../e2e/support/calls.ts';
import { type Goal, leastOf } from '../goal.ts';
import { longTasks } from '../support/long-tasks.ts';

/** The cost of a first visit: bytes over the wire in gzip, requests, long tasks, elements. */
export const firstLoad: Goal = {
  id: 'first-load',
  async measure({ product, browser }) {
    const welcome = await load(browser, `${product.url}/welcome`);
    const login = await load(browser, `${product.url}/login`);
    const scriptKb = async (path: string) => scriptBytes(await load(browser, product.url + path)) / 1024;
    const tasks = (path: string) => leastOf(3, () => longTasks(browser, `${product.url}${path}`));
    return [
      {
        name: 'welcome-texts-missing-without-script',
        value: await missingTexts(browser, product.url),
        limit: 0,
      },
      { name: 'welcome-kb-before-images', value: welcome.readingBytes / 1024, limit: 50 },
      { name: 'welcome-script-kb', value: scriptBytes(welcome) / 1024, limit: 30 },
      { name: 'products-script-kb', value: await scriptKb('/products'), limit: 30 },
      { name: 'about-script-kb', value: await scriptKb('/about'), limit: 30 },
      { name: 'order-form-script-kb', value: await scriptKb('/order-form'), limit: 130 },
      { name: 'login-script-kb', value: scriptBytes(login) / 1024, limit: 130 },
      { name: 'builder-script-kb', value: (await loadBuilder(browser, product.url)) / 1024, limit: 230 },
      { name: 'welcome-requests', value: welcome.requests, limit: 30 },
      { name: 'login-requests', value: login.requests, limit: 30 },
      { name: 'foreign-requests', value: welcome.foreign + login.foreign, limit: 0 },
      { name: 'welcome-long-tasks', value: await tasks('/welcome'), limit: 0 },
      { name: 'products-long-tasks', value: await tasks('/products'), limit: 0 },
      { name: 'about-long-tasks', value: await tasks('/about'), limit: 0 },
      { name: 'login-long-tasks', value: await tasks('/login'), limit: 0 },
      { name: 'welcome-elements', value: welcome.elements, limit: 800 },
      { name: 'login-elements', value: login.elements, limit: 400 },
    ];
  },
};

const welcomeTexts = [
  'Welcome To The RV Damage Repair Estimator',
  'The Worlds Most Reliable Damage Repair Estimation Software',
  'Click here to sign up for a free 30 day trial!',
];

async function missingTexts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/welcome`);
  const seen = await Promise.all(welcomeTexts.map((text) => page.getByText(text).first().isVisible()));
  await context.close();
  return seen.filter((isVisible) => !isVisible).length;
}

interface Load {
  /** Bytes needed before the text is readable: page, styles, fonts and blocking scripts. */
  readonly readingBytes: number;
  readonly scripts: readonly Transfer[];
  readonly workers: readonly string[];
  readonly requests: number;
  readonly foreign: number;
  readonly elements: number;
}

interface Transfer {
  url: string;
  type: string;
  /** All bytes received, headers included. */
  bytes: number;
  /** The compressed content alone. */
  body: number;
}

/** The data of pictures, and the worker that draws them: the goal is set for the rest. */
const drawing = /\/assets\/(illustration-data|drawing-worker)-/;

/** All scripts of an open estimate, in the page and in workers, until it can be edited. */
async function loadBuilder(browser: Browser, url: string): Promise<number> {
  const { scripts, workers } = await openedBuilder(browser, url);
  const beside = await Promise.all(workers.filter((from) => !drawing.test(from)).map(compressedSize));
  const bytes = scripts.filter(({ url: from }) => !drawing.test(from)).map(({ body }) => body);
  return sum(bytes) + sum(beside);
}

/** Addresses of the scripts an open estimate fetches before anything is pressed. */
export async function builderScripts(browser: Browser, url: string): Promise<readonly string[]> {
  return (await openedBuilder(browser, url)).scripts.map((script) => script.url);
}

async function openedBuilder(browser: Browser, url: string): Promise<Load> {
  const token = await tokenOf(url, 'estimator');
  const id = await startEstimate(callsWith(url, async () => token));
  return load(browser, `${url}/estimate/${id}/new-estimate?damage=road`, {
    token,
    // The estimate keeps a connection open, so the network is never idle.
    ready: (page) => offers(page).first().waitFor({ timeout: 60_000 }),
  });
}

/** A worker's first script is not among the page's requests. */
async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  const size = answer.headers.get('content-length');
  if (size === null) throw new Error(`${url} does not say how large it is.`);
  return Number(size);
}

interface Visit {
  readonly token?: string;
  readonly ready: (page: Page) => Promise<void>;
}

export async function load(
  browser: Browser,
  url: string,
  { token, ready }: Visit = { ready: settled },
): Promise<Load> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  if (token !== undefined) {
    await context.addInitScript((idToken) => sessionStorage.setItem('id_token', idToken), token);
  }
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url()));
  protocol.on('Network.responseReceived', ({ requestId, response, type }) =>
    transfers.set(requestId, { url: response.url, type, bytes: 0, body: 0 }),
  );
  protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.body += encodedDataLength;
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await protocol.send('Network.enable');
  await page.goto(url);
  await ready(page);
  const { blocking, elements } = await page.evaluate(() => ({
    blocking: [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
      .filter((script) => script.type !== 'module' && !script.defer && !script.async)
      .map((script) => script.src),
    elements: document.querySelectorAll('*').length,
  }));
  await context.close();
  const all = [...transfers.values()].filter((transfer) => transfer.url.startsWith('http'));
  const holdsUp = ({ type, url: from }: Transfer) =>
    ['Document', 'Stylesheet', 'Font'].includes(type) || blocking.includes(from);
  return {
    readingBytes: sum(all.filter(holdsUp).map(({ bytes }) => bytes)),
    scripts: all.filter(({ type }) => type === 'Script'),
    workers: [...workers],
    requests: all.length,
    foreign: all.filter((transfer) => !transfer.url.startsWith(new URL(url).origin)).length,
    elements,
  };
}

export function scriptBytes({ scripts }: Load): number {
  return sum(scripts.map(({ body }) => body));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
