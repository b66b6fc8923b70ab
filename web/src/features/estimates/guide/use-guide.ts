import { useEffect } from 'react';
import { changeGuide, type GuideProgress } from '../../../lib/guide/guide-progress.ts';
import { forgetActions, useWorkInSight, type WorkInSight } from '../../../lib/guide/work-in-sight.ts';
import { say } from '../../../ui/feedback/say.ts';
import { estimateInPath, guidePageOf, type GuideScreen } from './guide-page.ts';
import { type GuideStep, stepText } from './guide-step.ts';
import { guideEnd } from './guide-steps.ts';
import { plainText } from './guide-text.tsx';
import { currentStep, newlyDone } from './next-step.ts';

interface GuideState {
  /** Undefined once every step is done or skipped. */
  readonly step: GuideStep | undefined;
  /** The screen is about another estimate than the one the guide goes with. */
  readonly isElsewhere: boolean;
}

/** Notes each step as soon as the work shows that it is done, and announces the next one. */
export function useGuide(progress: GuideProgress, screen: GuideScreen, isByTouch: boolean): GuideState {
  const work = useWorkInSight();
  const isElsewhere = isAboutAnother(progress.estimate, work, screen);
  useEffect(() => {
    if (isAboutAnother(progress.estimate, work, screen)) forgetActions();
    const changes = newProgress(progress, work, screen);
    if (changes === null) return;
    changeGuide(changes);
    if (changes.done.length > progress.done.length) {
      const next = currentStep(changes.done);
      say(`Step done. ${plainText(next === undefined ? guideEnd : stepText(next, isByTouch))}`);
    }
  }, [progress, work, screen, isByTouch]);
  const step = currentStep(progress.done);
  // A step without pages, such as the first, can be done from any screen.
  return { step, isElsewhere: isElsewhere && step?.pages !== undefined };
}

/** Steps the work has newly finished, and the estimate they belong to; null if nothing changed. */
export function newProgress(
  { estimate: own, number, done }: GuideProgress,
  work: WorkInSight,
  screen: GuideScreen,
): Pick<GuideProgress, 'estimate' | 'number' | 'done'> | null {
  // Only an estimate begun while the guide runs becomes the guide's.
  const followed = own ?? (work.isBegunHere ? (work.estimate?.id ?? null) : null);
  if (isAboutAnother(followed, work, screen)) return null;
  const estimate = work.estimate?.id === followed ? work.estimate : null;
  const made = newlyDone({ ...work, estimate, page: guidePageOf(screen), done }).map(({ id }) => id);
  const name = estimate?.heading.number ?? number;
  if (made.length === 0 && followed === own && name === number) return null;
  return { estimate: followed, number: name, done: [...done, ...made] };
}

function isAboutAnother(
  followed: string | null,
  { estimate }: Pick<WorkInSight, 'estimate'>,
  { path }: GuideScreen,
): boolean {
  const id = estimateInPath(path);
  // Id 0 is the guide's until it has one, and while the address changes to it.
  if (id === '0') return followed !== null && estimate?.id !== followed;
  return id !== null && id !== followed;
}
