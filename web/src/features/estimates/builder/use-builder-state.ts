import type { Change } from '@dre/core/domain/estimates/model/edit';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import type { LineConflict } from '../lines/conflicts/use-conflicts.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { rememberScrollPosition, lastScrollPosition } from './last-scroll-positions.ts';
import type {
  Builder,
  BuilderTools,
  BuilderSelection,
  FrontPane,
  OwnStep,
  Pointed,
} from './builder-context.ts';

const untilSpoken = 700;
const nothingChosen: BuilderSelection = { side: 'road', zone: null, region: null, line: null };

/** State shared by the panes of one open estimate. */
export function useBuilderState(now: EstimateNow): {
  readonly builder: Builder;
  readonly tools: BuilderTools;
  readonly announcement: string;
} {
  const { keeper } = now;
  const { id } = now.estimate;
  const [chosen] = useState(() =>
    valueStore<BuilderSelection>(lastScrollPosition(id).chosen ?? nothingChosen),
  );
  const [pointed] = useState(() => valueStore<Pointed>({ region: null, line: null }));
  const [front] = useState(() => valueStore<FrontPane>(lastScrollPosition(id).front ?? 'damage'));
  useEffect(() => {
    const ends = [
      chosen.subscribe(() => rememberScrollPosition(id, { chosen: chosen.get() })),
      front.subscribe(() => rememberScrollPosition(id, { front: front.get() })),
    ];
    return () => ends.forEach((end) => end());
  }, [id, chosen, front]);
  const [lastStep] = useState(() => valueStore<OwnStep | null>(null));
  const [contests] = useState(() => valueStore<readonly LineConflict[]>([]));
  const { announcement, announce } = useAnnouncements();
  const act = useCallback(
    (label: string, changes: readonly Change[]) => {
      const before = keeper.snapshot().estimate;
      const done = keeper.write(label, changes);
      if (done.ok) lastStep.set({ label, changes, before, after: keeper.snapshot().estimate });
      else void showBanner({ message: refusalMessage(done.refusal), tone: 'error' });
      return done.ok;
    },
    [keeper, lastStep],
  );
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);
  const tools = useMemo(
    () => ({ present: () => latest.current, act, chosen, pointed, front, lastStep, contests, announce }),
    [act, chosen, pointed, front, lastStep, contests, announce],
  );
  const builder = useMemo(() => ({ ...tools, now }), [tools, now]);
  return { builder, tools, announcement };
}

/** Announces after a pause, so that five lines added in a row announce only the last one. */
function useAnnouncements() {
  const [announcement, setAnnouncement] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback((sentence: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnouncement(sentence), untilSpoken);
  }, []);
  return { announcement, announce };
}
