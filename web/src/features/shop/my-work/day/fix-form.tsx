import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { minuteOf } from '@dre/core/domain/units';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { timeIn } from '../../open/shop-day.ts';
import { useShop } from '../../open/use-shop.ts';
import { targetLabel } from '../clock-labels.ts';
import styles from './fix-press-list.module.css';
import { effectText, type FixedPress, type PressedDay, readFixedTime } from './fix-draft.ts';
import { targetChoices, targetId } from './fix-targets.ts';

/** The moment and the work a press has from now on, and the reason. Null leaves what it has. */
export interface PressFix {
  readonly newAt: number | null;
  readonly newTarget: ClockTarget | null;
  readonly why: string;
}

interface FixFormProps {
  readonly person: string;
  /** Null writes a press down that was forgotten. */
  readonly press: FixedPress;
  readonly pressed: PressedDay;
  readonly onCancel: () => void;
  readonly onSave: (fix: PressFix) => void;
}

/** The true time and work of a press. The day as it becomes stands below before anything is saved. */
export function FixForm({ person, press, pressed, onCancel, onSave }: FixFormProps) {
  const { zone } = pressed.shifts;
  const cards = useShop((shop) => shop.cards);
  const orders = useShop((shop) => shop.orders);
  const choices = targetChoices({ cards, orders }, person, press?.target ?? null);
  const stood = press === null ? '' : timeIn(zone, press.at);
  const [time, setTime] = useState(stood);
  const [chosen, setChosen] = useState(press === null ? null : targetId(press.target));
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const target = choices.find(({ id }) => id === chosen)?.target;
  const isMoved = time.trim() !== stood;
  const read = isMoved ? readFixedTime(time, press, pressed, (one) => targetLabel(one, cards)) : null;
  const at = read === null ? (press?.at ?? null) : read.ok ? read.value : null;
  const isChanged = at !== null && target !== undefined && !isSame(press, { at, target });
  const save = () => {
    setTried(true);
    if (!isChanged || why.trim() === '') return;
    onSave({
      newAt: press !== null && minuteOf(press.at) === minuteOf(at) ? null : at,
      newTarget: press !== null && targetId(press.target) === chosen ? null : target,
      why: why.trim(),
    });
  };
  const timeError = timeProblem(read, { isTried, isEmpty: press === null && time.trim() === '' });
  return (
    <div className={styles['fix']}>
      <TextField
        label={press === null ? 'Time' : 'True time'}
        value={time}
        onChange={setTime}
        {...(timeError !== undefined && { error: timeError })}
      />
      <Select
        label="Work"
        options={choices}
        value={chosen}
        onChange={setChosen}
        {...(isTried && target === undefined && { error: 'Choose the work first.' })}
      />
      <div className={styles['wide']}>
        <TextField
          label="Reason"
          value={why}
          onChange={setWhy}
          {...(isTried && why.trim() === '' && { error: 'Write down the reason first.' })}
        />
      </div>
      <output className={styles['effect']}>
        {isChanged
          ? effectText(press, { at, target }, pressed)
          : isTried && read === null && 'Nothing is changed yet.'}
      </output>
      <div className={styles['fixButtons']}>
        <Button onPress={onCancel}>Cancel</Button>
        <Button variant="primary" onPress={save}>
          {press === null ? 'Add' : 'Correct'}
        </Button>
      </div>
    </div>
  );
}

/** The fault of the time; a field nobody filled in yet is told of after the first try. */
function timeProblem(
  read: ReturnType<typeof readFixedTime> | null,
  { isTried, isEmpty }: { readonly isTried: boolean; readonly isEmpty: boolean },
): string | undefined {
  if (isEmpty) return isTried ? 'Write a time, as 7:30 AM.' : undefined;
  return read === null || read.ok ? undefined : read.refusal;
}

function isSame(press: FixedPress, change: { readonly at: number; readonly target: ClockTarget }): boolean {
  return (
    press !== null &&
    minuteOf(press.at) === minuteOf(change.at) &&
    targetId(press.target) === targetId(change.target)
  );
}
