import { randomUUID } from 'node:crypto';
import {
  type DocumentChoice,
  documentKinds,
  papers,
  photoChoices,
} from '@dre/core/domain/documents/document-kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDocumentGrant, sealDocument } from './document-address.ts';

const secret = 'a secret all processes share';

const choices: fc.Arbitrary<DocumentChoice> = fc.record({
  kind: fc.constantFrom(...documentKinds),
  version: fc.constantFrom<DocumentChoice['version']>(
    'draft',
    { label: 'E01', correction: '' },
    { label: 'E01', correction: 'C02' },
    { label: 'S01', correction: '' },
    { label: 'S112', correction: 'C1001' },
  ),
  options: fc.record({
    paper: fc.constantFrom(...papers),
    photos: fc.constantFrom(...photoChoices),
    drawings: fc.boolean(),
    why: fc.boolean(),
  }),
});

const holder = {
  companyId: randomUUID(),
  personId: randomUUID(),
  sessionId: randomUUID(),
  tabId: randomUUID(),
};

test('an address gives exactly the document it was made for', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const grant = { holder, estimateId: randomUUID(), choice, until: new Date('2026-11-14T10:50:00Z') };
      expect(openDocumentGrant(secret, sealDocument(secret, grant))).toEqual(grant);
    }),
  );
});

test('an address somebody changed, or sealed with another secret, gives nothing', () => {
  const choice = fc.sample(choices, 1)[0] as DocumentChoice;
  const sealed = sealDocument(secret, { holder, estimateId: randomUUID(), choice, until: new Date() });
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(openDocumentGrant(secret, changed.toString('base64url'))).toBeUndefined();
  }
  expect(openDocumentGrant('another', sealed)).toBeUndefined();
  expect(openDocumentGrant(secret, sealed.slice(0, -4))).toBeUndefined();
});
