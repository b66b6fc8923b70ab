import { weekdays, type WorkCalendar } from '@dre/core/domain/shop/model/work-calendar';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { hoursOfDayText, readHoursOfDay } from './hours-of-day.ts';
import styles from './shop-settings.module.css';

type Weekday = (typeof weekdays)[number];
export type WeekText = Readonly<Record<Weekday, string>>;

const dayNames: Readonly<Record<Weekday, string>> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

export function weekText(calendar: WorkCalendar | null): WeekText {
  return Object.fromEntries(
    weekdays.map((day) => [day, hoursOfDayText(calendar?.week[day] ?? [])]),
  ) as WeekText;
}

/** The calendar as written; exceptions stay. Null without any hours, undefined where a day cannot be read. */
export function readWeek(week: WeekText, before: WorkCalendar | null): WorkCalendar | null | undefined {
  const days = weekdays.map((day) => [day, readHoursOfDay(week[day])] as const);
  if (days.some(([, windows]) => windows === undefined)) return undefined;
  if (days.every(([, windows]) => windows?.length === 0) && (before?.exceptions.length ?? 0) === 0)
    return null;
  return {
    week: Object.fromEntries(days) as WorkCalendar['week'],
    exceptions: before?.exceptions ?? [],
  };
}

interface WeekFieldsProps {
  readonly week: WeekText;
  readonly isTried: boolean;
  readonly onChange: (week: WeekText) => void;
}

/** Working hours as people write them. A person without hours is never planned. */
export function WeekFields({ week, isTried, onChange }: WeekFieldsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Hours</legend>
      <p>As 8-12, 12:30-4:30. Empty is a day off; a person without hours is never planned.</p>
      <div className={styles['three']}>
        {[...weekdays.slice(1), ...weekdays.slice(0, 1)].map((day) => (
          <TextField
            key={day}
            label={dayNames[day]}
            value={week[day]}
            onChange={(text) => onChange({ ...week, [day]: text })}
            {...(isTried &&
              readHoursOfDay(week[day]) === undefined && { error: 'Write hours such as 8-12, 12:30-4:30.' })}
          />
        ))}
      </div>
    </fieldset>
  );
}
