import { createHash } from 'node:crypto';
import { loginResults } from '@dre/core/contract/session/session';
import { commonPasswordWords } from '@dre/core/domain/session/common-password-words';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createSetupLink } from '../../database/preparing/setup-link.ts';
import { jobsSchema } from '../../jobs/queues.ts';
import { aPerson, anEstimator, testPassword } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { createAccountLink } from './account-link-queries.ts';
import { complaintAbout } from './password-policy.ts';

let clock = testNow.getTime();
const site = withTestApp({ now: () => new Date(clock) });
const goodPassword = 'tangled violet harbor';
let callers = 0;

function later(minutes: number): void {
  clock += minutes * 60_000;
}

interface Sent {
  readonly url: string;
  readonly body?: object;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly token?: string;
  readonly from?: string;
}

function send({ url, body, method = 'POST', token, from }: Sent) {
  callers += 1;
  return site.app.inject({
    method,
    url: `/api/account/${url}`,
    remoteAddress: from ?? `198.51.100.${String(callers % 250)}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
  });
}

async function signIn(email: string, password = testPassword) {
  callers += 1;
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'user-agent': 'A browser' },
    body: { userName: email, password },
    remoteAddress: `203.0.113.${String(callers % 250)}`,
  });
  return reply.json<{ resultCode: number; result: string }>();
}

async function aLink(personId: string, kind: 'set-password' | 'verify-email' = 'set-password') {
  const { path } = await site.db
    .transaction()
    .execute((trx) => createAccountLink(trx, { personId, kind, now: new Date(clock) }));
  return path.split('/').at(-1) ?? '';
}

function mailsTo(email: string) {
  return site.db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body_text'])
    .where('recipients', '@>', [[email]])
    .execute();
}

async function mailedLink(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const [mail] = (await mailsTo(email)).toReversed();
    const token = /http:\/\/127\.0\.0\.1:3000\/(?:set-password|verify-email)\/([\w-]{43})$/m.exec(
      mail?.body_text ?? '',
    )?.[1];
    if (token === undefined) throw new Error('No mail has arrived.');
    return token;
  });
}

async function recorded(personId: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('person_id', '=', personId)
    .orderBy('seq')
    .execute();
  return rows.map(({ kind }) => kind);
}

test('a link sets the password, once, and the old password is gone', async () => {
  const person = await anEstimator(site.db);
  const token = await aLink(person.id);
  const body = { token, password: goodPassword };
  const reply = await send({ url: 'set-password', body });
  expect(reply.json()).toEqual({ email: person.email });
  expect((await signIn(person.email, goodPassword)).resultCode).toBe(loginResults.Success);
  expect((await signIn(person.email)).resultCode).toBe(loginResults.NoAccess);
  const again = await send({ url: 'set-password', body: { ...body, password: 'another good harbor' } });
  expect(again.json()).toMatchObject({ status: 410, type: '/api/docs#link-ended' });
  expect((await signIn(person.email, goodPassword)).resultCode).toBe(loginResults.Success);
  expect(await recorded(person.id)).toContain('password-set');
});

test('a link is drawn from 256 bits, and the database knows only its hash', async () => {
  const person = await anEstimator(site.db);
  const tokens = [await aLink(person.id), await aLink(person.id, 'verify-email')];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { rows } = await sql<{ row: string }>`
    select link::text as row from account_link link where person_id = ${person.id}`.execute(site.db);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const kept = rows.map(({ row }) => row).join();
  for (const hash of hashes) expect(kept).toContain(hash);
  for (const token of tokens) {
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

test('a newer link ends the older one of its kind, also when two are asked for at once', async () => {
  const person = await aPerson(site.db);
  const older = await aLink(person.id);
  const verifying = await aLink(person.id, 'verify-email');
  const newer = await aLink(person.id);
  const stateOf = async (token: string) =>
    (await send({ url: 'check-link', body: { token } })).json<{ kind: string }>().kind;
  expect(await stateOf(older)).toBe('ended');
  expect(await stateOf(newer)).toBe('set-password');
  expect(await stateOf(verifying)).toBe('verify-email');
  const asked = await Promise.all([1, 2, 3].map(() => aLink(person.id)));
  const states = await Promise.all(asked.map(stateOf));
  expect(states.toSorted()).toEqual(['ended', 'ended', 'set-password']);
});

test('of two who use one link at the same moment, one sets the password', async () => {
  const person = await anEstimator(site.db);
  const token = await aLink(person.id);
  const replies = await Promise.all(
    ['tangled violet harbor', 'olive tractor pebble'].map((password) =>
      send({ url: 'set-password', body: { token, password } }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
});

test('a link works for 60 minutes', async () => {
  const person = await anEstimator(site.db);
  const token = await aLink(person.id);
  later(59);
  expect((await send({ url: 'check-link', body: { token } })).json()).toMatchObject({
    kind: 'set-password',
    email: person.email,
  });
  later(1);
  expect((await send({ url: 'check-link', body: { token } })).json()).toEqual({
    kind: 'ended',
    email: '',
    name: '',
  });
  const late = await send({ url: 'set-password', body: { token, password: goodPassword } });
  expect(late.statusCode).toBe(410);
  expect((await signIn(person.email)).resultCode).toBe(loginResults.Success);
});

test('setting the password ends the session and the other links, and confirms the address', async () => {
  const person = await aPerson(site.db, { administrator: true });
  const { result: oldToken } = await signIn(person.email);
  await site.db.updateTable('person').set({ email_verified_at: null }).where('id', '=', person.id).execute();
  const used = await aLink(person.id);
  const verifying = await aLink(person.id, 'verify-email');
  await send({ url: 'set-password', body: { token: used, password: goodPassword } });
  expect((await send({ url: 'verify-email', body: { token: verifying } })).statusCode).toBe(410);
  expect((await send({ url: 'profile', method: 'GET', token: oldToken })).statusCode).toBe(401);
  expect((await signIn(person.email, goodPassword)).resultCode).toBe(loginResults.Success);
});

test('a link of one kind does not do the work of the other', async () => {
  const person = await anEstimator(site.db);
  const setting = await aLink(person.id);
  const verifying = await aLink(person.id, 'verify-email');
  expect((await send({ url: 'verify-email', body: { token: setting } })).statusCode).toBe(410);
  const body = { token: verifying, password: goodPassword };
  expect((await send({ url: 'set-password', body })).statusCode).toBe(410);
});

test.each(['', 'a-token', 'A'.repeat(43), '../../etc/passwd', 'x'.repeat(200)])(
  'the made-up link %j does not work',
  async (token) => {
    expect((await send({ url: 'check-link', body: { token } })).json().kind).toBe('ended');
    const reply = await send({ url: 'set-password', body: { token, password: goodPassword } });
    expect(reply.statusCode).toBe(410);
  },
);

test.each([
  ['too short', 'k7#mQp2vLw9', 'at least 12 characters'],
  ['too long', 'k7#mQp2vLw9!'.repeat(11), 'at most 128 characters'],
  ['common', 'P@ssw0rd2026!', 'too easy to guess'],
  ['a sequence', 'abcdefghijklmnop', 'too easy to guess'],
])('a password that is %s is refused and the link stays good', async (_what, password, words) => {
  const person = await anEstimator(site.db);
  const token = await aLink(person.id);
  const reply = await send({ url: 'set-password', body: { token, password } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors.password).toContain(words);
  const body = { token, password: goodPassword };
  expect((await send({ url: 'set-password', body })).statusCode).toBe(200);
});

test('a password made of name, e-mail address or company is refused', async () => {
  const person = await anEstimator(site.db);
  await site.db.updateTable('person').set({ name: 'Zebedee Quill' }).where('id', '=', person.id).execute();
  await site.db
    .updateTable('company')
    .set({ name: 'Vandermolen Coachworks' })
    .where('id', '=', person.companyId)
    .execute();
  const token = await aLink(person.id);
  for (const password of ['ZebedeeQuill1', person.email, 'Vandermolen1987']) {
    const reply = await send({ url: 'set-password', body: { token, password } });
    expect(reply.json().errors?.password, password).toMatch(/your name|easy to guess/);
  }
});

test('ten thousand passwords made the common way are refused', async () => {
  const words = commonPasswordWords.filter((word) => word.length >= 6).slice(0, 250);
  const endings = ['123456', '2026!!', '1234!@', '19871987'];
  const dressings = [
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => word[0]?.toUpperCase() + word.slice(1),
    (word: string) => word.replaceAll('a', '@').replaceAll('o', '0'),
    (word: string) => word.replaceAll('e', '3').replaceAll('s', '$'),
  ];
  const made = words.flatMap((word) =>
    endings.flatMap((ending) =>
      dressings.flatMap((dress) => [dress(word) + ending, `${ending}${dress(word)}`]),
    ),
  );
  expect(made).toHaveLength(10_000);
  const complaints = await Promise.all(made.map((password) => complaintAbout(password, [])));
  expect(made.filter((_, at) => complaints[at] === undefined)).toEqual([]);
});

test('two passwords that differ at character 100 are two passwords', async () => {
  const person = await anEstimator(site.db);
  const words =
    'lantern quarry meadow tundra velvet sparrow cobalt ribbon granite willow ember saddle orchid';
  const start = `${words} copper thistle`.slice(0, 99);
  const password = `${start}x and the rest of it`;
  await send({ url: 'set-password', body: { token: await aLink(person.id), password } });
  expect((await signIn(person.email, `${start}y and the rest of it`)).resultCode).toBe(loginResults.NoAccess);
  expect((await signIn(person.email, password.slice(0, -1))).resultCode).toBe(loginResults.NoAccess);
  expect((await signIn(person.email, password)).resultCode).toBe(loginResults.Success);
});

test('a password is kept as argon2id with 19 MiB, two passes and one lane', async () => {
  const person = await anEstimator(site.db);
  await send({ url: 'set-password', body: { token: await aLink(person.id), password: goodPassword } });
  const { password_hash: kept } = await site.db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a reset is answered alike for a known, an unknown and a disabled address, and only the known gets mail', async () => {
  const person = await anEstimator(site.db);
  const disabled = await aPerson(site.db, { disabled: true });
  const emails = [person.email.toUpperCase(), 'nobody@example.com', disabled.email];
  const replies = await Promise.all(emails.map((email) => send({ url: 'reset-password', body: { email } })));
  expect(new Set(replies.map(({ statusCode, body }) => `${String(statusCode)} ${body}`))).toEqual(
    new Set(['200 true']),
  );
  const token = await mailedLink(person.email);
  expect((await send({ url: 'check-link', body: { token } })).json()).toMatchObject({
    email: person.email,
  });
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  expect(await mailsTo(disabled.email)).toEqual([]);
  await vi.waitFor(async () => expect(await recorded(person.id)).toContain('reset-asked'));
});

test('asking again and again is slowed for the caller and the address, not for others', async () => {
  const person = await anEstimator(site.db);
  const ask = (from: string, email: string) => send({ url: 'reset-password', body: { email }, from });
  for (const email of [person.email, 'unknown@example.com']) {
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push((await ask('192.0.2.7', email)).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
  }
  expect((await ask('192.0.2.8', person.email)).statusCode).toBe(200);
});

test('signing in before the address is confirmed mails the link again, and the link confirms it once', async () => {
  const person = await aPerson(site.db, { administrator: true, verified: false });
  expect((await signIn(person.email, 'a wrong password')).resultCode).toBe(loginResults.NoAccess);
  expect(await mailsTo(person.email)).toEqual([]);
  expect((await signIn(person.email)).resultCode).toBe(loginResults.EmailNotVerified);
  const token = await mailedLink(person.email);
  expect((await send({ url: 'verify-email', body: { token } })).json()).toEqual({ email: person.email });
  expect((await send({ url: 'verify-email', body: { token } })).statusCode).toBe(410);
  expect((await signIn(person.email)).resultCode).toBe(loginResults.Success);
  expect(await recorded(person.id)).toContain('email-verified');
});

test('changing the password asks for the old one, keeps this session and ends open links', async () => {
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  const link = await aLink(person.id);
  const change = (currentPassword: string, password: string) =>
    send({ url: 'change-password', body: { currentPassword, password }, token });
  expect((await change('not the old one', goodPassword)).json()).toMatchObject({
    status: 400,
    errors: { currentPassword: 'This is not your password.' },
  });
  expect((await change(testPassword, 'P@ssw0rd2026!')).json().errors.password).toContain('easy to guess');
  expect((await change(testPassword, testPassword)).statusCode).toBe(400);
  expect((await change(testPassword, goodPassword)).json()).toBe(true);
  expect((await send({ url: 'profile', method: 'GET', token })).statusCode).toBe(200);
  expect((await send({ url: 'check-link', body: { token: link } })).json().kind).toBe('ended');
  expect((await signIn(person.email, goodPassword)).resultCode).toBe(loginResults.Success);
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  expect(await recorded(person.id)).toContain('password-changed');
});

test('ending other sessions leaves the session it was asked in', async () => {
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  const ended = await send({ url: 'end-other-sessions', token });
  expect(ended.json()).toEqual({ ended: 0 });
  expect((await send({ url: 'profile', method: 'GET', token })).statusCode).toBe(200);
});

test('a guide ended on one device is over on the next, which learns it when it signs in', async () => {
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  const guided = (from: string) => decodeJwt<{ data: { guided?: boolean } }>(from).data.guided;
  expect(guided(token)).toBeUndefined();
  expect((await send({ url: 'end-guide', token })).json()).toBe(true);
  expect((await send({ url: 'end-guide', token })).json()).toBe(true);
  expect(guided((await signIn(person.email)).result)).toBe(true);
});

test('a session can be ended by its owner and by nobody else', async () => {
  const [owner, stranger] = [await anEstimator(site.db), await anEstimator(site.db)];
  const { result: token } = await signIn(owner.email);
  const { result: strange } = await signIn(stranger.email);
  const [session] = (await send({ url: 'sessions', method: 'GET', token })).json<{ id: string }[]>();
  const url = `sessions/${session?.id ?? ''}/end`;
  expect((await send({ url, token: strange })).statusCode).toBe(404);
  expect((await send({ url, token })).json()).toBe(true);
  expect((await send({ url: 'profile', method: 'GET', token })).statusCode).toBe(401);
  expect(await recorded(owner.id)).toContain('session-ended');
});

test('the profile shows name, address and companies, and the name can be changed', async () => {
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  expect((await send({ url: 'profile', method: 'GET', token })).json()).toEqual({
    name: expect.stringMatching(/^Person/),
    email: person.email,
    isAdministrator: false,
    passwordChangedAt: null,
    companies: [{ name: expect.stringMatching(/^Company/), role: 'estimator' }],
  });
  const renamed = await send({ url: 'profile', method: 'PATCH', token, body: { name: '  Dana Whitfield ' } });
  expect(renamed.json()).toMatchObject({ name: 'Dana Whitfield' });
  for (const name of ['', '   ', 'two\nlines', 'x'.repeat(201)]) {
    const reply = await send({ url: 'profile', method: 'PATCH', token, body: { name } });
    expect(reply.statusCode, JSON.stringify(name)).toBe(400);
  }
});

test.each([
  ['GET', 'profile'],
  ['PATCH', 'profile'],
  ['POST', 'change-password'],
  ['POST', 'end-other-sessions'],
  ['POST', 'sessions/00000000-0000-4000-8000-000000000000/end'],
] as const)('%s %s needs a session', async (method, url) => {
  expect((await send({ url, method, ...(method !== 'GET' && { body: {} }) })).statusCode).toBe(401);
});

test('the link of the start makes the first administrator, once, and sends what waited for one', async () => {
  const waiting = await site.db
    .insertInto('outgoing_mail')
    .values({ to_administrators: true, recipients: [], subject: 'An order', body_text: 'waits' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { path } = await createSetupLink(site.db, new Date(clock));
  const token = path.split('/').at(-1) ?? '';
  expect((await send({ url: 'check-link', body: { token } })).json().kind).toBe('first-administrator');
  const body = { token, password: goodPassword, name: 'Ada Admin', email: 'ada@example.com' };
  const missing = await send({ url: 'set-password', body: { token, password: goodPassword } });
  expect(missing.json().errors).toEqual({ name: 'is required', email: 'is required' });
  const notAnAddress = await send({ url: 'set-password', body: { ...body, email: 'ada' } });
  expect(notAnAddress.json().errors).toEqual({ email: 'This is not an e-mail address.' });
  const taken = await anEstimator(site.db);
  expect((await send({ url: 'set-password', body: { ...body, email: taken.email } })).statusCode).toBe(400);
  expect((await send({ url: 'set-password', body })).json()).toEqual({ email: 'ada@example.com' });
  const again = await send({ url: 'set-password', body: { ...body, email: 'eve@example.com' } });
  expect(again.statusCode).toBe(410);
  const { resultCode, result } = await signIn('ada@example.com', goodPassword);
  expect(resultCode).toBe(loginResults.Success);
  expect((await send({ url: 'profile', method: 'GET', token: result })).json()).toMatchObject({
    isAdministrator: true,
  });
  const { rows: jobs } = await sql`
    select from ${sql.table(`${jobsSchema}.job`)} where data ->> 'mailId' = ${waiting.id}`.execute(site.db);
  expect(jobs).toHaveLength(1);
});
