import { endGuide } from '@dre/core/contract/account/account';
import { useLocation } from '@tanstack/react-router';
import { createElement, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useSession, useSessionState } from '../../features/session/session-context.ts';
import { personIn, readClaims } from '../../features/session/token.ts';
import { useApi } from '../../lib/calls/services.ts';
import { isGuideOf, openGuide, useGuideProgress } from '../../lib/guide/guide-progress.ts';
import { onDemand, useOnDemand } from '../../ui/primitives/on-demand.ts';

const guide = onDemand(async () => (await import('../../features/estimates/guide/guide.tsx')).Guide);

/** Tells the server that the guide ended here. Without a connection the next start does. */
function useReportedEnd(isUnreported: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (isUnreported) void api.call(endGuide, {});
  }, [api, isUnreported]);
}

/** The guided first estimate, loaded only while it runs. */
export function GuideInTime(): ReactNode {
  const session = useSession();
  // Another person may sign in on the same page.
  useSessionState();
  const person = personIn(session.token());
  const isEnded = readClaims(session.token())?.data.guided === true;
  // A renewed token may know the end; the progress is already read then.
  const read = useEffectEvent((whose: string) => openGuide(whose, isEnded));
  useEffect(() => read(person), [person]);
  const progress = useGuideProgress();
  useReportedEnd(isGuideOf(person) && progress?.isRunning === false && !isEnded);
  const Guide = useOnDemand(guide, progress?.isRunning === true);
  const { pathname: path, search } = useLocation();
  const isIntake = path.startsWith('/estimate/0/') || ('step' in search && search.step === 'intake');
  const screen = useMemo(() => ({ path, isIntake }), [path, isIntake]);
  if (!progress?.isRunning || Guide === undefined) return null;
  return createElement(Guide, { progress, screen });
}
