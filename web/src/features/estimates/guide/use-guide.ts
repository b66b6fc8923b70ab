import { useEffect } from 'react';
import { changeGuide, type GuideProgress } from '../../../lib/guide/guide-progress.ts';
import { useWorkInSight, type WorkInSight } from '../../../lib/guide/work-in-sight.ts';
import { say } from '../../../ui/feedback/say.ts';
import { currentStep, type GuideStep, type GuideView, guideEnd, newlyDone, stepText } from './guide-steps.ts';

/** The screen the guide is shown on. */
export interface GuideScreen {
  readonly path: string;
  readonly isIntake: boolean;
}

export interface GuideState {
  /** Undefined once every step is done or skipped. */
  readonly step: GuideStep | undefined;
  /** The screen is about another estimate than the one the guide goes with. */
  readonly isElsewhere: boolean;
}

/** Notes each step as soon as the work shows that it is done, and announces the next one. */
export function useGuide(progress: GuideProgress, screen: GuideScreen, isByTouch: boolean): GuideState {
  const work = useWorkInSight();
  useEffect(() => {
    const changes = newProgress(progress, work, screen);
    if (changes === null) return;
    changeGuide(changes);
    if (changes.done.length > progress.done.length) {
      const next = currentStep(changes.done);
      say(`Step done. ${next === undefined ? guideEnd : stepText(next, isByTouch)}`);
    }
  }, [progress, work, screen, isByTouch]);
  return { step: currentStep(progress.done), isElsewhere: isAboutAnother(progress, screen) };
}

/** Steps the work has newly finished; null if none. */
export function newProgress(
  { estimate: own, done }: GuideProgress,
  { estimate, ...work }: WorkInSight,
  screen: GuideScreen,
): Pick<GuideProgress, 'estimate' | 'done'> | null {
  // The first estimate in work becomes the guide's; one that is locked is somebody's finished work.
  const isTaken = own === null && estimate !== null && estimate.versions.length === 0;
  const followed = isTaken ? estimate.id : own;
  if (isAboutAnother({ estimate: followed }, screen)) return null;
  const view: GuideView = {
    ...work,
    ...screen,
    done,
    estimate: estimate?.id === followed ? estimate : null,
  };
  const made = newlyDone(view).map(({ id }) => id);
  if (made.length === 0 && !isTaken) return null;
  return { estimate: followed, done: [...done, ...made] };
}

function isAboutAnother({ estimate }: Pick<GuideProgress, 'estimate'>, { path }: GuideScreen): boolean {
  const id = /^\/estimate\/([\da-f-]{36})\//.exec(path)?.[1];
  return estimate !== null && id !== undefined && id !== estimate;
}
