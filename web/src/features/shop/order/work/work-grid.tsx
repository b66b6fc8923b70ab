import { holdsOfTask, workHolds } from '@dre/core/domain/shop/board/holds';
import { useState } from 'react';
import { say } from '../../../../ui/feedback/say.ts';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { shopRefusalSentence } from '../../open/shop-sentences.ts';
import { useHeldWorkQuestion } from '../../open/use-held-work-question.tsx';
import { clockedText } from '../../open/clocked-text.ts';
import { hoursOf } from '../../board/view/board-text.ts';
import { useShopStore } from '../../open/use-shop.ts';
import { Clocked } from '../clocked.tsx';
import { taskName } from '@dre/core/domain/shop/wording/shop-labels';
import { useOrderNow } from '../order-context.ts';
import { PendingRows } from './pending-rows.tsx';
import { StepHead } from './step-head.tsx';
import { TaskLine } from './task-line.tsx';
import { type TreeRow, type TreeRows, useTreeRows } from './use-tree-rows.ts';
import styles from './work-grid.module.css';
import { type StepRow, type TaskRow, workSums } from './work-rows.ts';

interface WorkGridProps {
  readonly steps: readonly StepRow[];
  /** The task the drawing shows. */
  readonly selected: string | null;
  readonly onSelect: (task: string | undefined) => void;
}

/**
 * Steps with their tasks as a treegrid; its last row is the authorized sum. Waiting and redo on the order are on no
 * task, so that they are named beside the sum they are part of.
 */
export function WorkGrid({ steps, selected, onSelect }: WorkGridProps) {
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (key: string) => folds.get(key) ?? isOpenAtFirst(steps, key);
  const fold = (key: string, open: boolean) => setFolds(new Map(folds).set(key, open));
  const { rights, time } = useOrderNow();
  const { tick, refused, question } = useTicks();
  const rows = treeRows(steps, isOpen);
  const tasks = new Map(steps.flatMap((step) => step.tasks.map((task) => [task.key, task] as const)));
  const tree = useTreeRows(rows, {
    isOpen,
    onFold: fold,
    onTick: (key) => {
      const task = tasks.get(key);
      if (task !== undefined && rights.works && task.state !== 'withdrawn') tick(task);
    },
    onEnter: (key) => (tasks.has(key) ? onSelect(key) : fold(key, !isOpen(key))),
  });
  const sums = workSums(steps);
  const onNoTask = Math.max(0, time.total - sums.clocked);
  return (
    <div className={styles['scroll']}>
      <table {...treegrid(tree.onKeyDown)} className={styles['grid']} aria-label="Steps and tasks">
        <thead>
          <tr>
            <th scope="col">Step and task</th>
            <th scope="col" className={styles['sold']}>
              Sold <small>hours</small>
            </th>
            <th scope="col" className={styles['clocked']}>
              {time.isWhole ? 'Clocked' : 'By me'} <small>h:mm</small>
            </th>
            {time.isWhole && (
              <th scope="col">
                Left <small>h:mm</small>
              </th>
            )}
            <th scope="col">
              <span className={styles['hidden']}>Done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.flatMap((step) => [
            <StepHead
              key={step.key}
              step={step}
              isOpen={isOpen(step.key)}
              onFold={() => fold(step.key, !isOpen(step.key))}
              {...{ tree }}
            />,
            ...(isOpen(step.key)
              ? [
                  ...step.tasks.map((task) => (
                    <TaskLine
                      key={task.key}
                      task={task}
                      isSelected={selected === task.key}
                      refusal={refused?.task === task.key ? refused.sentence : null}
                      onTick={() => tick(task)}
                      onSelect={() => onSelect(task.key)}
                      {...{ tree }}
                    />
                  )),
                  <PendingRows key={`${step.key} pending`} rows={step.pending} {...{ tree }} />,
                ]
              : []),
          ])}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Authorized
              {onNoTask > 0 && (
                <span className={styles['onNoTask']}>{` ${clockedText(onNoTask)} clocked on no task`}</span>
              )}
            </th>
            <td className={styles['sold']}>{hoursOf(sums.sold)}</td>
            <td className={styles['clocked']}>
              <Clocked>{clockedText(sums.clocked + onNoTask)}</Clocked>
            </td>
            {time.isWhole && (
              <td colSpan={2} className={styles['lastSum']}>
                <Clocked>{clockedText(sums.left)}</Clocked>
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      {question}
    </div>
  );
}

function treegrid(onKeyDown: TreeRows['onKeyDown']) {
  return { role: 'treegrid', onKeyDown };
}

/** Steps with work left or running are open, and the first one of an order nobody began. */
function isOpenAtFirst(steps: readonly StepRow[], key: string): boolean {
  const step = steps.find((one) => one.key === key);
  if (step === undefined || step.state === 'done') return step !== undefined && step.pending.length > 0;
  const firstOpen = steps.find(({ state }) => state !== 'done');
  return (
    step.state === 'running' ||
    step.pending.length > 0 ||
    key === firstOpen?.key ||
    step.tasks.some(({ state }) => state === 'done')
  );
}

function treeRows(steps: readonly StepRow[], isOpen: (key: string) => boolean): readonly TreeRow[] {
  return steps.flatMap((step) => [
    { key: step.key, parent: null },
    ...(isOpen(step.key)
      ? [...step.tasks, ...step.pending].map(({ key }) => ({ key, parent: step.key }))
      : []),
  ]);
}

/** Work that waits is ticked after a question. A refusal stays beside its task until another one is ticked. */
function useTicks() {
  const store = useShopStore();
  const { order } = useOrderNow();
  const { askHeld, question } = useHeldWorkQuestion();
  const [refused, setRefused] = useState<{ readonly task: string; readonly sentence: string } | null>(null);
  const tick = (row: TaskRow) => {
    const task = order.tasks.find(({ work }) => work.key === row.key);
    const waits = row.state === 'open' && task !== undefined ? holdsOfTask(workHolds(order), task) : [];
    askHeld('finish', waits, () => write(row));
  };
  const write = ({ key, state, work }: TaskRow) => {
    const kind = state === 'open' ? 'tick-task' : 'untick-task';
    const written = store.write([{ order: order.id, change: { kind, task: key } }]);
    if (!written.ok) return setRefused({ task: key, sentence: shopRefusalSentence(written.refusal) });
    setRefused(null);
    say(`${taskName(work)} ${state === 'open' ? 'done' : 'open again'}`);
    if (state !== 'open') return undefined;
    const undo = written.value;
    return void showBanner({
      message: `${taskName(work)} is done.`,
      ...(undo !== null && { action: { label: 'Undo', onPress: () => void undo() } }),
    });
  };
  return { tick, refused, question };
}
