import type { EstimateKeeper } from '../../../offline/estimate-keeper.ts';

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
