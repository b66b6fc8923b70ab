import { randomUUID } from 'node:crypto';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { InsurersEstimate, OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import type { Sharing } from '@dre/core/contract/sharing/sharing';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { expect, test } from 'vitest';
import { firstBrokenSeal } from '../../audit/audit-queries.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { pngSampleAddress } from '../../testing/pictures/png-sample.ts';
import { recordedKinds } from '../../testing/recorded.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';

let now = testNow;
const site = withTestApp({ book: 'starter', now: () => now });
interface Shop {
  readonly member: Member;
  readonly id: string;
  readonly lineId: string;
  send(...edits: readonly Edit[]): Promise<unknown>;
  link(audience?: 'owner' | 'insurer'): Promise<string>;
  estimate(): Promise<EstimateReply>;
  sharing(): Promise<Sharing>;
}

const lock = () => anEdit({ kind: 'lock', by: '', at: '' });

/** An estimator with a locked estimate of one line. */
async function aShop(...before: readonly Edit[]): Promise<Shop> {
  const member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const { estimate } = await started(site.app, member);
  const [id, lineId] = [estimate.id, randomUUID()];
  const device = randomUUID();
  const read = async () => (await get(site.app, member, `/api/estimates/${id}`)).json<EstimateReply>();
  const send = async (...edits: readonly Edit[]) => {
    const { revision } = await read();
    const sent = await post(site.app, member, `/api/estimates/${id}/edits`, {
      device,
      since: revision,
      edits,
    });
    return sent.json<unknown>();
  };
  await send(
    ...before,
    aLine(lineId),
    anEdit({ kind: 'set-hours', lineId, laborType: 'body', billed: 15 as never }),
    lock(),
  );
  return {
    member,
    id,
    lineId,
    send,
    link: async (audience = 'owner') => {
      const made = await post(site.app, member, `/api/estimates/${id}/share-links`, { audience, days: 30 });
      return made.json<{ address: string }>().address.replace('/share/', '');
    },
    estimate: read,
    sharing: async () => (await get(site.app, member, `/api/estimates/${id}/share-links`)).json(),
  };
}

let visitors = 0;

function visit(path: string, body: object, remoteAddress = `203.0.113.${String((visitors += 1) % 250)}`) {
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/19.0 Safari/604.1' };
  return site.app.inject({ method: 'POST', url: `/api/share/${path}`, body, headers, remoteAddress });
}

const ruth = () => ({ id: randomUUID(), name: 'Ruth Okafor' });
const signature = { signature: pngSampleAddress(), isTyped: false };

const paidBy = (payer: 'customer' | 'insurance') =>
  anEdit({ kind: 'set-claim', changes: { payer, deductible: 10_000 as never } });

test('the owner who pays alone signs and sees it signed; the estimate is approved in their name', async () => {
  const shop = await aShop(
    paidBy('customer'),
    anEdit({ kind: 'set-party', role: 'customer', changes: { name: 'Ruth Okafor' } }),
  );
  const token = await shop.link();
  const shown = (await visit('open', { token }, '2001:db8:1:2:3:4:5:6')).json<OwnersEstimate>();
  expect(shown).toMatchObject({
    kind: 'owner',
    state: 'open',
    version: 'E01',
    view: { name: 'Ruth Okafor' },
  });
  const answer = { token, ...ruth(), ...signature };
  const signed = await visit('approve', answer);
  expect(signed.json()).toMatchObject({
    state: 'approved',
    answered: { name: 'Ruth Okafor', at: testNow.toISOString(), signature: signature.signature },
  });
  expect((await shop.estimate()).estimate.stage).toBe('approved');
  const history = (await get(site.app, shop.member, `/api/estimates/${shop.id}/history`)).json<{
    items: { by: { name: string }; edit: Edit }[];
  }>();
  expect(history.items[0]).toMatchObject({
    by: { id: 'Ruth Okafor, by share link', name: 'Ruth Okafor, by share link', initials: 'RO' },
    edit: {
      kind: 'record-agreement',
      version: 'E01',
      agreement: { payer: 'customer', name: 'Ruth Okafor', how: 'signature' },
      by: 'Ruth Okafor, by share link',
    },
  });
  const { links, answers } = await shop.sharing();
  expect(links[0]).toMatchObject({
    viewCount: 1,
    views: [{ network: '2001:db8:1:2::/64', browser: 'Safari on iPhone' }],
  });
  expect(answers).toMatchObject([{ kind: 'approval', name: 'Ruth Okafor' }]);
  // Repeated by the same browser it is the same approval; another person's comes too late.
  expect((await visit('approve', answer)).json()).toMatchObject({ state: 'approved' });
  const second = await visit('approve', { ...answer, ...ruth() });
  expect(second.statusCode).toBe(409);
  expect((await visit('decline', { token, ...ruth(), reason: 'No' })).statusCode).toBe(409);
  expect((await shop.sharing()).answers).toHaveLength(1);
});

test('guessed, revoked and expired links open nothing, answer alike and change nothing', async () => {
  const shop = await aShop();
  const [revoked, expired] = [await shop.link(), await shop.link()];
  const { links } = await shop.sharing();
  const first = links.at(-1)?.id ?? links[0]?.id;
  // Both were created at the same moment: end the one whose token is called revoked.
  const opened = async (token: string) => (await visit('open', { token })).json<{ kind: string }>().kind;
  await post(site.app, shop.member, `/api/share-links/${first ?? ''}/revoke`, {});
  const [gone, left] = (await opened(revoked)) === 'ended' ? [revoked, expired] : [expired, revoked];
  expect(await opened(gone)).toBe('ended');
  expect(await opened('0'.repeat(43))).toBe('ended');
  now = new Date(testNow.getTime() + 31 * 86_400_000);
  expect(await opened(left)).toBe('expired');
  const answers = await Promise.all(
    [gone, left, '0'.repeat(43), ''].map((token) => visit('approve', { token, ...ruth(), ...signature })),
  );
  now = testNow;
  const bodies = answers.map((answer) => ({ ...answer.json<object>(), requestId: '' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410, 410]);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await shop.estimate()).estimate.stage).toBe('locked');
  const events = await site.db
    .selectFrom('audit_event')
    .select(['kind', 'detail'])
    .where('chain', '=', shop.member.companyId)
    .where('kind', '=', 'share-refused')
    .execute();
  expect(events).toHaveLength(2);
  expect(await firstBrokenSeal(site.db, shop.member.companyId)).toBeUndefined();
  expect(site.log.join('\n')).not.toContain(left);
});

test('a superseded version cannot be approved, and leads to the newer one once that was shared', async () => {
  const shop = await aShop();
  const token = await shop.link();
  await shop.send(anEdit({ kind: 'start-supplement' }), aLine(), lock());
  expect((await visit('open', { token })).json()).toMatchObject({ state: 'replaced', hasNewer: false });
  const late = await visit('approve', { token, ...ruth(), ...signature });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ detail: expect.stringContaining('newer version') as string });
  expect((await shop.estimate()).estimate.stage).toBe('locked');
  expect((await visit('newer', { token })).statusCode).toBe(409);
  await shop.link();
  expect((await visit('open', { token })).json()).toMatchObject({ hasNewer: true });
  const { address } = (await visit('newer', { token })).json<{ address: string }>();
  const next = { token: address.replace('/share/', '') };
  expect((await visit('open', next)).json()).toMatchObject({ state: 'open', version: 'S01' });
});

test('what was signed stays signed, and says that a newer version was sent and that nobody waits for this one', async () => {
  const shop = await aShop(paidBy('insurance'));
  const token = await shop.link();
  await visit('approve', { token, ...ruth(), ...signature });
  await shop.send(anEdit({ kind: 'start-supplement' }), aLine(), lock());
  await shop.link();
  expect((await visit('open', { token })).json()).toMatchObject({
    state: 'approved',
    isReplaced: true,
    hasNewer: true,
    waitingFor: [],
    answered: { name: 'Ruth Okafor' },
  });
});

test('a supplement says what it changes, and the insurer is not asked again about what was agreed', async () => {
  const shop = await aShop(paidBy('insurance'));
  const first = await shop.link('insurer');
  const lines = [{ lineId: shop.lineId, answer: 'approve', text: '', hours: [], price: null }];
  const e01 = (
    await visit('review', { token: first, ...ruth(), comment: '', lines })
  ).json<InsurersEstimate>();
  expect(e01).toMatchObject({ supplement: null, agreed: [] });
  const added = randomUUID();
  const hours = anEdit({ kind: 'set-hours', lineId: added, laborType: 'body', billed: 10 as never });
  await shop.send(anEdit({ kind: 'start-supplement' }), aLine(added), hours, lock());
  const s01 = (await visit('open', { token: await shop.link('insurer') })).json<InsurersEstimate>();
  expect(s01.supplement).toMatchObject({
    since: 'E01',
    grossBefore: e01.view.gross,
    partBefore: e01.view.net,
    change: s01.view.gross - e01.view.gross,
    lines: [{ kind: 'added', lineId: added, before: 0 }],
  });
  expect(s01.agreed).toMatchObject([{ lineId: shop.lineId, version: 'E01', name: 'Ruth Okafor' }]);
  expect((await shop.sharing()).agreedLines).toEqual([shop.lineId]);
  const owners = (await visit('open', { token: await shop.link() })).json<OwnersEstimate>();
  expect(owners.supplement).toMatchObject({ since: 'E01', lines: [{ kind: 'added', lineId: added }] });
  for (const { pdf } of [s01, owners]) {
    const { rawPayload } = await site.app.inject({ url: pdf ?? '' });
    expect(JSON.stringify((await readPdf(rawPayload)).pages)).toContain('What changed, line by line');
  }
  const later = anEdit({ kind: 'set-hours', lineId: shop.lineId, laborType: 'body', billed: 20 as never });
  await shop.send(anEdit({ kind: 'start-supplement' }), later, lock());
  const s02 = (await visit('open', { token: await shop.link('insurer') })).json<InsurersEstimate>();
  expect(s02.agreed).toEqual([]);
});

test('a supplement shows the answers to the version before that left a line open, with what the shop decided', async () => {
  const shop = await aShop(paidBy('insurance'));
  const [first, { lineId }] = [await shop.link('insurer'), shop];
  const lines = [{ lineId, answer: 'deny', text: 'Not of this loss', hours: [], price: null }];
  await visit('review', { token: first, ...ruth(), comment: '', lines });
  const [denial] = (await shop.sharing()).answers;
  const decision = { decision: 'reject', text: 'See photo 4' };
  await post(site.app, shop.member, `/api/share-answers/${denial?.id ?? ''}/decision`, decision);
  const e01 = (await visit('open', { token: first })).json<InsurersEstimate>();
  expect(e01.said[0]?.reply).toMatchObject({ outcome: 'Not taken', text: 'See photo 4' });
  await shop.send(anEdit({ kind: 'start-supplement' }), aLine(randomUUID()), lock());
  const s01 = (await visit('open', { token: await shop.link('insurer') })).json<InsurersEstimate>();
  expect(s01).toMatchObject({ agreed: [], said: [] });
  expect(s01.saidBefore).toMatchObject([
    { lineId, version: 'E01', answer: 'deny', text: 'Not of this loss', name: 'Ruth Okafor' },
  ]);
  expect(s01.saidBefore[0]?.reply).toMatchObject({ outcome: 'Not taken', text: 'See photo 4' });
});

test('what the shop wrote down of an agreement is not shown to whoever has the link', async () => {
  const shop = await aShop(paidBy('customer'));
  const token = await shop.link();
  const said = { payer: 'customer', name: 'Ruth', how: 'phone', on: '2026-11-14' } as const;
  const agreement = { id: randomUUID(), ...said, note: 'Slow payer, call twice' };
  await shop.send(anEdit({ kind: 'record-agreement', version: 'E01', agreement, by: '', at: '' } as never));
  const shown = await visit('open', { token });
  expect(shown.json()).toMatchObject({ state: 'approved', answered: { name: 'Ruth', reason: '' } });
  expect(shown.body).not.toContain('Slow payer');
});

test('the owner declines with a reason, asks, is replied to, and may still approve', async () => {
  const email = 'ruth@example.com';
  const shop = await aShop(anEdit({ kind: 'set-party', role: 'customer', changes: { email } }));
  const token = await shop.link();
  await visit('decline', { token, ...ruth(), reason: 'Too dear' });
  expect((await shop.estimate()).estimate.stage).toBe('declined');
  expect((await visit('open', { token })).json()).toMatchObject({
    state: 'declined',
    answered: { name: 'Ruth Okafor', reason: 'Too dear' },
  });
  const hostile = '<img src=x onerror=alert(1)>\n=HYPERLINK("http://x")';
  await visit('question', { token, ...ruth(), text: hostile });
  const [question] = (await shop.sharing()).answers;
  expect(question).toMatchObject({ kind: 'question', text: hostile, decision: null });
  const decide = (body: object) =>
    post(site.app, shop.member, `/api/share-answers/${question?.id ?? ''}/decision`, body);
  expect((await decide({ decision: 'reply', text: ' ' })).statusCode).toBe(400);
  expect((await decide({ decision: 'accept', text: '' })).statusCode).toBe(409);
  expect((await decide({ decision: 'reply', text: 'On Monday' })).json()).toBe(true);
  expect((await decide({ decision: 'reject', text: '' })).statusCode).toBe(409);
  const mails = await site.db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('subject', 'like', '%replied to you about%')
    .execute();
  expect(mails).toMatchObject([
    {
      recipients: [email],
      reply_to: shop.member.email,
      body_text: expect.stringContaining('On Monday') as string,
    },
  ]);
  const shown = (await visit('approve', { token, ...ruth(), ...signature })).json<OwnersEstimate>();
  expect(shown).toMatchObject({
    state: 'approved',
    asked: [{ text: hostile, reply: { text: 'On Monday' } }],
  });
});

test('an insurer proposes hours, and the line has them once the estimator takes them', async () => {
  const shop = await aShop();
  const token = await shop.link('insurer');
  const { lineId } = shop;
  const hours = [{ type: 'body', billed: 12 }];
  const lines = [{ lineId, answer: 'propose', text: 'Our book says 1.2', hours, price: null }];
  const review = { token, ...ruth(), comment: '', lines };
  expect((await visit('review', review)).json()).toMatchObject({ kind: 'insurer', state: 'open' });
  // An insurer's link may not make an owner's call.
  expect((await visit('approve', { token, ...ruth(), ...signature })).statusCode).toBe(410);
  const billed = async () =>
    (await shop.estimate()).estimate.lines.find(({ id }) => id === lineId)?.labor.body?.billed;
  expect(await billed()).toBe(15);
  const [proposal] = (await shop.sharing()).answers;
  const accept = (body: object) =>
    post(site.app, shop.member, `/api/share-answers/${proposal?.id ?? ''}/decision`, body);
  const early = await accept({ decision: 'accept', text: '' });
  expect(early.json()).toMatchObject({ detail: expect.stringContaining('Start a supplement') as string });
  expect((await accept({ decision: 'accept', text: '', startSupplement: true })).json()).toBe(true);
  expect(await billed()).toBe(12);
  const taken = (await shop.estimate()).estimate.lines.find(({ id }) => id === lineId);
  expect(taken?.agreed).toMatchObject([{ name: 'Ruth Okafor', hours: { body: 12 }, price: null }]);
  expect((await shop.estimate()).estimate.draft).toBe('S01');
  expect((await shop.sharing()).answers).toMatchObject([{ decision: { kind: 'accepted' } }]);
});

test('the signature of the owner does not approve for the insurer; each agrees by their own link', async () => {
  const shop = await aShop(paidBy('insurance'));
  const [owner, insurer] = [await shop.link(), await shop.link('insurer')];
  const signed = await visit('approve', { token: owner, ...ruth(), ...signature });
  expect(signed.json()).toMatchObject({ state: 'approved', waitingFor: ['insurer'] });
  expect((await shop.estimate()).estimate.stage).toBe('sent');
  expect((await visit('open', { token: insurer })).json()).toMatchObject({ state: 'open' });
  const lee = { token: insurer, id: randomUUID(), name: 'Lee Park', comment: '' };
  const denied = { lineId: shop.lineId, answer: 'deny', text: 'Old damage', hours: [], price: null };
  const both = await visit('review', { ...lee, lines: [denied], isAgreed: true });
  expect(both.statusCode).toBe(409);
  const agreed = await visit('review', { ...lee, lines: [], isAgreed: true });
  expect(agreed.json()).toMatchObject({
    kind: 'insurer',
    state: 'approved',
    answered: { name: 'Lee Park', how: 'link', signature: null },
    waitingFor: [],
  });
  const { estimate } = await shop.estimate();
  expect(estimate.stage).toBe('approved');
  expect(estimate.versions[0]?.agreements).toMatchObject([
    {
      answer: 'agreed',
      payer: 'customer',
      name: 'Ruth Okafor',
      how: 'signature',
      hash: estimate.versions[0]?.hash,
    },
    { answer: 'agreed', payer: 'insurer', name: 'Lee Park', how: 'link', on: testNow.toISOString() },
  ]);
  // A browser cannot claim that somebody signed on a share page.
  const agreement = {
    id: randomUUID(),
    payer: 'insurer',
    name: 'Lee',
    how: 'link',
    on: '2026-11-14',
    note: '',
  };
  const forged = anEdit({ kind: 'record-agreement', version: 'E01', agreement, by: '', at: '' } as never);
  expect(await shop.send(forged)).toMatchObject({ status: 400 });
});

test('a page that is fetched sends nothing; one that is used sends its version, and no other', async () => {
  const shop = await aShop(paidBy('customer'));
  const token = await shop.link();
  const sendings = async () =>
    (await shop.estimate()).estimate.versions.map(({ label, sendings: sent = [] }) => [label, sent.length]);
  await visit('open', { token });
  expect((await shop.estimate()).estimate.stage).toBe('locked');
  expect((await visit('use', { token })).json()).toBe(true);
  await visit('use', { token });
  const { estimate } = await shop.estimate();
  expect(estimate.stage).toBe('sent');
  expect(estimate.versions[0]?.sendings).toMatchObject([
    {
      to: 'customer',
      how: 'link',
      on: testNow.toISOString(),
      recorded: { by: 'The customer, by share link' },
    },
  ]);
  await shop.send(anEdit({ kind: 'start-supplement' }), aLine(), lock());
  expect((await shop.estimate()).estimate.stage).toBe('locked');
  expect(await sendings()).toEqual([
    ['E01', 1],
    ['S01', 0],
  ]);
  expect((await visit('use', { token: 'x' })).statusCode).toBe(410);
});

test('an insurer denies a line, sees it marked, and the shop reads what it comes to', async () => {
  const shop = await aShop(paidBy('insurance'));
  const token = await shop.link('insurer');
  const { view } = (await visit('open', { token })).json<InsurersEstimate>();
  const lines = [{ lineId: shop.lineId, answer: 'deny', text: 'Old damage', hours: [], price: null }];
  const sent = await visit('review', { token, ...ruth(), comment: '', lines });
  expect(sent.json<InsurersEstimate>().said).toMatchObject(lines);
  const [denial] = (await shop.sharing()).answers;
  const line = view.lines.find(({ lineId }) => lineId === shop.lineId);
  expect(denial).toMatchObject({
    kind: 'line-denial',
    request: { change: -(line?.amount ?? 0), total: -view.gross },
  });
  const accepted = await post(site.app, shop.member, `/api/share-answers/${denial?.id ?? ''}/decision`, {
    decision: 'accept',
    text: '',
    startSupplement: true,
  });
  expect(accepted.json()).toBe(true);
  expect((await shop.estimate()).estimate.lines.map(({ id }) => id)).not.toContain(shop.lineId);
});

test('what an insurer says must fit the estimate', async () => {
  const own = randomUUID();
  const shop = await aShop(
    aLine(own),
    anEdit({ kind: 'change-line', lineId: own, changes: { payer: 'customer' } }),
  );
  const token = await shop.link('insurer');
  const line = { lineId: shop.lineId, text: '', hours: [], price: null };
  const refused = [
    { ...line, answer: 'propose' },
    { ...line, answer: 'question' },
    { ...line, answer: 'deny' },
    { ...line, answer: 'approve', price: 100 },
    { ...line, answer: 'approve', lineId: randomUUID() },
    { ...line, answer: 'propose', hours: [{ type: 'glass', billed: 5 }] },
    { ...line, answer: 'deny', lineId: own, text: 'The customer pays it' },
  ];
  for (const one of refused) {
    const review = { token, ...ruth(), comment: '', lines: [one] };
    expect((await visit('review', review)).statusCode, JSON.stringify(one)).toBe(400);
  }
  expect((await visit('review', { token, ...ruth(), comment: ' ', lines: [] })).statusCode).toBe(400);
  expect((await shop.sharing()).answers).toEqual([]);
});

test('a signature is a picture, and nobody keeps trying', async () => {
  const shop = await aShop();
  const token = await shop.link();
  const fake = {
    signature: `data:image/png;base64,${Buffer.from('no png').toString('base64')}`,
    isTyped: true,
  };
  expect((await visit('approve', { token, ...ruth(), ...fake })).statusCode).toBe(400);
  expect((await shop.estimate()).estimate.stage).toBe('locked');
  const statuses = new Set<number>();
  for (let count = 0; count < 70; count += 1) {
    statuses.add((await visit('open', { token: String(count) }, '198.18.0.7')).statusCode);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});

test('everything done here is in the audit log', async () => {
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining([
      'share-answered',
      'share-approved',
      'share-decided',
      'share-declined',
      'share-link-made',
      'share-link-revoked',
      'share-refused',
    ]),
  );
});
