import type { Arithmetic } from '../../model/arithmetic.ts';
import type { Line } from '../../model/line.ts';
import { type PayerGroup, payerGroupOf } from '../values/payer-group.ts';
import type { TotalsBucket } from '../values/totals-bucket.ts';
import type { Task } from '../values/task.ts';
import { textOrder } from '../values/text-order.ts';

/** Orders causes: the first is named and passes payer and taxes on to the work it requires. Below zero: the first. */
export type CauseOrder = (task: Task, other: Task) => number;

/**
 * By bucket, then payer group, then every other field that required work takes from its cause. Causes alike in all of
 * these require the same work, so the smallest number only decides which of them is named.
 */
export function causeOrder(arithmetic: Arithmetic): CauseOrder {
  return arithmetic === 1 ? byNumber : byPassedOnFields;
}

function byNumber(task: Task, other: Task): number {
  return (
    bucketWeights[task.bucket] - bucketWeights[other.bucket] ||
    task.line.number - other.line.number ||
    (task.line.id < other.line.id ? -1 : 1)
  );
}

function byPassedOnFields(task: Task, other: Task): number {
  return (
    bucketWeights[task.bucket] - bucketWeights[other.bucket] ||
    groupWeight(task.line) - groupWeight(other.line) ||
    byLineFields(task.line, other.line) ||
    byUnit(task, other) ||
    byNumber(task, other)
  );
}

/** Two lines of the same work in different units: the first unit decides the required quantity. */
function byUnit({ operation, line }: Task, other: Task): number {
  return operation === other.operation ? textOrder(line.unit, other.line.unit) : 0;
}

/** Field by field, because it runs for every pair of lines with the same work at one location. */
function byLineFields(line: Line, other: Line): number {
  const { taxable } = line;
  return (
    textOrder(line.payer, other.payer) ||
    textOrder(line.priorDamage, other.priorDamage) ||
    textOrder(line.state, other.state) ||
    Number(taxable.part) - Number(other.taxable.part) ||
    Number(taxable.labor) - Number(other.taxable.labor) ||
    Number(taxable.misc) - Number(other.taxable.misc)
  );
}

const bucketWeights: Record<TotalsBucket, number> = {
  'in-totals': 0,
  possible: 1,
  unrelated: 2,
  excluded: 3,
};

/** Work that several payers need is paid by the group whose lines are taken out last. */
const groupWeights: Record<PayerGroup, number> = {
  claim: 0,
  warranty: 1,
  customer: 2,
  related: 3,
  possible: 4,
  unrelated: 5,
};

function groupWeight(line: Line): number {
  const group = payerGroupOf(line);
  return group === null ? 6 : groupWeights[group];
}
