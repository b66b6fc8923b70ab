import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { testNow } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';
import { signToken, verifyToken } from './token.ts';

const database = useTestDatabase();
const now = testNow;
const seconds = Math.floor(now.getTime() / 1000);
const identity = {
  personId: randomUUID(),
  sessionId: randomUUID(),
  tabId: randomUUID(),
  tokenId: randomUUID(),
};
const data = { userName: 'Dana', products: ['DRE'], features: [], companies: [] };

const keysAt = (at: Date) => signingKeys(database.db, () => at);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed with our own key that differs in one respect from the ones we issue. */
async function almost(header: object, claims: object): Promise<string> {
  const { kid, privateKey } = await keysAt(now).signing();
  return new SignJWT({
    data,
    sub: identity.personId,
    sid: identity.sessionId,
    tab: identity.tabId,
    jti: identity.tokenId,
    iss: 'dre',
    aud: 'DRE',
    iat: seconds,
    nbf: seconds,
    exp: seconds + 900,
    ...claims,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'dre-session+jwt', kid, ...header })
    .sign(privateKey);
}

test('our own token is read back', async () => {
  const keys = keysAt(now);
  expect(await verifyToken(keys, await signToken(keys, identity, data, now), now)).toEqual(identity);
  expect(await verifyToken(keys, await almost({}, {}), now)).toEqual(identity);
});

test('a token that was good before is good no longer than its time and its key', async () => {
  let keyIsGood = true;
  const own = keysAt(now);
  const keys: SigningKeys = {
    signing: () => own.signing(),
    verifying: async (kid) => (keyIsGood ? own.verifying(kid) : undefined),
  };
  const token = await signToken(keys, identity, data, now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await verifyToken(keys, token, now)).toEqual(identity);
  expect(await verifyToken(keys, token, after(14))).toEqual(identity);
  expect(await verifyToken(keys, token, after(-1)), 'before its time').toBeUndefined();
  expect(await verifyToken(keys, token, now)).toEqual(identity);
  expect(await verifyToken(keys, token, after(15)), 'after its time').toBeUndefined();
  expect(await verifyToken(keys, token, now)).toEqual(identity);
  keyIsGood = false;
  expect(await verifyToken(keys, token, now), 'without its key').toBeUndefined();
});

test.each<[string, object, object]>([
  ['another issuer', {}, { iss: 'somebody' }],
  ['no issuer', {}, { iss: undefined }],
  ['another product', {}, { aud: 'PIM' }],
  ['no audience', {}, { aud: undefined }],
  ['no end', {}, { exp: undefined }],
  ['an end that has come', {}, { exp: seconds }],
  ['a start that has not come', {}, { nbf: seconds + 60 }],
  ['no start', {}, { nbf: undefined }],
  ['no time of issue', {}, { iat: undefined }],
  ['no token id', {}, { jti: undefined }],
  ['no person', {}, { sub: undefined }],
  ['a person that is no id', {}, { sub: "' or 1=1 --" }],
  ['no session', {}, { sid: undefined }],
  ['a tab that is no id', {}, { tab: '../../etc/passwd' }],
  ['another type', { typ: 'JWT' }, {}],
  ['no type', { typ: undefined }, {}],
  ['an unknown key', { kid: randomUUID() }, {}],
  ['a key that is a path', { kid: '../../dev/null' }, {}],
  ['a demand we do not know', { crit: ['b64'], b64: true }, {}],
])('a token with %s is refused', async (_what, header, claims) => {
  expect(await verifyToken(keysAt(now), await almost(header, claims), now)).toBeUndefined();
});

test('tokens signed by others, or not at all, are refused', async () => {
  const [header = '', payload = '', signature = ''] = (await almost({}, {})).split('.');
  const { kid } = await keysAt(now).signing();
  const foreign = generateKeyPairSync('ed25519');
  const foreignSignature = sign(null, Buffer.from(`${header}.${payload}`), foreign.privateKey).toString(
    'base64url',
  );
  const withKey = encode({
    alg: 'EdDSA',
    typ: 'dre-session+jwt',
    kid,
    jwk: foreign.publicKey.export({ format: 'jwk' }),
  });
  const ownKeySignature = sign(null, Buffer.from(`${withKey}.${payload}`), foreign.privateKey).toString(
    'base64url',
  );
  const symmetric = encode({ alg: 'HS256', typ: 'dre-session+jwt', kid });
  const hmac = createHmac('sha256', kid).update(`${symmetric}.${payload}`).digest('base64url');
  const corpus = [
    `${header}.${payload}.${foreignSignature}`,
    `${withKey}.${payload}.${ownKeySignature}`,
    `${symmetric}.${payload}.${hmac}`,
    `${encode({ alg: 'none', typ: 'dre-session+jwt', kid })}.${payload}.`,
    `${encode({ alg: 'None', typ: 'dre-session+jwt', kid })}.${payload}.${signature}`,
    `${encode({ alg: 'EdDSA', typ: 'dre-session+jwt', kid, jku: 'https://evil.example/keys' })}.${payload}.${signature}`,
    `${header}.${encode({ ...data, sub: identity.personId })}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${header}..${signature}`,
    `${payload}.${header}.${signature}`,
    '',
    '...',
    'null.null.null',
  ];
  for (const token of corpus) expect(await verifyToken(keysAt(now), token, now), token).toBeUndefined();
});

test('keys rotate: the one before stays good, the one before that does not', async () => {
  const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
  const first = await (await keysAt(days(100)).signing()).kid;
  const second = (await keysAt(days(131)).signing()).kid;
  const both = keysAt(days(131));
  expect(new Set([first, second]).size).toBe(2);
  expect(await good(both, first)).toBe(true);
  expect(await good(both, second)).toBe(true);
  const third = (await keysAt(days(162)).signing()).kid;
  const later = keysAt(days(162));
  expect(await good(later, third)).toBe(true);
  expect(await good(later, second)).toBe(true);
  expect(await good(later, first)).toBe(false);
});

async function good(keys: SigningKeys, kid: string): Promise<boolean> {
  return (await keys.verifying(kid)) !== undefined;
}
