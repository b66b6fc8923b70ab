import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { boundsOf } from '@dre/core/domain/shop/clock/day-time';
import { stretchesWithAssumedEnd, type ShiftSource } from '@dre/core/domain/shop/clock/shifts';
import { type ClockStretch, timeline } from '@dre/core/domain/shop/clock/timeline';
import type { UtcMinute } from '@dre/core/domain/units';
import { createElement, useEffect, useMemo, useState } from 'react';
import type { ClockStore } from '../../../offline/shop/clock-store.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useShop } from '../open/use-shop.ts';
import { AfterThis } from './after-this.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { forgottenEnd, minuteBeside, myDay, running } from './day/my-day.ts';
import styles from './my-work.module.css';
import { openTasks } from './tasks/my-tasks.ts';
import { OwnPin } from './own-pin.tsx';
import { NothingAssigned } from './nothing-assigned.tsx';
import { useClockState } from './use-clock.ts';
import { useSelectedTask } from './tasks/use-selected-task.ts';
import type { OwnTasks } from './tasks/use-own-tasks.ts';
import { WorkCard } from './work-card.tsx';

const dayCard = onDemand(async () => (await import('./day/day-card.tsx')).DayCard);
const awayNote = onDemand(async () => (await import('./notes/away-note.tsx')).AwayNote);
const enteredEnds = onDemand(async () => (await import('./notes/entered-ends-note.tsx')).EnteredEndsNote);
const clockRefusals = onDemand(async () => (await import('./clock-refusals.tsx')).ClockRefusals);

interface MyWorkProps {
  readonly clock: ClockStore;
  readonly own: OwnTasks;
  /** Without a sign-in there are no pictures: only presses are sent. */
  readonly isByPass?: boolean;
}

export function MyWork({ clock, own, isByPass = false }: MyWorkProps) {
  const state = useClockState(clock);
  const pressed = useMemo(() => running(state.log), [state.log]);
  const now = useMinute(state.offset, pressed?.since ?? null);
  const zone = useCompanyZone();
  const ClockRefusals = useOnDemand(clockRefusals, state.refused.length + state.notices.size > 0);
  const EnteredEnds = useOnDemand(
    enteredEnds,
    state.log.some(({ kind }) => kind === 'correction'),
  );
  // The clock can be pressed before the day is drawn.
  const DayCard = useOnDemand(dayCard, true);
  const shifts = useOwnShifts(zone);
  const reckoned = useMemo(
    () => stretchesWithAssumedEnd(recent(timeline(state.log), now), shifts, now),
    [state.log, shifts, now],
  );
  const forgotten = useMemo(() => forgottenEnd(state.log, reckoned), [state.log, reckoned]);
  const current = forgotten === null ? pressed : null;
  const day = useMemo(
    () => myDay(reckoned, boundsOf(zone, dayIn(zone, now * 60_000)), now),
    [reckoned, zone, now],
  );
  const { task, choose } = useSelectedTask(own, { running: current?.target ?? null, log: state.log });
  const others = openTasks(own.tasks).filter((one) => one !== task);
  return (
    <div className={styles['page']}>
      <VisuallyHidden>
        <h1>My work</h1>
      </VisuallyHidden>
      {task === undefined ? (
        <NothingAssigned />
      ) : (
        <WorkCard task={task} stretches={reckoned} now={now} hasPictures={!isByPass} onChoose={choose} />
      )}
      <div className={styles['side']}>
        {ClockRefusals && createElement(ClockRefusals, { clock, state })}
        <ClockPanel
          clock={clock}
          state={state}
          current={current}
          forgotten={forgotten}
          day={day}
          task={task}
          others={others}
          isByPass={isByPass}
          onChoose={choose}
        />
        <div className={styles['below']}>
          {DayCard && createElement(DayCard, { clock, state, day, now, shifts })}
          <OwnDaysAway />
          {EnteredEnds && createElement(EnteredEnds, { state, now: now * 60_000 })}
          {others.length > 0 && <AfterThis tasks={others} onChoose={choose} />}
          {!isByPass && <OwnPin />}
        </div>
      </div>
    </div>
  );
}

/** Told only to those who have any: most days nobody is away. */
function OwnDaysAway() {
  const member = useShop(({ crew, me }) => crew.find((one) => one.member.id === me)?.member);
  const hasAbsences = (member?.calendar?.absences?.length ?? 0) > 0;
  const AwayNote = useOnDemand(awayNote, hasAbsences);
  return AwayNote && member && hasAbsences ? createElement(AwayNote, { member }) : null;
}

const keptDays = 40 * 1_440;

/** A day needs no more of the log, and a forgotten end is never older. */
function recent(stretches: readonly ClockStretch[], now: UtcMinute): readonly ClockStretch[] {
  return stretches.filter(({ until }) => until === null || until > now - keptDays);
}

/** The person's own working hours, by which a forgotten clock-out is reckoned. */
function useOwnShifts(zone: TimeZone): ShiftSource {
  const calendar = useShop(
    ({ crew, me }) => crew.find(({ member }) => member.id === me)?.member.calendar ?? null,
  );
  const holidays = useShop(({ settings }) => settings.holidays);
  return useMemo(() => ({ calendar, holidays, zone }), [calendar, holidays, zone]);
}

/** The current minute by the server's clock, in step with the running digits. */
function useMinute(offset: number, since: number | null): UtcMinute {
  const [now, setNow] = useState(() => Date.now());
  const minute = minuteBeside(now + offset, since);
  useEffect(() => {
    const follow = () =>
      setNow((before) => {
        const next = Date.now();
        return minuteBeside(next + offset, since) === minuteBeside(before + offset, since) ? before : next;
      });
    const timer = setInterval(follow, 1_000);
    return () => clearInterval(timer);
  }, [offset, since]);
  return minute;
}
