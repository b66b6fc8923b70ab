import { randomUUID } from 'node:crypto';
import { priceAverageLimits, type PriceAverages } from '@dre/core/contract/catalogue/price-averages';
import { cents, thousandths } from '@dre/core/domain/units';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import { computePriceAverages } from './price-averages.ts';

const site = withTestApp({ book: 'starter' });
const place = { side: 'roof', subSide: 'edge', region: null } as const;

async function aShop(): Promise<Member> {
  return aMember(site, (await aCompany(site.db)).id, 'owner');
}

/** Locks an estimate with this part at this price and returns its id. */
async function sold(shop: Member, part: string, price: number, fields: object = {}): Promise<string> {
  const { estimate } = await started(site.app, shop);
  const lineId = randomUUID();
  const line = { kind: 'add-book-line', lineId, order: 'V', part, operation: 'replace', place } as const;
  const reply = await post(site.app, shop, `/api/estimates/${estimate.id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits: [
      anEdit({ ...line, quantity: thousandths(1_000) }),
      anEdit({ kind: 'change-line', lineId, changes: { price: cents(price), ...fields } }),
      anEdit({ kind: 'lock', by: '', at: '' }),
    ],
  });
  expect(reply.json<{ revision: number }>().revision).toBe(3);
  return estimate.id;
}

async function averageOf(shop: Member, part: string): Promise<number | undefined> {
  await computePriceAverages(site.db);
  const reply = await get(site.app, shop, `/api/catalogue/price-averages?part=${part}`);
  return reply.json<PriceAverages>()[0]?.price;
}

test('a price is told once five companies used it, each with one voice, to three digits', async () => {
  const shops = await Promise.all(Array.from({ length: priceAverageLimits.companies }, aShop));
  const [first] = shops as [Member];
  const prices = [30_010, 40_020, 50_030, 60_040];
  for (const [at, price] of prices.entries()) await sold(shops[at] as Member, 'AC-SHROUD', price);
  // A company that sells many still counts once.
  for (let times = 0; times < 6; times += 1) await sold(shops[3] as Member, 'AC-SHROUD', 90_090);
  expect(await averageOf(first, 'AC-SHROUD')).toBeUndefined();
  await sold(shops[4] as Member, 'AC-SHROUD', 70_070);
  expect(await averageOf(first, 'AC-SHROUD')).toBe(50_000);
  const all = (await get(site.app, first, '/api/catalogue/price-averages')).json<PriceAverages>();
  expect(all).toEqual([{ part: 'AC-SHROUD', price: 50_000 }]);
});

test('used parts, possible work and parts of the house are no voice', async () => {
  const shops = await Promise.all(Array.from({ length: 5 }, aShop));
  for (const shop of shops) await sold(shop, 'AC-COMP', 90_000, { partSource: 'used' });
  for (const shop of shops) await sold(shop, 'AC-COMP', 90_000, { state: 'possible' });
  expect(await averageOf(shops[0] as Member, 'AC-COMP')).toBeUndefined();
});

test('the voice of a company is the middle of its newest prices, and an estimate locked again speaks once', async () => {
  const shop = await aShop();
  await sold(shop, 'AC-COND', 10_000);
  const id = await sold(shop, 'AC-COND', 90_000);
  const { estimate } = (await get(site.app, shop, `/api/estimates/${id}`)).json<{
    estimate: { lines: { id: string }[] };
  }>();
  const changes = { price: cents(20_000) };
  await post(site.app, shop, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since: 3,
    edits: [
      anEdit({ kind: 'start-supplement' }),
      anEdit({ kind: 'change-line', lineId: estimate.lines[0]?.id ?? '', changes }),
      anEdit({ kind: 'lock', by: '', at: '' }),
    ],
  });
  await sold(shop, 'AC-COND', 30_000);
  const voices = await inCompany(site.db, shop.companyId, (trx) =>
    sql<{ price: string; n: number }>`
      select price, jsonb_array_length(recent) as n from part_price_voice`.execute(trx),
  );
  expect(voices.rows).toEqual([{ price: '20000', n: 3 }]);
  const others = await inCompany(site.db, (await aShop()).companyId, (trx) =>
    sql`select * from part_price_voice`.execute(trx),
  );
  expect(others.rows).toEqual([]);
});
