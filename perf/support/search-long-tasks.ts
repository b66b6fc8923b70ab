import type { EditionReply } from '@dre/core/contract/catalogue/catalogue';
import type { Page } from '@playwright/test';
import type { Stage } from '../../e2e/support/on-stage.ts';
import type { Measurement } from '../goal.ts';
import { longTasksDuring } from './long-tasks.ts';
import { openPictures } from './picture-pages.ts';

const partCount = 50_000;
const tries = 3;
const patienceMs = 300_000;

const queries = ['awnnig fabric', 'refridgerator vent', 'sky light', 'ac-shroud', 'zzxqv'];

export const mainThreadMeans = `and tasks of more than 50 ms of processor time on the main thread while ${queries.length} questions are typed key by key into the page, each until it is answered; the least of ${tries} tries`;

/** Typing in the search of a very large book never blocks the page itself. */
export async function mainThreadTasks({ product, browser }: Stage): Promise<Measurement> {
  const { page, close } = await openPictures(browser, product.url, { prepare: enlargeBook, patienceMs });
  await page.getByRole('searchbox', { name: 'Find a part' }).fill('awning');
  // Once something is found, all parts have been passed to the worker.
  await found(page).waitFor({ timeout: patienceMs });
  let least = Infinity;
  for (let done = 0; done < tries; done += 1) {
    least = Math.min(least, await longTasksDuring(browser, page, () => typeAll(page)));
  }
  await close();
  return { name: 'main-thread-long-tasks', value: least, limit: 0 };
}

const found = (page: Page) => page.getByRole('search').locator('output', { hasText: /found$/ });

async function typeAll(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Find a part' });
  for (const query of queries) {
    await field.fill('');
    await field.focus();
    await page.keyboard.type(query, { delay: 40 });
    await found(page).waitFor();
  }
}

/** Repeats each part of the edition. Done in the page: so much data is slow to send into it. */
async function enlargeBook(page: Page): Promise<void> {
  await page.addInitScript((count) => {
    const fetched = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await fetched(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!/\/api\/catalogue\/editions\/\d+\?/.test(address)) return answer;
      const edition = (await answer.json()) as EditionReply;
      const { parts, operations } = edition.contents.lists as Record<string, Record<string, unknown[]>>;
      if (!parts || !operations) throw new Error('The edition has no parts.');
      const shipped = (parts['code'] ?? []).length;
      const operationsOf = new Map<unknown, number[]>();
      for (const [at, part] of (operations['part'] ?? []).entries()) {
        operationsOf.set(part, [...(operationsOf.get(part) ?? []), at]);
      }
      const copy = (columns: Record<string, unknown[]>, from: number, own: Record<string, unknown>) => {
        for (const [name, values] of Object.entries(columns)) values.push(own[name] ?? values[from]);
      };
      for (let number = shipped; number < count; number += 1) {
        const from = number % shipped;
        const code = `COPY-${number}`;
        const name = `${String(parts['name']?.[from]).slice(0, 50)}, maker ${number % 997}`;
        const [spot] = (parts['spots']?.[from] ?? []) as { side: string; region: string }[];
        // Regions of their own, which the pictures do not show.
        const spots = spot === undefined ? [] : [{ ...spot, region: `${spot.side}.copy-${number}` }];
        for (const at of operationsOf.get(parts['code']?.[from]) ?? []) copy(operations, at, { part: code });
        copy(parts, from, { code, name, spots });
      }
      return new Response(JSON.stringify(edition), { headers: answer.headers });
    };
  }, partCount);
}
