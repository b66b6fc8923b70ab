import type { ClockStretch } from '@dre/core/domain/shop/clock/timeline';
import { holdsOfTask, workHolds } from '@dre/core/domain/shop/board/holds';
import { redoReason } from '@dre/core/domain/shop/checks/check-state';
import { isOpen, taskState } from '@dre/core/domain/shop/model/repair-task';
import { departmentLabels, phaseLabels, taskName } from '@dre/core/domain/shop/wording/shop-labels';
import type { UtcMinute } from '@dre/core/domain/units';
import { Link } from '@tanstack/react-router';
import MessageSquare from 'lucide-react/icons/message-square';
import Users from 'lucide-react/icons/users';
import { createElement, type ReactNode, useState } from 'react';
import type { ShopWriteRefusal } from '../../../offline/shop/apply-order-changes.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { clockedText } from '../open/clocked-text.ts';
import { useHeldWorkQuestion } from '../open/use-held-work-question.tsx';
import { ShopRefusal } from '../open/shop-refusal.tsx';
import { useShopStore } from '../open/use-shop.ts';
import { hoursText } from './hours-text.ts';
import { myMinutesOn } from './day/my-day.ts';
import { taskId } from './tasks/task-id.ts';
import { CurrentWaits } from './waits-for.tsx';
import { ReportFinding } from './report-finding.tsx';
import styles from './my-work.module.css';
import type { MyTask } from './tasks/my-tasks.ts';

const pictures = onDemand(async () => (await import('../photos/work-pictures.tsx')).WorkPictures);

interface WorkCardProps {
  readonly task: MyTask;
  readonly stretches: readonly ClockStretch[];
  readonly now: UtcMinute;
  readonly hasPictures: boolean;
  readonly onChoose: (task: string) => void;
}

/** A longer list stands below the clock of a phone, so that Start is on the first screen. */
const fewTasks = 2;

/** One task: where the unit stands, what to do, and what else belongs to the step. No prices, no contacts. */
export function WorkCard({ task: mine, stretches, now, hasPictures, onChoose }: WorkCardProps) {
  const { order, estimate, step, task, location } = mine;
  const clocked = myMinutesOn(stretches, { order: order.id, task: task.work.key }, now);
  const tasks = step.tasks.filter((one) => taskState(one) !== 'withdrawn');
  const list = (
    <>
      {tasks.length > 1 && <StepTasks mine={mine} tasks={tasks} onChoose={onChoose} />}
      {hasPictures && <ReportFinding order={order.id} task={task.work.key} />}
    </>
  );
  const isLong = tasks.length > fewTasks;
  return (
    <div className={styles['main']}>
      <section aria-label="The work in hand" className={`${styles['card']} ${styles['work']}`}>
        <div className={styles['facts']}>
          <Fact name="Where" value={location === '' ? 'No place yet' : location} />
          <Fact
            name="Order"
            value={
              hasPictures ? (
                <Link to="/shop/orders/$id" params={{ id: order.id }}>
                  {order.number}
                </Link>
              ) : (
                order.number
              )
            }
            isCode
          />
          <Fact name={soldText(task)} value={`${clockedText(clocked)} by me`} isLast />
        </div>
        <div className={styles['what']}>
          {task.work.lineNumber !== null && <Pin number={task.work.lineNumber} />}
          <div>
            <h2>{taskName(task.work)}</h2>
            <p>
              {estimate.vehicle}
              <span>{stepText(step)}</span>
              {task.work.people === 2 && (
                <span className={styles['two']}>
                  <Users aria-hidden="true" /> 2 people
                </span>
              )}
            </p>
          </div>
        </div>
        <CurrentWaits mine={mine} />
        {hasPictures && <Pictures mine={mine} />}
        <WorkNotes task={task} redo={redoReason(order, task.work.key)} />
        {!isLong && list}
      </section>
      {isLong && (
        <section aria-label="Tasks of the step" className={`${styles['card']} ${styles['rest']}`}>
          {list}
        </section>
      )}
    </div>
  );
}

/** The drawing, photos and camera come after the clock; their room is kept. */
function Pictures({ mine }: { readonly mine: MyTask }) {
  const WorkPictures = useOnDemand(pictures, true);
  if (WorkPictures !== undefined) return createElement(WorkPictures, { mine });
  const { order, task } = mine;
  const isDrawn = task.work.location !== null && order.unit.type !== null;
  return (
    <div className={`${styles['pictures']} ${isDrawn ? styles['noPhoto'] : styles['justCamera']}`}>
      <div className={isDrawn ? styles['drawing'] : styles['cameraToCome']} />
    </div>
  );
}

/** The state of the task stands where nothing moves when it is ticked. */
function soldText(task: MyTask['task']): string {
  const sold = task.work.isIncluded ? 'Included' : `Sold ${hoursText(task.work.soldMinutes)}`;
  return isOpen(task) ? sold : `Done. ${sold}`;
}

/** "Body", or "Reassembly, glass". */
function stepText({ phase, department }: MyTask['step']): string {
  const [first, second] = [phaseLabels[phase], departmentLabels[department]];
  return first === second ? first : `${first}, ${second.toLowerCase()}`;
}

/** The note of the line or of the failed check, and the work its hours include. */
function WorkNotes({ task: { work }, redo }: { readonly task: MyTask['task']; readonly redo: string }) {
  const { included = '' } = work;
  const note = redo === '' ? (work.note ?? '') : `The check failed: ${redo}`;
  if (note === '' && included === '') return null;
  return (
    <p className={styles['notes']}>
      <MessageSquare aria-hidden="true" />
      <span>
        {note}
        {included !== '' && (
          <span className={styles['included']}>
            {work.half === 'whole' ? ' Included: ' : ' Included in taking it off and putting it back on: '}
            {included}
          </span>
        )}
      </span>
    </p>
  );
}

function Fact({ name, value, isCode, isLast }: FactProps) {
  return (
    <div className={isLast === true ? styles['lastFact'] : undefined}>
      <span className={styles['caption']}>{name}</span>
      <b className={isCode === true ? styles['code'] : undefined}>{value}</b>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly isCode?: boolean;
  readonly isLast?: boolean;
}

/** The tasks of the step, to tick; a press on the words makes one the work in hand. */
function StepTasks({
  mine: { order, task: current },
  tasks,
  onChoose,
}: {
  readonly mine: MyTask;
  readonly tasks: MyTask['step']['tasks'];
  readonly onChoose: (task: string) => void;
}) {
  const store = useShopStore();
  const [refusal, setRefusal] = useState<ShopWriteRefusal>();
  const { askHeld, question } = useHeldWorkQuestion();
  const holds = workHolds(order);
  const press = (task: MyTask['task']) => {
    const isDone = taskState(task) === 'done';
    askHeld('finish', isDone ? [] : holdsOfTask(holds, task), () => void tick(task.work.key, isDone));
  };
  const tick = async (key: string, isDone: boolean) => {
    await store.openOrder(order.id);
    const kind = isDone ? 'untick-task' : 'tick-task';
    const written = store.write([{ order: order.id, change: { kind, task: key } }]);
    setRefusal(written.ok ? undefined : written.refusal);
    if (!written.ok || written.value === null) return;
    const undo = written.value;
    void showBanner({
      message: isDone ? 'Opened again.' : 'Ticked.',
      action: { label: 'Undo', onPress: () => void undo() },
    });
  };
  return (
    <>
      <ul className={styles['ticks']} aria-label="Tasks of this step">
        {tasks.map((task) => {
          const { key, lineNumber } = task.work;
          const state = taskState(task);
          return (
            <li
              key={key}
              data-done={state !== 'open' || undefined}
              data-current={task === current || undefined}
            >
              <label>
                <input
                  type="checkbox"
                  checked={state === 'done'}
                  disabled={state === 'skipped'}
                  onChange={() => press(task)}
                />
                <span>
                  {lineNumber !== null && `${String(lineNumber)} `}
                  {taskName(task.work)}
                  {state === 'skipped' && ' (skipped)'}
                </span>
              </label>
              {state === 'open' && task !== current && (
                <button type="button" onClick={() => onChoose(taskId({ order, task }))}>
                  Take this
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {question}
      <ShopRefusal id="tick-problem" refusal={refusal} />
    </>
  );
}
