import type { PlateId } from '@dre/illustrations/plates';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DrawnPlate } from '../illustration/drawing/drawn-picture.ts';
import { cachedPicture, loadPicture } from '../illustration/picture.ts';
import { shownLength, neighborsOf } from './book-plates.ts';
import { whenIdle } from '../../../lib/page/when-idle.ts';

export interface LoadedPicture {
  readonly picture: DrawnPlate | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/**
 * A picture by its plate, in its own length or another one in inches. Pictures drawn before appear at once, and the
 * neighboring sides are drawn while idle.
 */
export function usePicture(id: PlateId | undefined, lengthInches?: number): LoadedPicture {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{
    readonly requestKey: string;
    readonly picture: DrawnPlate | null;
  }>();
  const length = id === undefined ? undefined : shownLength(id, lengthInches);
  const request = useMemo(
    () => (id === undefined ? undefined : { plate: id, ...(length !== undefined && { length }) }),
    [id, length],
  );
  const requestKey = `${String(id)} ${String(length)} ${tries}`;
  useEffect(() => {
    if (request === undefined) return undefined;
    let isUnmounted = false;
    let stopWaiting: (() => void) | undefined;
    const take = (picture: DrawnPlate | null) => {
      if (isUnmounted) return;
      setLoaded({ requestKey, picture });
      if (picture !== null) stopWaiting = whenIdle(() => loadNeighbors(request.plate, lengthInches));
    };
    loadPicture(request).then(take, () => take(null));
    return () => {
      isUnmounted = true;
      stopWaiting?.();
    };
  }, [request, requestKey, lengthInches]);
  const reload = useCallback(() => setTries((done) => done + 1), []);
  const current = loaded?.requestKey === requestKey ? loaded : undefined;
  return {
    picture: current?.picture ?? (request && cachedPicture(request)) ?? null,
    hasFailed: current !== undefined && current.picture === null,
    reload,
  };
}

function loadNeighbors(id: PlateId, lengthInches: number | undefined): void {
  for (const plate of neighborsOf(id)) {
    const length = shownLength(plate, lengthInches);
    // A failed prefetch is ignored: opening the side reports its own error.
    loadPicture({ plate, ...(length !== undefined && { length }) }).catch(() => undefined);
  }
}
