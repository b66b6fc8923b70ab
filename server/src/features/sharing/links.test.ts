import { randomUUID } from 'node:crypto';
import type { ShareAnswer, ShareLink } from '@dre/core/contract/sharing/sharing';
import { expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
async function aLockedEstimate(member: Member): Promise<string> {
  const { estimate } = await started(site.app, member);
  const edits = [aLine(), anEdit({ kind: 'lock', by: '', at: '' })];
  await post(site.app, member, `/api/estimates/${estimate.id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits,
  });
  return estimate.id;
}

async function somebody(): Promise<Member> {
  return aMember(site, (await aCompany(site.db)).id, 'estimator');
}

interface Sharing {
  readonly links: readonly ShareLink[];
  readonly answers: readonly ShareAnswer[];
}

test('a link is told once, kept as a hash, listed without its token, and revoked', async () => {
  const member = await somebody();
  const id = await aLockedEstimate(member);
  const made = await post(site.app, member, `/api/estimates/${id}/share-links`, {
    audience: 'owner',
    days: 30,
  });
  const { address, ...told } = made.json<{ address: string; id: string }>();
  expect(told).toMatchObject({ label: 'E01', correction: '', expiresAt: '2026-12-14T10:42:00.000Z' });
  const token = address.replace('/share/', '');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await inCompany(site.db, member.companyId, (trx) =>
    trx.selectFrom('share_link').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const list = await get(site.app, member, `/api/estimates/${id}/share-links`);
  expect(list.body).not.toContain(token);
  expect(list.json<Sharing>().links).toMatchObject([{ id: told.id, state: 'open', viewCount: 0 }]);
  expect((await post(site.app, member, `/api/share-links/${told.id}/revoke`, {})).json()).toBe(true);
  const after = (await get(site.app, member, `/api/estimates/${id}/share-links`)).json<Sharing>();
  expect(after.links).toMatchObject([{ state: 'revoked' }]);
});

test('nothing can be shared before it is locked, nor a version there is none of', async () => {
  const member = await somebody();
  const { estimate } = await started(site.app, member);
  const order = { audience: 'owner', days: 30 };
  const early = await post(site.app, member, `/api/estimates/${estimate.id}/share-links`, order);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ detail: expect.stringMatching(/^Lock the estimate first/) as string });
  const id = await aLockedEstimate(member);
  const version = { label: 'S07', correction: '' };
  const wrong = await post(site.app, member, `/api/estimates/${id}/share-links`, { ...order, version });
  expect(wrong.statusCode).toBe(409);
});

test('a reviewer reads the links and makes none; another company finds neither the estimate nor the link', async () => {
  const member = await somebody();
  const id = await aLockedEstimate(member);
  const order = { audience: 'insurer', days: 7 };
  const { id: link } = (await post(site.app, member, `/api/estimates/${id}/share-links`, order)).json<{
    id: string;
  }>();
  const reviewer = await aMember(site, member.companyId, 'reviewer');
  expect((await get(site.app, reviewer, `/api/estimates/${id}/share-links`)).statusCode).toBe(200);
  expect((await post(site.app, reviewer, `/api/estimates/${id}/share-links`, order)).statusCode).toBe(403);
  const stranger = await somebody();
  const tries = [
    await get(site.app, stranger, `/api/estimates/${id}/share-links`),
    await post(site.app, stranger, `/api/estimates/${id}/share-links`, order),
    await post(site.app, stranger, `/api/share-links/${link}/revoke`, {}),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('an open page that is read again is not opened again, and a link nobody opened is', async () => {
  const member = await somebody();
  const id = await aLockedEstimate(member);
  const made = await post(site.app, member, `/api/estimates/${id}/share-links`, {
    audience: 'owner',
    days: 30,
  });
  const token = made.json<{ address: string }>().address.replace('/share/', '');
  const open = (body: object) =>
    site.app.inject({ method: 'POST', url: '/api/share/open', body: { token, ...body } });
  const count = async () =>
    (await get(site.app, member, `/api/estimates/${id}/share-links`)).json<Sharing>().links[0]?.viewCount;
  expect((await open({ isAgain: true })).json()).toMatchObject({ kind: 'owner' });
  expect(await count()).toBe(1);
  await open({ isAgain: true });
  expect(await count()).toBe(1);
  await open({});
  expect(await count()).toBe(2);
});
