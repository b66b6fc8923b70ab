import { payerRepliesText } from './payer-replies-text.ts';
import { dayText } from '../../day-text.ts';
import type { EditSentence } from '../../estimates/wording/edit-sentence.ts';
import { quantity } from '../../number-text.ts';
import { locationOf } from '../board/unit-location.ts';
import type { ShopChangeOf } from '../edits/shop-edit-handler.ts';
import type { HoldTarget } from '../model/hold.ts';
import type { RepairOrder, StepPlan } from '../model/repair-order.ts';
import type { ShopChange, ShopEditKind } from '../model/shop-edit.ts';
import type { ShopLocation } from '../model/shop-location.ts';
import { type RepairTask, stepKey } from '../model/repair-task.ts';
import { holdLabels, recordLabels } from './order-labels.ts';
import { departmentLabels, phaseLabels, taskName } from './shop-labels.ts';

/** Names of crew members by id. */
export type CrewNames = Readonly<Record<string, string>>;

type Descriptions = {
  readonly [K in ShopEditKind]: (
    change: ShopChangeOf<K>,
    before: RepairOrder,
    names: CrewNames,
  ) => EditSentence;
};

const authorizations = {
  awaiting: 'waits for approval',
  agreed: 'authorized',
  'own-risk': 'authorized at our own risk',
  declined: 'declined',
} as const;

const descriptions: Descriptions = {
  'open-order': ({ number }) => ({ what: `Repair order ${number} opened` }),
  'authorize-version': ({ version, how, reason, replies }) => ({
    what: `${version} ${authorizations[how]}`,
    ...(replies !== undefined && replies.agreed.length > 0 && { to: payerRepliesText(replies) }),
    ...(reason !== '' && { to: reason }),
  }),
  'set-drop-off': ({ day }, { dropOff }) => ({ what: 'Drop-off', from: dayOf(dropOff), to: dayOf(day) }),
  promise: ({ promise }, { promises }) => ({
    what: 'Promised',
    from: dayOf(promises.at(-1)?.day ?? null),
    to: joined([dayOf(promise.day), promise.reason]),
  }),
  'check-in': ({ location }) => ({ what: 'Checked in', to: nameOf(location) }),
  'move-unit': ({ location }, before) => ({
    what: 'Unit moved',
    from: nameOf(locationOf(before)),
    to: nameOf(location),
  }),
  'place-hold': ({ hold }, before) => ({
    what: holdLabels[hold.kind],
    to: joined([heldWork(before, hold.on), hold.reason, dayOf(hold.expectedEnd)]),
  }),
  'release-hold': ({ holdId }, before) => {
    const hold = before.holds.find(({ id }) => id === holdId);
    return {
      what: 'Hold released',
      to: hold === undefined ? '' : joined([holdLabels[hold.kind], heldWork(before, hold.on)]),
    };
  },
  'assign-step': ({ step, plan }, { steps }, names) => ({
    what: `${stepName(step)} planned`,
    from: planText(steps[step], names),
    to: planText(plan, names),
  }),
  'pin-step': ({ step }) => ({ what: `${stepName(step)} pinned` }),
  'unpin-step': ({ step }) => ({ what: `${stepName(step)} no longer pinned` }),
  'move-task': ({ task, to }, before) => {
    const found = taskOf(before, task);
    const { department, phase } = to ?? found?.work ?? { department: null, phase: null };
    return {
      what: `${nameOfTask(found)} moved`,
      from: found === undefined ? '' : stepName(stepKey(found)),
      to: department === null ? '' : stepName(`${phase}/${department}`),
    };
  },
  'tick-task': ({ task }, before) => ({ what: `${nameOfTask(taskOf(before, task))} done` }),
  'untick-task': ({ task }, before) => ({ what: `${nameOfTask(taskOf(before, task))} open again` }),
  'skip-task': ({ task, reason }, before) => ({
    what: `${nameOfTask(taskOf(before, task))} skipped`,
    to: reason,
  }),
  'add-shop-task': ({ task }) => ({ what: 'Task added', to: task.description }),
  'report-finding': ({ finding }) => ({ what: 'Finding reported', to: finding.description }),
  'order-part': ({ part, order }, before) => ({
    what: `${partName(before, part)} ordered`,
    to: joined([quantity(order.quantity), order.vendor, order.purchaseOrder]),
  }),
  'expect-part': ({ part, expected }, before) => ({
    what: `${partName(before, part)} expected`,
    from: dayOf(before.parts.find(({ work }) => work.key === part)?.expected.at(-1)?.day ?? null),
    to: joined([dayOf(expected.day), expected.reason]),
  }),
  'receive-part': ({ part, receipt }, before) => ({
    what: `${partName(before, part)} received`,
    to: joined([
      quantity(receipt.quantity),
      receipt.condition === 'unchecked' ? 'not checked yet' : '',
      receipt.damaged > 0 ? `${quantity(receipt.damaged)} ${receipt.condition ?? 'damaged or wrong'}` : '',
    ]),
  }),
  'check-part': ({ part, check }, before) => ({
    what: `${partName(before, part)} checked`,
    to: joined([
      quantity(check.quantity),
      check.damaged > 0 ? `${quantity(check.damaged)} ${check.condition}` : check.condition,
    ]),
  }),
  'return-part': ({ part, returned }, before) => ({
    what: `${partName(before, part)} sent back`,
    to: joined([quantity(returned.quantity), returned.reason]),
  }),
  'send-out': ({ outing }) => ({
    what: `${outing.step === null ? 'Unit' : stepName(outing.step)} sent out`,
    to: joined([outing.vendor, dayOf(outing.expectedBack)]),
  }),
  'take-back': ({ outingId }, { outings }) => ({
    what: 'Taken back',
    to: outings.find(({ id }) => id === outingId)?.vendor ?? '',
  }),
  'pass-check': ({ check, result }, before) => ({
    what: `${checkName(before, check)} passed`,
    to: joined([result.reading, result.note]),
  }),
  'fail-check': ({ check, result }, before) => ({
    what: `${checkName(before, check)} failed`,
    to: joined([result.reading, result.note]),
  }),
  'add-photo': ({ photo }, before) => ({
    what: 'Photo added',
    to: photo.task === null ? '' : nameOfTask(taskOf(before, photo.task)),
  }),
  'release-photo': () => ({ what: 'Photo released to the owner' }),
  'withhold-photo': () => ({ what: 'Photo no longer released to the owner' }),
  deliver: ({ delivery }) => ({
    what: delivery.unfinished === null ? 'Delivered' : 'Left unfinished',
    to: joined([delivery.signature?.name ?? '', delivery.unfinished ?? '']),
  }),
  reopen: ({ reason }) => ({ what: 'Reopened', to: reason }),
  'void-order': ({ reason }) => ({ what: 'Voided', to: reason }),
  'withdraw-record': ({ record }) => ({ what: `A ${recordLabels[record]} was taken back` }),
};

/** One edit of a repair order as its history says it. `before` is the order the edit was applied to. */
export function describeShopEdit(
  change: ShopChange,
  before: RepairOrder,
  names: CrewNames = {},
): EditSentence {
  const describe = descriptions[change.kind] as (
    change: ShopChange,
    before: RepairOrder,
    names: CrewNames,
  ) => EditSentence;
  return describe(change, before, names);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function dayOf(day: string | null): string {
  return day === null ? '' : dayText(day);
}

function nameOf(location: ShopLocation | null): string {
  return location?.name ?? '';
}

/** A step as people call it: "Body", "Reassembly, glass". */
export function stepName(step: string): string {
  const [phase = '', department = ''] = step.split('/');
  const ofPhase = phaseLabels[phase as keyof typeof phaseLabels];
  const ofDepartment = departmentLabels[department as keyof typeof departmentLabels];
  if (ofPhase === ofDepartment || phase === 'body') return ofDepartment;
  if (phase === 'check-in') return ofPhase;
  return `${ofPhase}, ${ofDepartment.toLowerCase()}`;
}

/** The step or task a hold stops; empty if the whole order waits. */
export function heldWork({ tasks }: Pick<RepairOrder, 'tasks'>, on: HoldTarget): string {
  if (on.of === 'order') return '';
  return on.of === 'step' ? stepName(on.step) : nameOfTask(tasks.find(({ work }) => work.key === on.task));
}

function planText(plan: Omit<StepPlan, 'pin'> | undefined, names: CrewNames): string {
  return (plan?.people ?? []).map((person) => names[person] ?? person).join(', ');
}

function taskOf({ tasks }: RepairOrder, key: string): RepairTask | undefined {
  return tasks.find(({ work }) => work.key === key);
}

function nameOfTask(task: RepairTask | undefined): string {
  return task === undefined ? 'A task' : taskName(task.work);
}

function partName({ parts }: RepairOrder, key: string): string {
  return parts.find(({ work }) => work.key === key)?.work.description ?? 'A part';
}

function checkName({ checks }: RepairOrder, key: string): string {
  return checks.find(({ work }) => work.key === key)?.work.name ?? 'A check';
}
