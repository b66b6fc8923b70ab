import { createHash, randomUUID } from 'node:crypto';
import type { EstimateMail } from '@dre/core/contract/sharing/estimate-mail';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { shippedMailTemplates } from '@dre/core/domain/sharing/mail-template';
import { dollars } from '@dre/core/domain/number-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { type Jobs, startJobs } from '../../jobs/start-jobs.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { silentLog } from '../../testing/database-server.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../testing/estimates.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { aCompany } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { mailsPerHour } from './mail/mail-service.ts';
import { recordMailed } from './mail/mailed-service.ts';

const publicUrl = 'https://dre.example';
const site = withTestApp({ book: 'starter', env: { PUBLIC_URL: publicUrl } });
const mailless = withTestApp({ book: 'starter', env: { SMTP_URL: '' } });
let smtp: MailServer;
let jobs: Jobs;
let dana: Member;
let owner: Member;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  dana = await aMember(site, id, 'estimator');
  owner = await aMember(site, id, 'owner');
  smtp = await startMailServer();
  const mailer = createSmtpMailer(smtp.url, new URL(publicUrl));
  jobs = await startJobs({
    db: site.db,
    log: silentLog,
    mailer,
    pollingSeconds: 0.5,
    onMailSent: (trx, mailId) => recordMailed(trx, mailId, testNow),
  });
});
afterAll(async () => {
  await jobs.stop();
  await smtp.stop();
});

async function aLockedEstimate(customer = 'Ana Lopez'): Promise<string> {
  const { estimate } = await started(site.app, dana);
  await post(site.app, dana, `/api/estimates/${estimate.id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits: [
      aLine(),
      anEdit({ kind: 'set-party', role: 'customer', changes: { name: customer } }),
      anEdit({ kind: 'lock', by: '', at: '' }),
    ],
  });
  return estimate.id;
}

const order = (fields: object = {}) => ({
  id: randomUUID(),
  audience: 'customer',
  version: 'E01',
  to: ['ana@example.com'],
  subject: 'Estimate {{number}}',
  text: 'Hello {{customer}}, it comes to {{total}}.\n{{link}}',
  withPdf: false,
  ...fields,
});

function send(id: string, body: object, member = dana) {
  return post(site.app, member, `/api/estimates/${id}/mails`, body);
}

async function mailsOf(id: string): Promise<readonly EstimateMail[]> {
  return (await get(site.app, dana, `/api/estimates/${id}/mails`)).json<{ items: EstimateMail[] }>().items;
}

async function estimateOf(id: string): Promise<Estimate> {
  return (await get(site.app, dana, `/api/estimates/${id}`)).json<EstimateReply>().estimate;
}

const patience = { timeout: 15_000, interval: 50 };
const receivedBy = (address: string) =>
  smtp.received.filter(({ recipients }) => recipients.includes(address));

test('a locked version is mailed once, from the shop, answers going to the estimator, with a link that opens it', async () => {
  const id = await aLockedEstimate();
  const to = ['once@example.com'];
  const mail = order({ to });
  const [made] = await Promise.all([send(id, mail), send(id, mail)]);
  expect(made.json()).toMatchObject({
    version: 'E01',
    to,
    state: 'waiting',
    subject: expect.stringMatching(/^Estimate E/) as string,
  });
  const again = await Promise.all([send(id, mail), send(id, order({ ...mail }))]);
  expect(again.map((reply) => reply.json<EstimateMail>().id)).toEqual([mail.id, mail.id]);
  await vi.waitFor(
    async () => expect(await mailsOf(id)).toMatchObject([{ state: 'sent', attempts: 1 }]),
    patience,
  );
  const { stage, versions } = await estimateOf(id);
  expect(stage).toBe('sent');
  expect(versions[0]?.sendings).toMatchObject([
    { id: mail.id, to: 'customer', recipient: 'once@example.com', how: 'mail', on: testNow.toISOString() },
  ]);
  const [received, ...others] = receivedBy('once@example.com');
  expect(others).toEqual([]);
  expect(received?.source).toContain(`Reply-To: ${dana.email}`);
  expect(received?.source).toContain('Hello Ana Lopez, it comes to $0.00.');
  const token = /https:\/\/dre\.example\/share\/([\w-]+)/.exec(
    received?.source.replaceAll('=\r\n', '') ?? '',
  )?.[1];
  const opened = await site.app.inject({ method: 'POST', url: '/api/share/open', body: { token } });
  expect(opened.json()).toMatchObject({ kind: 'owner' });
  expect(JSON.stringify(await mailsOf(id))).not.toContain(token ?? 'no token');
});

test('a supplement is mailed with words of its own: what it adds to which version, and the new total', async () => {
  const id = await aLockedEstimate();
  const lineId = randomUUID();
  await post(site.app, dana, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since: 3,
    edits: [
      anEdit({ kind: 'start-supplement' }),
      aLine(lineId),
      anEdit({
        kind: 'change-line',
        lineId,
        changes: { description: 'Wet decking', price: 12_500 as never },
      }),
      anEdit({ kind: 'lock', by: '', at: '' }),
    ],
  });
  const words = shippedMailTemplates['customer-supplement'];
  const sent = await send(id, order({ version: 'S01', ...words }));
  const gross = (await estimateOf(id)).versions.at(-1)?.gross ?? 0;
  expect(sent.json()).toMatchObject({
    subject: expect.stringMatching(/^Supplement S01 to your repair estimate E/) as string,
    text: expect.stringContaining(
      `than estimate E01 said. Supplement S01 adds ${dollars(gross)}: the repair now comes to ${dollars(gross)}.\n\nAdded: Wet decking`,
    ) as string,
  });
  const put = await site.app.inject({
    method: 'PUT',
    url: '/api/mail-templates',
    headers: owner.headers,
    body: { audience: 'insurer-supplement', template: null },
  });
  expect(put.json()).toMatchObject({ own: [], templates: { 'customer-supplement': words } });
});

test('the PDF that travels with a mail is the version, known to be ours, and the same at every attempt', async () => {
  const id = await aLockedEstimate();
  const mail = order({ to: ['paper@example.com'], withPdf: true });
  const made = await send(id, mail);
  const { fileName } = made.json<EstimateMail>();
  expect(fileName).toMatch(/E01.*\.pdf$/);
  await vi.waitFor(() => expect(receivedBy('paper@example.com')).toHaveLength(1), patience);
  const source = receivedBy('paper@example.com')[0]?.source ?? '';
  expect(source).toContain(String(fileName));
  const encoded =
    /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(source)?.[1] ?? '';
  const file = Buffer.from(encoded, 'base64');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const hash = createHash('sha256').update(file).digest();
  const issued = await inCompany(site.db, dana.companyId, (trx) =>
    trx.selectFrom('issued_document').select('file_hash').where('estimate_id', '=', id).execute(),
  );
  expect(issued.map((row) => row.file_hash.toString('hex'))).toContain(hash.toString('hex'));
});

test('a mail the other side refuses says so in its words, and is tried again when somebody asks', async () => {
  const id = await aLockedEstimate();
  smtp.refuseWith(550);
  const mail = order({ to: ['refused@example.com'] });
  await send(id, mail);
  await vi.waitFor(
    async () =>
      expect(await mailsOf(id)).toMatchObject([
        { state: 'trying', trouble: expect.stringContaining('550') as string },
      ]),
    patience,
  );
  expect((await post(site.app, dana, `/api/estimate-mails/${mail.id}/retry`, {})).statusCode).toBe(409);
  await sql`update outgoing_mail set state = 'failed' where ${mail.to[0]} = any(recipients)`.execute(site.db);
  expect(await mailsOf(id)).toMatchObject([{ state: 'failed' }]);
  expect((await estimateOf(id)).stage).toBe('locked');
  smtp.acceptAgain();
  const again = await post(site.app, dana, `/api/estimate-mails/${mail.id}/retry`, {});
  expect(again.json()).toMatchObject({ state: 'waiting', trouble: null });
  await vi.waitFor(async () => expect(await mailsOf(id)).toMatchObject([{ state: 'sent' }]), patience);
  expect(receivedBy('refused@example.com')).toHaveLength(1);
});

test('what an estimate says cannot add a header, a recipient or a field to a mail', async () => {
  const id = await aLockedEstimate('Ana\r\nBcc: spy@example.com {{company}}');
  await send(id, order({ to: ['header@example.com'], subject: 'For {{customer}}' }));
  await vi.waitFor(() => expect(receivedBy('header@example.com')).toHaveLength(1), patience);
  const [received] = receivedBy('header@example.com');
  expect(received?.recipients).toEqual(['header@example.com']);
  const [head = ''] = received?.source.split('\r\n\r\n') ?? [];
  expect(head).toContain('Subject: For Ana Bcc: spy@example.com');
  expect(head).not.toMatch(/^bcc:/im);
  expect(received?.source.replaceAll('=\r\n', '')).toContain('{{company}}');
  for (const to of [
    ['a@b.co\r\nBcc: spy@example.com'],
    ['a@b.co, spy@example.com'],
    ['a@b.co <x@y.zz>'],
    [],
  ]) {
    expect((await send(id, order({ to }))).statusCode).toBe(400);
  }
  expect((await send(id, order({ subject: 'A\nBcc: x@y.zz' }))).statusCode).toBe(400);
});

const refusals: readonly (readonly [string, object, number, string])[] = [
  ['a version that is not the last one', { version: 'S01' }, 409, 'replaced by E01'],
  ['a field nobody knows', { text: 'Dear {{sir}}' }, 400, '{{sir}} is not known'],
  ['nothing at all', { text: ' ' }, 400, 'must not be empty'],
];
test.each(refusals)('%s is refused in a sentence, and nothing is sent', async (_, fields, status, words) => {
  const id = await aLockedEstimate();
  const refused = await send(id, order(fields));
  expect(refused.statusCode).toBe(status);
  expect(refused.json<{ detail: string }>().detail).toContain(words);
  expect(await mailsOf(id)).toEqual([]);
});

test('a draft is not mailed, nor anything by somebody who only reads, nor another company’s mail tried again', async () => {
  const { estimate } = await started(site.app, dana);
  const draft = await send(estimate.id, order());
  expect([draft.statusCode, draft.json<{ detail: string }>().detail]).toEqual([
    409,
    expect.stringContaining('Lock'),
  ]);
  const reviewer = await aMember(site, dana.companyId, 'reviewer');
  const id = await aLockedEstimate();
  expect((await send(id, order(), reviewer)).statusCode).toBe(403);
  const mail = order({ to: ['mine@example.com'] });
  await send(id, mail);
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  expect((await post(site.app, stranger, `/api/estimate-mails/${mail.id}/retry`, {})).statusCode).toBe(404);
  expect((await send(await aLockedEstimate(), mail)).statusCode).toBe(409);
});

test('a mail is sent under an id another company has, which nobody learns', async () => {
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const { estimate } = await started(site.app, stranger);
  await post(site.app, stranger, `/api/estimates/${estimate.id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits: [aLine(), anEdit({ kind: 'lock', by: '', at: '' })],
  });
  const mail = order({ text: 'It comes to {{total}}.\n{{link}}' });
  const mine = await aLockedEstimate();
  expect((await send(mine, mail)).statusCode).toBe(200);
  expect((await send(estimate.id, mail, stranger)).json()).toMatchObject({ id: mail.id, state: 'waiting' });
  expect(await mailsOf(mine)).toHaveLength(1);
});

test('a company that has sent as many mails as one sends in an hour waits', async () => {
  const id = await aLockedEstimate();
  const mail = order({ to: ['first@example.com'] });
  await send(id, mail);
  const { companyId } = dana;
  await inCompany(site.db, companyId, (trx) =>
    sql`insert into estimate_mail
      select company_id, gen_random_uuid(), estimate_id, audience, label, correction, recipients, subject,
        body_text, mail_id, at, person_id, file_name
      from estimate_mail, generate_series(1, ${mailsPerHour}::int) where id = ${mail.id}`.execute(trx),
  );
  const refused = await send(id, order({ to: ['later@example.com'] }));
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    429,
    expect.stringContaining(`${mailsPerHour} mails`),
  ]);
  expect(receivedBy('later@example.com')).toEqual([]);
});

test('an owner changes what the company writes, an estimator uses it, and it goes back', async () => {
  const put = (member: Member, body: object) =>
    site.app.inject({ method: 'PUT', url: '/api/mail-templates', headers: member.headers, body });
  const template = { subject: 'Ours {{number}}', text: '{{link}}' };
  expect((await put(dana, { audience: 'customer', template })).statusCode).toBe(403);
  const unknown = await put(owner, { audience: 'customer', template: { ...template, text: '{{nobody}}' } });
  expect(unknown.json<{ detail: string }>().detail).toContain(
    '{{nobody}} is not known. You can use {{customer}}',
  );
  expect((await put(owner, { audience: 'customer', template })).json()).toMatchObject({ own: ['customer'] });
  expect((await get(site.app, dana, '/api/mail-templates')).json()).toMatchObject({
    templates: { customer: template },
    mayChange: false,
  });
  expect((await put(owner, { audience: 'customer', template: null })).json()).toMatchObject({ own: [] });
});

test('without a mail server nothing is taken to be mailed, and whoever writes is told beforehand', async () => {
  const member = await aMember(mailless, (await aCompany(mailless.db)).id, 'estimator');
  const { estimate } = await started(mailless.app, member);
  const lock = anEdit({ kind: 'lock', by: '', at: '' });
  const edits = { device: randomUUID(), since: 0, edits: [aLine(), lock] };
  await post(mailless.app, member, `/api/estimates/${estimate.id}/edits`, edits);
  const reply = await post(mailless.app, member, `/api/estimates/${estimate.id}/mails`, order());
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain('Choose the link alone');
  const canMail = async (app: typeof site.app, who: Member) =>
    (await get(app, who, '/api/mail-templates')).json<{ canMail: boolean }>().canMail;
  expect([await canMail(mailless.app, member), await canMail(site.app, dana)]).toEqual([false, true]);
  expect(await mailless.db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
});
