import { expect, test } from 'vitest';
import type { LaborType } from '../../catalogue/trade-words.ts';
import { newEstimate } from '../../estimates/model/new-estimate.ts';
import { applyEdit } from '../../estimates/edits/apply-edit.ts';
import type { Line } from '../../estimates/model/line.ts';
import { workItems } from '../../estimates/pricing/price-estimate.ts';
import { aBookLine } from '../../testing/a-book-line.ts';
import { aLine, aRefinish } from '../../testing/a-line.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { aWorkItem } from '../../testing/a-work-item.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { anOrder } from '../../testing/an-order.ts';
import { doorZone, smallBook, wallZone } from '../../testing/small-book.ts';
import { cents, thousandths } from '../../units.ts';
import { lineFromFinding } from './line-from-finding.ts';
import { partsOf } from './parts-of.ts';
import { tasksOf } from './tasks-of.ts';

const roof = { side: 'roof', subSide: 'mid', region: null } as const;

/** Key, department, phase and minutes. */
function rows(
  ...items: Parameters<typeof tasksOf>[0]
): readonly (readonly [string, string, string, number])[] {
  return tasksOf(items).map(({ key, department, phase, soldMinutes }) => [
    key,
    department,
    phase,
    soldMinutes,
  ]);
}

test('each labor type of an item is one task of its department, six minutes a tenth', () => {
  const departments: readonly (readonly [LaborType, string])[] = [
    ['structural', 'frame'],
    ['body', 'body'],
    ['user-3', 'body'],
    ['carpentry', 'interior'],
    ['mechanical', 'mechanical'],
    ['electrical', 'electrical'],
    ['diagnostic', 'electrical'],
    ['plumbing-lp', 'systems'],
    ['appliance', 'systems'],
    ['glass', 'glass'],
    ['refinish', 'paint'],
  ];
  for (const [type, department] of departments) {
    const [task] = tasksOf([aWorkItem({}, { [type]: 13 })]);
    expect(task).toMatchObject({ key: `line-00001|${type}`, department, soldMinutes: 78 });
  }
  expect(tasksOf([aWorkItem({}, { body: 1, glass: 2 })])).toHaveLength(2);
});

test('body and carpentry on the roof are the roof crew’s', () => {
  const item = aWorkItem({ place: roof }, { body: 1, carpentry: 1, electrical: 1 });
  expect(tasksOf([item]).map(({ department }) => department)).toEqual(['roof', 'electrical', 'roof']);
});

test('R&I is two tasks, off at teardown and on after paint, each of whole tenths that add up', () => {
  expect(rows(aWorkItem({ operation: 'ri' }, { glass: 7 }))).toEqual([
    ['line-00001|glass|off', 'glass', 'teardown', 18],
    ['line-00001|glass|on', 'glass', 'reassembly', 24],
  ]);
});

test('included work is a task without minutes, and needed work a task of its own', () => {
  const wall = aBookLine(smallBook, 'WALL', 'replace', wallZone, { quantity: thousandths(20_000) });
  const tasks = tasksOf(workItems(anEstimate({ lines: [wall] }), smallBook));
  expect(tasks.filter(({ key }) => key.startsWith('need:WINDOW'))).toMatchObject([
    { half: 'off', soldMinutes: 0, isIncluded: true },
    { half: 'on', soldMinutes: 0, isIncluded: true },
  ]);
  expect(tasks.find(({ key }) => key.startsWith('need:LEAK'))).toMatchObject({
    phase: 'tests',
    soldMinutes: 30,
  });
  expect(tasks[0]).toMatchObject({ people: 2, needs: ['line-00001'] });
});

test('overlap and clear coat belong to the paint of their panel', () => {
  const lines = [1, 2].map((number) =>
    aLine({ number, place: { ...doorZone, region: null }, refinish: aRefinish(30) }),
  );
  const items = workItems(anEstimate({ lines, profile: aProfile() }), smallBook);
  const tasks = tasksOf(items);
  expect(items.some(({ rule }) => rule === 'clear-coat')).toBe(true);
  expect(tasks.map(({ key }) => key)).toEqual(['line-00001|refinish', 'line-00002|refinish']);
});

test('negative hours of a rule lower the task they hang on', () => {
  const overlap = aWorkItem(
    {},
    { refinish: -4 },
    { key: 'overlap:1', parent: 'line-00001', rule: 'overlap' },
  );
  expect(rows(aWorkItem({}, { refinish: 20 }), overlap)).toEqual([
    ['line-00001|refinish', 'paint', 'paint', 96],
  ]);
});

test('sublet work is a task without minutes, washing and detailing are the detailer’s', () => {
  const book = (part: string): Partial<Line> => ({ source: { kind: 'book', part } });
  expect(rows(aWorkItem({ sublet: cents(5_000) }))).toEqual([['line-00001|sublet', 'sublet', 'body', 0]]);
  expect(rows(aWorkItem(book('OP-WASH'), { body: 8 }))).toMatchObject([
    [expect.anything(), 'detail', 'check-in', 48],
  ]);
  expect(rows(aWorkItem(book('OP-DETAIL'), { body: 20 }))).toMatchObject([
    [expect.anything(), 'detail', 'detail', 120],
  ]);
});

test('work outside the totals is no work of the shop', () => {
  const lines: readonly Partial<Line>[] = [
    { state: 'possible' },
    { payer: 'excluded' },
    { priorDamage: 'unrelated' },
  ];
  for (const line of lines) {
    const item = aWorkItem({ operation: 'replace', price: cents(100), ...line }, { body: 10 });
    expect([...tasksOf([item]), ...partsOf([item])]).toEqual([]);
  }
});

test('parts are those that are bought: neither labor alone, nor priced services, nor consumables, nor what comes with another part', () => {
  const bought = aWorkItem({ operation: 'replace', price: cents(100), quantity: thousandths(2_000) });
  const consumable = aWorkItem(
    { price: cents(5) },
    {},
    { key: 'c', rule: 'consumable', parent: 'line-00001' },
  );
  const included = aWorkItem({ number: 2, operation: 'replace' }, {}, { isPriceIncluded: true });
  const labor = aWorkItem({ number: 3, operation: 'repair' }, { body: 5 });
  const leakTest = aWorkItem({ number: 4, operation: 'test', price: cents(6_000) }, { electrical: 10 });
  const dryOut = aWorkItem({ number: 5, operation: 'repair', price: cents(6_000) }, { carpentry: 10 });
  const kit = aWorkItem({ number: 6, operation: 'repair', price: cents(900), partNumber: 'RK-7' });
  expect(partsOf([bought, consumable, included, labor, leakTest, dryOut, kit])).toMatchObject([
    { key: 'line-00001', wanted: 2_000 },
    { lineNumber: 6 },
  ]);
});

test('a finding becomes a possible line of the estimate once', () => {
  const finding = { id: 'f-1', task: null, location: null, description: 'Rot', photos: ['p'] };
  const [found] = anOrder([{ kind: 'report-finding', finding }]).findings;
  if (found === undefined) throw new Error('no finding');
  const estimate = newEstimate({ id: 'e', edition: 1, profile: aProfile() });
  const change = lineFromFinding(found, anOrder(), 'V');
  const outcome = applyEdit(estimate, change, smallBook);
  expect(outcome).toMatchObject({ ok: true, value: { lines: [{ id: 'f-1', state: 'possible' }] } });
  expect(outcome.ok && applyEdit(outcome.value, change, smallBook).ok).toBe(false);
});
