import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { manyRuns, someItems } from '../../../testing/some-money.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { aWorkItem } from '../../testing/a-work-item.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, centsPerHour, noTime } from '../../units.ts';
import { compareVersions } from './compare-versions.ts';
import type { Estimate } from '../model/estimate.ts';
import { priceWorkItems, type PricedVersion } from '../pricing/price-work-items.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

// A thousand runs can exceed the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function version(items: readonly WorkItem[], fields: Partial<Estimate> = {}): PricedVersion {
  const lines = items.filter(({ rule }) => rule === null).map(({ line }) => line);
  const content = anEstimate({ lines, ...fields });
  return { content, items, ...priceWorkItems(items, content) };
}

const door = aWorkItem({ number: 1, price: cents(310_00), description: 'Baggage door' }, { body: 30 });
const wall = aWorkItem({ number: 2, price: cents(486_50), description: 'Wall section' }, { body: 140 });
const awning = aWorkItem({ number: 3, description: 'Awning' }, { body: 20 });

test('lines are compared as added, changed, deleted or untouched', () => {
  const dearer = { ...wall, line: { ...wall.line, price: cents(500_00), note: 'quoted' } };
  const { lines, sections } = compareVersions(version([door, wall]), version([dearer, awning]));
  expect(lines).toEqual([
    {
      kind: 'changed',
      lineId: wall.line.id,
      number: 2,
      description: 'Wall section',
      fields: ['price', 'note'],
      before: { hours: 140, amount: 1_886_50 },
      after: { hours: 140, amount: 1_900_00 },
    },
    {
      kind: 'added',
      lineId: awning.line.id,
      number: 3,
      description: 'Awning',
      before: { hours: 0, amount: 0 },
      after: { hours: 20, amount: 200_00 },
    },
    {
      kind: 'deleted',
      lineId: door.line.id,
      number: 1,
      description: 'Baggage door',
      before: { hours: 30, amount: 610_00 },
      after: { hours: 0, amount: 0 },
    },
  ]);
  expect(sections).toEqual([]);
});

test('an untouched line is repriced when a rate changes, and the profile names the rate', () => {
  const { labor } = aProfile();
  const profile = aProfile({
    labor: { ...labor, body: { ...labor.body, rate: centsPerHour(120_00) } },
  });
  const { lines, sections } = compareVersions(version([door]), version([door], { profile }));
  expect(lines).toMatchObject([
    { kind: 'repriced', lineId: door.line.id, before: { amount: 610_00 }, after: { amount: 670_00 } },
  ]);
  expect(sections).toEqual([{ section: 'profile', fields: ['labor'] }]);
});

test('automatic items count toward their line', () => {
  const overlap = aWorkItem(
    {},
    { body: -4 },
    { key: 'overlap:1', parent: door.key, rule: 'overlap', paintHours: noTime },
  );
  const nested = aWorkItem({}, { body: 1 }, { key: 'clear:1', parent: 'overlap:1', rule: 'clear-coat' });
  const { lines } = compareVersions(version([door]), version([door, overlap, nested]));
  expect(lines).toMatchObject([
    { kind: 'repriced', lineId: door.line.id, after: { hours: 27, amount: 580_00 } },
  ]);
});

test('other sections are compared by field, photos and notes by id', () => {
  const before = version([], { notes: [{ id: 'n1', text: 'a', audience: 'internal' }] });
  const claim = { ...before.content.claim, deductible: cents(500_00) };
  const after = version([], {
    claim,
    notes: [
      { id: 'n2', text: 'b', audience: 'internal' },
      { id: 'n1', text: 'a', audience: 'internal' },
    ],
  });
  expect(compareVersions(before, after).sections).toEqual([
    { section: 'claim', fields: ['deductible'] },
    { section: 'notes', fields: ['n2'] },
  ]);
});

test('a version compared with itself, or with a copy, differs in nothing', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const one = version(items);
      const copy = JSON.parse(JSON.stringify(one)) as PricedVersion;
      expect(compareVersions(one, copy)).toEqual({ lines: [], sections: [] });
    }),
    manyRuns,
  );
});

test('lines added in one direction are deleted in the other', () => {
  fc.assert(
    fc.property(someItems, someItems, (items, others) => {
      const there = compareVersions(version(items), version(others)).lines;
      const back = compareVersions(version(others), version(items)).lines;
      const ids = (lines: typeof there, kind: string) =>
        lines
          .filter((line) => line.kind === kind)
          .map(({ lineId }) => lineId)
          .toSorted();
      expect(ids(back, 'deleted')).toEqual(ids(there, 'added'));
      expect(ids(back, 'added')).toEqual(ids(there, 'deleted'));
      expect(ids(back, 'changed')).toEqual(ids(there, 'changed'));
    }),
    manyRuns,
  );
});
