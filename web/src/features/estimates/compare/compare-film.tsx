import { useMemo } from 'react';
import { useBuilder } from '../builder/builder-context.ts';
import { FilmStrip } from '../photos/strip/film-strip.tsx';
import { lineNumbers } from '../photos/photo-lines.ts';
import { usePendingMark, useCompareState } from './compare-context.ts';
import styles from './compare.module.css';

/** The photos of the estimate, in their order. */
export function CompareFilm() {
  const { photos, photo, go } = useCompareState();
  const { mode, photo: asked } = usePendingMark();
  const shown = photos.find(({ id }) => id === asked) ?? photo;
  const { estimate } = useBuilder().now;
  const linesOf = useMemo(() => lineNumbers(estimate), [estimate]);
  return (
    <div className={styles['film']}>
      <FilmStrip
        label="Photos"
        photos={photos}
        linesOf={linesOf}
        selected={shown?.id ?? null}
        onSelect={({ id }) => go({ photo: id, ...(mode !== undefined && { mode }) })}
      />
    </div>
  );
}
