import { aBookLine } from '@dre/core/domain/testing/a-book-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { doorZone, smallBook } from '@dre/core/domain/testing/small-book';
import type { LaborType, OperationKind } from '@dre/core/domain/catalogue/trade-words';
import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { tenthHours, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { askedQuery, houseValueAddress, ownTimeChanges } from './asked-work.ts';
import { dotPlot } from './dot-plot.ts';
import { countText } from './own-time-text.ts';

const door = aBookLine(smallBook, 'DOOR', 'replace', doorZone, { id: 'door', number: 1 });
const [laborType = 'body'] = Object.keys(door.labor) as LaborType[];
const figures: MeasuredHours = {
  laborType,
  part: 'DOOR',
  operation: 'replace',
  quantity: thousandths(1_000),
  vehicleType: null,
  level: 'operation',
  hours: tenthHours(34),
  lower: tenthHours(29),
  upper: tenthHours(43),
  fourOfFive: tenthHours(46),
  count: 23,
  isFew: false,
  since: '2026-03',
  until: '2026-11',
  on: '2026-11-19',
  seal: 'sealed',
};

test('Use it bills the median as measured hours, and typing other hours makes them a judgment', () => {
  const used = ownTimeChanges(door, figures).reduce(
    (estimate, change) => {
      const outcome = applyEdit(estimate, change, smallBook);
      if (!outcome.ok) throw new Error(outcome.refusal.kind);
      return outcome.value;
    },
    anEstimate({ lines: [door] }),
  );
  const hours = () => priceEstimate(used, smallBook).items[0]?.hours[0];
  expect(hours()).toMatchObject({ billed: 34, source: 'measured' });
  const typed = { kind: 'set-hours', lineId: 'door', laborType, billed: tenthHours(30) } as const;
  const other = applyEdit(used, typed, smallBook);
  if (!other.ok) throw new Error(other.refusal.kind);
  expect(priceEstimate(other.value, smallBook).items[0]?.hours[0]?.source).toBe('judgment');
  expect(other.value.lines[0]?.measured).toEqual([figures]);
});

test('a line of the book is asked about with its book, and work without hours of the book is not', () => {
  const estimate = anEstimate({ lines: [door] });
  expect(askedQuery(door, estimate)).toMatchObject({
    part: 'DOOR',
    operation: 'replace',
    quantity: '1000',
    edition: '1',
  });
  expect(askedQuery({ ...door, source: { kind: 'manual' } }, estimate)).toBeNull();
  expect(askedQuery({ ...door, labor: {} }, estimate)).toBeNull();
  expect(
    askedQuery(
      {
        ...door,
        operation: 'repair' as OperationKind,
        book: door.book && { ...door.book, operation: 'replace' },
      },
      estimate,
    ),
  ).toBeNull();
});

test('only the time of one piece of the operation itself is offered as a house value', () => {
  expect(houseValueAddress(door, figures)).toBe('/account/house-values?part=DOOR&operation=replace&hours=34');
  expect(houseValueAddress(door, { ...figures, level: 'kind' })).toBeNull();
  expect(houseValueAddress(door, { ...figures, quantity: thousandths(2_000) })).toBeNull();
});

test('months of another year are said with it', () => {
  expect(countText(figures)).toBe('23 repairs since March');
  expect(countText({ ...figures, since: '2025-12' })).toBe('23 repairs since December 2025');
});

test('every repair is a dot within the axis, and equal ones stand on each other', () => {
  const plot = dotPlot([132, 168, 168, 168, 204, 348], [28, 34]);
  expect(plot.dots).toHaveLength(6);
  expect([plot.from, plot.until]).toEqual([20, 60]);
  expect(plot.ticks).toEqual([20, 30, 40, 50, 60]);
  expect(plot.tallest).toBe(3);
  expect(plot.dots.every(({ at }) => at >= plot.from && at <= plot.until)).toBe(true);
  expect(dotPlot([60, 60, 60, 60, 60], [10])).toMatchObject({ tallest: 5, from: 10, until: 11 });
});
