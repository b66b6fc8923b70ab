import { dayText } from '../../day-text.ts';
import type { OwnTimeLevel } from '../model/measured-hours.ts';
import type { HoursTerm } from '../pricing/values/hours-term.ts';

const compared: Readonly<Record<OwnTimeLevel, string>> = {
  vehicle: 'the same operation on the same type of vehicle',
  operation: 'the same operation on any type of vehicle',
  kind: 'the same operation on parts of the same kind, each measured against the hours it was sold for',
  labor: 'work of the same labor type, each measured against the hours it was sold for',
};

/** How the shop's own time of a line was made, as an adjuster reads it. It names nobody. */
export function ownTimeMethod({ name, numbers: [, count = 0], on = '' }: HoursTerm): string {
  const work = compared[name as OwnTimeLevel];
  return (
    `Own time: ${String(count)} finished repairs of delivered orders, ${work}, timed by the clock with all who worked on them. ` +
    `Work done again and clock-outs that were assumed are left out. The median by nearest rank is billed, as read on ${dayText(on)}. ` +
    'People work toward the time they are given, and few repairs mislead.'
  );
}
