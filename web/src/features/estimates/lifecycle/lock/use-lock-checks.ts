import { type LockCheck, lockChecks } from '@dre/core/domain/estimates/checks/lock-checks';
import { useSyncExternalStore } from 'react';
import { onWaitingPhotos, waitingPhotos } from '../../../../offline/photos/waiting-photos.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { type NewerBookNow, useNewerBook } from '../../edition/use-newer-book.ts';
import { totalLossOf } from '../../totals/page/total-loss-of.ts';

/** All checks before the estimate is sent, by its present state. */
export function useLockChecks(): {
  readonly checks: readonly LockCheck[];
  readonly newer: NewerBookNow | null;
} {
  const { now, conflicts } = useBuilder();
  const newer = useNewerBook(now);
  const { id } = now.estimate;
  const unsent = useSyncExternalStore(onWaitingPhotos, () => waitingPhotos(id).count);
  const checks = lockChecks({
    ...now,
    makers: now.contents.makers,
    conflicts: useStore(conflicts, (found) => found),
    unsentPhotos: unsent,
    isBookNewer: newer !== null,
    totalLoss: totalLossOf(now),
  });
  return { checks, newer };
}
