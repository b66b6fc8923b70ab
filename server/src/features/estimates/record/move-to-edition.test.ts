import { randomUUID } from 'node:crypto';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { thousandths } from '@dre/core/domain/units';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aMember,
  anEdit,
  get,
  type Member,
  post,
  publishDearerBook,
  started,
} from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import type { Acknowledged } from '../edits/edits-service.ts';

const site = withTestApp({ book: 'starter' });
const device = randomUUID();
let dana: Member;
let start: EstimateReply;
let url: string;

beforeAll(async () => {
  dana = await aMember(site, (await aCompany(site.db)).id, 'estimator');
});

beforeEach(async () => {
  start = await started(site.app, dana);
  url = `/api/estimates/${start.estimate.id}`;
});

const orders: Readonly<Record<string, string>> = { 'AC-SHROUD': 'V', 'AC-PLENUM': 'W', 'AC-BLOWER': 'X' };
const place = { side: 'roof', subSide: 'mid', region: null } as const;

function line(part: string): Edit {
  const lineId = randomUUID();
  return anEdit({
    kind: 'add-book-line',
    lineId,
    order: orders[part] ?? 'Y',
    part,
    operation: 'replace',
    quantity: thousandths(1_000),
    place,
  });
}

function moveTo(edition: number): Edit {
  return anEdit({ kind: 'move-to-edition', edition, houseRevision: 0, staying: [] });
}

async function send(since: number, edits: readonly Edit[]): Promise<Acknowledged> {
  const reply = await post(site.app, dana, `${url}/edits`, { device, since, edits });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Acknowledged>();
}

test('an estimate moves to a newer edition on the server and keeps what that has nothing for', async () => {
  const { revision } = await send(0, [line('AC-SHROUD'), line('AC-PLENUM')]);
  const edition = await publishDearerBook(site.db, 'AC-PLENUM');
  const newest = (await get(site.app, dana, '/api/catalogue/newest')).json<object>();
  expect(newest).toMatchObject({ edition: { number: edition, note: 'Dearer' }, houseRevision: 0 });

  const { fates } = await send(revision, [moveTo(edition)]);
  expect(fates).toMatchObject([{ fate: { kind: 'applied' } }]);
  const { estimate } = (await get(site.app, dana, url)).json<EstimateReply>();
  expect(estimate).toMatchObject({ edition, houseRevision: 0 });
  const [shroud, plenum] = estimate.lines;
  expect(shroud?.book).toMatchObject({ edition, price: 14_300 });
  expect(plenum?.book).toMatchObject({ edition: start.estimate.edition, pin: { houseRevision: null } });
  // The next edits use the newer book.
  await send(revision + 1, [line('AC-BLOWER')]);
  const after = (await get(site.app, dana, url)).json<EstimateReply>();
  expect(after.estimate.lines.at(-1)?.book).toMatchObject({ edition });
});

test('an edition nobody published, or values the company never had, are refused and change nothing', async () => {
  const { fates, revision } = await send(0, [
    moveTo(999),
    anEdit({ kind: 'move-to-edition', edition: start.estimate.edition, houseRevision: 7, staying: [] }),
  ]);
  expect(revision).toBe(0);
  expect(fates.map(({ fate }) => fate)).toMatchObject([
    { kind: 'refused', refusal: { kind: 'book-not-at-hand', edition: 999 } },
    { kind: 'refused', refusal: { kind: 'book-not-at-hand' } },
  ]);
});

test('what an estimate was started with is kept, whatever is made of it later', async () => {
  await send(0, [anEdit({ kind: 'set-heading', changes: { number: 'X-1', estimator: 'Eli' } })]);
  const reply = await get(site.app, dana, `${url}/start`);
  expect(reply.json()).toEqual({ estimate: start.estimate, edition: start.estimate.edition });
});
