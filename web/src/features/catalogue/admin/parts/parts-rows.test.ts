import { expect, test } from 'vitest';
import { pageSize, type PartRow, partsRows, withPart } from './parts-rows.ts';

function aPart(at: number): PartRow {
  return {
    key: `P-${String(at)}`,
    state: 'same',
    cells: { code: `P-${String(at)}`, name: `Part ${String(at)}` },
    published: null,
    changedAt: null,
    changedBy: null,
    uses: 0,
    usedByParts: 0,
    glance: null,
  };
}

const secondPage = Array.from({ length: pageSize }, (_, at) => aPart(pageSize + at));

test('fifty thousand parts are placeholders until they become visible', () => {
  const rows = partsRows({ total: 50_000, groups: [], pages: new Map([[1, secondPage]]) }, new Set());
  expect(rows).toHaveLength(50_000);
  expect(rows[99]).toEqual({ key: '#99', kind: 'awaited', index: 99 });
  expect(rows[100]).toMatchObject({ key: 'P-100', kind: 'part' });
  expect(rows[200]).toMatchObject({ kind: 'awaited', index: 200 });
});

test('sides have headings, and folding one keeps the placeholders of the others', () => {
  const groups = [
    { side: 'front', count: 150 },
    { side: 'roof', count: 50 },
  ];
  const found = { total: 200, groups, pages: new Map([[1, secondPage]]) };
  const open = partsRows(found, new Set());
  expect(open).toHaveLength(202);
  expect(open[151]).toMatchObject({ kind: 'side', side: 'roof', count: 50 });
  expect(open[152]).toMatchObject({ key: 'P-150' });
  const folded = partsRows(found, new Set(['front']));
  expect(folded).toHaveLength(52);
  expect(folded[2]).toMatchObject({ key: 'P-150' });
});

test('a changed part is updated in its position', () => {
  const found = { total: 200, groups: [], pages: new Map([[1, secondPage]]) };
  const next = withPart(found, 'P-101', (part) => ({ ...part, uses: 7 }));
  expect(next.pages.get(1)?.[1]).toMatchObject({ key: 'P-101', uses: 7 });
  expect(next.pages.get(1)?.[0]).toBe(secondPage[0]);
});
