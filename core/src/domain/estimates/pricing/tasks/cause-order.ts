import type { Arithmetic } from '../../model/arithmetic.ts';
import type { Line } from '../../model/line.ts';
import { type PayerGroup, payerGroupOf } from '../values/payer-group.ts';
import type { TotalsBucket } from '../values/totals-bucket.ts';
import type { Task } from '../values/task.ts';
import { textOrder } from '../values/text-order.ts';

/** Which of two causes is named, and hands who pays and what is taxed on to what it brings. Below zero: the first. */
export type CauseOrder = (task: Task, other: Task) => number;

/**
 * The strongest account first, then whoever pays, then everything else that what is brought takes from its cause. Causes alike in all of that bring the same, so that the smallest number is only the one that is named.
 */
export function causeOrder(arithmetic: Arithmetic): CauseOrder {
  return arithmetic === 1 ? byNumber : byWhatIsHandedOn;
}

function byNumber(task: Task, other: Task): number {
  return (
    standingWeights[task.bucket] - standingWeights[other.bucket] ||
    task.line.number - other.line.number ||
    (task.line.id < other.line.id ? -1 : 1)
  );
}

function byWhatIsHandedOn(task: Task, other: Task): number {
  return (
    standingWeights[task.bucket] - standingWeights[other.bucket] ||
    shareWeight(task.line) - shareWeight(other.line) ||
    byFieldsHandedOn(task.line, other.line) ||
    sameWork(task, other) ||
    byNumber(task, other)
  );
}

/** The same work counted in two units brings as much as the first of them says. */
function sameWork({ operation, line }: Task, other: Task): number {
  return operation === other.operation ? textOrder(line.unit, other.line.unit) : 0;
}

/** Field by field: asked for every pair of lines that do the same at one place. */
function byFieldsHandedOn(line: Line, other: Line): number {
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

const standingWeights: Record<TotalsBucket, number> = {
  'in-totals': 0,
  possible: 1,
  unrelated: 2,
  excluded: 3,
};

/** What several people need is paid by the one whose lines are taken out last. */
const shareWeights: Record<PayerGroup, number> = {
  claim: 0,
  warranty: 1,
  customer: 2,
  related: 3,
  possible: 4,
  unrelated: 5,
};

function shareWeight(line: Line): number {
  const share = payerGroupOf(line);
  return share === null ? 6 : shareWeights[share];
}
