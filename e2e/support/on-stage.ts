import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { createDatabase, startPostgres } from './processes/postgres.ts';
import { type RunningProduct, runProduct } from './processes/running-product.ts';

export interface Stage {
  readonly product: RunningProduct;
  readonly browser: Browser;
}

/** Runs work on the built product with a fresh database and a real browser, and stops everything afterwards. */
export async function onStage<Value>(
  settings: Readonly<Record<string, string>>,
  work: (stage: Stage) => Promise<Value>,
): Promise<Value> {
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    const database = await createDatabase(postgres.url);
    const product = await runProduct(database.url, settings);
    ends.push(product.stop);
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    ends.push(() => browser.close());
    return await work({ product, browser });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
