import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstBrokenSeal } from '../../../audit/audit-queries.ts';
import { aCompany, aPerson } from '../../../testing/people.ts';
import { aSelfSignedCertificate } from '../../../testing/sso/self-signed.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { saveSsoSettings, type SsoSettings, ssoSettingsOf } from './sso-settings-queries.ts';

const database = useTestDatabase();
const { certificate } = aSelfSignedCertificate();

function someSettings(change: Partial<SsoSettings> = {}): SsoSettings {
  return {
    enabled: true,
    entryPoint: 'https://idp.acme.example/saml',
    idpEntityId: 'https://idp.acme.example/',
    certificates: [certificate],
    domains: ['acme.example'],
    defaultRole: 'estimator',
    ...change,
  };
}

async function save(companyId: string, settings: SsoSettings) {
  const { id: personId } = await aPerson(database.db, { administrator: true });
  return database.db
    .transaction()
    .execute((trx) =>
      saveSsoSettings(trx, { companyId, settings, personId, requestId: randomUUID(), now: new Date() }),
    );
}

async function read(companyId: string) {
  return database.db.transaction().execute((trx) => ssoSettingsOf(trx, companyId));
}

test("a company's settings are stored, its domains in lower case, and the change is recorded", async () => {
  const { id } = await aCompany(database.db);
  expect(await read(id)).toBeUndefined();
  const bare = certificate.replaceAll(/-----.*-----|\n/g, '');
  expect(
    await save(id, someSettings({ domains: [' Acme.Example', 'acme.example'], certificates: [bare] })),
  ).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await read(id)).toEqual(someSettings());
  await save(id, someSettings({ enabled: false, domains: [] }));
  expect(await read(id)).toEqual(someSettings({ enabled: false, domains: [] }));
  expect(await firstBrokenSeal(database.db, id)).toBeUndefined();
});

test('a domain belongs to one company', async () => {
  const [first, second] = [await aCompany(database.db), await aCompany(database.db)];
  await save(first.id, someSettings({ domains: ['one.example'] }));
  expect(await save(second.id, someSettings({ domains: ['two.example', 'one.example'] }))).toMatchObject({
    refusal: { kind: 'domain-taken', domain: 'one.example' },
  });
});

test.each([
  ['no certificate', { certificates: [] }, 'certificate-count'],
  ['a broken certificate', { certificates: ['-----BEGIN CERTIFICATE-----\nAAAA'] }, 'certificate-unreadable'],
  [
    'a certificate with a key of an elliptic curve',
    { certificates: [certificate, aSelfSignedCertificate('elliptic curve').certificate] },
    'certificate-key',
  ],
  [
    'a certificate with a short key',
    { certificates: [aSelfSignedCertificate('short').certificate] },
    'certificate-key',
  ],
  ['a script for an entry point', { entryPoint: 'javascript:alert(1)' }, 'entry-point-unreadable'],
  ['an address for a domain', { domains: ['me@acme.example'] }, 'domain-unreadable'],
  ['a top level for a domain', { domains: ['example'] }, 'domain-unreadable'],
] as const)('%s is refused', async (_what, change, kind) => {
  const { id } = await aCompany(database.db);
  expect(await save(id, someSettings(change))).toMatchObject({ refusal: { kind } });
  expect(await read(id)).toBeUndefined();
});
