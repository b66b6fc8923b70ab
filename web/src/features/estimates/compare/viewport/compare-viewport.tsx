import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Plane } from '../align/aligning.ts';
import styles from './compare-viewport.module.css';
import { usePaneGestures } from './use-pane-gestures.ts';
import type { PhotoControl } from './view-control.ts';

/** One picture on its ground. The view moves it by scrolling the ground; nothing else may scroll it. */
export function CompareViewport({
  on,
  control,
  label,
  takesPointer = true,
  children,
}: {
  readonly on: Plane;
  readonly control: PhotoControl;
  readonly label: string;
  readonly takesPointer?: boolean;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current === null ? undefined : control.follow(ref.current)), [control]);
  return (
    <div
      ref={ref}
      className={styles['scroller']}
      inert={!takesPointer}
      aria-label={label}
      {...worked}
      data-stage={on}
      data-inactive={!takesPointer || undefined}
    >
      <div className={styles['ground']}>
        <div className={styles['middle']}>{children}</div>
      </div>
      {takesPointer && <Gestures pane={ref} on={on} control={control} />}
    </div>
  );
}

/** The picture handles arrow keys and Enter itself: they pan, move the cross and set points. */
const worked = { role: 'application', tabIndex: 0 } as const;

function Gestures({
  pane,
  on,
  control,
}: {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly on: Plane;
  readonly control: PhotoControl;
}) {
  usePaneGestures(pane, on, control);
  return null;
}
