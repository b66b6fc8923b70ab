import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { accept } from '@dre/core/domain/result';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import {
  cashValueEntry,
  deductibleEntry,
  type FormField,
  lengthEntry,
  lossDateEntry,
  mileageEntry,
  partyEntry,
  unitEntry,
  yearEntry,
} from './entry.ts';

const estimate = anEstimate();

const unit = (changes: object) => [{ kind: 'set-unit', changes }];

test.each<[string, FormField, string, object[]]>([
  ['a year', yearEntry, ' 2022 ', unit({ year: 2022 })],
  ['a mileage', mileageEntry, '12,345 mi', unit({ mileage: 12_345 })],
  ['a length', lengthEntry, '38 ft 4 in', unit({ length: 38_333 })],
  ['a value', cashValueEntry, '$48,500', unit({ actualCashValue: 4_850_000 })],
  ['a make', unitEntry('make', 'Make'), ' Northfork ', unit({ make: 'Northfork' })],
  ['a deductible', deductibleEntry, '500', [{ kind: 'set-claim', changes: { deductible: 50_000 } }]],
  ['a day', lossDateEntry, '2026-11-02', [{ kind: 'set-loss', changes: { date: '2026-11-02' } }]],
  [
    'a day with a year of two digits',
    lossDateEntry,
    '0026-11-02',
    [{ kind: 'set-loss', changes: { date: '2026-11-02' } }],
  ],
  [
    'a name',
    partyEntry('customer', 'name', 'Customer name'),
    'Ruth Okafor',
    [{ kind: 'set-party', role: 'customer', changes: { name: 'Ruth Okafor' } }],
  ],
])('%s that is typed is one edit of its field', (_, entry, text, changes) => {
  expect(entry.changes(text, estimate)).toEqual(accept(changes));
});

test("a field with the estimate's own value changes nothing", () => {
  const filled = anEstimate({
    unit: { ...estimate.unit, year: 2022, mileage: 12_345 },
    claim: { ...estimate.claim, deductible: cents(50_000) },
  });
  for (const entry of [yearEntry, mileageEntry, deductibleEntry, lengthEntry]) {
    expect(entry.changes(entry.text(filled), filled)).toEqual(accept([]));
  }
});

test("an emptied field clears the estimate's value", () => {
  const filled = anEstimate({ unit: { ...estimate.unit, year: 2022 } });
  expect(yearEntry.changes('', filled)).toEqual(accept(unit({ year: null })));
});

test.each<[string, FormField, string]>([
  ['a year of two digits', yearEntry, '22'],
  ['a mileage in words', mileageEntry, 'many'],
  ['a mileage below nothing', mileageEntry, '-1'],
  ['a value beyond the limit', cashValueEntry, '1,000,000.00'],
  ['a deductible with three decimals', deductibleEntry, '5.001'],
  ['a day of the third century', lossDateEntry, '0202-11-02'],
  ['a name of a thousand letters', partyEntry('customer', 'name', 'Customer name'), 'R'.repeat(1_000)],
])('%s is refused with a sentence', (_, entry, text) => {
  const outcome = entry.changes(text, estimate);
  expect(outcome.ok).toBe(false);
  expect(!outcome.ok && outcome.refusal).toMatch(/^(Enter|Shorten) .*\.$/);
});
