import type { UtcMinute } from '../../../units.ts';
import type { Obstacle } from '../state/plan.ts';
import type { PlanOrder, PlanStep } from '../state/plan-state.ts';

/** The first minute a step may begin, or the reason it has none. */
export interface StepRelease {
  readonly from: number;
  readonly obstacle: Obstacle | null;
}

/**
 * A unit at its owner's without an agreed day is called in when all its parts are here. One that comes on an agreed day,
 * or is here, begins with the work that is possible.
 */
export function arrivalOf({ isHere, dropOff, steps }: PlanOrder, now: UtcMinute): StepRelease {
  if (isHere) return { from: now, obstacle: null };
  if (dropOff !== null) return { from: Math.max(now, dropOff), obstacle: null };
  const releases = steps.map((step) => partsRelease(step, now));
  return {
    from: Math.max(now, ...releases.map(({ from }) => from)),
    obstacle: releases.find(({ obstacle }) => obstacle !== null)?.obstacle ?? null,
  };
}

/** The last of arrival, parts and holds. */
export function releaseOf(step: PlanStep, arrival: StepRelease, now: UtcMinute): StepRelease {
  if (step.parts.length === 0 && step.holds.length === 0) return arrival;
  const parts = partsRelease(step, now);
  const endless = step.holds.find(({ until }) => until === null);
  const held: Obstacle | null = endless === undefined ? null : { kind: 'hold-without-end', hold: endless };
  return {
    from: Math.max(arrival.from, parts.from, ...step.holds.map(({ until }) => until ?? 0)),
    obstacle: arrival.obstacle ?? parts.obstacle ?? held,
  };
}

function partsRelease({ parts, startsWithoutParts }: PlanStep, now: UtcMinute): StepRelease {
  if (startsWithoutParts || parts.length === 0) return { from: now, obstacle: null };
  const dateless = parts.find(({ expected }) => expected === null);
  return {
    from: Math.max(now, ...parts.map(({ expected }) => expected ?? 0)),
    obstacle: dateless === undefined ? null : { kind: 'part-without-day', part: dateless },
  };
}
