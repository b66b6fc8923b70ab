import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { RegionMark } from '../illustration-props.ts';
import styles from '../illustration.module.css';
import type { DrawnPlate } from '../drawing/drawn-picture.ts';
import type { PlateControl } from './view-control.ts';
import { clampedView, visibleExtent } from './view-math.ts';

export interface MinimapProps {
  readonly picture: DrawnPlate;
  readonly view: PlateControl;
  readonly marks: ReadonlyMap<string, RegionMark> | undefined;
}

/** The whole picture in small, with a frame around its visible part. */
export function OpenMinimap({ picture, view, marks }: MinimapProps) {
  const frame = useRef<SVGRectElement>(null);
  const { box } = picture.scene;
  const outline = useMemo(() => outlineOf(picture), [picture]);
  useEffect(() => {
    const follow = () => {
      const current = view.live.get();
      if (!current || !frame.current) return;
      for (const [name, value] of Object.entries(visibleExtent(current.view, current.box, current.pane))) {
        frame.current.setAttribute(name, String(value));
      }
    };
    follow();
    return view.live.subscribe(follow);
  }, [view]);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const current = view.live.get();
    if (!current || event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const map = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - map.left) / map.width) * box.width + box.x - current.box.x;
    const y = ((event.clientY - map.top) / map.height) * box.height + box.y - current.box.y;
    const { scale } = current.view;
    const middle = { scale, x: current.pane.width / 2 - x * scale, y: current.pane.height / 2 - y * scale };
    view.set(clampedView(middle, current.box, current.pane));
  };
  return (
    <div className={styles['minimap']} data-part="minimap" aria-hidden="true">
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} onPointerDown={go} onPointerMove={go}>
        <path className={styles['mapBody']} d={outline.map(([, d]) => d).join('')} />
        <path
          className={styles['mapMarked']}
          d={outline.map(([id, d]) => (marks?.has(id) ? d : '')).join('')}
        />
        <rect ref={frame} className={styles['mapFrame']} rx="2" />
      </svg>
    </div>
  );
}

/** The shapes of the parts, each with its region id. */
function outlineOf({ tree }: DrawnPlate): readonly (readonly [region: string, path: string])[] {
  return tree.children.flatMap((item) => {
    if (typeof item === 'string') return [];
    const region = item.attributes['data-region'];
    const hit = item.children.at(-1);
    if (region === undefined || hit === undefined || typeof hit === 'string') return [];
    return [[region, hit.attributes['d'] ?? ''] as const];
  });
}
