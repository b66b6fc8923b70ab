import { expect, test } from 'vitest';
import { cents } from '../units.ts';
import { aBook } from '../testing/a-book.ts';
import { aLine } from '../testing/a-line.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { priceEstimate } from '../estimates/pricing/price-estimate.ts';
import { reportedWork } from './reported-work.ts';

test('reports count the parts that were fitted, not what a test, a repair or a reseal uses up', () => {
  const operations = ['replace', 'test', 'repair', 'reseal', 'fee'] as const;
  const lines = operations.map((operation) =>
    aLine({ id: operation, source: { kind: 'book', part: operation }, operation, price: cents(12_00) }),
  );
  const estimate = anEstimate({ lines });
  const { parts } = reportedWork(estimate, priceEstimate(estimate, aBook()));
  expect(Object.keys(parts)).toEqual(['replace']);
});
