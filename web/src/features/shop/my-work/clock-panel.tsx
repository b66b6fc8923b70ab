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
import { useState } from 'react';
import type { ShopWriteRefusal } from '../../../offline/shop/apply-order-changes.ts';
import type { ClockState, ClockStore } from '../../../offline/shop/clock-store.ts';
import type { ShopStore } from '../../../offline/shop/shop-store.ts';
import { clearBanner, showBanner } from '../../../ui/feedback/banner/banners.ts';
import { say } from '../../../ui/feedback/say.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { clockedText } from '../open/clocked-text.ts';
import { timeIn } from '../open/shop-day.ts';
import { useHeldWorkQuestion } from '../open/use-held-work-question.tsx';
import { ShopRefusal } from '../open/shop-refusal.tsx';
import { useShop, useShopStore } from '../open/use-shop.ts';
import { betweenJobs, targetLabel } from './clock-labels.ts';
import { type ForgottenEnd, type MyDay, type running } from './day/my-day.ts';
import styles from './clock-panel.module.css';
import page from './my-work.module.css';
import { type MyTask, nextTask, waitsOfTarget } from './tasks/my-tasks.ts';
import { NextOffer } from './next-offer.tsx';
import { ForgottenDialogPart, ForgottenNotePart, SwitchSheetPart } from './panel-parts.tsx';
import { RunningTime } from './running-time.tsx';
import { SavedMark } from './saved-mark.tsx';

interface ClockPanelProps {
  readonly clock: ClockStore;
  readonly state: ClockState;
  /** The work that runs; null off the clock. */
  readonly current: ReturnType<typeof running>;
  /** The next press asks for the end of this. */
  readonly forgotten: ForgottenEnd | null;
  readonly day: MyDay;
  readonly task: MyTask | undefined;
  readonly others: readonly MyTask[];
  readonly isByPass: boolean;
  readonly onChoose: (task: string | undefined) => void;
}

/** The clock: one large button, and four for what else happens in a day. */
export function ClockPanel(props: ClockPanelProps) {
  const { clock, state, current, forgotten, day, task, others, isByPass, onChoose } = props;
  const store = useShopStore();
  const cards = useShop((shop) => shop.cards);
  const [isSwitching, setSwitching] = useState(false);
  const [refusal, setRefusal] = useState<ShopWriteRefusal>();
  const isOnTask = current !== null && current.target.on !== 'activity';
  const isOnBreak = current?.target.on === 'activity' && current.target.activity === 'paid-break';
  const zone = useCompanyZone();
  const [asking, setAsking] = useState<{ readonly target: ClockTarget; readonly now: number }>();
  const ask = (target: ClockTarget) => setAsking({ target, now: Date.now() + state.offset });
  const pressNow = (target: ClockTarget) => {
    setRefusal(undefined);
    // An Undo belongs to its own act: after the next one nobody can tell any more what it takes back.
    clearBanner();
    clock.press(target);
    say(`${targetLabel(target, cards)}, ${timeIn(zone, Date.now() + state.offset)}`);
  };
  const { askHeld, question } = useHeldWorkQuestion();
  const mine = task === undefined ? others : [task, ...others];
  const press = (target: ClockTarget) =>
    askHeld('start', waitsOfTarget(mine, target), () =>
      forgotten === null ? pressNow(target) : ask(target),
    );
  const done = () => {
    if (task === undefined) return;
    // Ticked in the list, or by somebody else: the clock stops all the same.
    if (isOpen(task.task)) askHeld('finish', task.waits, () => void tick(task));
    else press(betweenJobs);
  };
  const tick = async (ticked: MyTask) => {
    const written = await writeTick(store, ticked);
    if (!written.ok) return setRefusal(written.refusal);
    press(betweenJobs);
    offerUndo(ticked, written.value);
  };
  const isDone = task !== undefined && !isOpen(task.task);
  const next = isDone ? nextTask(task, others) : task;
  const start: ClockTarget | undefined = next && {
    on: 'task',
    order: next.order.id,
    task: next.task.work.key,
  };
  return (
    <section aria-label="Clock" className={`${page['card']} ${styles['clock']}`}>
      <SavedMark state={state} isByPass={isByPass} />
      {forgotten !== null && (
        <ForgottenNotePart forgotten={forgotten} zone={zone} onAnswer={() => ask({ on: 'off' })} />
      )}
      <div className={styles['time']}>
        <RunningTime current={current} offset={state.offset} zone={zone} cards={cards} />
        <span className={styles['today']}>
          <b>{clockedText(day.worked)}</b> worked today
          {day.meal > 0 && <span>{clockedText(day.meal)} meal</span>}
        </span>
      </div>
      <BigButton
        isOnTask={isOnTask}
        name={isOnTask ? 'Stop' : start === undefined ? 'Clock in' : isDone ? 'Start the next' : 'Start'}
        isDisabled={start === undefined && current !== null && !isOnTask}
        onPress={() => press(isOnTask ? betweenJobs : (start ?? betweenJobs))}
      />
      <ShopRefusal id="clock-problem" refusal={refusal} />
      <div className={styles['four']}>
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
        {isOnTask ? (
          <button type="button" onClick={done}>
            <Check aria-hidden="true" /> Done
          </button>
        ) : (
          <button type="button" disabled={current === null} onClick={() => press({ on: 'off' })}>
            <LogOut aria-hidden="true" /> Clock out
          </button>
        )}
      </div>
      {question}
      {isDone && <NextOffer task={task} next={next} onChoose={onChoose} />}
      <SwitchSheetPart
        isOpen={isSwitching}
        task={task}
        others={others}
        onClose={() => setSwitching(false)}
        onTarget={(target, id) => {
          setSwitching(false);
          if (id !== undefined) onChoose(id);
          press(target);
        }}
      />
      {forgotten !== null && asking !== undefined && (
        <ForgottenDialogPart
          forgotten={forgotten}
          zone={zone}
          now={asking.now}
          onClose={() => setAsking(undefined)}
          onAnswer={(at) => {
            setAsking(undefined);
            clock.pressLate({ on: 'off' }, at, 'Forgot to clock out');
            if (asking.target.on !== 'off') pressNow(asking.target);
          }}
        />
      )}
    </section>
  );
}

async function writeTick(store: ShopStore, { order, task }: MyTask) {
  await store.openOrder(order.id);
  return store.write([{ order: order.id, change: { kind: 'tick-task', task: task.work.key } }]);
}

/** The task is opened again; the clock stays where the press put it. */
function offerUndo({ task }: MyTask, undo: (() => unknown) | null): void {
  if (undo === null) return;
  void showBanner({
    message: `${taskName(task.work)} is done.`,
    action: { label: 'Undo', onPress: () => void undo() },
  });
}

interface BigButtonProps {
  readonly name: 'Start' | 'Start the next' | 'Stop' | 'Clock in';
  readonly isOnTask: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Start and Stop stand in the same place; stopping is no error, so it is ink and never red. */
function BigButton({ name, isOnTask, isDisabled, onPress }: BigButtonProps) {
  return (
    <button
      type="button"
      className={isOnTask ? `${styles['big']} ${styles['stop']}` : styles['big']}
      disabled={isDisabled}
      onClick={onPress}
    >
      {isOnTask ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
      {name}
    </button>
  );
}
