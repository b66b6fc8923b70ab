import { dayIn } from '@dre/core/domain/companies/time-zone';
import { correctionTraces } from '@dre/core/domain/shop/clock/correction-trace';
import { type ClockStretch, effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import { weekDay } from '@dre/core/domain/short-day';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { correctionText } from '../../open/correction-text.ts';
import { timeIn } from '../../open/shop-day.ts';
import { useShop } from '../../open/use-shop.ts';
import { targetLabel } from '../clock-labels.ts';
import styles from './fix-press-list.module.css';
import { hoursOfDay, type PressedDay } from './fix-draft.ts';
import { FixForm, type PressFix } from './fix-form.tsx';
import { dayHoursText } from './my-day.ts';

interface PressListProps {
  readonly person: string;
  readonly pressed: PressedDay;
  /** Stands beside a press whose PIN was wrong. */
  readonly renderMark: (stretch: ClockStretch) => ReactNode;
  readonly onCorrect: (punch: string, fix: PressFix) => void;
  /** Writes down a press that was forgotten; absent where nobody may. */
  readonly onAdd?: (fix: PressFix) => void;
}

/** The presses of a day. A press keeps its first time; the correction stands beside it, with a reason. */
export function PressList({ person, pressed, renderMark, onCorrect, onAdd }: PressListProps) {
  const [isAdding, setAdding] = useState(false);
  const day = hoursOfDay(pressed.log, pressed);
  return (
    <>
      <p className={styles['total']}>{day.from === null ? 'No presses on this day.' : dayHoursText(day)}</p>
      <ol className={styles['presses']}>
        {day.stretches.filter(isPressed).map((stretch) => (
          <PressRow key={stretch.punch} {...{ person, pressed, stretch, renderMark, onCorrect }} />
        ))}
      </ol>
      {onAdd !== undefined && !isAdding && (
        <Button variant="ghost" onPress={() => setAdding(true)}>
          Add a forgotten press
        </Button>
      )}
      {onAdd !== undefined && isAdding && (
        <FixForm
          person={person}
          press={null}
          pressed={pressed}
          onCancel={() => setAdding(false)}
          onSave={(fix) => {
            onAdd(fix);
            setAdding(false);
          }}
        />
      )}
    </>
  );
}

/** Off time after an assumed end has no press of its own. */
function isPressed({ isAssumed, target }: ClockStretch): boolean {
  return !isAssumed || target.on !== 'off';
}

interface PressRowProps extends Pick<PressListProps, 'person' | 'pressed' | 'renderMark' | 'onCorrect'> {
  readonly stretch: ClockStretch;
}

function PressRow({ person, pressed, stretch, renderMark, onCorrect }: PressRowProps) {
  const [isFixing, setFixing] = useState(false);
  const cards = useShop((shop) => shop.cards);
  const { log, closedUntil } = pressed;
  const { zone } = pressed.shifts;
  const press = effectivePresses(log).find(({ punch }) => punch.id === stretch.punch) ?? null;
  const isClosed = closedUntil !== null && stretch.from * 60_000 < Date.parse(closedUntil);
  const traces = correctionTraces(log).filter(({ punch }) => punch === stretch.punch);
  return (
    <li>
      <PressTime at={press?.at ?? stretch.from * 60_000} pressed={pressed} />
      <span>
        {targetLabel(stretch.target, cards)}
        {stretch.isMarked === true && renderMark(stretch)}
        {traces.map((trace) => (
          <small key={trace.id} className={styles['trace']}>
            {correctionText(trace, { zone, label: (target) => targetLabel(target, cards) })}
          </small>
        ))}
      </span>
      {isClosed ? (
        <small>The pay period is closed</small>
      ) : (
        <Button onPress={() => setFixing(true)}>Fix</Button>
      )}
      {isFixing && (
        <FixForm
          person={person}
          press={press}
          pressed={pressed}
          onCancel={() => setFixing(false)}
          onSave={(fix) => {
            onCorrect(stretch.punch, fix);
            setFixing(false);
          }}
        />
      )}
    </li>
  );
}

/** A press of the day before, whose work went on over midnight, has its day beside its time. */
function PressTime({ at, pressed: { day, shifts } }: { readonly at: number; readonly pressed: PressedDay }) {
  const own = dayIn(shifts.zone, at);
  return (
    <time>
      {own !== day && <small>{weekDay(own)}</small>}
      {timeIn(shifts.zone, at)}
    </time>
  );
}
