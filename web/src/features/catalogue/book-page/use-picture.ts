import type { PlateId } from '@dre/illustrations/plates';
import { useEffect, useState } from 'react';
import { loadPicture, type Picture } from '../illustration/picture.ts';

export interface LoadedPicture {
  readonly picture: Picture | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** A picture by its plate. What was drawn before is there at once. */
export function usePicture(id: PlateId | undefined): LoadedPicture {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly turn: string; readonly picture: Picture | null }>();
  const turn = `${String(id)} ${tries}`;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isLeft = false;
    const take = (picture: Picture | null) => {
      if (!isLeft) setLoaded({ turn, picture });
    };
    loadPicture(id).then(take, () => take(null));
    return () => {
      isLeft = true;
    };
  }, [id, turn]);
  const current = loaded?.turn === turn ? loaded : undefined;
  return {
    picture: current?.picture ?? null,
    hasFailed: current !== undefined && current.picture === null,
    reload: () => setTries(tries + 1),
  };
}
