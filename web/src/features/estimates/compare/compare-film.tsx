import { useMemo } from 'react';
import { useBuilder } from '../builder/builder-context.ts';
import { FilmStrip } from '../photos/film-strip.tsx';
import { lineNumbers } from '../photos/photo-lines.ts';
import { useDesk } from './compare-context.ts';
import styles from './compare.module.css';

/** The photos of the estimate, in their order. */
export function CompareFilm() {
  const { photos, photo, asked, go } = useDesk();
  const { estimate } = useBuilder().now;
  const linesOf = useMemo(() => lineNumbers(estimate), [estimate]);
  return (
    <div className={styles['film']}>
      <FilmStrip
        label="Photos"
        photos={photos}
        linesOf={linesOf}
        selected={photo?.id ?? null}
        onSelect={({ id }) => go({ photo: id, ...(asked !== 'side-by-side' && { mode: asked }) })}
      />
    </div>
  );
}
