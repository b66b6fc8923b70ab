import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import { useMemo } from 'react';
import styles from '../illustration.module.css';
import { fittingLabels } from './label-positions.ts';
import type { DrawnPlate } from '../drawing/drawn-picture.ts';
import { useStore } from '../use-store.ts';
import type { PlateControl } from '../viewport/view-control.ts';

/** Names on the parts: as many as have room, the larger parts first, more as the picture grows. */
export function PictureLabels({
  picture,
  view,
}: {
  readonly picture: DrawnPlate;
  readonly view: PlateControl;
}) {
  const scale = useStore(view.settled, (current) => current?.view.scale ?? 0);
  const labels = useMemo(() => {
    const bySize = regionsOf(picture.scene).toSorted(
      (a, b) => b.bounds.w * b.bounds.h - a.bounds.w * a.bounds.h,
    );
    return bySize.map(({ id, title, anchor: [x, y] }) => ({ region: id, text: title, x, y }));
  }, [picture]);
  const { box } = picture.scene;
  return fittingLabels(labels, scale).map(({ region, text, x, y }) => (
    <span
      key={region}
      className={styles['label']}
      aria-hidden="true"
      style={{
        left: `${((x - box.x) / box.width) * 100}%`,
        top: `${((y - box.y) / box.height) * 100}%`,
      }}
    >
      {text}
    </span>
  ));
}
