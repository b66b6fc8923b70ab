import { randomUUID } from 'node:crypto';
import { announcePhotoFile, readPhotoAddresses, sendPhotoPart } from '@dre/core/contract/estimates/photos';
import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { askAgain, noteMade } from '../../features/catalogue/manual/manual-queries.ts';
import { shroudReplaced } from '../estimates.ts';
import { named, photoSender } from '../photos.ts';
import { jpegSample } from '../picture-samples.ts';
import { pngSampleAddress } from '../pictures/png-sample.ts';
import { testNow } from '../test-now.ts';
import type { WalkCall, Walk } from './walk.ts';

const reportQuery = '?from=2026-01&to=2026-12&comparedFrom=2025-01&comparedTo=2025-12';

export async function estimateCalls(walk: Walk, owner: WalkCall): Promise<void> {
  const [id, device, lineId] = [randomUUID(), randomUUID(), randomUUID()];
  await owner('POST', '/api/estimates', { id });
  const place = { side: 'whole', subSide: 'fees', region: null };
  const signed = { by: '', at: '' };
  const send = (since: number, edits: readonly object[]) => {
    const identified = edits.map((edit) => ({ id: randomUUID(), ...edit }));
    return owner('POST', '/api/estimates/:id/edits', { device, since, edits: identified }, id);
  };
  // Each company writes more than the one before, so that the greatest values are never the first company's.
  const notes = Array.from({ length: walk.turn }, () => ({
    kind: 'add-note',
    note: { id: randomUUID(), text: '', audience: 'internal' },
  }));
  const sent = await send(0, [
    ...notes,
    { kind: 'add-line', lineId, order: 'V', source: 'manual', place, fields: {} },
    { kind: 'remove-line', lineId },
    { kind: 'restore-line', lineId },
    { ...shroudReplaced, lineId: randomUUID(), place },
    { kind: 'lock', ...signed },
  ]);
  const locked = { revision: walk.turn + 5 };
  expect(sent.json()).toMatchObject(locked);
  expect((await send(walk.turn + 5, [{ kind: 'remove-line', lineId }])).json()).toMatchObject(locked);
  await owner('GET', '/api/estimates', undefined, undefined, '?find=e10001&status=sent&sort=customer');
  await owner('GET', '/api/estimates');
  await owner('GET', '/api/company-report', undefined, undefined, reportQuery);
  await owner('GET', '/api/estimate-names', undefined, undefined, '?of=insurer&insurer=x');
  await owner('GET', '/api/estimates/:id', undefined, id);
  await owner('GET', '/api/estimates/:id/edits', undefined, id, '?since=0');
  await owner('GET', '/api/estimates/:id/history', undefined, id);
  await owner('GET', '/api/estimates/:id/start', undefined, id);
  await owner('GET', '/api/estimates/:id/documents', undefined, id);
  const version = await owner('GET', '/api/estimates/:id/version', undefined, id);
  expect(version.json()).toMatchObject({ label: 'E01' });
  expect((await owner('POST', '/api/estimates/:id/presence', { device, where: null }, id)).json()).toBe(true);
  // The stream of an existing estimate would stay open; it reads with the same query as the edits call.
  await owner('GET', '/api/estimates/:id/stream', undefined, randomUUID(), '?since=0');
  await commentCalls(owner, id);
  await sharingCalls(walk, owner, id);
  await mailCalls(walk, owner, id);
  await partsCalls(owner, id);
  await exchangeCalls(owner, id);
  expect((await owner('POST', '/api/manual', {})).json()).toMatchObject({ state: 'waiting' });
  const { edition } = (await owner('GET', '/api/manual')).json<{ edition: number }>();
  // A job makes the manual, and no walk waits for it; the next walk requests another.
  await noteMade(walk.db, edition, { bytes: 1, pages: 1, now: testNow });
  expect((await owner('POST', '/api/manual/addresses', {})).statusCode).toBe(200);
  await askAgain(walk.db, edition, testNow);
}

/** Exports are imported again, and compared with themselves. */
async function exchangeCalls(owner: WalkCall, id: string): Promise<void> {
  const version = { label: 'E01', correction: '' };
  const sent = async (format: string) => {
    const wish = { format, version, withPersonalData: true };
    const file = (await owner('POST', '/api/estimates/:id/exports', wish, id)).json() as { content: string };
    return file.content;
  };
  const document = JSON.parse(Buffer.from(await sent('json'), 'base64').toString()) as object;
  const taken = { id: randomUUID(), document };
  expect((await owner('POST', '/api/estimate-imports', taken)).json()).toMatchObject({ id: taken.id });
  const files = [{ name: 'set.zip', content: await sent('ems') }];
  await owner('POST', '/api/estimates/:id/ems-comparisons', { files }, id);
}

/** A comment is added and removed. */
async function commentCalls(owner: WalkCall, id: string): Promise<void> {
  const said = { id: randomUUID(), text: 'Look at the seam', lineId: null };
  expect((await owner('POST', '/api/estimates/:id/comments', said, id)).json()).toMatchObject({
    comments: [{ id: said.id, isOwn: true }],
  });
  expect((await owner('GET', '/api/estimates/:id/comments', undefined, id)).statusCode).toBe(200);
  const gone = await owner('POST', '/api/estimates/:id/comments/removal', { comment: said.id }, id);
  expect(gone.json()).toMatchObject({ comments: [] });
}

/** Links are created, opened and answered; the last of them is revoked. */
async function sharingCalls(walk: Walk, owner: WalkCall, id: string): Promise<void> {
  const made: { id: string; address: string }[] = [];
  for (const audience of ['owner', 'owner']) {
    const link = await owner('POST', '/api/estimates/:id/share-links', { audience, days: 30 }, id);
    made.push(link.json() as (typeof made)[number]);
  }
  const token = made[0]?.address.replace('/share/', '');
  const visitor = (path: string, body: object) =>
    walk.inject({ method: 'POST', url: `/api/share/${path}`, body: { token, ...body } });
  const sender = () => ({ id: randomUUID(), name: 'Ruth' });
  expect((await visitor('open', {})).json()).toMatchObject({ kind: 'owner' });
  expect((await visitor('use', {})).json()).toBe(true);
  await visitor('question', { ...sender(), text: 'When?' });
  const signature = pngSampleAddress();
  const signed = await visitor('approve', { ...sender(), signature, isTyped: false });
  expect(signed.json()).toMatchObject({ state: 'approved' });
  expect((await visitor('newer', {})).statusCode).toBe(200);
  const sharing = await owner('GET', '/api/estimates/:id/share-links', undefined, id);
  const { answers } = sharing.json() as { answers: { id: string }[] };
  const reply = { decision: 'reply', text: 'Soon' };
  expect((await owner('POST', '/api/share-answers/:id/decision', reply, answers[0]?.id)).json()).toBe(true);
  expect((await owner('POST', '/api/share-links/:id/revoke', {}, made[1]?.id)).json()).toBe(true);
}

/** A template is changed and reset, a mail is written, and a failed one is sent again. */
async function mailCalls(walk: Walk, owner: WalkCall, id: string): Promise<void> {
  const template = { subject: '{{number}}', text: '{{link}}' };
  await owner('PUT', '/api/mail-templates', { audience: 'customer', template });
  await owner('PUT', '/api/mail-templates', { audience: 'insurer', template });
  await owner('PUT', '/api/mail-templates', { audience: 'insurer', template: null });
  expect((await owner('GET', '/api/mail-templates')).json()).toMatchObject({ own: ['customer'] });
  const mail = randomUUID();
  const to = [`${mail}@example.com`];
  const order = { id: mail, audience: 'customer', version: 'E01', to, withPdf: true, ...template };
  expect((await owner('POST', '/api/estimates/:id/mails', order, id)).json()).toMatchObject({ id: mail });
  await sql`update outgoing_mail set state = 'failed' where ${to[0]} = any(recipients)`.execute(walk.db);
  expect((await owner('POST', '/api/estimate-mails/:id/retry', {}, mail)).json()).toMatchObject({ id: mail });
  const { items } = (await owner('GET', '/api/estimates/:id/mails', undefined, id)).json() as {
    items: object[];
  };
  expect(items).toHaveLength(1);
}

async function partsCalls(owner: WalkCall, id: string): Promise<void> {
  const copy = randomUUID();
  for (const path of ['/api/content/news', '/api/content/events', '/api/ads/current'])
    await owner('GET', path);
  await owner('GET', '/api/estimate-choices');
  await owner('GET', '/api/estimate-export', undefined, undefined, `?ids=${id}`);
  const moment = '2026-01-01T00:00:00Z';
  const moments = `?month=${moment}&lastMonth=${moment}&week=${moment}`;
  await owner('GET', '/api/estimate-figures', undefined, undefined, moments);
  await owner('GET', '/api/work-orders');
  expect((await owner('POST', '/api/estimates/:id/copy', { id: copy }, id)).json()).toMatchObject({
    id: copy,
  });
  expect((await owner('PUT', '/api/estimates/archived', { ids: [copy], isArchived: true })).json()).toEqual([
    copy,
  ]);
  const { colleagues } = (await owner('GET', '/api/estimate-choices')).json() as {
    colleagues: { id: string }[];
  };
  await owner('POST', '/api/estimates/assign', { ids: [copy], colleague: colleagues[0]?.id });
  const saved = { name: 'Mine', search: '', isDefault: true };
  const views = (await owner('POST', '/api/estimate-views', saved)).json() as { id: string }[];
  const view = views[0]?.id;
  expect((await owner('PUT', '/api/estimate-views/:id', saved, view)).json()).toMatchObject([saved]);
  await owner('GET', '/api/estimate-views');
  await owner('DELETE', '/api/estimate-views/:id', undefined, view);
  await owner('POST', '/api/estimate-views', saved);
}

/** A company whose demo is one estimate removes it. */
export async function demoCalls(walk: Walk, owner: WalkCall, companyId: string): Promise<void> {
  const id = randomUUID();
  await owner('POST', '/api/estimates', { id });
  const entry = { company_id: companyId, id };
  await inCompany(walk.db, companyId, async (trx) => {
    // Begun before all the rest of the walk, which is the company's own.
    const demo = { company_id: companyId, started_at: new Date(testNow.getTime() - 1), planned: 1 };
    await trx.insertInto('demo_company').values(demo).execute();
    await trx.insertInto('demo_estimate').values(entry).execute();
  });
  expect((await owner('GET', '/api/demo')).json()).toEqual({ planned: 1, written: 0 });
  expect((await owner('GET', '/api/demo/contents')).json()).toMatchObject({ estimates: 1, photos: 0 });
  expect((await owner('POST', '/api/demo/removal', {})).json()).toEqual({ estimates: 1 });
  // No table stays empty: what a walk leaves is sought by other companies.
  await inCompany(walk.db, companyId, (trx) => trx.insertInto('demo_estimate').values(entry).execute());
}

/** One picture is stored, another stays incomplete. */
export async function photoCalls(
  walk: Walk,
  owner: WalkCall,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const id = randomUUID();
  await owner('POST', '/api/estimates', { id });
  for (const call of [announcePhotoFile, sendPhotoPart, readPhotoAddresses]) {
    walk.called.add(`${call.method} ${call.path}`);
  }
  const device = photoSender(walk, { headers }, id);
  const kept = named(await jpegSample({ shade: walk.turn }));
  expect((await device.send(kept)).json()).toMatchObject({ state: 'kept' });
  expect((await device.send(named(Buffer.from(`no picture ${String(walk.turn)}`)))).statusCode).toBe(400);
  const coming = named(Buffer.alloc(40_000, walk.turn));
  await device.announce(coming);
  expect((await device.part(coming, 0, 20_000)).json()).toMatchObject({ received: 20_000 });
  const { addresses } = (await device.addresses([kept.file])).json<{ addresses: { small: string }[] }>();
  expect((await walk.inject({ url: addresses[0]?.small ?? '' })).statusCode).toBe(200);
  const document = { kind: 'customer', version: 'draft', options: usualOptions.customer };
  const made = await owner('POST', '/api/estimates/:id/document-addresses', document, id);
  const { address } = made.json() as { address: string };
  expect((await walk.inject({ url: address })).headers['content-type']).toBe('application/pdf');
  expect((await owner('GET', '/api/photo-storage')).json()).toMatchObject({
    used: kept.bytes.length + 40_000,
  });
}
