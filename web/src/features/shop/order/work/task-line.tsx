import { missingText } from './missing-text.ts';
import { operationLabel } from './task-text.ts';
import Check from 'lucide-react/icons/check';
import Package from 'lucide-react/icons/package';
import Users from 'lucide-react/icons/users';
import { orDash } from '../../../../lib/text/format.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { hoursOf } from '../../board/view/board-text.ts';
import { clockedText } from '../../open/clocked-text.ts';
import { Clocked } from '../clocked.tsx';
import { halfLabels, taskName } from '@dre/core/domain/shop/wording/shop-labels';
import { useOrderNow } from '../order-context.ts';
import { HoldMarks } from './hold-marks.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskPin } from './task-pin.tsx';
import type { TreeRows } from './use-tree-rows.ts';
import styles from './work-grid.module.css';
import type { TaskRow } from './work-rows.ts';

interface TaskLineProps {
  readonly task: TaskRow;
  readonly tree: TreeRows;
  readonly isSelected: boolean;
  /** The reason the last tick was refused. */
  readonly refusal: string | null;
  readonly onTick: () => void;
  readonly onSelect: () => void;
}

/** A task: its line's number, what it waits for or who is on it, its hours and its tick. */
export function TaskLine({ task, tree, isSelected, refusal, onTick, onSelect }: TaskLineProps) {
  const { rights, names, time, today } = useOrderNow();
  const { key, work, state, running, missing, clocked, left } = task;
  const waits = missing === null ? null : missingText(missing, today);
  const isRunning = running.length > 0;
  return (
    <tr
      ref={tree.ref(key)}
      className={styles['task']}
      data-state={isRunning ? 'running' : state}
      data-selected={isSelected || undefined}
      aria-level={2}
      tabIndex={tree.active === key ? 0 : -1}
      onFocus={() => tree.onFocus(key)}
    >
      <td {...gridcell}>
        <span className={styles['line']}>
          <TaskPin task={task} onPress={onSelect} />
          <span className={styles['words']}>
            <span className={styles['name']}>
              {work.description}
              {work.half !== 'whole' && <i>, {halfLabels[work.half]}</i>}
            </span>
            <span className={styles['second']}>{operationLabel(task)}</span>
          </span>
          <span className={styles['marks']}>
            {work.people === 2 && (
              <Badge icon={<Users aria-hidden="true" />}>
                2<VisuallyHidden> people at once</VisuallyHidden>
              </Badge>
            )}
            {work.isIncluded && <Badge>Incl.</Badge>}
            {running.map((crew) => (
              <Badge key={crew} tone="blue">
                {names.get(crew) ?? 'On it'}
              </Badge>
            ))}
            {waits !== null && (
              <Badge tone={waits.tone} icon={<Package aria-hidden="true" />}>
                {waits.text}
              </Badge>
            )}
            <HoldMarks holds={task.holds} />
            {state === 'skipped' && <Badge>Skipped: {task.reason}</Badge>}
            {state === 'withdrawn' && <Badge>Withdrawn</Badge>}
            {task.origin === 'redo' && <Badge tone="red">Check failed: {task.reason}</Badge>}
          </span>
        </span>
        {refusal !== null && <InlineError id={`refused-${key}`}>{refusal}</InlineError>}
      </td>
      <td {...gridcell} className={styles['sold']}>
        {work.isIncluded ? 'Incl.' : orDash(work.soldMinutes, hoursOf)}
      </td>
      <td
        {...gridcell}
        className={styles['clocked']}
        data-over={(clocked > work.soldMinutes && work.soldMinutes > 0) || undefined}
      >
        <Clocked>{orDash(clocked, clockedText)}</Clocked>
      </td>
      {time.isWhole && (
        <td {...gridcell} className={styles['left']}>
          <Clocked>{orDash(left, clockedText)}</Clocked>
        </td>
      )}
      <td {...gridcell} className={styles['end']}>
        <span className={styles['tools']}>
          <TaskMenu task={task} />
          <button
            type="button"
            className={styles['tick']}
            aria-pressed={state === 'done'}
            aria-label={`${taskName(work)}: done`}
            tabIndex={-1}
            disabled={!rights.works || state === 'withdrawn'}
            onClick={onTick}
          >
            <span>{state === 'done' && <Check aria-hidden="true" />}</span>
          </button>
        </span>
      </td>
    </tr>
  );
}

const gridcell = { role: 'gridcell' } as const;
