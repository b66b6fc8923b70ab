import type { RepairOrderReply, readShop } from '@dre/core/contract/shop/shop';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { boardColumns } from '@dre/core/domain/shop/board/column';
import type { Browser } from '@playwright/test';
import { anApprovedEstimate } from '../../e2e/shop/an-approved-estimate.ts';
import { bearing, callsWith, tokenOf } from '../../e2e/support/calls.ts';
import type { MeasuredPage } from './frame-cost.ts';

type Shop = ReplyOf<typeof readShop>;

/** One repair order of a real shop; boards of any size are made of copies of it. */
export interface OneOrder {
  readonly token: string;
  readonly shop: Shop;
  readonly reply: RepairOrderReply;
}

export async function oneOrder(url: string): Promise<OneOrder> {
  const token = await tokenOf(url, 'owner');
  const calls = callsWith(url, async () => token);
  const { revision, settings, isOn } = await calls.get<Shop>('/api/shop');
  if (!isOn) {
    await fetch(`${url}/api/shop`, {
      method: 'PUT',
      headers: { ...bearing(token), 'content-type': 'application/json' },
      body: JSON.stringify({ revision, isOn: true, settings }),
    });
  }
  const estimateId = await anApprovedEstimate(calls, 'Ruth Okafor');
  const body = { id: crypto.randomUUID(), estimateId, device: crypto.randomUUID() };
  const reply = await calls.post<RepairOrderReply>('/api/shop/orders', body);
  return { token, reply, shop: await calls.get<Shop>('/api/shop') };
}

/** A board of this many units in the columns before the delivered ones; replies are made here, not read. */
export async function openBoard(
  browser: Browser,
  url: string,
  { token, shop, reply }: OneOrder,
  count: number,
): Promise<MeasuredPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((idToken) => sessionStorage.setItem('id_token', idToken), token);
  const board = { ...shop, waiting: [], cards: copies(shop, count) };
  await page.route('**/api/shop', (route) => route.fulfill({ json: board }));
  await page.route('**/api/shop/orders/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const { order } = reply;
    return route.fulfill({ json: { ...reply, order: { ...order, id } } });
  });
  // The server never answers: a move is measured by what this page does.
  await page.route('**/api/shop/edits', () => undefined);
  await page.goto(`${url}/shop/board`);
  await page.locator('[data-card]').nth(20).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

const dayMs = 24 * 3_600_000;

function copies({ cards }: Shop, count: number): Shop['cards'] {
  const [first] = cards;
  if (first === undefined) throw new Error('The shop has a card.');
  const columns = boardColumns.filter((column) => column !== 'delivered');
  return Array.from({ length: count }, (_, at) => {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const day = new Date(Date.now() + (at - 20) * dayMs).toISOString().slice(0, 10);
    const column = columns[at % columns.length] ?? 'expected';
    const card = {
      ...first.card,
      id,
      number: `RO-${String(10_000 + at)}`,
      column,
      promise: { day, first: day, count: 1 },
    };
    return { card, estimate: { ...first.estimate, customer: `Owner ${String(at)}` } };
  });
}
