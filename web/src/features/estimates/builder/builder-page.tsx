import { memo } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import { useEstimate, useEstimateNow } from '../open/use-estimate.ts';
import { Templates } from '../templates/templates.tsx';
import { TotalsBar } from '../totals/totals-bar.tsx';
import { BuilderProvider, BuilderToolsProvider } from './builder-context.ts';
import { BuilderSkeleton } from './builder-skeleton.tsx';
import styles from './builder.module.css';
import { EstimateBar } from './estimate-bar.tsx';
import { Panes } from './panes.tsx';
import { Presence } from './presence.tsx';
import { StatusBar } from './status-bar.tsx';
import { useBuilderState } from './use-builder-state.ts';
import { useTurnKeys } from './use-turns.ts';

export function BuilderPage({ id }: { readonly id: string }) {
  const state = useEstimate(id);
  if (state.kind === 'loading') return <BuilderSkeleton />;
  if (state.kind === 'open') return <OpenBuilder opened={state} />;
  return (
    <ErrorState
      headingLevel={1}
      title="This estimate cannot be shown"
      actions={<Button onPress={state.reload}>Try again</Button>}
    >
      {state.problem.detail ?? state.problem.title}
    </ErrorState>
  );
}

function OpenBuilder({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const { builder, tools, announcement } = useBuilderState(now);
  return (
    <BuilderToolsProvider value={tools}>
      <BuilderProvider value={builder}>
        <div className={styles['builder']} data-full-screen="">
          <TurnKeys />
          <Presence report={opened.report} />
          <EstimateBar />
          <Panes />
          <TotalsBar />
          <StatusBar />
          <Templates />
          <output className={styles['spoken']}>{announcement}</output>
        </div>
      </BuilderProvider>
    </BuilderToolsProvider>
  );
}

const TurnKeys = memo(function TurnKeys() {
  useTurnKeys();
  return null;
});
