import { createHash, randomUUID } from 'node:crypto';
import type { DocumentAddress } from '@dre/core/contract/estimates/documents';
import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import type { Sharing } from '@dre/core/contract/sharing/sharing';
import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let member: Member;
let estimate: { readonly id: string };
let link: { readonly id: string; readonly address: string };

beforeAll(async () => {
  member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  ({ estimate } = await started(site.app, member));
  const edits = [aLine(), anEdit({ kind: 'lock', at: '', by: '' })];
  await post(site.app, member, `/api/estimates/${estimate.id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits,
  });
  const order = { audience: 'owner', days: 30 };
  link = (await post(site.app, member, `/api/estimates/${estimate.id}/share-links`, order)).json();
});

async function visit(path: string, body: object): Promise<OwnersEstimate> {
  const token = link.address.replace('/share/', '');
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/19.0 Safari/604.1' };
  const url = `/api/share/${path}`;
  const reply = await site.app.inject({ method: 'POST', url, body: { token, ...body }, headers });
  return reply.json<OwnersEstimate>();
}

/** A canvas export: mostly transparent. */
async function inkOnNothing(): Promise<string> {
  const stroke = { create: { width: 160, height: 6, channels: 4, background: '#000' } } as const;
  const png = await sharp({ create: { width: 300, height: 120, channels: 4, background: '#0000' } })
    .composite([{ input: stroke, left: 10, top: 90 }])
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function textOf(bytes: Buffer): Promise<string> {
  const { pages } = await readPdf(bytes);
  return JSON.stringify(pages);
}

test('the estimate is downloaded by the link, and once signed with the signature and how it came about', async () => {
  const { pdf, signedPdf } = await visit('open', {});
  expect(signedPdf).toBeNull();
  const plain = await site.app.inject({ url: pdf ?? '' });
  expect(plain.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect(await textOf(plain.rawPayload)).not.toContain('Signed on line');

  const signer = { id: randomUUID(), name: 'Ruth Okafor', signature: await inkOnNothing(), isTyped: false };
  const signed = await visit('approve', signer);
  const url = `${signed.signedPdf ?? ''}?download=1`;
  const first = await site.app.inject({ url });
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename=".+\.pdf"$/);
  // PDFKit decodes transparent pictures asynchronously; the file must be complete all the same.
  expect(first.rawPayload.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
  const text = await textOf(first.rawPayload);
  for (const words of [
    'Ruth Okafor',
    '127.0.0.1',
    'Safari on iPhone',
    'Approved and signed',
    'Made the link',
  ]) {
    expect(text).toContain(words);
  }
  const again = await site.app.inject({ url });
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const hash = createHash('sha256').update(first.rawPayload).digest();
  const issued = await inCompany(site.db, member.companyId, (trx) =>
    trx.selectFrom('issued_document').select('is_signed').where('file_hash', '=', hash).execute(),
  );
  expect(issued).toEqual([{ is_signed: true }]);
});

test('the shop gets what the customer signed, the same bytes', async () => {
  const { signedPdf } = await visit('open', {});
  const customers = await site.app.inject({ url: signedPdf ?? '' });
  const { signed } = (
    await get(site.app, member, `/api/estimates/${estimate.id}/share-links`)
  ).json<Sharing>();
  expect(signed).toMatchObject([{ label: 'E01', correction: '', name: 'Ruth Okafor' }]);
  const ours = await site.app.inject({ url: signed[0]?.address ?? '' });
  expect(ours.rawPayload.equals(customers.rawPayload)).toBe(true);
});

test('the shop’s own document of the signed version carries the signature and how it came about', async () => {
  const { address } = (
    await post(site.app, member, `/api/estimates/${estimate.id}/document-addresses`, {
      kind: 'customer',
      version: { label: 'E01', correction: '' },
      options: usualOptions.customer,
    })
  ).json<DocumentAddress>();
  const text = await textOf((await site.app.inject({ url: address })).rawPayload);
  for (const words of ['Signed on line by Ruth Okafor', 'Audit of the approval', 'Approved and signed']) {
    expect(text).toContain(words);
  }
});

test('no document leaves by a made-up address, by one of a picture, or after the link was revoked, but for what was signed to the shop', async () => {
  const { pdf } = await visit('open', {});
  const sealed = (pdf ?? '').replace('/api/share-documents/', '');
  const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode;
  expect(await statusOf(`/api/share-documents/${sealed.slice(0, -2)}AA`)).toBe(410);
  expect(await statusOf(`/api/share-files/${sealed}`)).toBe(410);
  await post(site.app, member, `/api/share-links/${link.id}/revoke`, {});
  expect(await statusOf(pdf ?? '')).toBe(410);
  const { signed } = (
    await get(site.app, member, `/api/estimates/${estimate.id}/share-links`)
  ).json<Sharing>();
  expect(await statusOf(signed[0]?.address ?? '')).toBe(200);
  expect(site.log.join('\n')).not.toContain(sealed);
});
