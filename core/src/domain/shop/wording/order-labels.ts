import type { AgreeingParty } from '../../estimates/model/lifecycle/agreement.ts';
import type { BoardColumn } from '../board/column.ts';
import type { HoldKind } from '../model/hold.ts';
import type { WithdrawableRecord } from '../model/shop-edit.ts';
import type { PartQueue } from '../parts/part-queues.ts';

export const columnLabels: Readonly<Record<BoardColumn, string>> = {
  expected: 'Expected',
  'checked-in': 'Checked in',
  teardown: 'Teardown',
  'structure-and-body': 'Structure and body',
  paint: 'Paint',
  reassembly: 'Reassembly',
  quality: 'Quality',
  ready: 'Ready',
  delivered: 'Delivered',
};

export const holdLabels: Readonly<Record<HoldKind, string>> = {
  parts: 'Waiting for parts',
  approval: 'Waiting for approval',
  sublet: 'Waiting for sublet work',
  customer: 'Waiting for the customer',
  weather: 'Waiting for the weather',
  equipment: 'Waiting for equipment',
  people: 'Waiting for people',
};

/** Those who pay, as a sentence of the shop names them. */
export const payerLabels: Readonly<Record<AgreeingParty, string>> = {
  customer: 'owner',
  insurer: 'insurer',
  warranty: 'warranty company',
};

export const partQueueLabels: Readonly<Record<PartQueue, string>> = {
  overdue: 'Overdue',
  'due-today': 'Due today',
  'expected-later': 'Expected later',
  'no-date': 'No date',
  'to-order': 'To order',
  unchecked: 'Received unchecked',
  'to-return': 'To return',
};

/** The noun in sentences about a record. */
export const recordLabels: Readonly<Record<WithdrawableRecord, string>> = {
  promise: 'promise',
  visit: 'check-in',
  hold: 'hold',
  'shop-task': 'task',
  finding: 'finding',
  'part-order': 'order of a part',
  'expected-day': 'expected day',
  receipt: 'receipt',
  'part-check': 'check of a part',
  return: 'return',
  outing: 'sublet work',
  'check-result': 'check result',
  photo: 'photo',
};
