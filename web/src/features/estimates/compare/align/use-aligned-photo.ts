import {
  after,
  cssMatrix,
  type PlaneMap,
  scaled,
  shifted,
} from '@dre/core/domain/estimates/photos/plane-map';
import { type RefObject, useLayoutEffect } from 'react';
import type { PhotoControl } from '../viewport/view-control.ts';
import { middleOf } from '../viewport/view-math.ts';

const settleAfter = 140;

/** Transforms an element onto the ground by one matrix, written when the zoom changes and never while panning. */
export function useAlignedPhoto(
  ref: RefObject<HTMLElement | null>,
  { view, box, fitZoom }: PhotoControl,
  map: PlaneMap,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const { x, y } = middleOf(box);
    let written = 0;
    let timer = 0;
    const settle = () => {
      element.style.willChange = '';
      // Lines grow slower than the drawing.
      element.style.setProperty('--rv-lt', String(1 / Math.sqrt(Math.max(1, view.get().zoom / fitZoom()))));
    };
    const align = () => {
      const { zoom } = view.get();
      if (zoom === written) return;
      // The layer is stretched while the zoom changes, and drawn sharp at rest.
      if (written !== 0) element.style.willChange = 'transform';
      written = zoom;
      element.style.transform = cssMatrix(after(scaled(zoom), after(shifted(-x, -y), map)));
      clearTimeout(timer);
      timer = window.setTimeout(settle, settleAfter);
    };
    align();
    const leave = view.subscribe(align);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [ref, view, box, fitZoom, map]);
}
