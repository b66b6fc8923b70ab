import type { DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { isInTotals } from '@dre/core/domain/estimates/model/line';
import { priceWorkItems, type PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { someClaim, someItems, someProfile } from '@dre/core/testing/some-money';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anOrder } from '../testing/documents/document-orders.ts';
import { drawnDocument } from '../testing/documents/drawn-document.ts';
import { type ReadCell, readPdf } from '../testing/documents/read-pdf.ts';

// Draws documents as they are sent and reads their amounts back from the PDF, as any reader would.
vi.setConfig({ testTimeout: 120_000 });
// Shrinking would draw a hundred documents more.
const runs = { numRuns: 8, endOnFailure: true };

const somePriced = fc.tuple(someItems, someProfile, someClaim);
type Drawn = typeof somePriced extends fc.Arbitrary<infer Value> ? Value : never;

function version([items, profile, claim]: Drawn): PricedVersion {
  const { content } = anOrder().printed;
  const priced = { ...content, lines: items.map(({ line }) => line), profile, claim };
  return { content: priced, items, ...priceWorkItems(items, priced) };
}

type Row = readonly ReadCell[];

async function printedRows(
  kind: DocumentKind,
  printed: PricedVersion,
  before: PricedVersion | null = null,
): Promise<readonly Row[]> {
  const versions = before === null ? [] : [record('E01', before), record('S01', printed)];
  const options = { photos: 'none', drawings: false, why: true } as const;
  const order = anOrder({ kind, versions, before, options, disclaimer: '' });
  const { pages } = await readPdf(await drawnDocument({ ...order, printed }));
  // A row on another page of the same table has no text on this one.
  return pages.flatMap(({ rows }) => rows.filter((row) => row.some(({ lines }) => lines.length > 0)));
}

function record(label: 'E01' | 'S01', { totals, settlement }: PricedVersion) {
  const locked = { lockedAt: '2026-11-09T10:00:00Z', lockedBy: 'Dana Whitfield', hash: '', corrections: [] };
  return { label, ...locked, gross: totals.gross, net: settlement.net };
}

const wordsOf = (cell: ReadCell | undefined) => cell?.lines.map(({ text }) => text).join(' ') ?? '';

function centsOf(text: string): number {
  return /^−?\$?[\d,]+\.\d\d$/.test(text) ? Number(text.replace('−', '-').replaceAll(/[$,.]/g, '')) : 0;
}

/** All amounts of a cell: labor has one for each kind. */
const amountIn = (cell: ReadCell | undefined) =>
  (cell?.lines ?? []).reduce((sum, { text }) => sum + centsOf(text), 0);

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

interface Table {
  readonly titles: readonly string[];
  readonly rows: readonly Row[];
}

/** The tables with column titles, and the label and amount pairs of the closing. */
function readTables(rows: readonly Row[]): { readonly tables: readonly Table[]; readonly closing: Closing } {
  const tables: { titles: readonly string[]; rows: Row[] }[] = [];
  const closing: (readonly [string, number])[] = [];
  for (const row of rows) {
    const [first, second] = row;
    if (row.length > 2 && row.every(({ isHead }) => isHead))
      tables.push({ titles: row.map(wordsOf), rows: [] });
    else if (row.length === 2 && isBeside(first)) closing.push([wordsOf(first), amountIn(second)]);
    else tables.at(-1)?.rows.push(row);
  }
  return { tables, closing };
}

/** The closing is in the right half of the page; sides of the vehicle begin at the left. */
const isBeside = (cell: ReadCell | undefined) => cell?.isHead === true && (cell.lines[0]?.x ?? 0) > 300;

type Closing = readonly (readonly [label: string, amount: number])[];

/** The rows between two labels, without them. */
function between(closing: Closing, from: string | null, to: string): readonly number[] {
  const start = from === null ? 0 : indexOf(closing, from) + 1;
  return closing.slice(start, indexOf(closing, to)).map(([, amount]) => amount);
}

function indexOf(closing: Closing, label: string): number {
  const index = closing.findIndex(([own]) => own === label);
  if (index < 0) throw new Error(`No row is called ${label}: ${closing.map(([own]) => own).join('; ')}`);
  return index;
}

const amountOf = (closing: Closing, label: string) => closing[indexOf(closing, label)]?.[1] ?? 0;

/** Lines add up across to their amount, and down to the amount of their side. */
function expectLinesAddUp({ titles, rows }: Table): void {
  const across = ['Labor', 'Labor $', 'Parts', 'Parts and materials', 'Other'].map((title) =>
    titles.indexOf(title),
  );
  const last = titles.length - 1;
  let [sum, shown] = [0, 0];
  const expectGroup = () => expect(sum).toBe(shown);
  for (const row of rows) {
    if (row[0]?.isHead === true) {
      expectGroup();
      [sum, shown] = [0, amountIn(row.at(-1))];
    } else if (row.length === titles.length) {
      const amount = amountIn(row[last]);
      if (!titles.includes('Change')) expect(total(across.map((at) => amountIn(row[at])))).toBe(amount);
      sum += amount;
    }
  }
  expectGroup();
}

/** Parts and charges of the lines equal the rows of the totals: lines contain no markup. */
function expectListed(table: Table | undefined, closing: Closing): void {
  const at = table?.titles.indexOf('Parts and materials') ?? -1;
  const lines = table?.rows.filter((row) => row.length === table.titles.length) ?? [];
  const listed = closing.filter(([label]) => ['Parts', 'Sublet', 'Other charges'].includes(label));
  expect(total(lines.map((row) => amountIn(row[at])))).toBe(total(listed.map(([, amount]) => amount)));
}

/** Every total of the appendix is the sum of its steps. */
function expectStepsAddUp({ rows }: Table): void {
  for (const [name, , amounts] of rows) {
    const shown = name?.lines.map(({ text }) => text).find((text) => /^−?[\d,]+\.\d\d$/.test(text)) ?? '';
    expect(amountIn(amounts), wordsOf(name)).toBe(centsOf(shown));
  }
}

function expectTablesAddUp(tables: readonly Table[]): void {
  for (const table of tables) {
    if (table.titles.includes('Step') && table.titles.includes('Amount')) expectStepsAddUp(table);
    else if (table.titles.includes('Qty') || table.titles.includes('Hours now')) expectLinesAddUp(table);
  }
}

function expectRepairAddsUp(closing: Closing, gross: string): void {
  expect(total(between(closing, null, 'Subtotal'))).toBe(amountOf(closing, 'Subtotal'));
  expect(amountOf(closing, 'Subtotal') + total(between(closing, 'Subtotal', gross))).toBe(
    amountOf(closing, gross),
  );
}

test('a customer’s paper adds up: lines to sides, rows to the total, steps to what everybody pays', async () => {
  await fc.assert(
    fc.asyncProperty(somePriced, async (drawn) => {
      const priced = version(drawn);
      const { tables, closing } = readTables(await printedRows('customer', priced));
      expectTablesAddUp(tables);
      if (priced.content.lines.some(isInTotals)) expectListed(tables[0], closing);
      expectRepairAddsUp(closing, 'Total');
      const after = closing.slice(indexOf(closing, 'Total') + 1);
      const pays = after.filter(([label]) => /pays?( in all|, your deductible)?$/.test(label));
      expect(total(pays.map(([, amount]) => amount))).toBe(amountOf(closing, 'Total'));
      if (after.some(([label]) => label === 'You pay in all')) {
        expect(total(between(closing, 'Total', 'You pay in all'))).toBe(amountOf(closing, 'You pay in all'));
      }
    }),
    runs,
  );
});

test('an insurer’s paper adds up: from the total every step leads to what is payable', async () => {
  await fc.assert(
    fc.asyncProperty(somePriced, async (drawn) => {
      const { tables, closing } = readTables(await printedRows('insurer', version(drawn)));
      expectTablesAddUp(tables);
      expectRepairAddsUp(closing, 'Total');
      const net = closing.find(([label]) => label.startsWith('Net payable'))?.[0];
      if (net === undefined) return;
      expect(amountOf(closing, 'Total') + total(between(closing, 'Total', net))).toBe(amountOf(closing, net));
    }),
    runs,
  );
});

test('a supplement adds up: what changed, totals before and now, its own rows and what is payable', async () => {
  const known = (items: readonly WorkItem[], more: readonly WorkItem[]) => [
    ...items,
    ...more.map((item) => ({
      ...item,
      key: `${item.key} more`,
      line: { ...item.line, id: `${item.line.id} more` },
    })),
  ];
  await fc.assert(
    fc.asyncProperty(somePriced, somePriced, async (was, [more, profile, claim]) => {
      const before = version(was);
      const after = version([known(was[0], more), profile, claim]);
      const { tables, closing } = readTables(await printedRows('supplement', after, before));
      expectTablesAddUp(tables);
      expectRepairAddsUp(closing, 'Supplement');
      const gross = amountOf(closing, 'Total cost of repairs');
      expect(amountOf(closing, 'Supplement') + amountOf(closing, 'E01 was')).toBe(gross);
      const less = between(closing, 'Total cost of repairs', 'Net payable');
      expect(gross + total(less)).toBe(amountOf(closing, 'Net payable'));
      const compared = tables.find(({ titles }) => titles.join() === 'Total,Before,Now,Change')?.rows ?? [];
      for (const column of [1, 2, 3]) {
        const rows: Closing = compared.map((row) => [wordsOf(row[0]), amountIn(row[column])]);
        expectRepairAddsUp(rows, 'Total cost of repairs');
        const steps = between(rows, 'Total cost of repairs', 'Net payable');
        expect(amountOf(rows, 'Total cost of repairs') + total(steps)).toBe(amountOf(rows, 'Net payable'));
      }
    }),
    runs,
  );
});

test('a paper of prior damage adds up to what it would cost', async () => {
  await fc.assert(
    fc.asyncProperty(somePriced, async ([items, profile, claim]) => {
      const unrelated = items.map((item) => ({
        ...item,
        line: {
          ...item.line,
          priorDamage: 'unrelated' as const,
          payer: 'insurer' as const,
          state: 'firm' as const,
        },
        payerGroup: 'unrelated' as const,
      }));
      const { tables, closing } = readTables(
        await printedRows('prior-damage', version([unrelated, profile, claim])),
      );
      expectTablesAddUp(tables);
      if (closing.length === 0) return;
      expectListed(tables[0], closing);
      expectRepairAddsUp(closing, 'In no total');
    }),
    runs,
  );
});
