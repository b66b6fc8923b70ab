import type { EstimateKeeper } from '../../../offline/estimate-keeper.ts';

/** Sends what waits and closes; what cannot be sent now stays on the shelf for whoever opens the estimate next. */
export function leaveWhenSent(keeper: EstimateKeeper): void {
  const stop = keeper.subscribe(() => close());
  const close = () => {
    if (keeper.snapshot().saveState.kind === 'saving') return;
    stop();
    keeper.close();
  };
  keeper.flush();
  close();
}

/** Once everything is with the server, or known to be kept on this device. */
export function untilSafe(keeper: EstimateKeeper): Promise<void> {
  keeper.flush();
  return new Promise((resolve) => {
    const stop = keeper.subscribe(() => look());
    const look = () => {
      if (keeper.snapshot().saveState.kind === 'saving') return;
      stop();
      resolve();
    };
    look();
  });
}
