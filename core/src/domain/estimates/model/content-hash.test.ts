import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { manyRuns } from '../../../testing/some-money.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents } from '../../units.ts';
import { canonicalJson, isSurelyAlike } from '../../hashing/canonical-json.ts';
import { contentHash, contentSections } from './content-hash.ts';
import { sha256 } from '../../hashing/sha256.ts';

// A thousand runs can exceed the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('hashes of any text are those of a SHA-256 everybody trusts', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  fc.assert(
    fc.property(text, (message) => {
      expect(sha256(message)).toBe(createHash('sha256').update(message, 'utf8').digest('hex'));
    }),
    manyRuns,
  );
});

test.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1_000, 100_000])(
  'a message of %i bytes is padded as the standard says',
  (length) => {
    const message = 'a'.repeat(length);
    expect(sha256(message)).toBe(createHash('sha256').update(message).digest('hex'));
  },
);

test('text with half a character is hashed as everywhere else', () => {
  expect(sha256('\ud800x')).toBe(createHash('sha256').update('\ud800x').digest('hex'));
});

test('equal values serialize to equal bytes in any field order', () => {
  const shuffled = fc
    .dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true })
    .chain((value) =>
      fc
        .shuffledSubarray(Object.entries(value), { minLength: Object.keys(value).length })
        .map((entries) => [value, Object.fromEntries(entries)] as const),
    );
  fc.assert(
    fc.property(shuffled, ([value, other]) => {
      expect(canonicalJson(other)).toBe(canonicalJson(value));
      expect(isSurelyAlike(other, value)).toBe(true);
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    manyRuns,
  );
});

test('values found alike by the fast check serialize alike', () => {
  const few = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(null, undefined, 0, -0, 1, '', '1', true),
      fc.array(tie('value'), { maxLength: 1 }),
      fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [] }),
    ),
  })).value;
  fc.assert(
    fc.property(few, few, (value, other) => {
      if (isSurelyAlike(value, other)) expect(canonicalJson(value)).toBe(canonicalJson(other));
    }),
    manyRuns,
  );
  expect(isSurelyAlike({ id: 1, price: 2 }, { price: 2, id: 2 }, ['id'])).toBe(true);
  expect(isSurelyAlike({ id: 1, price: 2 }, { price: 3, id: 2 }, ['id'])).toBe(false);
});

test('undefined fields count as missing, and NaN cannot be serialized', () => {
  expect(canonicalJson({ b: 1, a: undefined, c: [undefined, null] })).toBe('{"b":1,"c":[null,null]}');
  expect(() => canonicalJson({ hours: Number.NaN })).toThrow('NaN cannot be written down');
});

test('the hash covers every content field and nothing else of the estimate', () => {
  const estimate = anEstimate({ lines: [aLine({ price: cents(100_00) })] });
  const hash = contentHash(estimate);
  expect(contentHash(JSON.parse(JSON.stringify(estimate)) as typeof estimate)).toBe(hash);
  expect(contentHash({ ...estimate, stage: 'sent', versions: [], lastLineNumber: 99 } as never)).toBe(hash);
  expect([...contentSections].toSorted()).toEqual(
    Object.keys(estimate)
      .filter(
        (field) =>
          !['id', 'edition', 'stage', 'draft', 'versions', 'lastLineNumber', 'removed'].includes(field),
      )
      .toSorted(),
  );
});

test('any change of the content changes the hash', () => {
  const estimate = anEstimate({ lines: [aLine({ price: cents(100_00) })] });
  const hash = contentHash(estimate);
  const changed = [
    { ...estimate, lines: [aLine({ price: cents(100_01) })] },
    { ...estimate, lines: [] },
    { ...estimate, claim: { ...estimate.claim, isDeductibleWaived: true } },
    { ...estimate, heading: { ...estimate.heading, estimator: 'Bob' } },
    { ...estimate, notes: [{ id: 'n', text: '', audience: 'internal' as const }] },
    { ...estimate, overrides: { key: { kind: 'left-out' as const } } },
  ];
  expect(new Set([hash, ...changed.map(contentHash)]).size).toBe(changed.length + 1);
});
