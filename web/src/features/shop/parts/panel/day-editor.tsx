import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { shortDay } from '@dre/core/domain/short-day';
import { useShop } from '../../open/use-shop.ts';
import { dayWord, givenDays } from '../view/part-text.ts';
import type { OpenPart } from '../view/parts-view.ts';
import { type PromiseBefore, promisesBefore } from '../view/purchases.ts';
import styles from './panel.module.css';

interface DayEditorProps {
  readonly rows: readonly OpenPart[];
  readonly today: string;
  readonly onSave: (day: string | null) => void;
}

/** The expected day of one or more parts. It is saved only once the promises it concerns are on the screen. */
export function DayEditor({ rows, today, onSave }: DayEditorProps) {
  const cards = useShop((state) => state.cards);
  const days = rows.map(givenDays);
  const [first] = days;
  const isShared = days.every(({ day }) => day === first?.day);
  const present = isShared ? (first?.day ?? null) : null;
  const earlier = rows.length === 1 ? (first?.earlier ?? []) : [];
  const [text, setText] = useState(present ?? '');
  const day = text === '' ? null : text;
  const isChanged = day !== present || (!isShared && day !== null);
  const isPast = day !== null && day < today;
  const before = promisesBefore(rows, day, cards);
  const name = day === null ? 'without a day' : shortDay(day);
  return (
    <div className={styles['dates']}>
      <div className={styles['dayLine']}>
        <span>Expected</span>
        {(present !== null || earlier.length > 0) && (
          <span className={styles['old']}>
            {earlier.map((one, at) => (
              <s key={`${one} ${String(at)}`}>{shortDay(one)}</s>
            ))}
            <span>{isShared ? dayWord(present, today) : ''}</span>
          </span>
        )}
        <TextField
          label={<VisuallyHidden>New expected day</VisuallyHidden>}
          type="date"
          min={today}
          value={text}
          onChange={setText}
          data-day-field
          {...(isChanged && isPast && { error: `${shortDay(day)} is in the past.` })}
        />
      </div>
      {isChanged && !isPast && (
        <>
          <PromiseEffect before={before} day={day} today={today} />
          <div className={styles['pair']}>
            <Button onPress={() => setText(present ?? '')}>
              {present === null ? 'Keep as it is' : `Keep ${shortDay(present)}`}
            </Button>
            <Button variant="primary" onPress={() => onSave(day)}>{`Save ${name}`}</Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The promised days before the new one. */
function PromiseEffect({
  before,
  day,
  today,
}: {
  readonly before: readonly PromiseBefore[];
  readonly day: string | null;
  readonly today: string;
}) {
  if (day === null) {
    return <output className={styles['calm']}>Nobody knows then when it comes.</output>;
  }
  if (before.length === 0) return <output className={styles['calm']}>No promise moves</output>;
  const late = before.filter((promise) => promise.day < today).length;
  return (
    <output className={styles['effect']}>
      <span className={styles['effectHead']}>
        <TriangleAlert aria-hidden="true" />
        <b>
          {before.length === 1
            ? '1 promise is before this day'
            : `${String(before.length)} promises are before this day`}
        </b>
        {late > 0 && <span>{`${String(late)} late already`}</span>}
      </span>
      {before.map(({ order, number, customer, day: promised }) => (
        <span key={order} className={styles['effectRow']}>
          <span>
            <b>{number}</b> {customer}
          </span>
          <span>{`is promised for ${shortDay(promised)}`}</span>
        </span>
      ))}
    </output>
  );
}
