import { accept, refuse } from '../../result.ts';
import type { GivenCheckResult, RepairCheck, RepairOrder } from '../model/repair-order.ts';
import { newTask } from '../model/repair-task.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { Signature } from '../model/signature.ts';
import { redoKey } from '../checks/check-state.ts';
import {
  firstIssue,
  hasRecord,
  newRecordIssue,
  photosIssue,
  reasonIssue,
  textIssue,
} from './check-values.ts';
import type { ShopChangeOf, ShopEditHandler, ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';
import { shopWork } from './task-edits.ts';

type CheckKind = 'pass-check' | 'fail-check';
type CheckHandler = ShopEditHandler<CheckKind>;

export const checkEdits: ShopEditHandlers<CheckKind> = {
  'pass-check': handler((order, change, signature) => recordResult(order, change, signature, true)),
  'fail-check': handler((order, change, signature) => {
    const outcome = recordResult(order, change, signature, false);
    return outcome.ok ? withRedo(outcome.value, change) : outcome;
  }),
};

function handler<K extends CheckKind>(apply: CheckHandler['apply']): ShopEditHandler<K>;
function handler(apply: CheckHandler['apply']): CheckHandler {
  return {
    apply,
    undo: (_, { result }) => ({ kind: 'withdraw-record', record: 'check-result', recordId: result.id }),
    target: ({ checks }, { result }) => checks.some(({ results }) => hasRecord(results, result.id)),
  };
}

function recordResult(
  order: RepairOrder,
  { check: key, result }: ShopChangeOf<CheckKind>,
  signature: Signature,
  hasPassed: boolean,
): ShopOutcome {
  const check = order.checks.find(({ work, isWithdrawn }) => work.key === key && !isWithdrawn);
  if (check === undefined) return refuse({ kind: 'check-not-found', check: key });
  const all = order.checks.flatMap(({ results }) => results);
  const issue = firstIssue(
    newRecordIssue(all, result.id),
    photosIssue(result.photos),
    textIssue('reading', result.reading),
    textIssue('note', result.note, shopLimits.text),
    hasPassed ? proofIssue(check, result) : reasonIssue(result.note),
  );
  if (issue !== null) return refuse(issue);
  const results = [...check.results, { ...result, ...signature, hasPassed }];
  const checks = order.checks.map((one) => (one === check ? { ...check, results } : one));
  return accept({ ...order, checks });
}

function proofIssue({ work }: RepairCheck, { photos, reading }: GivenCheckResult): ShopRefusal | null {
  const { name, proof } = work;
  const isMissing =
    (proof === 'photo' && photos.length === 0) || (proof === 'reading' && reading.trim() === '');
  return isMissing ? { kind: 'check-proof-missing', name, proof } : null;
}

/** Work done again is a task of its own with 0 sold minutes, so that it is counted apart. */
function withRedo(order: RepairOrder, { check, result }: ShopChangeOf<CheckKind>): ShopOutcome {
  const failed = order.checks.find(({ work }) => work.key === check);
  if (failed === undefined) return accept(order);
  const { department, phase, name } = failed.work;
  const redo = {
    key: redoKey(result.id),
    description: `Redo: ${name}`,
    department,
    phase,
    people: 1,
  } as const;
  return accept({ ...order, tasks: [...order.tasks, newTask(shopWork(redo), 'redo')] });
}
