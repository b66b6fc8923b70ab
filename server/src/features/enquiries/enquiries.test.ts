import { expect, test } from 'vitest';
import { pngSample, pngSampleAddress } from '../../testing/pictures/png-sample.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
let visitors = 0;

/** Sends from a new address each time, so that no test meets another's limit. */
function post(url: string, body: object) {
  visitors += 1;
  return site.app.inject({
    method: 'POST',
    url,
    body,
    remoteAddress: `198.51.100.${String(visitors % 250)}`,
  });
}

const sendMessage = (change: object = {}) =>
  post('/api/Dre/SendContactUsEmail', {
    app: 'DRE',
    name: 'Dana Whitfield',
    title: 'Body shop manager',
    company: '',
    phone: '(616) 555-0142',
    email: 'dana@lakeshore-rv.example',
    message: 'Does the book cover\ntruck campers?',
    captchaResponse: `person ${String(visitors)}`,
    ...change,
  });

const sendOrder = (change: object = {}) =>
  post('/api/Dre/SendOrderFormEmail', {
    app: 'DRE',
    name: 'Dana Whitfield',
    organization: 'Lakeshore RV Collision',
    email: 'dana@lakeshore-rv.example',
    address: '4180 Harbor Park Drive\nHolland, MI 49424',
    signature: pngSampleAddress(40),
    captchaResponse: `person ${String(visitors)}`,
    ...change,
  });

test('a contact message is stored as typed, with a mail to the administrators on its way', async () => {
  const before = await counts();
  const reply = await sendMessage();
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toBe(true);
  const stored = await site.db.selectFrom('contact_message').selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    name: 'Dana Whitfield',
    company: null,
    message: 'Does the book cover\ntruck campers?',
    request_id: reply.headers['x-request-id'],
  });
  const mail = await site.db.selectFrom('outgoing_mail').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    to_administrators: true,
    reply_to: 'dana@lakeshore-rv.example',
    subject: 'Contact message from Dana Whitfield',
    state: 'waiting',
  });
  expect(mail.body_text).toContain('Does the book cover\ntruck campers?');
  expect(await counts()).toEqual({
    messages: before.messages + 1,
    orders: before.orders,
    mails: before.mails + 1,
  });
});

test('a trial order is stored with the drawn signature, byte for byte', async () => {
  expect((await sendOrder()).json()).toBe(true);
  const stored = await site.db.selectFrom('trial_order').selectAll().executeTakeFirstOrThrow();
  expect(stored.signature.equals(pngSample(40))).toBe(true);
  expect(stored).toMatchObject({ organization: 'Lakeshore RV Collision', title: null, referred_by: null });
  const mail = await site.db
    .selectFrom('outgoing_mail')
    .select('subject')
    .where('subject', 'like', 'Trial order%')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Trial order from Lakeshore RV Collision');
});

test('any text will do as an e-mail address, but only one that can be answered becomes Reply-To', async () => {
  expect((await sendMessage({ email: 'call me, please' })).statusCode).toBe(200);
  const mails = await site.db.selectFrom('outgoing_mail').select(['reply_to', 'body_text']).execute();
  const mail = mails.find(({ body_text }) => body_text.includes('call me, please'));
  expect(mail?.reply_to).toBeNull();
});

test.each([
  ['a missing name', { name: undefined }, 'name'],
  ['a name of spaces', { name: '   ' }, 'name'],
  ['a name with a line break', { name: 'Dana\r\nBcc: everybody@example.com' }, 'name'],
  ['an e-mail address with a line break', { email: 'a@b.example\nBcc: c@d.example' }, 'email'],
  ['a missing message', { message: '' }, 'message'],
  ['an over-long message', { message: 'a'.repeat(5_001) }, 'message'],
  ['a wrong type', { phone: 5_550_142 }, 'phone'],
  ['another product', { app: 'PIM' }, 'app'],
  ['an unknown field', { isAdministrator: true }, 'isAdministrator'],
  ['no captcha', { captchaResponse: undefined }, 'captchaResponse'],
])('a contact message with %s is refused by that field and stores nothing', async (_what, change, field) => {
  const before = await counts();
  const reply = await sendMessage(change);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().errors)).toEqual([field]);
  expect(await counts()).toEqual(before);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['no picture', 'data:image/png;base64,SGVsbG8='],
  ['a GIF that calls itself a PNG', `data:image/png;base64,${Buffer.from('GIF89a').toString('base64')}`],
  ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['cut off', `data:image/png;base64,${pngSample(40).subarray(0, 60).toString('base64')}`],
  ['over 200 KB', `data:image/png;base64,${Buffer.alloc(204_801).toString('base64')}`],
])('an order whose signature is %s is refused by that field and stores nothing', async (_what, signature) => {
  const before = await counts();
  const reply = await sendOrder({ signature });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().errors)).toEqual(['signature']);
  expect(await counts()).toEqual(before);
});

test('a captcha passes once', async () => {
  expect((await sendMessage({ captchaResponse: 'person who comes twice' })).statusCode).toBe(200);
  const before = await counts();
  const again = await sendMessage({ captchaResponse: 'person who comes twice' });
  expect(again.json()).toMatchObject({ type: '/api/docs#captcha-refused', status: 422 });
  expect(await counts()).toEqual(before);
});

test('of many who send one captcha at once, one passes', async () => {
  const before = await counts();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => sendOrder({ captchaResponse: 'person in twenty' })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
  expect(await counts()).toEqual({ ...before, orders: before.orders + 1, mails: before.mails + 1 });
});

test('a captcha that did not pass stores nothing', async () => {
  const before = await counts();
  expect((await sendMessage({ captchaResponse: 'robot' })).statusCode).toBe(422);
  expect(await counts()).toEqual(before);
});

test('what visitors type is never in the log', async () => {
  await sendMessage({ name: 'Canary Whitfield', message: 'a canary message' });
  expect(site.log.join('')).not.toMatch(/canary/i);
});

async function counts() {
  const count = async (table: 'contact_message' | 'trial_order' | 'outgoing_mail') => {
    const { rows } = await site.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    messages: await count('contact_message'),
    orders: await count('trial_order'),
    mails: await count('outgoing_mail'),
  };
}
