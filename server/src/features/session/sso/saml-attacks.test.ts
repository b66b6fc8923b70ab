import { expect, test } from 'vitest';
import { firstBrokenSeal, productChain } from '../../../audit/audit-queries.ts';
import { type AnswerChange, anIdentityProvider } from '../../../testing/sso/identity-provider.ts';
import { anSsoCompany } from '../../../testing/sso/sso-company.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import type { SamlError } from './saml-error.ts';

const publicUrl = 'https://dre.example';
const site = withTestApp({ env: { PUBLIC_URL: publicUrl } });
const us = { publicUrl, now: () => testNow };
const idp = anIdentityProvider(us);
const stranger = anIdentityProvider(us);
let company: Promise<{ readonly id: string }> | undefined;

/** Two companies, each with an identity provider of its own. */
async function companyId(): Promise<string> {
  company ??= (async () => {
    await anSsoCompany(site.db, stranger, { domains: ['other.example'] });
    return anSsoCompany(site.db, idp, { domains: ['acme.example'] });
  })();
  return (await company).id;
}

/** A request our own browser has opened at the company's page. */
async function anOpenRequest(): Promise<string> {
  const query = { company: await companyId() };
  const { headers } = await site.app.inject({ url: '/api/Saml/Login', query });
  return idp.requestIn(String(headers.location));
}

function post(samlResponse: string) {
  return site.app.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ SAMLResponse: samlResponse }).toString(),
  });
}

/** Everything a sign-in could leave behind. */
async function traces() {
  const count = async (table: 'person' | 'session' | 'login_code') => {
    const { n } = await site.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  return {
    people: await count('person'),
    sessions: await count('session'),
    codes: await count('login_code'),
  };
}

/** Every recorded refusal, sorted because order does not matter. */
async function refusals(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('kind', '=', 'sso-refused')
    .where('chain', 'in', [productChain, await companyId()])
    .execute();
  return rows.map(({ detail }) => detail['reason'] ?? '').toSorted();
}

type Forge = (inResponseTo: string) => string;
const response =
  (change: AnswerChange = {}) =>
  (inResponseTo: string) =>
    idp.answer({ inResponseTo, ...change });
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

/** A genuine response, taken apart and rebuilt by an attacker. */
function rebuilt(change: (parts: Parts) => string): Forge {
  return (inResponseTo) => {
    const xml = Buffer.from(idp.answer({ inResponseTo }), 'base64').toString();
    const whole = part(xml, 'saml:Assertion');
    const signature = part(xml, 'ds:Signature');
    const bare = whole.replace(signature, '');
    const evil = bare.replace(/ ID="[^"]+"/, ' ID="_evil"').replaceAll('dana@', 'owner@');
    return encode(change({ xml, whole, signature, bare, evil }));
  };
}

interface Parts {
  readonly xml: string;
  /** The signed assertion with its signature inside. */
  readonly whole: string;
  readonly signature: string;
  /** The assertion without its signature. */
  readonly bare: string;
  /** An unsigned assertion about another person. */
  readonly evil: string;
}

function part(xml: string, tag: string): string {
  return new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(xml)?.[0] ?? '';
}

function encode(xml: string): string {
  return Buffer.from(xml).toString('base64');
}

const signedBy = (signature: string, assertion: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
const holding = (signature: string, content: string) =>
  signature.replace('</ds:Signature>', `${content}</ds:Signature>`);
const entities = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';

const attacks: readonly [what: string, forge: Forge, reason: SamlError][] = [
  ['an unsigned assertion', rebuilt(({ xml, signature }) => xml.replace(signature, '')), 'not-signed'],
  [
    'a key nobody knows',
    (id) => anIdentityProvider(us, idp.entityId.slice(0, -1)).answer({ inResponseTo: id }),
    'signature',
  ],
  ["another company's identity provider", (id) => stranger.answer({ inResponseTo: id }), 'signature'],
  [
    "another company's identity provider under our name",
    (id) => stranger.answer({ inResponseTo: id, issuer: idp.entityId }),
    'signature',
  ],
  ['a changed address', rebuilt(({ xml }) => xml.replace('dana@', 'owner@')), 'signature'],
  ['a changed attribute', rebuilt(({ xml }) => xml.replace('Dana Reyes', 'Olive Owner')), 'signature'],
  [
    'a changed signature',
    rebuilt(({ xml }) => xml.replace(/<ds:SignatureValue>...../, '<ds:SignatureValue>AAAAA')),
    'signature',
  ],
  [
    'wrapping 1: a new response, the old one inside the signature',
    rebuilt(({ xml, whole, signature, evil }) =>
      xml.replace(/ ID="[^"]+"/, ' ID="_new"').replace(whole, evil + holding(signature, xml)),
    ),
    'structure',
  ],
  [
    'wrapping 2: a new response beside the old one',
    rebuilt(({ xml, whole, signature, evil }) =>
      xml.replace(/ ID="[^"]+"/, ' ID="_new"').replace(whole, evil + xml + signature),
    ),
    'structure',
  ],
  [
    'wrapping 3: an assertion before the signed one',
    rebuilt(({ xml, whole, evil }) => xml.replace(whole, evil + whole)),
    'structure',
  ],
  [
    'wrapping 4: the signed assertion inside another',
    rebuilt(({ xml, whole, evil }) =>
      xml.replace(whole, evil.replace('</saml:Assertion>', `${whole}</saml:Assertion>`)),
    ),
    'structure',
  ],
  [
    'wrapping 5: the signature moved to another assertion',
    rebuilt(({ xml, whole, signature, bare, evil }) => xml.replace(whole, signedBy(signature, evil) + bare)),
    'structure',
  ],
  [
    'wrapping 6: the signed assertion inside the moved signature',
    rebuilt(({ xml, whole, signature, bare, evil }) =>
      xml.replace(whole, signedBy(holding(signature, bare), evil)),
    ),
    'structure',
  ],
  [
    'wrapping 7: an assertion in an extension',
    rebuilt(({ xml, whole, evil }) =>
      xml.replace(whole, `<samlp:Extensions>${evil}</samlp:Extensions>${whole}`),
    ),
    'structure',
  ],
  [
    'wrapping 8: the signed assertion in an object of the signature',
    rebuilt(({ xml, whole, signature, bare, evil }) =>
      xml.replace(whole, signedBy(holding(signature, `<ds:Object>${bare}</ds:Object>`), evil)),
    ),
    'structure',
  ],
  [
    'two elements of one id',
    rebuilt(({ xml, whole }) =>
      xml.replace(
        whole,
        `<samlp:Extensions><x ID="${/ID="([^"]+)"/.exec(whole)?.[1] ?? ''}"/></samlp:Extensions>${whole}`,
      ),
    ),
    'structure',
  ],
  [
    'a comment in the address',
    rebuilt(({ xml }) => xml.replace('dana@acme.example', 'dana@acme.example<!---->.evil.example')),
    'hostile',
  ],
  [
    'a comment that ends a signed address early',
    (id) =>
      encode(
        Buffer.from(idp.answer({ inResponseTo: id, email: 'owner@acme.example.evil.example' }), 'base64')
          .toString()
          .replace('acme.example.evil', 'acme.example<!---->.evil'),
      ),
    'hostile',
  ],
  ['an address of another domain', response({ email: 'owner@other.example' }), 'domain'],
  ['an address that hides its domain', response({ email: 'owner@acme.example@evil.example' }), 'subject'],
  ['no address at all', response({ nameId: 'dana' }), 'subject'],
  ['an element in the address', response({ nameId: 'dana@<b>acme</b>.example' }), 'subject'],
  ['an expired assertion', response({ notOnOrAfter: minutes(-2) }), 'expired'],
  ['an assertion of the future', response({ notBefore: minutes(2) }), 'not-yet-valid'],
  ['another audience', response({ audience: 'https://other.example/metadata' }), 'audience'],
  ['another recipient', response({ recipient: 'https://other.example/acs' }), 'recipient'],
  ['another destination', response({ destination: 'https://other.example/acs' }), 'destination'],
  ['another issuer, signed with the right key', response({ issuer: 'https://elsewhere.example/' }), 'issuer'],
  ['a request that was never made', () => idp.answer({ inResponseTo: '_made-up' }), 'unknown-request'],
  [
    'a request that differs from the response',
    rebuilt(({ xml }) => xml.replace(/InResponseTo="[^"]+"/, 'InResponseTo="_x"')),
    'in-response-to',
  ],
  ['SHA-1', response({ signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }), 'algorithm'],
  [
    'an external entity',
    rebuilt(
      ({ xml }) => `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xml.replace('dana', '&f;')}`,
    ),
    'hostile',
  ],
  ['a billion laughs', rebuilt(({ xml }) => entities + xml.replace('dana', '&b;')), 'hostile'],
  ['a stylesheet', rebuilt(({ xml }) => `<?xml-stylesheet href="x"?>${xml}`), 'hostile'],
  ['two documents', rebuilt(({ xml }) => xml + xml), 'unreadable'],
  ['no XML', () => encode('hello'), 'unreadable'],
  ['no base64', () => '<samlp:Response/>', 'unreadable'],
  ['bytes that are no text', () => Buffer.from([0xff, 0xfe, 0x3c]).toString('base64'), 'unreadable'],
  [
    '200,000 characters too many',
    rebuilt(({ xml }) => xml.replace('Dana Reyes', 'x'.repeat(200_000))),
    'unreadable',
  ],
  [
    'a failure told by the identity provider',
    rebuilt(({ xml }) => xml.replace('status:Success', 'status:Responder')),
    'status',
  ],
];

test.each(attacks)('%s is refused, written down, and changes nothing', async (_what, forge, reason) => {
  const request = await anOpenRequest();
  const before = await traces();
  const written = await refusals();
  const reply = await post(forge(request));
  expect(reply.json()).toMatchObject({ status: 401, type: '/api/docs#sso-refused' });
  expect(await traces()).toEqual(before);
  expect(await refusals()).toEqual([...written, reason].toSorted());
  // The open request still works: an attack does not use it up.
  expect((await post(idp.answer({ inResponseTo: request }))).statusCode).toBe(303);
});

test('a response is accepted once, requested or not', async () => {
  const requested = idp.answer({ inResponseTo: await anOpenRequest() });
  const unasked = idp.answer({ email: 'walter@acme.example' });
  for (const samlResponse of [requested, unasked]) {
    expect((await post(samlResponse)).statusCode).toBe(303);
    const after = await traces();
    expect((await post(samlResponse)).statusCode).toBe(401);
    expect(await traces()).toEqual(after);
  }
});

test('two copies sent at once are one sign-in', async () => {
  const samlResponse = idp.answer({ inResponseTo: await anOpenRequest() });
  const replies = await Promise.all(Array.from({ length: 6 }, () => post(samlResponse)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 401, 401, 401, 401, 401]);
});

test('the address takes forms of a bounded size, with each field once, and nothing else', async () => {
  const send = async (type: string, body: string) => {
    const headers = { 'content-type': type };
    return (await site.app.inject({ method: 'POST', url: '/api/Saml/Acs', headers, body })).statusCode;
  };
  const form = 'application/x-www-form-urlencoded';
  expect(await send('application/json', '{"SAMLResponse":"a"}')).toBe(415);
  expect(await send('text/xml', '<a/>')).toBe(415);
  expect(await send(form, 'RelayState=%2F')).toBe(400);
  expect(await send(form, 'SAMLResponse=a&SAMLResponse=b')).toBe(400);
  expect(await send(form, `SAMLResponse=${'a'.repeat(600_000)}`)).toBe(413);
  expect(await send(form, `SAMLResponse=${'a'.repeat(400_000)}`)).toBe(401);
});

test('a refused person sees a page, and the audit log stays intact', async () => {
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
    body: 'SAMLResponse=a',
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('Back to sign in');
  expect(await firstBrokenSeal(site.db, productChain)).toBeUndefined();
  expect(await firstBrokenSeal(site.db, await companyId())).toBeUndefined();
});
