import { dayAfter, dayIn, instantIn, type TimeZone } from '@dre/core/domain/companies/time-zone';

const halfDay = 12 * 60;

/**
 * The minutes of a day a text may mean: "7:30 AM" and "19:05" are one, "7:30" and "0730" two, in the morning and in the
 * evening. None if it is no time.
 */
function minutesMeant(text: string): readonly number[] {
  const found = /^\s*(\d{1,2})(?::?(\d{2}))?\s*([ap])?\.?\s*(?:m\.?)?\s*$/i.exec(text);
  if (found === null) return [];
  const [, hourText = '', minuteText = '0', half] = found;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour === 0)) return [];
  if (hour === 0 || hour > 12) return [hour * 60 + minute];
  const morning = (hour % 12) * 60 + minute;
  if (half === undefined) return [morning, morning + halfDay];
  return [half.toLowerCase() === 'p' ? morning + halfDay : morning];
}

/** The moments a text may mean on a day of the shop and on the days beside it, earliest first. */
export function timesAround(text: string, zone: TimeZone, moment: number): readonly number[] {
  const day = dayIn(zone, moment);
  return [-1, 0, 1]
    .flatMap((days) =>
      minutesMeant(text).map((minute) => instantIn(zone, { day: dayAfter(day, days), minute })),
    )
    .toSorted((one, other) => one - other);
}

interface Span {
  readonly after: number;
  readonly before: number;
}

/** The moment nearest to `near` that lies within the span; outside of it, the nearest of the same day. */
export function nearestTime(
  text: string,
  zone: TimeZone,
  { near, after, before }: Span & { readonly near: number },
): number | undefined {
  const meant = timesAround(text, zone, near).toSorted(
    (one, other) => Math.abs(one - near) - Math.abs(other - near),
  );
  return (
    meant.find((at) => at > after && at < before) ?? meant.find((at) => dayIn(zone, at) === dayIn(zone, near))
  );
}
