import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type GuideProgress, takeLeadRequest } from '../../../lib/guide/guide-progress.ts';
import type { GuidePage } from './guide-page.ts';
import { fitsPage, type GuideStep, targetsOn } from './guide-step.ts';
import { bringIntoSight, goToTarget, usePointing } from './point-at.ts';

interface GuidePosition {
  readonly progress: GuideProgress;
  readonly step: GuideStep | undefined;
  /** Null if the screen is about another estimate, or about none. */
  readonly page: GuidePage | null;
  /** Another estimate is on the screen: its controls are not those of the guide. */
  readonly isElsewhere: boolean;
}

/** Points at the control of the step. The returned function goes to it, from whatever screen. */
export function useShowMe({ progress, step, page, isElsewhere }: GuidePosition): () => void {
  const lead = useLead(progress.estimate);
  // The step whose control gets the focus as soon as its screen has drawn it.
  const awaited = useRef<string | null>(null);
  const isHere = step !== undefined && !isElsewhere && fitsPage(step, page);
  usePointing(step === undefined || isElsewhere ? undefined : targetsOn(step, page), (found) => {
    if (isHere && awaited.current === step.id && bringIntoSight(found)) awaited.current = null;
  });
  const show = () => {
    if (step === undefined || (isHere && goToTarget(step.targets))) return;
    awaited.current = step.id;
    const [to] = step.pages ?? (['intake'] as const);
    if (isElsewhere || page !== to) lead(to);
  };
  const showIfRequested = useEffectEvent(() => {
    if (takeLeadRequest()) show();
  });
  useEffect(() => {
    if (progress.isRunning) showIfRequested();
  }, [progress]);
  return show;
}

/** Opens a screen of the guide's estimate, or a new estimate if there is none yet. */
function useLead(estimate: string | null): (page: GuidePage) => void {
  const navigate = useNavigate();
  return (page) => {
    const to = '/estimate/$id/new-estimate';
    if (estimate === null) {
      void navigate({ to, params: { id: '0' }, search: { damage: 'front' } });
      return;
    }
    const params = { id: estimate };
    if (page === 'intake') void navigate({ to, params, search: { step: 'intake' } });
    else if (page === 'builder') void navigate({ to, params, search: {} });
    else if (page === 'photos') void navigate({ to: '/estimate/$id/photos', params, search: {} });
    else void navigate({ to: `/estimate/$id/${page}`, params });
  };
}
