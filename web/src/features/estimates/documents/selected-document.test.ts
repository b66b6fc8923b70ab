import type { PrintableVersionReply } from '@dre/core/contract/estimates/document-choices';
import { documentKinds } from '@dre/core/domain/documents/document-kinds';
import { expect, test } from 'vitest';
import { selectedDocument } from './selected-document.ts';
import { documentsAddress } from './documents-address.ts';

const documents = documentKinds.map((kind) => ({
  kind,
  gap: kind === 'supplement' ? ('no-supplement' as const) : null,
}));
const draft: PrintableVersionReply = { version: 'draft', label: 'S01', at: null, documents };
const locked: PrintableVersionReply = {
  version: { label: 'E01', correction: 'C01' },
  label: 'E01',
  at: '2026-11-14T10:00:00Z',
  documents,
};
const versions = [draft, locked];

test('by default the draft is shown to the customer, on the paper used last', () => {
  expect(selectedDocument({ versions }, {}, 'a4')?.choice).toEqual({
    kind: 'customer',
    version: 'draft',
    options: { paper: 'a4', photos: 'plain', drawings: true, why: false },
  });
});

test('a link opens the paper, the version and the options it names', () => {
  const address = documentsAddress({
    kind: 'insurer',
    version: 'E01-C01',
    photos: 'annotated',
    drawings: 'no',
    why: 'no',
  });
  expect(selectedDocument({ versions }, address, 'letter')?.choice).toEqual({
    kind: 'insurer',
    version: { label: 'E01', correction: 'C01' },
    options: { paper: 'letter', photos: 'annotated', drawings: false, why: false },
  });
});

test('options a document lacks keep their defaults, and invalid values in the address are ignored', () => {
  const address = documentsAddress({ kind: 'worksheet', version: 'S09', photos: 'all', why: 'yes' });
  expect(selectedDocument({ versions }, address, 'letter')?.choice).toMatchObject({
    kind: 'worksheet',
    version: 'draft',
    options: { why: false, photos: 'none' },
  });
});

test('an unavailable document is shown as selected and is not requested', () => {
  const selected = selectedDocument({ versions }, { kind: 'supplement' }, 'letter');
  expect(selected).toMatchObject({ kind: 'supplement', gap: 'no-supplement', choice: null });
  expect(selectedDocument({ versions: [] }, {}, 'letter')).toBeNull();
});
