import { useMemo } from 'react';
import { useBuilder } from '../builder/builder-context.ts';
import { FilmStrip } from '../photos/strip/film-strip.tsx';
import { lineNumbers } from '../photos/photo-lines.ts';
import { useRequestedAddress, useCompareState } from './compare-context.ts';
import styles from './compare.module.css';

/** The photos of the estimate, in their order. */
export function CompareFilm() {
  const { photos, photo, go } = useCompareState();
  const { mode, photo: requested } = useRequestedAddress();
  const current = photos.find(({ id }) => id === requested) ?? photo;
  const { estimate } = useBuilder().now;
  const linesOf = useMemo(() => lineNumbers(estimate), [estimate]);
  return (
    <div className={styles['film']}>
      <FilmStrip
        label="Photos"
        photos={photos}
        linesOf={linesOf}
        selected={current?.id ?? null}
        onSelect={({ id }) => go({ photo: id, ...(mode !== undefined && { mode }) })}
      />
    </div>
  );
}
