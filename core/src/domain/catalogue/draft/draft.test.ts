import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starterFiles } from '../../../testing/starter-book.ts';
import { columns, type TableFile } from '../book/columns.ts';
import { rowKey, tableKeys } from '../book/table-keys.ts';
import { actionRefusal, changedCells, isLargePriceChange } from './bulk-change.ts';
import { fixedListRefusal } from './fixed-lists.ts';
import { type KeyedRow, type MergedBook, mergeRows } from './merge-rows.ts';
import { references, textsOf } from './references.ts';
import { relationCycle } from './relation-cycle.ts';

const { tables, calculators } = starterFiles();

const keyed = new Map<TableFile, readonly KeyedRow[]>();

function rowsOf(file: TableFile): readonly KeyedRow[] {
  const rows =
    keyed.get(file) ?? (tables[file] ?? []).map(({ cells }) => ({ key: rowKey(file, cells), cells }));
  keyed.set(file, rows);
  return rows;
}

const book: MergedBook = { rows: rowsOf, calculators };

/** The rows of a table after a merge. */
function merged(file: TableFile, from: KeyedRow, into: KeyedRow): (file: TableFile) => readonly KeyedRow[] {
  const changes = mergeRows({ file, from, into }, book);
  return (table) => {
    const rows = new Map(rowsOf(table).map((row) => [row.key, row.cells]));
    for (const change of changes.filter((one) => one.file === table)) {
      if (change.cells === null) rows.delete(change.key);
      else rows.set(change.key, change.cells as KeyedRow['cells']);
    }
    return [...rows].map(([key, cells]) => ({ key, cells }));
  };
}

test.each(['part-types.csv', 'sub-sides.csv', 'parts.csv'] as const)(
  'after a merge no row of the book names the merged one, and every row has its own key: %s',
  (file) => {
    const all = rowsOf(file);
    const index = fc.integer({ min: 0, max: all.length - 1 });
    fc.assert(
      fc.property(index, index, (one, other) => {
        const [from, into] = [all[one], all[other]];
        fc.pre(one !== other && from !== undefined && into !== undefined);
        if (from === undefined || into === undefined) return false;
        const after = merged(file, from, into);
        const isNamed = references
          .filter(({ to }) => to === file)
          .some(({ file: table, columns: naming, isList }) =>
            after(table).some(({ cells }) => {
              const text = naming.map((column) => cells[column] ?? '').join(' ');
              return isList ? text.split('|').includes(from.key) : text === from.key;
            }),
          );
        const isKeyed = references
          .filter(({ to }) => to === file)
          .every(({ file: table }) => after(table).every(({ key, cells }) => rowKey(table, cells) === key));
        return !isNamed && isKeyed && !after(file).some(({ key }) => key === from.key);
      }),
      { numRuns: 25 },
    );
  },
);

test('a merged part is named by no calculator either', () => {
  const part = (code: string) => rowsOf('parts.csv').find(({ key }) => key === code);
  const [from, into] = [part('RF-EPDM'), part('RF-TPO')];
  if (from === undefined || into === undefined) throw new Error('The starter book has no roofs.');
  const result = mergeRows({ file: 'parts.csv', from, into }, book).find(
    ({ file }) => file === 'calculators.json',
  );
  expect(textsOf(calculators)).toContain('RF-EPDM');
  expect(textsOf(result?.cells)).not.toContain('RF-EPDM');
});

const cents = fc.integer({ min: 0, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));

test('a hundred percent and an addition of nothing change no price; rounding twice is rounding once', () => {
  const priced = (price: string) => ({ price_default: price });
  const after = (action: Parameters<typeof changedCells>[0], price: string) => {
    const result = changedCells(action, priced(price));
    return result.ok ? result.value['price_default'] : undefined;
  };
  const on = ['price_default'];
  fc.assert(
    fc.property(cents, fc.constantFrom('0.05', '0.5', '1', '5', '9.99'), (price, step) => {
      const once = after({ kind: 'round', columns: on, step }, price) ?? '';
      return (
        after({ kind: 'percent', columns: on, percent: '100' }, price) === price &&
        after({ kind: 'add', columns: on, amount: '0' }, price) === price &&
        after({ kind: 'round', columns: on, step }, once) === once
      );
    }),
  );
});

test('a bulk change never lowers a price below zero, and leaves non-numbers alone', () => {
  const action = { kind: 'add', columns: ['price_low'], amount: '-5' } as const;
  expect(changedCells(action, { price_low: '4.99' })).toMatchObject({ ok: false });
  expect(changedCells(action, { price_low: '' })).toEqual({ ok: true, value: { price_low: '' } });
  expect(
    changedCells(
      { kind: 'percent', columns: ['hours_per_unit'], percent: '110' },
      { hours_per_unit: '0.38' },
    ),
  ).toEqual({
    ok: true,
    value: { hours_per_unit: '0.418' },
  });
});

test('a price that moves by more than half is a large change; half is not', () => {
  expect(isLargePriceChange({ price_low: '10.00' }, { price_low: '15.00' })).toBe(false);
  expect(isLargePriceChange({ price_low: '10.00' }, { price_low: '15.01' })).toBe(true);
  expect(isLargePriceChange({ price_low: '10.00' }, { price_low: '4.99' })).toBe(true);
});

test('key columns are not edited in bulk', () => {
  const action = { kind: 'set', columns: ['code'], to: 'X' } as const;
  expect(actionRefusal(action, columns['parts.csv'], tableKeys['parts.csv'])).toContain('names the row');
});

const ends = (kind: string, from: string, to: string) => ({
  kind,
  part_code: from,
  operation: 'replace',
  other_part_code: to,
  other_operation: 'replace',
});

test('a circle of relations is named step by step, whichever row closes it', () => {
  expect(relationCycle([ends('needs', 'A', 'B'), ends('needs', 'B', 'C'), ends('needs', 'C', 'A')])).toBe(
    'A replace would need itself: A replace needs B replace needs C replace needs A replace. Take out one of these relations first.',
  );
  expect(relationCycle([ends('needs', 'A', 'B'), ends('includes', 'B', 'A')])).toBeNull();
});

test('an entry of a fixed list may change its name and never its code, and none is added or taken out', () => {
  const side = rowsOf('sides.csv')[0]?.cells ?? {};
  expect(fixedListRefusal('sides.csv', side, { ...side, name: 'Nose', sort: '99' })).toBeNull();
  expect(fixedListRefusal('sides.csv', side, { ...side, store: 'left' })).toContain('fixed');
  expect(fixedListRefusal('sides.csv', side, null)).toContain('fixed');
  expect(fixedListRefusal('sides.csv', null, side)).toContain('fixed');
  expect(fixedListRefusal('part-types.csv', null, { code: 'x' })).toBeNull();
});
