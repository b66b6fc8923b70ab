import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import type { CorrectionTrace } from '@dre/core/domain/shop/clock/correction-trace';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { weekDay } from '@dre/core/domain/short-day';
import { timeIn } from './shop-day.ts';

interface Words {
  readonly zone: TimeZone;
  readonly label: (target: ClockTarget) => string;
}

/** "11:19 PM became 10:50 PM, by Rosa Delgado: ate earlier." A correction on its way has no name yet. */
export function correctionText(trace: CorrectionTrace, words: Words): string {
  const by = trace.by === '' ? '' : `, by ${trace.by}`;
  return `${changeText(trace, words)}${by}: ${trace.why}`;
}

/** "11:19 PM became 10:50 PM, Meal became RO-10039". */
export function changeText({ time, target, settles }: CorrectionTrace, { zone, label }: Words): string {
  const changes = [
    ...(time === null ? [] : [timesText(zone, time)]),
    ...(target === null ? [] : [`${label(target.before)} became ${label(target.after)}`]),
    ...(settles === null ? [] : [settles === 'confirmed' ? 'Press confirmed' : 'Press does not count']),
  ];
  return changes.join(', ');
}

/** The day is named where the correction changed it. */
function timesText(zone: TimeZone, { before, after }: { readonly before: number; readonly after: number }) {
  const isOneDay = dayIn(zone, before) === dayIn(zone, after);
  const text = (at: number) =>
    isOneDay ? timeIn(zone, at) : `${weekDay(dayIn(zone, at))}, ${timeIn(zone, at)}`;
  return `${text(before)} became ${text(after)}`;
}
