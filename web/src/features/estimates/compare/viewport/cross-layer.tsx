import { useLayoutEffect, useRef } from 'react';
import type { Plane } from '../align/aligning.ts';
import { useCompareState } from '../compare-context.ts';
import { onGroundOf } from '../pins/pins-layer.tsx';
import styles from './compare-viewport.module.css';

/** The cross at the pointer, and at the same point of the other picture while both are linked. */
export function CrossLayer({ on }: { readonly on: Plane }) {
  const { cross, isLinked, photoView, drawingView } = useCompareState();
  const control = on === 'photo' ? photoView : drawingView;
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const [element, now] = [ref.current, cross.get()];
      if (element === null) return;
      const isSeen = now !== null && (isLinked || now.on === on);
      element.classList.toggle(styles['isSeen'] ?? '', isSeen);
      if (!isSeen) return;
      const { x, y } = onGroundOf(control, now.point, control.view.get().zoom);
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    let { zoom } = control.view.get();
    // Panning moves the cross along with the ground.
    const zoomed = () => {
      if (control.view.get().zoom === zoom) return;
      zoom = control.view.get().zoom;
      place();
    };
    place();
    const ends = [cross.subscribe(place), control.view.subscribe(zoomed)];
    return () => ends.forEach((end) => end());
  }, [cross, isLinked, control, on]);
  return <span ref={ref} className={styles['cross']} data-on={on} aria-hidden="true" />;
}
