import { expect, test } from 'vitest';
import {
  anOrder,
  authorization,
  bayThree,
  checkIn,
  delivery,
  finishing,
  firstWork,
  opening,
  orderAfter,
  secondWork,
  signedAfter,
} from '../../testing/an-order.ts';
import { inches, thousandths } from '../../units.ts';
import { columnOf } from '../board/column.ts';
import { isComeback, milestonesOf } from '../board/milestones.ts';
import { locationOf } from '../board/unit-location.ts';
import { blankOrder, type RepairOrder } from '../model/repair-order.ts';
import { taskState } from '../model/repair-task.ts';
import type { ShopChange, ShopEdit } from '../model/shop-edit.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import { shopRefusalKinds, shopRefusalMessage } from '../wording/shop-refusal-messages.ts';
import { applyShopEdit, invertShopEdit } from './apply-shop-edit.ts';
import { openingRefusal } from './opening-edits.ts';

const here = anOrder();
const blank = blankOrder('order-1');
const expected = orderAfter(blank, [opening, authorization(firstWork)]);
const finished = anOrder(finishing);
const delivered = orderAfter(finished, [{ kind: 'deliver', delivery }], 100);
const voided = orderAfter(here, [{ kind: 'void-order', reason: 'Written twice' }], 100);

function refusalOf(order: RepairOrder, change: ShopChange): ShopRefusal | null {
  const outcome = applyShopEdit(order, { ...change, id: 'e', ...signedAfter(200) });
  return outcome.ok ? null : outcome.refusal;
}

test('what somebody else wrote since is not taken back by an undo', () => {
  const edit: ShopEdit = { kind: 'set-drop-off', day: '2026-12-01', id: 'e', ...signedAfter(5) };
  const after = orderAfter(here, [edit]);
  const undo = invertShopEdit({ before: here, after }, edit, () => 'undo');
  if (!undo.ok) throw new Error(undo.refusal.kind);
  const later = orderAfter(after, [{ kind: 'set-drop-off', day: '2026-12-05' }]);
  expect(applyShopEdit(later, undo.value)).toEqual({ ok: true, value: later });
  expect(applyShopEdit(after, undo.value)).toMatchObject({ ok: true, value: { dropOff: null } });
});

test('a delivered order that is reopened keeps its first visit and waits for the unit', () => {
  const again = orderAfter(delivered, [{ kind: 'reopen', reason: 'It leaks' }], 300);
  expect(columnOf(delivered)).toBe('delivered');
  expect(columnOf(again)).toBe('expected');
  const back = orderAfter(again, [{ ...checkIn, visitId: 'visit-2' } as ShopChange], 400);
  expect(milestonesOf(back, null)).toMatchObject([
    { in: signedAfter(2).at, started: signedAfter(3).at, out: signedAfter(100).at },
    { in: signedAfter(400).at, started: null, out: null },
  ]);
  expect(isComeback(back)).toBe(true);
  expect(columnOf(back)).toBe('ready');
});

test('a version nobody agreed to changes no task until somebody does, or the shop takes the risk', () => {
  const waiting = orderAfter(here, [authorization(secondWork, 'awaiting')], 50);
  expect(waiting.tasks).toBe(here.tasks);
  expect(waiting.pending?.version).toBe('S01');
  const atRisk = orderAfter(waiting, [authorization(secondWork, 'own-risk', 'The owner is on a ship')], 60);
  expect(atRisk.pending).toBeNull();
  expect(atRisk.tasks.map((task) => [task.work.key, taskState(task)])).toContainEqual([
    'lamp|electrical',
    'open',
  ]);
  const declined = orderAfter(
    atRisk,
    [{ ...authorization(firstWork, 'declined'), version: 'S01' } as ShopChange],
    70,
  );
  expect(declined.tasks.find(({ work }) => work.key === 'lamp|electrical')).toMatchObject({
    isWithdrawn: true,
  });
});

test('a failed check opens work that nobody bought, and the card goes back to it', () => {
  const result = { id: 'r2', photos: [], reading: '', note: 'Leaks at the regulator' };
  const failed = orderAfter(finished, [{ kind: 'fail-check', check: 'lp-pressure', result }], 100);
  expect(failed.tasks.at(-1)).toMatchObject({
    origin: 'redo',
    work: { soldMinutes: 0, department: 'systems' },
  });
  expect(columnOf(failed)).toBe('reassembly');
});

test('check-in measures the unit and says where it stands; taking it back restores both', () => {
  const measured = { length: null, height: inches(150), width: null };
  const arrived = orderAfter(expected, [{ ...checkIn, measured } as ShopChange], 20);
  expect(arrived.unit.height).toBe(150);
  expect(locationOf(arrived)?.name).toBe('Bay 3');
  const back: ShopChange = { kind: 'withdraw-record', record: 'visit', recordId: 'visit-1' };
  expect(orderAfter(arrived, [back], 21)).toEqual(expected);
});

test('only an approved estimate becomes a repair order', () => {
  expect(openingRefusal('approved')).toBeNull();
  expect(openingRefusal('void')).toEqual({ kind: 'estimate-not-approved', stage: 'void' });
});

test('a photo that proves a check or is with the owner stays, and one of a task nobody has is of the order', () => {
  const taken = orderAfter(here, [{ kind: 'add-photo', photo }], 30);
  const withdrawn: ShopChange = { kind: 'withdraw-record', record: 'photo', recordId: photo.id };
  expect(orderAfter(taken, [withdrawn], 31)).toEqual(here);
  const released = orderAfter(taken, [{ kind: 'release-photo', photo }], 31);
  expect(released.released).toMatchObject([{ id: photo.id, file: photo.file }]);
  expect(refusalOf(released, withdrawn)).toMatchObject({ kind: 'record-in-use' });
  const finding = { id: 'f', task: null, location: null, description: '', photos: [photo.id] };
  const found = orderAfter(taken, [{ kind: 'report-finding', finding }], 31);
  expect(refusalOf(found, withdrawn)).toMatchObject({ kind: 'record-in-use' });
  const stray = orderAfter(here, [{ kind: 'add-photo', photo: { ...photo, task: 'gone' } }], 30);
  expect(stray.photos).toMatchObject([{ task: null }]);
});

const receipt = { id: 'r', quantity: thousandths(2_000), damaged: thousandths(0) };
const returned = { id: 'x', quantity: thousandths(1_000), of: 'good', reason: '' } as const;
const hold = {
  id: 'h',
  kind: 'weather',
  on: { of: 'order' },
  reason: 'Rain',
  expectedEnd: null,
  endedBy: '',
} as const;
const outing = { id: 'o', step: null, vendor: 'Axle shop', expectedBack: null };
const result = { id: 'r', photos: [], reading: '', note: '' };
const photo = { id: 'n', file: 'ab', width: 4, height: 3, takenAt: null, task: 'wall|body' };
const plan = { people: [], location: null, from: null, until: null };
const sentOut = orderAfter(here, [{ kind: 'send-out', outing }], 30);
const tick = (task: string): ShopChange => ({ kind: 'tick-task', task });

/** An edit that each kind of refusal answers; null where the edit is refused elsewhere. */
const refused: Readonly<Record<ShopRefusal['kind'], readonly [RepairOrder, ShopChange] | null>> = {
  'order-not-opened': [blank, tick('a')],
  'order-opened-already': [here, opening],
  'order-closed': [voided, tick('wall|body')],
  'order-not-closed': [here, { kind: 'reopen', reason: 'a' }],
  'estimate-not-approved': null,
  'day-is-over': null,
  'location-not-found': null,
  'version-authorized-already': [here, authorization(firstWork)],
  'version-does-not-match': [here, { ...authorization(firstWork), version: 'S02' } as ShopChange],
  'nothing-authorized': [orderAfter(blank, [opening]), checkIn],
  'reason-missing': [here, { kind: 'void-order', reason: ' ' }],
  'text-too-long': [here, { kind: 'place-hold', hold: { ...hold, endedBy: 'a'.repeat(501) } }],
  'value-out-of-range': [here, { kind: 'assign-step', step: 'body/body', plan: { ...plan, people: [''] } }],
  'day-not-possible': [here, { kind: 'set-drop-off', day: '2026-02-30' }],
  'too-many-records': [
    here,
    { kind: 'assign-step', step: 'body/body', plan: { ...plan, people: Array(21).fill('p') } },
  ],
  'recorded-already': [
    orderAfter(here, [{ kind: 'receive-part', part: 'wall', receipt }], 30),
    { kind: 'receive-part', part: 'wall', receipt },
  ],
  'record-not-found': [here, { kind: 'withdraw-record', record: 'promise', recordId: 'p' }],
  'record-in-use': [
    orderAfter(here, [{ kind: 'move-unit', moveId: 'm', location: null }], 30),
    { kind: 'withdraw-record', record: 'visit', recordId: 'visit-1' },
  ],
  'unit-here-already': [here, checkIn],
  'unit-not-here': [expected, { kind: 'move-unit', moveId: 'm', location: null }],
  'unit-does-not-fit': [
    here,
    { kind: 'move-unit', moveId: 'm', location: { ...bayThree, length: inches(240) } },
  ],
  'step-not-found': [here, { kind: 'pin-step', step: 'cure/glass' }],
  'hold-not-found': [here, { kind: 'release-hold', holdId: 'h' }],
  'hold-released-already': [
    orderAfter(
      here,
      [
        { kind: 'place-hold', hold },
        { kind: 'release-hold', holdId: 'h' },
      ],
      30,
    ),
    { kind: 'release-hold', holdId: 'h' },
  ],
  'task-not-found': [here, tick('no such task')],
  'task-exists': [
    here,
    {
      kind: 'add-shop-task',
      task: { key: 'wall|body', description: '', department: 'body', phase: 'body', people: 1 },
    },
  ],
  'task-withdrawn': [orderAfter(here, [authorization(secondWork)], 30), tick('wall|refinish')],
  'task-awaits-approval': [
    orderAfter(here, [authorization(secondWork, 'awaiting')], 30),
    tick('lamp|electrical'),
  ],
  'part-not-found': [here, { kind: 'receive-part', part: 'none', receipt }],
  'received-already': [
    orderAfter(here, [{ kind: 'receive-part', part: 'wall', receipt }], 30),
    { kind: 'receive-part', part: 'wall', receipt: { ...receipt, id: 'again' } },
  ],
  'damaged-exceeds-received': [
    here,
    { kind: 'receive-part', part: 'wall', receipt: { ...receipt, damaged: thousandths(3_000) } },
  ],
  'returned-exceeds-received': [here, { kind: 'return-part', part: 'wall', returned }],
  'back-already': [
    orderAfter(sentOut, [{ kind: 'take-back', outingId: 'o' }], 40),
    { kind: 'take-back', outingId: 'o' },
  ],
  'check-not-found': [here, { kind: 'pass-check', check: 'none', result }],
  'check-proof-missing': [here, { kind: 'pass-check', check: 'lp-pressure', result }],
  'photo-not-found': [
    orderAfter(here, [{ kind: 'add-photo', photo }], 30),
    { kind: 'release-photo', photo: { id: photo.id, file: 'another' } },
  ],
  'tasks-open': [here, { kind: 'deliver', delivery }],
  'checks-open': [anOrder(finishing.slice(0, -1)), { kind: 'deliver', delivery }],
  'work-out': [sentOut, { kind: 'deliver', delivery }],
  'walk-round-missing': [finished, { kind: 'deliver', delivery: { ...delivery, hasWalkRound: false } }],
  'signature-missing': [finished, { kind: 'deliver', delivery: { ...delivery, signature: null } }],
  'column-has-own-step': null,
  'column-without-work': null,
  'cannot-be-undone': null,
};

test.each(shopRefusalKinds)('%s is refused with a sentence and changes nothing', (kind) => {
  const found = refused[kind];
  if (found === null) return;
  const refusal = refusalOf(...found);
  expect(refusal?.kind).toBe(kind);
  if (refusal !== null) expect(shopRefusalMessage(refusal)).toMatch(/^[A-Z].*\.$/);
});

test('a 60-foot unit does not go into a 40-foot bay, and an unmeasured one counts as 13 ft 6 in high', () => {
  const unit = { type: 'fifth-wheel', length: inches(720), height: null, width: null } as const;
  const long = orderAfter(blank, [{ ...opening, unit } as ShopChange, authorization(firstWork)]);
  const lowBay = { ...bayThree, length: null, doorHeight: inches(150) };
  const messages = [bayThree, lowBay].map((location) => {
    const refusal = refusalOf(long, { ...checkIn, location } as ShopChange);
    return refusal === null ? '' : shopRefusalMessage(refusal);
  });
  expect(messages).toEqual([
    'The unit does not fit Bay 3: too short: 40 ft, the unit is 60 ft.',
    'The unit does not fit Bay 3: too low: 12 ft 6 in, the height of the unit is not measured and counts as 13 ft 6 in. Measure it to know better.',
  ]);
});

test('a unit that is a total loss leaves with its work open, and the reason stays', () => {
  const gone = orderAfter(
    here,
    [{ kind: 'deliver', delivery: { ...delivery, unfinished: 'Total loss' } }],
    90,
  );
  expect(gone.state).toBe('delivered');
  expect(milestonesOf(gone, null)).toMatchObject([{ finished: null, out: signedAfter(90).at }]);
});
