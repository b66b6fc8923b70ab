import type { ClockEntry } from '../model/clock-entry.ts';
import { type EffectivePress, effectivePresses } from './timeline.ts';

/** The presses around one; null where there is none. */
export interface PressNeighbors {
  readonly before: EffectivePress | null;
  readonly after: EffectivePress | null;
}

/** The presses just before and after a press of the log, between which a corrected time lies. */
export function neighborsOf(log: readonly ClockEntry[], punch: string): PressNeighbors {
  const presses = effectivePresses(log);
  const index = presses.findIndex((press) => press.punch.id === punch);
  if (index === -1) return { before: null, after: null };
  return { before: presses[index - 1] ?? null, after: presses[index + 1] ?? null };
}
