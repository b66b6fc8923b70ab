import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentCode, readDocumentCode, type CodedDocument } from './document-code.ts';
import { usualOptions } from './document-kinds.ts';
import { documentFileName, statusText, versionName } from './document-labels.ts';

const document: CodedDocument = {
  estimateId: '00000000-0000-4000-8000-000000000001',
  kind: 'customer',
  options: usualOptions.customer,
  version: 'E01',
  contentHash: 'ab'.repeat(32),
};

test('the same document has the same code, and any other has another', () => {
  const code = documentCode(document);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(documentCode({ ...document })).toBe(code);
  const others = [
    { ...document, kind: 'insurer' as const },
    { ...document, version: 'E01 C01' },
    { ...document, contentHash: 'ba'.repeat(32) },
    { ...document, options: { ...document.options, why: true } },
  ].map(documentCode);
  expect(new Set([code, ...others]).size).toBe(5);
});

test('a code is understood however it is typed, and nothing else is taken for one', () => {
  const code = documentCode(document);
  expect(readDocumentCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
  expect(readDocumentCode('oil0-oil0-oil0')).toBe('0110-0110-0110');
  expect(readDocumentCode('7F4K-29QM')).toBeUndefined();
  expect(readDocumentCode('7F4K-29QM-X3T!')).toBeUndefined();
});

test('a document states the stage of its numbers', () => {
  expect(statusText('draft')).toBe('PRELIMINARY');
  expect(statusText({ label: 'E01', correction: '' })).toBe('ESTIMATE OF RECORD');
  expect(statusText({ label: 'S02', correction: 'C01' })).toBe('SUPPLEMENT 2');
  expect(versionName({ label: 'S02', correction: 'C01' })).toBe('S02 C01');
});

test('no number of an estimate leads a file name out of its header or its folder', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', ';', '\\', '/', '.', '\r', '\n', '\0', '%', 'a', ':') }),
    fc.constantFrom('\\\\host\\share', 'C:\\x', '../../x', 'a'.repeat(5_000)),
  );
  fc.assert(
    fc.property(hostile, (number) =>
      /^[\w-]{1,200}\.pdf$/.test(documentFileName(number, 'customer', 'draft')),
    ),
  );
});

test('a file is named by number, title and version, in letters every system takes', () => {
  expect(documentFileName('E-10482', 'insurer', { label: 'S01', correction: 'C02' })).toBe(
    'E-10482-Claim-estimate-S01-C02.pdf'.replace('Claim', 'claim'),
  );
  expect(documentFileName('../Ä 7/\r\n"x"', 'customer', 'draft')).toBe('7-x-estimate-draft.pdf');
});
