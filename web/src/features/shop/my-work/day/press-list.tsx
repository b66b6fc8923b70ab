import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { ClockStretch } from '@dre/core/domain/shop/clock/timeline';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { timeIn } from '../../open/shop-day.ts';
import styles from './day-card.module.css';
import { timeOnDay } from './time-on-day.ts';

interface PressListProps {
  readonly stretches: readonly ClockStretch[];
  readonly closedUntil: string | null;
  readonly zone: TimeZone;
  readonly label: (stretch: ClockStretch) => string;
  /** Stands beside a press whose PIN was wrong. */
  readonly renderMark: (stretch: ClockStretch) => ReactNode;
  readonly onCorrect: (punch: string, newAt: number, why: string) => void;
}

/** The presses of a day. A press keeps its first time; the correction stands beside it, with a reason. */
export function PressList({ stretches, closedUntil, zone, label, renderMark, onCorrect }: PressListProps) {
  const [fixing, setFixing] = useState<string>();
  const isClosed = ({ from }: ClockStretch) =>
    closedUntil !== null && from * 60_000 < Date.parse(closedUntil);
  return (
    <ol className={styles['presses']}>
      {stretches.filter(isPressed).map((stretch) => (
        <li key={stretch.punch}>
          <time>{timeIn(zone, stretch.from * 60_000)}</time>
          <span>
            {label(stretch)}
            {stretch.isMarked === true && renderMark(stretch)}
          </span>
          {isClosed(stretch) ? (
            <small>The pay period is closed</small>
          ) : (
            <Button onPress={() => setFixing(stretch.punch)}>Fix</Button>
          )}
          {fixing === stretch.punch && (
            <FixForm
              stretch={stretch}
              zone={zone}
              onCancel={() => setFixing(undefined)}
              onSave={(newAt, why) => {
                onCorrect(stretch.punch, newAt, why);
                setFixing(undefined);
              }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Off time after an assumed end has no press of its own. */
function isPressed({ isAssumed, target }: ClockStretch): boolean {
  return !isAssumed || target.on !== 'off';
}

interface FixFormProps {
  readonly stretch: ClockStretch;
  readonly zone: TimeZone;
  readonly onCancel: () => void;
  readonly onSave: (newAt: number, why: string) => void;
}

function FixForm({ stretch, zone, onCancel, onSave }: FixFormProps) {
  const pressed = stretch.from * 60_000;
  const [time, setTime] = useState(() => timeIn(zone, pressed));
  const [why, setWhy] = useState('');
  const [error, setError] = useState<{ time?: string; why?: string }>({});
  const save = () => {
    const newAt = timeOnDay(time, zone, pressed);
    const problem = {
      ...(newAt === undefined && { time: 'Write a time of this day, as 7:30 AM.' }),
      ...(newAt !== undefined && newAt > Date.now() && { time: 'This time is still to come.' }),
      ...(why.trim() === '' && { why: 'Write down the reason first.' }),
    };
    setError(problem);
    if (newAt !== undefined && Object.keys(problem).length === 0) onSave(newAt, why.trim());
  };
  return (
    <div className={styles['fix']}>
      <TextField
        label="True time"
        value={time}
        onChange={setTime}
        {...(error.time !== undefined && { error: error.time })}
      />
      <TextField
        label="Reason"
        value={why}
        onChange={setWhy}
        {...(error.why !== undefined && { error: error.why })}
      />
      <Button onPress={onCancel}>Cancel</Button>
      <Button variant="primary" onPress={save}>
        Correct
      </Button>
    </div>
  );
}
