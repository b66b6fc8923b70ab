import { expect, test } from 'vitest';
import { anOrder, authorization, bayThree, opening, secondWork } from '../../testing/an-order.ts';
import { someShopChange } from '../../testing/some-shop-change.ts';
import { shopEditKinds } from '../edits/apply-shop-edit.ts';
import { boardColumns } from '../board/column.ts';
import { activities } from '../model/clock-entry.ts';
import { departments, phases } from '../model/departments.ts';
import { derivedHoldKinds, manualHoldKinds } from '../model/hold.ts';
import { withdrawableRecords } from '../model/shop-edit.ts';
import { describeShopEdit } from './describe-shop-edit.ts';
import * as orders from './order-labels.ts';
import * as labels from './shop-labels.ts';

const order = anOrder();

test.each(shopEditKinds)('the history says %s in words', (kind) => {
  for (const a of [0, 1, 2, 3]) {
    const {
      what,
      from = '',
      to = '',
    } = describeShopEdit(someShopChange(order, kind, { a, b: a, c: a }), order);
    expect(what).toMatch(/^[A-Z]/);
    expect([what, from, to].join(' ')).not.toMatch(/undefined|null|\[object|\w+\|\w+/);
  }
});

test('the history says from what to what', () => {
  expect(describeShopEdit(opening, order)).toEqual({ what: 'Repair order 2001 opened' });
  expect(describeShopEdit(authorization(secondWork, 'own-risk', 'At sea'), order)).toEqual({
    what: 'S01 authorized at our own risk',
    to: 'At sea',
  });
  const yard = { ...bayThree, id: 'yard', name: 'Yard' };
  expect(describeShopEdit({ kind: 'move-unit', moveId: 'm', location: yard }, order)).toEqual({
    what: 'Unit moved',
    from: 'Bay 3',
    to: 'Yard',
  });
  const to = { department: 'detail', phase: 'quality' } as const;
  expect(describeShopEdit({ kind: 'move-task', task: 'wall|body', to }, order)).toEqual({
    what: 'Side wall moved',
    from: 'Body',
    to: 'Quality, detail',
  });
});

test('every department, phase, column, hold, activity and record has a label', () => {
  const names: readonly (readonly [object, readonly string[]])[] = [
    [labels.departmentLabels, departments],
    [labels.phaseLabels, phases],
    [orders.columnLabels, boardColumns],
    [orders.holdLabels, [...derivedHoldKinds, ...manualHoldKinds]],
    [labels.activityLabels, activities],
    [orders.recordLabels, withdrawableRecords],
  ];
  for (const [table, keys] of names) expect(Object.keys(table).toSorted()).toEqual([...keys].toSorted());
});
