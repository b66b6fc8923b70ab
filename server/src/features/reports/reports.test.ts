import type { AdClicks, AllAds, EstimateCounts } from '@dre/core/contract/reports/reports';
import type { Stage } from '@dre/core/domain/estimates/model/estimate';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aMember, type Member } from '../../testing/estimates.ts';
import { listedEstimate } from '../../testing/listed-estimates.ts';
import { aCompany, aPerson, testPassword } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let administrator: string;
let owner: Member;

beforeAll(async () => {
  owner = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const person = await aPerson(site.db, { administrator: true });
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: person.email, password: testPassword },
  });
  administrator = reply.json<{ result: string }>().result;
});

async function report<Answer>(path: string): Promise<Answer> {
  const reply = await site.app.inject({
    url: `/api/Reporting/${path}`,
    headers: { authorization: `Bearer ${administrator}` },
  });
  expect(reply.statusCode, path).toBe(200);
  return reply.json<Answer>();
}

describe('estimates by company and month', () => {
  const month = '2026-11';

  async function counted() {
    const { months } = await report<EstimateCounts>('GetEstimateCountByCompany');
    return months.find((row) => row.company === owner.companyId && row.month === month);
  }

  async function change(id: string, values: { stage?: Stage; draft?: string | null; sent_at?: Date }) {
    await inCompany(site.db, owner.companyId, (trx) =>
      trx.updateTable('estimate').set(values).where('id', '=', id).execute(),
    );
  }

  test('an estimate counts from its start, its value once it is locked, and neither once it is void', async () => {
    const at = { companyId: owner.companyId, personId: owner.id };
    const id = await listedEstimate(site.db, at, { number: 'E-1', draft: 'E01', stage: 'draft', total: 700 });
    await listedEstimate(site.db, at, { number: 'E-2', draft: 'E01', stage: 'draft', total: 900 });
    expect(await counted()).toMatchObject({ estimates: 2, sent: 0, value: 0 });
    await change(id, { stage: 'sent', draft: null, sent_at: new Date('2026-11-14T11:00:00Z') });
    expect(await counted()).toMatchObject({ estimates: 2, sent: 1, value: 700 });
    await change(id, { draft: 'S01' });
    expect(await counted()).toMatchObject({ estimates: 2, sent: 1, value: 700 });
    await change(id, { stage: 'void' });
    expect(await counted()).toMatchObject({ estimates: 2, sent: 0, value: 0 });
  });

  test('what is kept equals what is counted anew', async () => {
    const kept = await sql`select id, started, sent, value from estimate_month order by id`.execute(site.db);
    expect(kept.rows).toEqual([]);
    const own = await inCompany(site.db, owner.companyId, async (trx) => ({
      kept: await trx.selectFrom('estimate_month').select(['started', 'sent', 'value']).execute(),
      anew: await sql`
        select count(*)::text as started,
          count(*) filter (where stage <> 'void' and sent_at is not null)::text as sent,
          coalesce(sum(total) filter (where stage <> 'void' and sent_at is not null), 0)::text as value
        from estimate where stage <> 'void' or sent_at is not null`.execute(trx),
    }));
    expect(own.kept).toEqual(own.anew.rows);
  });

  test('every company is named with the people who may enter it', async () => {
    const { companies, now } = await report<EstimateCounts>('GetEstimateCountByCompany');
    expect(now).toBe(month);
    expect(companies.find(({ id }) => id === owner.companyId)).toMatchObject({ kind: 'shop', users: 1 });
  });
});

describe('ads and the clicks on them', () => {
  async function click(ad: string, day: string, times = 1) {
    for (let at = 0; at < times; at += 1) {
      await site.db
        .insertInto('ad_click')
        .values({ ad, clicked_at: new Date(`${day}T12:00:00Z`) })
        .execute();
    }
  }

  test('pages of clicks, asked for as text, together hold every day of every ad once', async () => {
    await site.db.insertInto('ad').values({ id: 'spring', title: 'Spring sale' }).execute();
    for (const day of ['2026-11-10', '2026-11-11', '2026-11-12']) {
      await click('spring', day, 2);
      await click('printed long ago', day);
    }
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => report<AdClicks>(`GetAdClicks?page=${page}&pageSize=2`)),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 2, 0]);
    expect(pages.flatMap(({ items }) => items)).toHaveLength(
      new Set(pages.flatMap(({ items }) => items.map(({ day, ad }) => `${day} ${ad}`))).size,
    );
    expect(pages[0]).toMatchObject({ page: 1, pageSize: 2, total: 6, today: '2026-11-14' });
    expect(pages[0]?.items[0]).toEqual({ day: '2026-11-12', ad: 'printed long ago', title: null, clicks: 1 });
    const paged = pages.flatMap(({ items }) => items).reduce((sum, { clicks }) => sum + clicks, 0);
    expect(pages[0]?.days.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(paged);
  });

  test('every ad is listed with all its clicks, twenty to a page unless asked otherwise', async () => {
    await site.db.insertInto('ad').values({ id: 'quiet', title: 'Nobody followed this' }).execute();
    const { items, pageSize } = await report<AllAds>('GetAllAds');
    expect(pageSize).toBe(20);
    expect(items.map(({ id, clicks }) => [id, clicks])).toEqual(
      expect.arrayContaining([
        ['quiet', 0],
        ['spring', 6],
      ]),
    );
  });

  test('two first clicks of a day at once are both counted, on one row', async () => {
    await Promise.all(Array.from({ length: 8 }, () => click('rush', '2026-11-13')));
    const { items } = await report<AdClicks>('GetAdClicks');
    expect(items.filter(({ ad }) => ad === 'rush')).toMatchObject([{ day: '2026-11-13', clicks: 8 }]);
  });

  test.each(['page=0', 'page=two', 'page=1&page=2', 'pageSize=101', 'size=5', 'page=-1'])(
    '%s is refused',
    async (query) => {
      const reply = await site.app.inject({
        url: `/api/Reporting/GetAllAds?${query}`,
        headers: { authorization: `Bearer ${administrator}` },
      });
      expect(reply.statusCode).toBe(400);
    },
  );
});

describe('workbooks of reports', () => {
  async function made(rows: readonly (readonly unknown[])[]) {
    return site.app.inject({
      method: 'POST',
      url: '/api/workbooks',
      headers: owner.headers,
      body: { sheets: [{ name: 'Figures', headings: ['Company', 'Value'], rows }] },
    });
  }

  test('numbers are numbers to the cent, and text that looks like a formula stays text', async () => {
    const reply = await made([
      ['=HYPERLINK("x")', { value: 123_456, decimals: 2 }],
      ['+1', { value: 7, decimals: 0 }],
    ]);
    const files = unzipSync(Buffer.from(reply.json<{ content: string }>().content, 'base64'));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const everything = Object.values(files).map((file) => strFromU8(file));
    // Text cells refer to the shared strings and are marked as such.
    const numbers = [...sheet.matchAll(/<c (?![^>]*t=)[^>]*><v>([^<]*)</g)];
    expect(numbers.map(([, value]) => value)).toEqual(['1234.56', '7']);
    expect(sheet).not.toContain('<f>');
    expect(everything.some((file) => file.includes('=HYPERLINK'))).toBe(true);
  });

  test('a table nobody could have seen is refused', async () => {
    expect((await made([[{ value: 0.5, decimals: 2 }]])).statusCode).toBe(400);
    expect((await made(Array.from({ length: 5_001 }, () => ['x']))).statusCode).toBe(400);
  });
});
