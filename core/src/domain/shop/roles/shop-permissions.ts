import { type Action, type CompanyRole, may } from '../../companies/roles.ts';
import type { HoldTarget } from '../model/hold.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { stepKey } from '../model/repair-task.ts';
import type { ShopChange, ShopEditKind, WithdrawableRecord } from '../model/shop-edit.ts';

/** The author of an edit. */
export interface ShopAuthor {
  readonly role: CompanyRole;
  readonly name: string;
  /** Null if the person is not on the crew. */
  readonly crewId: string | null;
}

/** The right that allows an edit on any order, and the one that allows it on the author's own steps. */
interface EditRights {
  readonly anywhere: Action;
  readonly onOwnSteps?: Action;
}

const managing: EditRights = { anywhere: 'manage-repair-orders' };
const planning: EditRights = { anywhere: 'plan-repair-orders' };
const holding: EditRights = { anywhere: 'plan-repair-orders', onOwnSteps: 'hold-own-steps' };
const working: EditRights = { anywhere: 'work-on-all-steps', onOwnSteps: 'work-on-own-steps' };
const ordering: EditRights = { anywhere: 'handle-parts' };
const receiving: EditRights = { anywhere: 'handle-parts', onOwnSteps: 'receive-parts' };

const rights: Readonly<Record<Exclude<ShopEditKind, 'withdraw-record'>, EditRights>> = {
  'open-order': managing,
  'authorize-version': managing,
  'set-drop-off': managing,
  promise: managing,
  'check-in': managing,
  deliver: managing,
  reopen: managing,
  'void-order': managing,
  'send-out': managing,
  'take-back': managing,
  'move-unit': planning,
  'assign-step': planning,
  'pin-step': planning,
  'unpin-step': planning,
  'move-task': planning,
  'skip-task': planning,
  'add-shop-task': planning,
  'place-hold': holding,
  'release-hold': holding,
  'tick-task': working,
  'untick-task': working,
  'report-finding': working,
  'pass-check': working,
  'fail-check': working,
  'add-photo': working,
  'release-photo': managing,
  'withhold-photo': managing,
  'order-part': ordering,
  'expect-part': ordering,
  'return-part': ordering,
  'receive-part': receiving,
  'check-part': receiving,
};

/** A record is withdrawn by the right that adds it. */
const added: Readonly<Record<WithdrawableRecord, keyof typeof rights>> = {
  promise: 'promise',
  visit: 'check-in',
  hold: 'place-hold',
  'shop-task': 'add-shop-task',
  finding: 'report-finding',
  'part-order': 'order-part',
  'expected-day': 'expect-part',
  receipt: 'receive-part',
  'part-check': 'check-part',
  return: 'return-part',
  outing: 'send-out',
  'check-result': 'pass-check',
  photo: 'add-photo',
};

export function mayChangeOrder(author: ShopAuthor, order: RepairOrder, change: ShopChange): boolean {
  const { anywhere, onOwnSteps } =
    rights[change.kind === 'withdraw-record' ? added[change.record] : change.kind];
  if (may(author.role, anywhere)) return true;
  if (onOwnSteps === undefined || author.crewId === null || !may(author.role, onOwnSteps)) return false;
  return isOwn(author, author.crewId, order, change);
}

/** True if the author takes photos of the order: they work on all of it, or on a step of it. */
export function mayAddPhotos(author: ShopAuthor, order: RepairOrder): boolean {
  const photo = { id: '', file: '', width: 1, height: 1, takenAt: null, task: null };
  return mayChangeOrder(author, order, { kind: 'add-photo', photo });
}

function isOwn(author: ShopAuthor, crewId: string, order: RepairOrder, change: ShopChange): boolean {
  const own = Object.entries(order.steps).flatMap(([step, { people }]) =>
    people.includes(crewId) ? [step] : [],
  );
  if (own.length === 0) return false;
  switch (change.kind) {
    case 'tick-task':
    case 'untick-task':
      return own.includes(stepOfTask(order, change.task));
    case 'place-hold':
      return own.includes(stepOfHold(order, change.hold.on));
    case 'release-hold':
      return order.holds.some(({ id, placedBy }) => id === change.holdId && placedBy === author.name);
    case 'withdraw-record':
      return isAuthorOf(author, order, change);
    default:
      return true;
  }
}

function isAuthorOf(
  { name }: ShopAuthor,
  order: RepairOrder,
  { record, recordId }: Extract<ShopChange, { kind: 'withdraw-record' }>,
): boolean {
  if (record === 'hold') return order.holds.some(({ id, placedBy }) => id === recordId && placedBy === name);
  const records = {
    finding: order.findings,
    receipt: order.parts.flatMap(({ receipts }) => receipts),
    'part-check': order.parts.flatMap(({ receipts }) => receipts.flatMap(({ check }) => check ?? [])),
    'check-result': order.checks.flatMap(({ results }) => results),
    photo: order.photos ?? [],
  };
  return Object.hasOwn(records, record)
    ? records[record as keyof typeof records].some(({ id, by }) => id === recordId && by === name)
    : false;
}

function stepOfTask({ tasks }: RepairOrder, key: string): string {
  const task = tasks.find(({ work }) => work.key === key);
  return task === undefined ? '' : stepKey(task);
}

function stepOfHold(order: RepairOrder, on: HoldTarget): string {
  if (on.of === 'step') return on.step;
  return on.of === 'task' ? stepOfTask(order, on.task) : '';
}
