import { expect, test } from 'vitest';
import { aBook, anOperation, aPart } from '../../../testing/a-book.ts';
import { aBookLine } from '../../../testing/a-book-line.ts';
import { aLine } from '../../../testing/a-line.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { anEstimate } from '../../../testing/an-estimate.ts';
import {
  doorZone,
  edgeZone,
  roadZone,
  smallBook,
  tankZone,
  testZone,
  wallZone,
} from '../../../testing/small-book.ts';
import { cents, tenthHours, thousandths } from '../../../units.ts';
import type { Estimate } from '../../model/estimate.ts';
import type { Line } from '../../model/line.ts';
import type { WorkItem } from '../values/work-item.ts';
import { workItems } from '../price-estimate.ts';

const wall = (fields: Partial<Line> = {}) =>
  aBookLine(smallBook, 'WALL', 'replace', wallZone, { quantity: thousandths(20_000), ...fields });
const door = (fields: Partial<Line> = {}) => aBookLine(smallBook, 'DOOR', 'replace', doorZone, fields);
const trim = (fields: Partial<Line> = {}) =>
  aBookLine(smallBook, 'TRIM', 'replace', doorZone, { number: 2, ...fields });

function itemsOf(fields: Partial<Estimate>): readonly WorkItem[] {
  return workItems(anEstimate(fields), smallBook);
}

/** Key, hours billed and hours of the book. */
function billing(items: readonly WorkItem[]): readonly (readonly [string, number?, number?])[] {
  return items.map(({ key, hours: [hours] }) =>
    hours === undefined ? [key] : [key, hours.billed, hours.book],
  );
}

test('a line comes first and what it needs follows, and so does what that needs', () => {
  const items = itemsOf({ lines: [wall()] });
  expect(billing(items)).toEqual([
    ['line-00001', 70, 70],
    ['need:WINDOW:ri:curb/mid-upper', 0, 8],
    ['need:MOLDING:ri:roof/right-edge', 3, 3],
    ['need:LEAK:test', 5, 5],
  ]);
  expect(items.map(({ parent, rule }) => [parent, rule])).toEqual([
    [null, null],
    ['line-00001', 'needed'],
    ['need:WINDOW:ri:curb/mid-upper', 'needed'],
    ['line-00001', 'needed'],
  ]);
});

test('a strip of several sides stands with the rear line that needs it, one found on the roof alone on the roof', () => {
  const book = aBook({
    parts: [
      aPart({ code: 'CAP', places: [{ side: 'rear', subSide: 'upper' }] }),
      aPart({
        code: 'STRIP',
        places: [
          { side: 'road', subSide: 'rear-upper' },
          { side: 'curb', subSide: 'rear-upper' },
        ],
      }),
      aPart({ code: 'RAIL', places: [{ side: 'roof', subSide: 'rear' }] }),
    ],
    operations: [
      anOperation({ part: 'CAP' }),
      anOperation({ part: 'STRIP', kind: 'ri' }),
      anOperation({ part: 'RAIL', kind: 'ri' }),
    ],
    needs: ['STRIP', 'RAIL'].map((otherPart) => ({
      part: 'CAP',
      operation: 'replace' as const,
      otherPart,
      otherOperation: 'ri' as const,
      quantity: 'one' as const,
      when: 'always' as const,
      choice: null,
      reason: 'lies on it',
    })),
  });
  const rear = { side: 'rear', subSide: 'upper', region: null } as const;
  const items = workItems(anEstimate({ lines: [aBookLine(book, 'CAP', 'replace', rear)] }), book);
  expect(items.map(({ line: { place } }) => place.side)).toEqual(['rear', 'rear', 'roof']);
});

test('needed work is paid by whoever pays for its cause', () => {
  const cause = { payer: 'customer', state: 'open', priorDamage: 'related' } as const;
  const items = itemsOf({ lines: [wall(cause)] });
  for (const { line } of items) expect(line).toMatchObject({ ...cause, number: 1 });
});

test('what several lines need is brought once, under the line with the smallest number', () => {
  const items = itemsOf({ lines: [door({ number: 7 }), wall({ number: 3 })] });
  const leaks = items.filter(({ key }) => key === 'need:LEAK:test');
  expect(leaks.map(({ parent }) => parent)).toEqual(['line-00003']);
});

test('walls of two sides each bring their own windows and one leak test', () => {
  const road = aBookLine(smallBook, 'WALL', 'replace', roadZone, { number: 2 });
  const keys = itemsOf({ lines: [wall(), road] }).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('need:WINDOW'))).toEqual([
    'need:WINDOW:ri:curb/mid-upper',
    'need:WINDOW:ri:road/mid-upper',
  ]);
  expect(keys.filter((key) => key.startsWith('need:LEAK'))).toEqual(['need:LEAK:test']);
});

test('what somebody wrote is not brought once more', () => {
  const leak = aBookLine(smallBook, 'LEAK', 'test', testZone, { number: 2 });
  const molding = aBookLine(smallBook, 'MOLDING', 'ri', edgeZone, { number: 3 });
  const keys = itemsOf({ lines: [wall(), leak, molding] }).map(({ key }) => key);
  expect(keys).toEqual(['line-00001', 'need:WINDOW:ri:curb/mid-upper', 'line-00002', 'line-00003']);
});

test('of several sizes the one fitted to the unit is brought, and none before it is known', () => {
  const estimate = anEstimate({ lines: [wall()] });
  const awnings = (fitted: readonly string[]) =>
    workItems({ ...estimate, unit: { ...estimate.unit, fitted } }, smallBook)
      .map(({ key }) => key)
      .filter((key) => key.includes('AWNING'));
  expect(awnings([])).toEqual([]);
  expect(awnings(['AWNING-L'])).toEqual(['need:AWNING-L:ri:curb/mid-upper']);
});

test('possible damage brings possible work and does not make a firm line included', () => {
  const window = aBookLine(smallBook, 'WINDOW', 'ri', wallZone, { number: 2 });
  const items = itemsOf({ lines: [wall({ state: 'possible' }), window] });
  expect(items.find(({ key }) => key === 'need:LEAK:test')?.line.state).toBe('possible');
  expect(billing(items).find(([key]) => key === 'line-00002')).toEqual(['line-00002', 8, 8]);
});

test('a firm line brings firm work though a possible one with a smaller number needs it too', () => {
  const items = itemsOf({ lines: [wall({ state: 'possible' }), door({ number: 2 })] });
  expect(items.find(({ key }) => key === 'need:LEAK:test')).toMatchObject({
    parent: 'line-00002',
    line: { state: 'firm' },
  });
});

test('an included operation bills nothing and keeps the hours of the book', () => {
  const [, included] = itemsOf({ lines: [door(), trim()] }).filter(({ rule }) => rule === null);
  expect(included?.hours).toMatchObject([{ book: 4, billed: 0, isIncluded: true }]);
  expect(included?.isPriceIncluded).toBe(true);
});

test('hours and prices that were typed are billed though the operation is included', () => {
  const typed = trim({
    price: cents(3_000),
    labor: { body: { book: trim().labor.body?.book ?? null, billed: tenthHours(2) } },
  });
  const [, item] = itemsOf({ lines: [door(), typed] }).filter(({ rule }) => rule === null);
  expect(item?.hours).toMatchObject([{ book: 4, billed: 2, isIncluded: false, source: 'judgment' }]);
  expect(item?.isPriceIncluded).toBe(false);
});

test('an included operation is billed after all when its inclusion is left out', () => {
  const lines = [door(), trim()];
  const [, item] = itemsOf({ lines, overrides: { 'incl:line-00002': { kind: 'left-out' } } }).filter(
    ({ rule }) => rule === null,
  );
  expect(item?.hours).toMatchObject([{ billed: 4, isIncluded: false }]);
  expect(item).toMatchObject({ isPriceIncluded: false, isOverridden: true });
});

test('an operation another one prepares is less by the hours they share, once', () => {
  const tank = (number: number) => aBookLine(smallBook, 'TANK', 'replace', tankZone, { number });
  const probe = aBookLine(smallBook, 'PROBE', 'replace', tankZone, { number: 3 });
  const items = itemsOf({ lines: [tank(1), tank(2), probe] });
  expect(billing(items).at(-1)).toEqual(['line-00003', 2, 5]);
});

test('a window of the road side is not included in work on the curb side', () => {
  const window = aBookLine(smallBook, 'WINDOW', 'ri', roadZone, { number: 2 });
  const items = itemsOf({ lines: [wall(), window] });
  expect(billing(items).find(([key]) => key === 'line-00002')).toEqual(['line-00002', 8, 8]);
});

test('two lines for two doors do not include each other', () => {
  const items = itemsOf({ lines: [door(), door({ number: 2 })] }).filter(({ rule }) => rule === null);
  expect(billing(items)).toEqual([
    ['line-00001', 12, 12],
    ['line-00002', 12, 12],
  ]);
});

test('needed work can be left out, and what only it needed goes with it', () => {
  const overrides = { 'need:WINDOW:ri:curb/mid-upper': { kind: 'left-out' } } as const;
  const keys = itemsOf({ lines: [wall()], overrides }).map(({ key }) => key);
  expect(keys).toEqual(['line-00001', 'need:LEAK:test']);
});

test('hours and price of needed work can be replaced by hand', () => {
  const hours = { 'need:LEAK:test': { kind: 'hours', hours: 9 } } as const;
  const amount = { 'need:LEAK:test': { kind: 'amount', amount: 1_250 } } as const;
  const leak = (overrides: Estimate['overrides']) =>
    itemsOf({ lines: [wall()], overrides }).find(({ key }) => key === 'need:LEAK:test');
  expect(leak(hours)?.hours).toMatchObject([{ billed: 9, book: 5, source: 'override' }]);
  expect(leak(hours)?.isOverridden).toBe(true);
  expect(leak(amount)?.line.price).toBe(1_250);
});

test('consumables are lines of their own where the profile bills them so', () => {
  const profile = aProfile({ consumables: 'own-lines' });
  const used = (lines: readonly Line[], overrides: Estimate['overrides'] = {}) =>
    itemsOf({ lines, profile, overrides })
      .filter(({ rule }) => rule === 'consumable')
      .map(({ key, line }) => [key, line.quantity, line.price]);
  expect(used([door({ quantity: thousandths(2_000) })])).toEqual([
    ['consumable:line-00001:SEALANT', 2_000, 1_500],
  ]);
  expect(used([wall()])).toEqual([['consumable:line-00001:ADHESIVE', 2_000, 1_500]]);
  const key = 'consumable:line-00001:SEALANT';
  expect(used([door()], { [key]: { kind: 'amount', amount: 900 } })).toEqual([[key, 1_000, 900]]);
  expect(used([door()], { [key]: { kind: 'left-out' } })).toEqual([]);
  expect(itemsOf({ lines: [door()] }).filter(({ rule }) => rule === 'consumable')).toEqual([]);
});

test('two technicians are made known and their hours are not doubled', () => {
  const typed = wall({ labor: { body: { book: wall().labor.body?.book ?? null, billed: tenthHours(50) } } });
  for (const [line, billed] of [[wall(), 70] as const, [typed, 50] as const]) {
    const [item] = itemsOf({ lines: [line] });
    expect(item?.hours[0]).toMatchObject({ billed });
    expect(item?.hours[0]?.terms.map(({ kind }) => kind)).toContain('two-technicians');
  }
});

test('a comment bills nothing whatever its fields hold', () => {
  const comment = aLine({
    source: { kind: 'comment' },
    labor: { body: { book: null, billed: tenthHours(50) } },
  });
  expect(itemsOf({ lines: [comment] })).toMatchObject([{ hours: [], paintHours: 0 }]);
});
