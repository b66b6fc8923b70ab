import { expect, test } from 'vitest';
import type { Line } from '../estimates/model/line.ts';
import { priceEstimate } from '../estimates/pricing/price-estimate.ts';
import type { PricedVersion } from '../estimates/pricing/price-work-items.ts';
import { aLine } from '../testing/a-line.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { smallBook } from '../testing/small-book.ts';
import { cents, tenthHours } from '../units.ts';
import { agreedLines, type EarlierAnswers, supplementView } from './supplement-view.ts';

function version(...lines: readonly Line[]): PricedVersion {
  const content = anEstimate({ lines });
  return { content, ...priceEstimate(content, smallBook) };
}

const body = (billed: number) => ({ body: { book: null, billed: tenthHours(billed) } });
const vent = aLine({ number: 1, description: 'Roof vent', price: cents(10_000) });
const wall = aLine({ number: 2, description: 'Sidewall', labor: body(20) });
const step = aLine({ number: 3, description: 'Entry step', price: cents(4_000) });
const lamp = aLine({ number: 4, description: 'Lamp', price: cents(900), state: 'possible' });
const found = aLine({ number: 5, description: 'Wet decking', price: cents(30_000) });
const e01 = version(vent, wall, step, lamp);
const s01 = version({ ...vent, note: 'Photo 4' }, { ...wall, labor: body(12) }, found, {
  ...lamp,
  state: 'firm',
});

test('a supplement lists additions, changes and removals, and its lines with the rest add up to the change', () => {
  const view = supplementView('E01', e01, s01, 'customer');
  expect(view.lines.map(({ kind, number }) => [kind, number])).toEqual([
    ['changed', 2],
    ['added', 5],
    ['added', 4],
    ['removed', 3],
  ]);
  expect(view).toMatchObject({
    since: 'E01',
    grossBefore: e01.totals.gross,
    partBefore: e01.settlement.customer,
    change: s01.totals.gross - e01.totals.gross,
  });
  const listed = view.lines.reduce((sum, { before, after }) => sum + after - before, 0);
  expect(listed + view.rest).toBe(view.change);
});

const nora = { name: 'Nora Adjust', at: '2026-11-17T19:16:00Z' };
const asIs = { hours: [], price: null };
const approve = { ...nora, answer: 'approve', proposal: asIs } as const;
const keys = s01.content.lines.map(({ id }) => id);
const agreedNumbers = (earlier: readonly EarlierAnswers[]) =>
  agreedLines(s01, keys, earlier).map(({ lineId, version: label, isAsAsked }) => [
    s01.content.lines.find(({ id }) => id === lineId)?.number,
    isAsAsked ? `as asked with ${label}` : label,
  ]);

test('a line the insurer approved and unchanged since is agreed; new or changed lines need an answer', () => {
  const lines = new Map([
    [vent.id, approve],
    [wall.id, approve],
  ]);
  expect(agreedNumbers([{ label: 'E01', version: e01, agreed: null, lines }])).toEqual([[1, 'E01']]);
  expect(agreedNumbers([{ label: 'E01', version: e01, agreed: nora, lines: new Map() }])).toEqual([
    [1, 'E01'],
  ]);
  expect(agreedNumbers([{ label: 'E01', version: e01, agreed: null, lines: new Map() }])).toEqual([]);
});

test('a line that bills what the insurer proposed is agreed as they asked, and one they denied or asked about is not', () => {
  const proposal = { hours: [{ type: 'body', billed: tenthHours(12) }], price: null } as const;
  const answerOf = (answer: 'propose' | 'deny' | 'question', proposed: typeof proposal | typeof asIs) =>
    agreedNumbers([
      {
        label: 'E01',
        version: e01,
        agreed: null,
        lines: new Map([[wall.id, { ...nora, answer, proposal: proposed }]]),
      },
    ]);
  expect(answerOf('propose', proposal)).toEqual([[2, 'as asked with E01']]);
  const other = { hours: [{ type: 'body', billed: tenthHours(10) }], price: null } as never;
  expect(answerOf('propose', other)).toEqual([]);
  expect(answerOf('deny', asIs)).toEqual([]);
  expect(answerOf('question', asIs)).toEqual([]);
});

test('the answer to the later version counts, regardless of earlier ones', () => {
  const denial = { ...nora, answer: 'deny', proposal: asIs } as const;
  const earlier = [
    { label: 'S01', version: e01, agreed: null, lines: new Map([[vent.id, denial]]) },
    { label: 'E01', version: e01, agreed: nora, lines: new Map() },
  ];
  expect(agreedNumbers(earlier)).toEqual([]);
});
