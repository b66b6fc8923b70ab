import { createHash, randomUUID } from 'node:crypto';
import type { SettingsReply } from '@dre/core/contract/account/settings';
import type { DocumentAddress } from '@dre/core/contract/estimates/documents';
import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import type { Letterhead } from '@dre/core/domain/account/settings';
import { type DocumentChoice, usualOptions } from '@dre/core/domain/documents/document-kinds';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { documentPool, TooManyDocuments } from '../../../documents/document-pool.ts';
import { anOrder, someLines } from '../../../testing/documents/document-orders.ts';
import { testDocumentFiles } from '../../../testing/documents/document-files.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { pngSampleAddress } from '../../../testing/pictures/png-sample.ts';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let estimator: Member;
let id: string;

beforeAll(async () => {
  estimator = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  id = (await started(site.app, estimator)).estimate.id;
  const edits = [
    aLine(),
    anEdit({ kind: 'set-party', role: 'customer', changes: { name: 'Ruth Okafor' } }),
    anEdit({ kind: 'set-loss', changes: { cause: 'fixed-object' } }),
    anEdit({ kind: 'lock', at: '', by: '' }),
  ];
  const sent = await post(site.app, estimator, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits,
  });
  if (sent.statusCode !== 200) throw new Error(sent.body);
});

function ask(member: Member, choice: Partial<DocumentChoice> = {}, estimate = id) {
  const whole = {
    kind: 'customer',
    version: { label: 'E01', correction: '' },
    options: usualOptions.customer,
    ...choice,
  };
  return post(site.app, member, `/api/estimates/${estimate}/document-addresses`, whole);
}

async function fetched(choice: Partial<DocumentChoice> = {}) {
  const { address } = (await ask(estimator, choice)).json<DocumentAddress>();
  return site.app.inject({ url: address });
}

test('a document is fetched by its address as the PDF of that version, and its hash is kept', async () => {
  const made = (await ask(estimator)).json<DocumentAddress>();
  expect(made.fileName).toMatch(/^E-\d+-estimate-E01\.pdf$/);
  const reply = await site.app.inject({ url: made.address });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${made.fileName}"`,
    'cache-control': 'private, no-store',
  });
  const { pages, info } = await readPdf(reply.rawPayload);
  expect(pages[0]?.text).toContain('ESTIMATE OF RECORD');
  const rows = () =>
    inCompany(site.db, estimator.companyId, (trx) => trx.selectFrom('issued_document').selectAll().execute());
  const hash = createHash('sha256').update(reply.rawPayload).digest();
  const issued = (await rows()).find(({ file_hash }) => file_hash.equals(hash));
  expect(issued).toMatchObject({ estimate_id: id, kind: 'customer', label: 'E01', correction: '', pages: 1 });
  expect(String(info['Keywords'])).toContain(issued?.code);
  const count = (await rows()).length;
  const again = await site.app.inject({ url: `${made.address}?download=1` });
  expect(again.rawPayload.equals(reply.rawPayload)).toBe(true);
  expect(again.headers['content-disposition']).toMatch(/^attachment/);
  expect(await rows()).toHaveLength(count);
});

test('the insurer gets a paper of its own, with another code', async () => {
  const [customer, insurer] = [
    await fetched(),
    await fetched({ kind: 'insurer', options: usualOptions.insurer }),
  ];
  const codes = await Promise.all(
    [customer, insurer].map(async ({ rawPayload }) => (await readPdf(rawPayload)).info['Keywords']),
  );
  expect(codes[0]).not.toBe(codes[1]);
  expect((await readPdf(insurer.rawPayload)).pages[0]?.text).toContain('Claim estimate');
});

test('the cause of the loss is printed in the book’s words on every paper that names it', async () => {
  const texts: string[] = [];
  for (const kind of ['customer', 'insurer', 'work-order'] as const) {
    const { rawPayload } = await fetched({ kind, options: usualOptions[kind] });
    texts.push(
      (await readPdf(rawPayload)).pages
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  expect(texts.join(' ')).not.toContain('fixed-object');
  expect(texts.filter((text) => text.includes('Hit pole, tree or building')).length).toBeGreaterThan(1);
});

test('a version that is not there, a paper that cannot be made and a changed address are refused in words', async () => {
  const missing = await ask(estimator, { version: { label: 'S07', correction: '' } });
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({ detail: 'The estimate has no such version.' });
  const supplement = await fetched({ kind: 'supplement' });
  expect(supplement.statusCode).toBe(409);
  expect(supplement.json()).toMatchObject({ detail: expect.stringContaining('no supplement yet') as string });
  const { address } = (await ask(estimator)).json<DocumentAddress>();
  const changed = `${address.slice(0, -2)}${address.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await site.app.inject({ url: changed })).statusCode).toBe(404);
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await site.app.inject({ url: address, headers: elsewhere })).statusCode).toBe(403);
});

test('technicians get the work order without the customer, and neither they nor other companies a priced document', async () => {
  const technician = await aMember(site, estimator.companyId, 'technician');
  expect((await ask(technician)).statusCode).toBe(403);
  const workOrder = { kind: 'work-order', options: usualOptions['work-order'] } as const;
  const textFor = async (member: Member) => {
    const { address } = (await ask(member, workOrder)).json<DocumentAddress>();
    const { pages } = await readPdf((await site.app.inject({ url: address })).rawPayload);
    return pages.map(({ text }) => text).join(' ');
  };
  expect(await textFor(estimator)).toContain('Ruth Okafor');
  expect(await textFor(technician)).not.toContain('Okafor');
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  expect((await ask(stranger)).statusCode).toBe(404);
});

test('a locked version keeps the letterhead of its day, on paper and on the page of its link', async () => {
  const owner = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const image = pngSampleAddress(8);
  const uploaded = async () =>
    (await post(site.app, owner, '/api/settings/logos', { image })).json<{ id: string }>().id;
  const printWith = async (letterhead: Letterhead, disclaimer: string) => {
    const { revision, settings } = (await get(site.app, owner, '/api/settings')).json<SettingsReply>();
    const disclaimers = { ...settings.disclaimers, customer: disclaimer };
    const body = { since: revision, settings: { ...settings, letterhead, disclaimers } };
    const saved = await site.app.inject({
      method: 'PUT',
      url: '/api/settings',
      headers: owner.headers,
      body,
    });
    if (saved.statusCode !== 200) throw new Error(saved.body);
  };
  const shop = { name: 'Prairie RV Body', address: '12 Elm Street, Salina', phone: '785-555-0142' };
  const letterhead = { ...shop, email: 'desk@prairie.example', license: 'KS 4471', logo: await uploaded() };
  await printWith(letterhead, 'Prices hold for thirty days.');
  const estimate = (await started(site.app, owner)).estimate.id;
  const edits = [aLine(), anEdit({ kind: 'lock', at: '', by: '' })];
  const device = randomUUID();
  await post(site.app, owner, `/api/estimates/${estimate}/edits`, { device, since: 0, edits });
  const share = await post(site.app, owner, `/api/estimates/${estimate}/share-links`, {
    audience: 'owner',
    days: 30,
  });
  const token = share.json<{ address: string }>().address.replace('/share/', '');
  const pageOf = async () =>
    (
      await site.app.inject({ method: 'POST', url: '/api/share/open', body: { token } })
    ).json<OwnersEstimate>();
  const paperOf = async (version?: DocumentChoice['version']) => {
    const choice = version === undefined ? {} : { version };
    const { address } = (await ask(owner, choice, estimate)).json<DocumentAddress>();
    return (await site.app.inject({ url: address })).rawPayload;
  };
  const [page, paper] = [await pageOf(), await paperOf()];

  await printWith({ name: 'Another name', address: '', phone: '', email: '', license: '', logo: null }, '');
  for (let count = 0; count < 5; count += 1) await uploaded();
  expect((await paperOf()).equals(paper), 'the same letterhead, disclaimer and logo').toBe(true);
  expect((await pageOf()).shop).toEqual(page.shop);
  expect(page.shop).toMatchObject({ name: shop.name, phone: shop.phone, logo: image });

  const supplement = [anEdit({ kind: 'start-supplement' }), aLine()];
  await post(site.app, owner, `/api/estimates/${estimate}/edits`, { device, since: 2, edits: supplement });
  const draft = (await readPdf(await paperOf('draft'))).pages.map(({ text }) => text).join(' ');
  expect(draft).toContain('Another name');
  expect(draft).not.toContain('Prairie');
});

test('an address ends with the place of its holder in the company', async () => {
  const leaving = await aMember(site, estimator.companyId, 'reviewer');
  const { address } = (await ask(leaving)).json<DocumentAddress>();
  expect((await site.app.inject({ url: address })).statusCode).toBe(200);
  await inCompany(site.db, estimator.companyId, (trx) =>
    trx.deleteFrom('membership').where('person_id', '=', leaving.id).execute(),
  );
  expect((await site.app.inject({ url: address })).statusCode).toBe(410);
});

test('who stops reading ends the drawing, and the thread draws the next document', async () => {
  const pool = documentPool(testDocumentFiles, { threads: 1, waiting: 1 });
  const lines = someLines(300);
  const long = (await pool.turn()).draw(
    anOrder({ content: { lines }, options: { drawings: false } }),
    noPictures,
  );
  expect((await long.next()).done).toBe(false);
  const waiting = pool.turn();
  await long.return(0);
  const next = (await waiting).draw(anOrder({ options: { drawings: false } }), noPictures);
  const first = (await next.next()).value as Uint8Array;
  expect(Buffer.from(first).toString('latin1', 0, 5)).toBe('%PDF-');
  let last = await next.next();
  while (!last.done) last = await next.next();
  expect(last.value).toBeGreaterThan(0);
  pool.close();
});

test('more documents than can wait are refused at once, and who leaves makes room', async () => {
  const pool = documentPool(testDocumentFiles, { threads: 1, waiting: 0 });
  const turn = await pool.turn();
  await expect(pool.turn()).rejects.toThrow(TooManyDocuments);
  turn.leave();
  turn.leave();
  const next = await pool.turn();
  await expect(pool.turn()).rejects.toThrow(TooManyDocuments);
  next.leave();
  pool.close();
});

async function noPictures() {
  return undefined;
}
