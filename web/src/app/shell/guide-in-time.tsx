import { useLocation } from '@tanstack/react-router';
import { createElement, type ReactNode, useEffect, useMemo } from 'react';
import { useSession, useSessionState } from '../../features/session/session-context.ts';
import { personIn } from '../../features/session/token.ts';
import { openGuide, useGuideProgress } from '../../lib/guide/guide-progress.ts';
import { onDemand, useOnDemand } from '../../ui/primitives/on-demand.ts';

const guide = onDemand(async () => (await import('../../features/estimates/guide/guide.tsx')).Guide);

/** The guided first estimate, loaded only while it runs. */
export function GuideInTime(): ReactNode {
  const session = useSession();
  // Another person may sign in on the same page.
  useSessionState();
  const person = personIn(session.token());
  useEffect(() => openGuide(person), [person]);
  const progress = useGuideProgress();
  const Guide = useOnDemand(guide, progress?.isRunning === true);
  const { pathname: path, search } = useLocation();
  const isIntake = path.startsWith('/estimate/0/') || ('step' in search && search.step === 'intake');
  const screen = useMemo(() => ({ path, isIntake }), [path, isIntake]);
  if (!progress?.isRunning || Guide === undefined) return null;
  return createElement(Guide, { progress, screen });
}
