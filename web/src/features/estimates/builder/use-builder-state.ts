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
const emptySelection: BuilderSelection = { side: 'road', zone: null, region: null, line: null };

/** State shared by the panes of one open estimate. */
export function useBuilderState(now: EstimateNow): {
  readonly builder: Builder;
  readonly tools: BuilderTools;
  readonly announcement: string;
} {
  const { store } = now;
  const { id } = now.estimate;
  const [selection] = useState(() =>
    valueStore<BuilderSelection>(lastScrollPosition(id).selection ?? emptySelection),
  );
  const [pointed] = useState(() => valueStore<Pointed>({ region: null, line: null }));
  const [front] = useState(() => valueStore<FrontPane>(lastScrollPosition(id).front ?? 'damage'));
  useEffect(() => {
    const ends = [
      selection.subscribe(() => rememberScrollPosition(id, { selection: selection.get() })),
      front.subscribe(() => rememberScrollPosition(id, { front: front.get() })),
    ];
    return () => ends.forEach((end) => end());
  }, [id, selection, front]);
  const [lastStep] = useState(() => valueStore<OwnStep | null>(null));
  const [conflicts] = useState(() => valueStore<readonly LineConflict[]>([]));
  const { announcement, announce } = useAnnouncements();
  const applyChanges = useCallback(
    (label: string, changes: readonly Change[]) => {
      const before = store.snapshot().estimate;
      const done = store.write(label, changes);
      if (done.ok) lastStep.set({ label, changes, before, after: store.snapshot().estimate });
      else void showBanner({ message: refusalMessage(done.refusal), tone: 'error' });
      return done.ok;
    },
    [store, lastStep],
  );
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);
  const tools = useMemo(
    () => ({
      present: () => latest.current,
      applyChanges,
      selection,
      pointed,
      front,
      lastStep,
      conflicts,
      announce,
    }),
    [applyChanges, selection, pointed, front, lastStep, conflicts, announce],
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
