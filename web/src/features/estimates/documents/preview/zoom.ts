import type { PageSize } from './use-pdf.ts';

/** As wide as there is room, the whole page, or so many percent of the paper's own size. */
export type Zoom = 'width' | 'page' | number;

const steps = [25, 33, 50, 67, 75, 90, 100, 125, 150, 175, 200, 250, 300];
/** A point of paper on a screen. */
const pixelsPerPoint = 96 / 72;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the screen for a point of the paper. */
export function scaleOf(zoom: Zoom, page: PageSize, room: Room): number {
  if (typeof zoom === 'number') return (zoom / 100) * pixelsPerPoint;
  const byWidth = Math.max(80, room.width) / page.width;
  return zoom === 'width' ? byWidth : Math.min(byWidth, Math.max(80, room.height) / page.height);
}

export function percentOf(scale: number): number {
  return Math.round((scale / pixelsPerPoint) * 100);
}

/** The next step up or down from what is seen; the same at either end. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const percent = percentOf(scale);
  const next =
    direction === 1 ? steps.find((step) => step > percent) : steps.findLast((step) => step < percent);
  return next ?? Math.min(300, Math.max(25, percent));
}
