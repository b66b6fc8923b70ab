import type { PageSize } from './use-pdf.ts';

/** Fits the width, fits the whole page, or is a percentage of the paper's own size. */
export type Zoom = 'width' | 'page' | number;

const steps = [25, 33, 50, 67, 75, 90, 100, 125, 150, 175, 200, 250, 300];
/** CSS pixels per point of paper. */
const pixelsPerPoint = 96 / 72;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Screen pixels per point of paper. */
export function scaleOf(zoom: Zoom, page: PageSize, room: Room): number {
  if (typeof zoom === 'number') return (zoom / 100) * pixelsPerPoint;
  const byWidth = Math.max(80, room.width) / page.width;
  return zoom === 'width' ? byWidth : Math.min(byWidth, Math.max(80, room.height) / page.height);
}

export function percentOf(scale: number): number {
  return Math.round((scale / pixelsPerPoint) * 100);
}

/** The next zoom step up or down from the visible scale; the same at either end. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const percent = percentOf(scale);
  const next =
    direction === 1 ? steps.find((step) => step > percent) : steps.findLast((step) => step < percent);
  return next ?? Math.min(300, Math.max(25, percent));
}
