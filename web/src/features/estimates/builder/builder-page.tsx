import { createElement, memo, useDeferredValue } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useAddLineKey } from '../commands/use-add-line.ts';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import { EstimateProblem } from '../open/estimate-problem.tsx';
import { useEstimate, useEstimateNow, useEstimateSelector } from '../open/use-estimate.ts';
import { WatchInTime } from '../guide/watch-in-time.ts';
import { Lifecycle } from '../lifecycle/lifecycle.tsx';
import { Rates } from '../rates/rates.tsx';
import { Templates } from '../templates/templates.tsx';
import { TotalsBarInTime } from '../totals/bar/totals-bar-in-time.tsx';
import { AtOnceProvider, BuilderProvider, BuilderToolsProvider } from './builder-context.ts';
import { BuilderSkeleton } from './builder-skeleton.tsx';
import styles from './builder.module.css';
import { EstimateBar } from './bars/estimate-bar.tsx';
import { useInSight } from './in-sight.ts';
import { Panes } from './panes/panes.tsx';
import { StatusBar } from './bars/status-bar.tsx';
import { useBuilderState } from './use-builder-state.ts';
import { useOpenedLine } from './use-opened-line.ts';
import { useUndoKeys } from './use-undo-redo.ts';

export function BuilderPage({ id }: { readonly id: string }) {
  const state = useEstimate(id);
  if (state.kind === 'loading') return <BuilderSkeleton />;
  if (state.kind === 'open') return <OpenBuilder opened={state} />;
  return <EstimateProblem title="This estimate cannot be shown" {...state} />;
}

function OpenBuilder({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const { builder, tools, announcement } = useBuilderState(now);
  // Deferred rendering: typing in a cell waits for the lines only, not for the panes around them.
  const later = useDeferredValue(builder);
  return (
    <BuilderToolsProvider value={tools}>
      <AtOnceProvider value={builder}>
        <BuilderProvider value={later}>
          <div className={styles['builder']} data-full-screen="">
            <Parts opened={opened} />
            <output className={styles['spoken']}>{announcement}</output>
            <p className={styles['onPaper']}>
              Here an estimate is worked on. To print it, choose Documents above it, or press Ctrl P.
            </p>
          </div>
        </BuilderProvider>
      </AtOnceProvider>
    </BuilderToolsProvider>
  );
}

/** Renders once: each part subscribes to its own values. */
const Parts = memo(function Parts({ opened }: { readonly opened: OpenedEstimate }) {
  return (
    <>
      <Keys />
      <OpenedLine />
      <PresenceInTime opened={opened} />
      <ConflictsInTime />
      <WatchInTime screen="builder" />
      <EstimateBar />
      <Lifecycle />
      <Panes />
      <TotalsBarInTime />
      <StatusBar />
      <Templates />
      <Rates />
    </>
  );
});

function Keys() {
  useUndoKeys();
  useAddLineKey();
  return null;
}

function OpenedLine() {
  useOpenedLine();
  return null;
}

const presence = onDemand(async () => (await import('./presence/presence.tsx')).Presence);

/** Presence is loaded after the panes, or at once if somebody else has the estimate open. */
function PresenceInTime({ opened }: { readonly opened: OpenedEstimate }) {
  const isInSight = useInSight();
  const hasCompany = useEstimateSelector(opened.store, ({ collaborators }) => collaborators.length > 0);
  const Loaded = useOnDemand(presence, isInSight || hasCompany);
  return Loaded && createElement(Loaded, { report: opened.report });
}

const conflicts = onDemand(async () => (await import('../lines/conflicts/conflicts.ts')).Conflicts);

function ConflictsInTime() {
  const Loaded = useOnDemand(conflicts, useInSight());
  return Loaded && createElement(Loaded);
}
