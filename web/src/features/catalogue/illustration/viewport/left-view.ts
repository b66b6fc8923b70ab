import { useEffect } from 'react';
import type { PictureViewport } from './picture-viewport.ts';
import type { CurrentView } from './view-control.ts';
import { fittedView, clampedView, type PictureView } from './view-math.ts';
import type { Point } from '../../../../lib/viewport.ts';

/** The view in which a picture was left, independent of its pane's size: zoom and center. */
export interface LeftView {
  readonly zoom: number;
  /** In inches from the upper left corner of the drawing. */
  readonly middle: Point;
}

export interface LeftViews {
  get(): LeftView | null;
  set(view: LeftView): void;
}

export function leftViewOf({ view, pane, zoom }: CurrentView): LeftView {
  return {
    zoom,
    middle: { x: (pane.width / 2 - view.x) / view.scale, y: (pane.height / 2 - view.y) / view.scale },
  };
}

export function viewAsLeft({ zoom, middle }: LeftView, { box, pane }: CurrentView): PictureView {
  const scale = zoom * fittedView(box, pane).scale;
  const view = { scale, x: pane.width / 2 - middle.x * scale, y: pane.height / 2 - middle.y * scale };
  return clampedView(view, box, pane);
}

/** Restores the zoomed view of a picture, once it is placed. */
export function useLeftView(viewport: PictureViewport | null, left: LeftViews | undefined): void {
  useEffect(() => {
    if (!viewport || !left) return undefined;
    const { live, settled, set } = viewport.view;
    const before = left.get();
    let isBack = before === null || before.zoom <= 1.01;
    const bringBack = () => {
      const current = live.get();
      if (isBack || !current || !before) return;
      isBack = true;
      set(viewAsLeft(before, current));
    };
    const save = () => {
      const current = settled.get();
      if (isBack && current) left.set(leftViewOf(current));
    };
    const ends = [live.subscribe(bringBack), settled.subscribe(save)];
    bringBack();
    return () => ends.forEach((end) => end());
  }, [viewport, left]);
}
