import type { ClockWork, PersonAtClock } from '@dre/core/contract/shop/clock-keys';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { taskName } from '@dre/core/domain/shop/wording/shop-labels';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import Coffee from 'lucide-react/icons/coffee';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useMemo, useState } from 'react';
import type { NewPress } from '../../../offline/clock-device/tablet-store.ts';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { betweenJobs } from '../my-work/clock-labels.ts';
import { runningDigits } from '../my-work/day/my-day.ts';
import { type MyTask, myTasks, nextTask, openTasks, waitsOfTarget } from '../my-work/tasks/my-tasks.ts';
import { currentTask } from '../my-work/tasks/current-task.ts';
import { WaitsFor } from '../my-work/waits-for.tsx';
import { useHeldWorkQuestion } from '../open/use-held-work-question.tsx';
import { SwitchSheet } from '../my-work/switch-sheet.tsx';
import { taskId } from '../my-work/tasks/task-id.ts';
import { unbroken } from './person-text.ts';
import buttons from '../my-work/clock-panel.module.css';
import styles from './clock.module.css';

export type PanelPress = Pick<NewPress, 'target' | 'done' | 'shown'>;

interface PersonPanelProps {
  readonly person: PersonAtClock;
  /** Null without a network: activities and clock-out remain. */
  readonly work: ClockWork | null;
  readonly now: number;
  readonly onPress: (press: PanelPress) => void;
  readonly onLeave: () => void;
}

/** One person after their PIN: their next work and the buttons of My work. No prices, no contacts. */
export function PersonPanel({ person, work, now, onPress, onLeave }: PersonPanelProps) {
  const [isSwitching, setSwitching] = useState(false);
  const tasks = useMemo(() => tasksOf(work, person.id), [work, person.id]);
  const target = person.on?.target ?? null;
  const task = currentTask(tasks, { running: target, log: [] }, undefined);
  const others = openTasks(tasks).filter((one) => one !== task);
  const isDone = task !== undefined && !isOpen(task.task);
  const next = isDone ? nextTask(task, others) : task;
  const isOnTask = target !== null && target.on !== 'activity';
  const isOnBreak = target?.on === 'activity' && target.activity === 'paid-break';
  const { askHeld, question } = useHeldWorkQuestion();
  const press = (pressed: ClockTarget, done: PanelPress['done'] = null) =>
    askHeld(
      done === null ? 'start' : 'finish',
      done === null ? waitsOfTarget(tasks, pressed) : (task?.waits ?? []),
      () => onPress({ target: pressed, done, shown: shownOf(pressed, tasks) }),
    );
  const start: ClockTarget | undefined = next && {
    on: 'task',
    order: next.order.id,
    task: next.task.work.key,
  };
  return (
    <section aria-label={`Clock of ${person.name}`} className={styles['person']}>
      {person.on !== null && (
        <p className={styles['running']} role="timer" aria-live="off">
          {runningDigits(now - person.on.since)}
        </p>
      )}
      <NextTask task={task} isKnown={work !== null} />
      <button
        type="button"
        className={isOnTask ? `${buttons['big']} ${buttons['stop']}` : buttons['big']}
        disabled={start === undefined && target !== null && !isOnTask}
        onClick={() => press(isOnTask ? betweenJobs : (start ?? betweenJobs))}
      >
        {isOnTask ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        {isOnTask ? 'Stop' : start === undefined ? 'Clock in' : 'Start'}
      </button>
      <div className={buttons['four']}>
        <button type="button" onClick={() => setSwitching(true)}>
          <ArrowLeftRight aria-hidden="true" /> Switch
        </button>
        <button
          type="button"
          onClick={() =>
            press({ on: 'activity', activity: 'waiting-for-parts', order: task?.order.id ?? null })
          }
        >
          <Package aria-hidden="true" /> Waiting for parts
        </button>
        <button
          type="button"
          onClick={() => press({ on: 'activity', activity: isOnBreak ? 'meal' : 'paid-break', order: null })}
        >
          <Coffee aria-hidden="true" /> {isOnBreak ? 'Make it a meal' : 'Break'}
        </button>
        {isOnTask && task !== undefined ? (
          <button
            type="button"
            onClick={() =>
              press(betweenJobs, isDone ? null : { order: task.order.id, task: task.task.work.key })
            }
          >
            <Check aria-hidden="true" /> Done
          </button>
        ) : (
          <button type="button" disabled={target === null} onClick={() => press({ on: 'off' })}>
            <LogOut aria-hidden="true" /> Clock out
          </button>
        )}
      </div>
      {isOnTask && task !== undefined && (
        <button type="button" className={styles['wide']} onClick={() => press({ on: 'off' })}>
          <LogOut aria-hidden="true" /> Clock out
        </button>
      )}
      <button type="button" className={styles['wide']} onClick={onLeave}>
        Back to the names
      </button>
      {question}
      <SwitchSheet
        isOpen={isSwitching}
        task={task}
        others={others}
        onClose={() => setSwitching(false)}
        onTarget={(other) => {
          setSwitching(false);
          press(other);
        }}
      />
    </section>
  );
}

function NextTask({ task, isKnown }: { readonly task: MyTask | undefined; readonly isKnown: boolean }) {
  if (task === undefined) {
    return (
      <p className={styles['task']}>
        {isKnown
          ? 'Nothing assigned. Ask the foreman for work.'
          : 'Your work is shown again when the network is back.'}
      </p>
    );
  }
  const { order, task: own, location, estimate } = task;
  return (
    <div className={styles['task']} data-id={taskId(task)}>
      {own.work.lineNumber !== null && <Pin number={own.work.lineNumber} />}
      <div>
        <b>{taskName(own.work)}</b>
        <span>
          {[order.number, unbroken(location), estimate.vehicle].filter((part) => part !== '').join(', ')}
        </span>
        <WaitsFor mine={task} />
      </div>
    </div>
  );
}

function tasksOf(work: ClockWork | null, me: string): readonly MyTask[] {
  return work === null
    ? []
    : myTasks(
        work.orders.map(({ order, estimate }) => ({ shown: order, estimate })),
        me,
      );
}

function shownOf(target: ClockTarget, tasks: readonly MyTask[]): PanelPress['shown'] {
  const order = 'order' in target ? target.order : null;
  const own = tasks.find((one) => one.order.id === order);
  return { order: own?.order.number ?? '', place: own?.location ?? '' };
}
