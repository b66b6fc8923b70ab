import { createHash, randomUUID } from 'node:crypto';
import { type Verdict, verifyLimits } from '@dre/core/contract/estimates/verify';
import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import { expect, test } from 'vitest';
import { aLine, aMember, anEdit, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let callers = 0;

/** Each request comes from another address, as the limit is per caller. */
function sendFile(bytes: Buffer) {
  callers += 1;
  return site.app.inject({
    method: 'POST',
    url: '/api/verify/file',
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
    remoteAddress: `203.0.113.${String(callers % 250)}`,
  });
}

async function verdictOn(bytes: Buffer): Promise<Verdict> {
  return (await sendFile(bytes)).json<Verdict>();
}

async function write(member: Member, id: string, since: number, edits: readonly object[]): Promise<void> {
  const sent = await post(site.app, member, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since,
    edits,
  });
  expect(sent.json()).toMatchObject({ revision: since + edits.length });
}

/** A document as its reader receives it. */
async function issued(member: Member, id: string, version: object | 'draft'): Promise<Buffer> {
  const choice = { kind: 'customer', version, options: usualOptions.customer };
  const asked = await post(site.app, member, `/api/estimates/${id}/document-addresses`, choice);
  const file = await site.app.inject({ url: asked.json<{ address: string }>().address });
  // Our own page prints it from a frame.
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  });
  return file.rawPayload;
}

async function aLockedEstimate() {
  const member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const { id, heading } = (await started(site.app, member)).estimate;
  await write(member, id, 0, [aLine(), anEdit({ kind: 'lock', by: '', at: '' })]);
  return { member, id, number: heading.number };
}

const e01 = { label: 'E01', correction: '' };

test('a document as it was made is told to be unaltered, by its bytes and by its hash alone', async () => {
  const { member, id, number } = await aLockedEstimate();
  const file = await issued(member, id, e01);
  const told = {
    verdict: 'unaltered',
    number,
    kind: 'customer',
    label: 'E01',
    correction: '',
    isSigned: false,
    hasNewer: false,
  };
  expect(await verdictOn(file)).toMatchObject(told);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const byHash = await site.app.inject({ method: 'POST', url: '/api/verify/hash', body: { sha256 } });
  expect(byHash.json()).toMatchObject(told);
  const other = { sha256: sha256.replace(/^./, (first) => (first === '0' ? '1' : '0')) };
  const unknown = await site.app.inject({ method: 'POST', url: '/api/verify/hash', body: other });
  expect(unknown.json()).toEqual({ verdict: 'unknown' });
});

test('one changed byte makes it altered, and nothing is told of the document it was', async () => {
  const { member, id } = await aLockedEstimate();
  const file = await issued(member, id, e01);
  const changed = Buffer.from(file);
  const at = changed.length >> 1;
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  const verdict = await verdictOn(changed);
  expect(verdict).toEqual({ verdict: 'altered', code: expect.stringMatching(/^.{4}-.{4}-.{4}$/) });
  expect(file.includes(verdict.verdict === 'altered' ? verdict.code : '-')).toBe(true);
});

test('a version that was supplemented, and a draft that was changed, have newer ones', async () => {
  const { member, id } = await aLockedEstimate();
  const locked = await issued(member, id, e01);
  await write(member, id, 2, [anEdit({ kind: 'start-supplement' })]);
  const draft = await issued(member, id, 'draft');
  expect(await verdictOn(locked)).toMatchObject({ hasNewer: false });
  expect(await verdictOn(draft)).toMatchObject({ label: '', hasNewer: false });
  await write(member, id, 3, [aLine(), anEdit({ kind: 'lock', by: '', at: '' })]);
  expect(await verdictOn(locked)).toMatchObject({ label: 'E01', hasNewer: true });
  expect(await verdictOn(draft)).toMatchObject({ label: '', hasNewer: true });
});

test('a foreign PDF is unknown, also with a code nobody was given', async () => {
  const foreign = Buffer.from('%PDF-1.4\n(7F4K-29QM-X3TB) 1 0 obj\n<<>>\nendobj\n%%EOF\n');
  expect(await verdictOn(foreign)).toEqual({ verdict: 'unknown' });
});

test('what is empty, no PDF, or too large is refused in a sentence', async () => {
  const empty = await sendFile(Buffer.alloc(0));
  expect(empty.statusCode).toBe(400);
  expect(empty.json()).toMatchObject({ detail: 'The file is empty.' });
  const text = await sendFile(Buffer.from('Dear adjuster, %PDF comes later.'));
  expect(text.statusCode).toBe(400);
  expect(text.json()).toMatchObject({ detail: 'This file is not a PDF.' });
  expect((await sendFile(Buffer.alloc(verifyLimits.fileBytes + 1))).statusCode).toBe(413);
});

test('nobody asks about more than twenty files a minute', async () => {
  const ask = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/verify/file',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('%PDF-'),
      remoteAddress: '192.0.2.77',
    });
  const answers = await Promise.all(Array.from({ length: 21 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});
