import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { cents, thousandths } from '@dre/core/domain/units';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Calls, callsWith, startEstimate, tokenOf } from '../../e2e/support/calls.ts';

const mostAtOnce = 500;

export interface OpenLines {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface EstimateOfLines {
  readonly id: string;
  readonly token: string;
  readonly calls: Calls;
}

/** An estimate of this many lines, created by the product's own calls. */
export async function estimateOfLines(url: string, count: number): Promise<EstimateOfLines> {
  const token = await tokenOf(url, 'estimator');
  const calls = callsWith(url, async () => token);
  const id = await startEstimate(calls);
  const edits = linesOf(count);
  let since = 0;
  for (let from = 0; from < count; from += mostAtOnce) {
    const { revision } = await calls.post<{ revision: number }>(`/api/estimates/${id}/edits`, {
      device: crypto.randomUUID(),
      since,
      edits: edits.slice(from, from + mostAtOnce),
    });
    since = revision;
  }
  return { id, token, calls };
}

/** The same estimate, open in the builder. */
export async function openLines(browser: Browser, url: string, count: number): Promise<OpenLines> {
  const { id, token } = await estimateOfLines(url, count);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((idToken) => sessionStorage.setItem('id_token', idToken), token);
  const page = await context.newPage();
  await page.goto(`/estimate/${id}/new-estimate?damage=road`);
  await page.getByRole('grid', { name: 'Estimate lines' }).waitFor({ timeout: 60_000 });
  const devtools = await context.newCDPSession(page);
  // Processor time of the page's own thread excludes other work of the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

function linesOf(count: number): Edit[] {
  let order: string | null = null;
  return Array.from({ length: count }, (_, index) => {
    order = orderBetween(order, null);
    return {
      kind: 'add-line',
      id: crypto.randomUUID(),
      lineId: crypto.randomUUID(),
      order,
      source: 'manual',
      place: { side: 'road', subSide: 'mid-lower', region: null },
      fields: {
        description: `Work ${index + 1}`,
        operation: 'repair',
        quantity: thousandths(1_000),
        price: cents(1_000 + index),
      },
    };
  });
}
