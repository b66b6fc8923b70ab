import { useState } from 'react';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { useEstimateSelector } from '../../open/use-estimate.ts';
import { useLifecycleActions } from '../use-lifecycle-actions.ts';

/** `refused`: the server rejected the lock with a reason; the estimate is unchanged. */
export type Locked = 'locked' | 'waits' | 'refused';

/** Locks the draft once the server has all earlier edits; offline the lock waits with them. */
export function useLocking(): {
  readonly isBusy: boolean;
  readonly isCutOff: boolean;
  readonly lock: () => Promise<Locked>;
} {
  const { present, applyChanges, announce } = useBuilderTools();
  const { signed } = useLifecycleActions();
  const [isBusy, setBusy] = useState(false);
  const { store } = present();
  const isCutOff = useEstimateSelector(
    store,
    ({ saveState: { kind } }) => kind === 'local' || kind === 'blocked',
  );
  const lock = async (): Promise<Locked> => {
    setBusy(true);
    await store.safe();
    const label = store.snapshot().estimate.draft ?? 'E01';
    if (!applyChanges(`Lock as ${label}`, [{ kind: 'lock', version: label, ...signed() }])) {
      setBusy(false);
      return 'refused';
    }
    await store.safe();
    setBusy(false);
    const { estimate, saveState } = store.snapshot();
    if (saveState.kind === 'local' || saveState.kind === 'blocked') return 'waits';
    const isLocked = estimate.draft === null && estimate.versions.at(-1)?.label === label;
    announce(isLocked ? `Locked as ${label}` : `${label} was not locked`);
    return isLocked ? 'locked' : 'refused';
  };
  return { isBusy, isCutOff, lock };
}
