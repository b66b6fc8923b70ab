import { dayText } from '../../day-text.ts';
import { feetText } from '../../feet-text.ts';
import { quantity as quantityText } from '../../number-text.ts';
import type { LateClockOutRefusal } from '../clock/late-clock-out.ts';
import type { TargetNotice } from '../clock/target-notice.ts';
import type { FitIssue } from '../model/shop-location.ts';
import type { ShopRefusal, ShopRefusalKind } from '../model/shop-refusal.ts';
import { columnLabels, recordLabels } from './order-labels.ts';

type Messages = { readonly [K in ShopRefusalKind]: (refusal: Extract<ShopRefusal, { kind: K }>) => string };

const insteadOfPast = {
  part: 'Expect the part today or later, or leave the day open.',
  promise: 'Promise today or a later day.',
  hold: 'Expect the end today or later, or leave the day open.',
  sublet: 'Expect it back today or later, or leave the day open.',
} as const;

const tooSmall = { length: 'too short', height: 'too low', width: 'too narrow' } as const;

/** "too short: 40 ft, the unit is 42 ft 6 in", for a bay a unit does not fit. */
export function fitIssueText({ measure, location, unit, isAssumed }: FitIssue): string {
  const room = `${tooSmall[measure]}: ${feetText(location)}`;
  return isAssumed
    ? `${room}, the ${measure} of the unit is not measured and counts as ${feetText(unit)}`
    : `${room}, the unit is ${feetText(unit)}`;
}

/** Messages for refused edits of a repair order: the problem, and what helps. */
const messages: Messages = {
  'order-not-opened': () => 'This repair order does not exist yet. Open it from the approved estimate.',
  'order-opened-already': () => 'This repair order is open already.',
  'order-closed': ({ state }) =>
    state === 'void'
      ? 'This repair order is void. Reopen it to go on.'
      : 'This unit was delivered. Reopen the repair order to go on.',
  'order-not-closed': () => 'This repair order is open.',
  'estimate-not-approved': ({ stage }) =>
    `The estimate is ${stage.replace('-', ' ')}. A repair order is opened from an approved estimate.`,
  'version-authorized-already': ({ version }) => `${version} is authorized already.`,
  'version-does-not-match': ({ version }) => `The work sent is not that of ${version}.`,
  'nothing-authorized': () => 'No version is authorized yet, so there is no work to check the unit in for.',
  'reason-missing': () => 'Write down the reason first.',
  'text-too-long': ({ field, limit }) =>
    `The text under ${field} is too long. It may have ${limit.toLocaleString('en-US')} characters.`,
  'value-out-of-range': ({ field }) => `The value under ${field} is not one of those possible.`,
  'day-not-possible': ({ day }) => `The calendar has no day ${day}.`,
  'day-is-over': ({ day, what = 'part' }) => `${dayText(day)} is over. ${insteadOfPast[what]}`,
  'too-many-records': ({ limit }) => `There can be at most ${limit.toLocaleString('en-US')} of these.`,
  'recorded-already': () => 'This was recorded already. Nothing was added.',
  'record-not-found': ({ record }) => `This ${recordLabels[record]} is no longer on the order.`,
  'record-in-use': ({ record }) =>
    `This ${recordLabels[record]} stays: later entries build on it. Take those back first.`,
  'unit-here-already': () => 'The unit is checked in already.',
  'unit-not-here': () => 'The unit is not in the shop. Check it in first.',
  'unit-does-not-fit': ({ location, issue }) =>
    `The unit does not fit ${location}: ${fitIssueText(issue)}.${
      issue.isAssumed ? ' Measure it to know better.' : ''
    }`,
  'location-not-found': ({ location }) =>
    `${location} is no longer one of the shop’s locations. Choose another.`,
  'step-not-found': () => 'This step has no work on the order.',
  'hold-not-found': () => 'This hold is no longer on the order.',
  'hold-released-already': () => 'This hold was released already.',
  'task-not-found': () => 'This task is not on the order.',
  'task-exists': () => 'This task is on the order already.',
  'task-withdrawn': ({ description }) =>
    `${description} was withdrawn by a later version. Time already clocked on it stays.`,
  'task-awaits-approval': ({ version }) =>
    `Nobody agreed to ${version} yet. Record the agreement, or authorize the work at your own risk.`,
  'part-not-found': () => 'This part is not on the order.',
  'received-already': ({ description, quantity }) =>
    `${description}: ${quantityText(quantity)} are here already. Enter what came beyond as wrong, to send it back.`,
  'damaged-exceeds-received': () => 'More is damaged than came.',
  'returned-exceeds-received': ({ quantity }) => `Only ${quantityText(quantity)} can be sent back.`,
  'back-already': () => 'This came back already.',
  'check-not-found': () => 'This check is not on the order.',
  'check-proof-missing': ({ name, proof }) =>
    proof === 'photo' ? `${name} needs a photo.` : `${name} needs a reading.`,
  'photo-not-found': () => 'This photo is no longer on the order or its estimate.',
  'tasks-open': ({ count }) => `Cannot deliver: ${count === 1 ? '1 task' : `${count} tasks`} open.`,
  'checks-open': ({ names }) =>
    `Cannot deliver: ${names.length === 1 ? '1 check' : `${names.length} checks`} open (${names.join(', ')}).`,
  'work-out': ({ vendor }) => `Work is still with ${vendor}. Take it back first.`,
  'walk-round-missing': () => 'Walk round the unit with its owner first.',
  'signature-missing': () => 'The owner has not signed.',
  'column-has-own-step': ({ column }) =>
    column === 'delivered'
      ? 'Delivery is signed. Open the repair order to deliver the unit.'
      : 'A closed repair order is reopened from the order itself.',
  'column-without-work': ({ column }) =>
    `This unit has no work in ${columnLabels[column as keyof typeof columnLabels]}.`,
  'cannot-be-undone': () => 'This cannot be undone.',
};

export const shopRefusalKinds = Object.keys(messages) as readonly ShopRefusalKind[];

export function shopRefusalMessage(refusal: ShopRefusal): string {
  const message = messages[refusal.kind] as (refusal: ShopRefusal) => string;
  return message(refusal);
}

const clockMessages: Readonly<Record<LateClockOutRefusal['kind'], string>> = {
  'entry-changed': 'Another entry has this id. Both are kept on this device; press again.',
  'entry-from-the-future': 'This time lies ahead. Check the clock of this device.',
  'pay-period-closed': 'The pay period is closed, so its times no longer change.',
  'entry-of-another-person': 'This entry belongs to another person.',
  'correction-without-reason': 'Write down the reason first.',
  'correction-without-change': 'Enter another time or other work.',
  'entry-not-valid': 'This entry cannot be read.',
  'end-outside-of-work': 'The end lies after the beginning of this work and not after the next press.',
};

export function clockRefusalMessage({ kind }: LateClockOutRefusal): string {
  return clockMessages[kind];
}

/** Remarks about punches that were stored. */
export const noticeMessages: Readonly<Record<NonNullable<TargetNotice>, string>> = {
  'task-withdrawn': 'Your time is saved. This task was withdrawn by a later version; choose other work.',
  'task-not-found': 'Your time is saved. This task is not on the order; choose other work.',
  'step-not-found': 'Your time is saved. This step has no work left; choose other work.',
  'order-closed': 'Your time is saved. This repair order is closed; choose other work.',
};
