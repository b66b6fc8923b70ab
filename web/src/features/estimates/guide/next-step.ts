import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { GuideStep, GuideView } from './guide-step.ts';
import { guideSteps } from './guide-steps.ts';

/** The first step that was neither done, skipped nor passed over. */
export function currentStep(done: readonly string[]): GuideStep | undefined {
  return guideSteps.find(({ id }) => !done.includes(id));
}

/**
 * The steps the work shows to be done, from the current one on. A step waits for those before it: its words would not
 * follow the screen, and a look into the damage view is not the work done there. Steps the estimate has outgrown
 * are passed over.
 */
export function newlyDone(view: GuideView): readonly GuideStep[] {
  const open = guideSteps.filter(({ id }) => !view.done.includes(id));
  const waiting = open.findIndex((step, index) => {
    const done = [...view.done, ...open.slice(0, index).map(({ id }) => id)];
    return !isOutgrown(step, view.estimate) && !step.isDone({ ...view, done });
  });
  return waiting === -1 ? open : open.slice(0, waiting);
}

const lockAt = guideSteps.findIndex(({ id }) => id === 'lock');

/** A locked version takes no more lines or photos, and a voided estimate goes nowhere. */
function isOutgrown(step: GuideStep, estimate: Estimate | null): boolean {
  if (estimate === null) return false;
  return estimate.stage === 'void' || (estimate.versions.length > 0 && guideSteps.indexOf(step) <= lockAt);
}
