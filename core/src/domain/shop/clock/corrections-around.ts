import type { ClockEntry, ClockTarget } from '../model/clock-entry.ts';
import { type CorrectionTrace, correctionTraces } from './correction-trace.ts';
import { neighborsOf } from './press-neighbors.ts';
import { punchesOf } from './timeline.ts';

/** The corrections of one person that change time on an order: of presses on it, and of those that end its time. */
export function correctionsAround(log: readonly ClockEntry[], order: string): readonly CorrectionTrace[] {
  const isOn = (target: ClockTarget | undefined) =>
    target !== undefined && 'order' in target && target.order === order;
  const pressed = new Map(punchesOf(log).map(({ id, target }) => [id, target]));
  return correctionTraces(log).filter(
    ({ punch, target }) =>
      isOn(pressed.get(punch)) ||
      isOn(target?.before) ||
      isOn(target?.after) ||
      isOn(neighborsOf(log, punch).before?.target),
  );
}
