import type { DayWindow } from '@dre/core/domain/shop/model/day-window';

const day = 1_440;

/** Windows of a day as people write them: "7-11:30, 12-3:30", with AM and PM where that is read as other hours. */
export function hoursOfDayText(windows: readonly DayWindow[]): string {
  const short = windowsText(windows, clockText);
  const isClear = windowsText(readHoursOfDay(short) ?? [], timeText) === windowsText(windows, timeText);
  return isClear ? short : windowsText(windows, timeText);
}

function windowsText(windows: readonly DayWindow[], text: (minute: number) => string): string {
  return windows.map(({ from, until }) => `${text(from)}-${text(until % day)}`).join(', ');
}

/** 12:30 for half past noon, and for half past midnight. */
function clockText(minute: number): string {
  const hour = Math.floor(minute / 60) % 12;
  const rest = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${String(hour === 0 ? 12 : hour)}${rest}`;
}

function timeText(minute: number): string {
  return `${clockText(minute)} ${minute < day / 2 ? 'AM' : 'PM'}`;
}

/** Reads "7-3:30", "7:00 AM–3:30 PM" and "7-11:30, 12-15:30"; undefined if it cannot be read. */
export function readHoursOfDay(text: string): readonly DayWindow[] | undefined {
  if (/^\s*(closed|-|–)?\s*$/i.test(text)) return [];
  const windows: DayWindow[] = [];
  for (const part of text.split(/[,;]/)) {
    const [first, second, ...more] = part.split(/[-–—]|\bto\b/i);
    if (first === undefined || second === undefined || more.length > 0) return undefined;
    const from = minuteOf(first, windows.at(-1)?.until ?? 0, isEvening(second) && !hasHalf(first));
    const until = from === undefined ? undefined : minuteOf(second, from + 1, false);
    if (from === undefined || until === undefined) return undefined;
    if (from < (windows.at(-1)?.until ?? 0)) return undefined;
    windows.push({ from, until });
  }
  return windows;
}

function hasHalf(text: string): boolean {
  return /[ap]\.?m?\.?\s*$/i.test(text.trim());
}

function isEvening(text: string): boolean {
  return /p\.?m?\.?\s*$/i.test(text.trim());
}

/** A time at or after `earliest`: "3:30" after 7:00 means the afternoon, and a night shift ends on the next day. */
function minuteOf(text: string, earliest: number, isMorningMeant: boolean): number | undefined {
  const found = /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(text);
  if (found === null) return undefined;
  const [, hourText = '', minuteText = '0', half] = found;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hour > 24 || minute > 59 || (half !== undefined && (hour === 0 || hour > 12))) return undefined;
  const plain =
    (half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
  if (half !== undefined || isMorningMeant || plain >= earliest) {
    return plain >= earliest ? plain : plain + day < 2 * day ? plain + day : undefined;
  }
  return hour <= 12 && plain + day / 2 >= earliest ? plain + day / 2 : plain + day;
}
