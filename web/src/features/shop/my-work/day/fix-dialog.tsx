import type { ClockStretch } from '@dre/core/domain/shop/clock/timeline';
import { useState } from 'react';
import type { ClockState, ClockStore } from '../../../../offline/shop/clock-store.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { timeIn } from '../../open/shop-day.ts';
import { useShop } from '../../open/use-shop.ts';
import { targetLabel } from '../clock-labels.ts';
import type { MyDay } from './my-day.ts';
import styles from './day-card.module.css';
import { timeOnDay } from './time-on-day.ts';

interface FixDialogProps {
  readonly isOpen: boolean;
  readonly clock: ClockStore;
  readonly state: ClockState;
  readonly day: MyDay;
  readonly onClose: () => void;
}

/** The presses of the day as a list. A press keeps its first time; the correction stands beside it, with a reason. */
export function FixDialog({ isOpen, clock, state, day, onClose }: FixDialogProps) {
  const cards = useShop((shop) => shop.cards);
  const zone = useCompanyZone();
  const [fixing, setFixing] = useState<ClockStretch>();
  const isClosed = ({ from }: ClockStretch) =>
    state.closedUntil !== null && from * 60_000 < Date.parse(state.closedUntil);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="My day">
      <ol className={styles['presses']}>
        {day.stretches.filter(isPressed).map((stretch) => (
          <li key={stretch.punch}>
            <time>{timeIn(zone, stretch.from * 60_000)}</time>
            <span>
              {targetLabel(stretch.target, cards)}
              {stretch.isMarked === true && <small> Wrong PIN, to be settled by the foreman</small>}
            </span>
            {isClosed(stretch) ? (
              <small>The pay period is closed</small>
            ) : (
              <Button onPress={() => setFixing(stretch)}>Fix</Button>
            )}
            {fixing?.punch === stretch.punch && (
              <FixForm
                stretch={stretch}
                onCancel={() => setFixing(undefined)}
                onSave={(newAt, why) => {
                  clock.correct(stretch.punch, { newAt, newTarget: null, why });
                  setFixing(undefined);
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Off time after an assumed end has no press of its own. */
function isPressed({ isAssumed, target }: ClockStretch): boolean {
  return !isAssumed || target.on !== 'off';
}

interface FixFormProps {
  readonly stretch: ClockStretch;
  readonly onCancel: () => void;
  readonly onSave: (newAt: number, why: string) => void;
}

function FixForm({ stretch, onCancel, onSave }: FixFormProps) {
  const pressed = stretch.from * 60_000;
  const zone = useCompanyZone();
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
