import { randomUUID } from 'node:crypto';
import { commentLimits, type Comments } from '@dre/core/contract/estimates/comments';
import { expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });

async function aShop() {
  const { id: companyId } = await aCompany(site.db);
  const estimator = await aMember(site, companyId, 'estimator');
  const reviewer = await aMember(site, companyId, 'reviewer');
  const { estimate } = await started(site.app, estimator);
  return { companyId, estimator, reviewer, url: `/api/estimates/${estimate.id}` };
}

const saying = (text: string, lineId: string | null = null) => ({ id: randomUUID(), text, lineId });
const say = (member: Member, url: string, said: object) => post(site.app, member, `${url}/comments`, said);
const heard = async (member: Member, url: string) =>
  (await get(site.app, member, `${url}/comments`)).json<Comments>();

test('a reviewer comments on an estimate without changing it, and the estimator reads who said what, and answers', async () => {
  const { estimator, reviewer, url } = await aShop();
  const lineId = randomUUID();
  const edits = [aLine(lineId), anEdit({ kind: 'lock', by: '', at: '' })];
  await post(site.app, estimator, `${url}/edits`, { device: randomUUID(), since: 0, edits });
  const { revision } = (await get(site.app, estimator, url)).json<{ revision: number }>();
  const said = saying('  Were the hours agreed?  ', lineId);
  const answer = await say(reviewer, url, said);
  expect(answer.json()).toMatchObject({ mayComment: true, comments: [{ id: said.id, isOwn: true }] });
  await say(estimator, url, saying('Yes, by phone.'));
  expect(await heard(estimator, url)).toEqual({
    mayComment: true,
    comments: [
      expect.objectContaining({ text: 'Were the hours agreed?', lineId, isOwn: false }),
      expect.objectContaining({ text: 'Yes, by phone.', lineId: null, isOwn: true }),
    ],
  });
  expect((await get(site.app, estimator, url)).json()).toMatchObject({ revision });
});

test('what is sent again is said once; an id of somebody else is refused', async () => {
  const { estimator, reviewer, url } = await aShop();
  const said = saying('Look at the roof');
  for (const member of [reviewer, reviewer]) expect((await say(member, url, said)).statusCode).toBe(200);
  expect((await heard(reviewer, url)).comments).toHaveLength(1);
  const taken = await say(estimator, url, { ...said, text: 'Another' });
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({ detail: 'This id belongs to another comment.' });
});

test('only who said it takes it back, once, and it stays in the records', async () => {
  const { companyId, estimator, reviewer, url } = await aShop();
  const said = saying('A mistake');
  await say(reviewer, url, said);
  const remove = (member: Member) => post(site.app, member, `${url}/comments/removal`, { comment: said.id });
  expect((await remove(estimator)).statusCode).toBe(404);
  expect((await remove(reviewer)).json()).toMatchObject({ comments: [] });
  expect((await remove(reviewer)).statusCode).toBe(404);
  expect((await say(reviewer, url, said)).json()).toMatchObject({ comments: [] });
  const stored = await inCompany(site.db, companyId, (trx) =>
    trx.selectFrom('estimate_comment').select(['text', 'removed_at']).execute(),
  );
  expect(stored).toMatchObject([{ text: 'A mistake', removed_at: expect.any(Date) as Date }]);
});

test('a technician neither reads nor writes comments, and another company finds none', async () => {
  const { companyId, reviewer, url } = await aShop();
  const said = saying('Between us');
  await say(reviewer, url, said);
  const technician = await aMember(site, companyId, 'technician');
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  for (const [member, status] of [
    [technician, 403],
    [stranger, 404],
  ] as const) {
    const tries = [
      await get(site.app, member, `${url}/comments`),
      await say(member, url, saying('Hello')),
      await post(site.app, member, `${url}/comments/removal`, { comment: said.id }),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
});

test.each([
  ['nothing but blanks', { text: ' \n ' }],
  ['more than there is room for', { text: 'x'.repeat(commentLimits.text + 1) }],
  ['a control character', { text: 'Bell \u0007' }],
  ['a line that is no id', { lineId: 'three' }],
])('%s is refused with a sentence, and nothing is said', async (_, wrong) => {
  const { reviewer, url } = await aShop();
  const answer = await say(reviewer, url, { ...saying('Fine'), ...wrong });
  expect(answer.statusCode).toBe(400);
  expect((await heard(reviewer, url)).comments).toEqual([]);
});

test('an estimate takes so many comments and no more', async () => {
  const { companyId, reviewer, url } = await aShop();
  await say(reviewer, url, saying('The first'));
  await inCompany(site.db, companyId, async (trx) => {
    const first = await trx.selectFrom('estimate_comment').selectAll().executeTakeFirstOrThrow();
    const { removed_at: _, place: __, ...row } = first;
    const many = Array.from({ length: commentLimits.comments - 1 }, () => ({ ...row, id: randomUUID() }));
    await trx.insertInto('estimate_comment').values(many).execute();
  });
  const full = await say(reviewer, url, saying('One more'));
  expect(full.json()).toMatchObject({ status: 409, detail: 'An estimate holds at most 500 comments.' });
});
