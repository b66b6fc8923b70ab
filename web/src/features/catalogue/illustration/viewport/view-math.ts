import type { Box, Point, Size } from '../../../../lib/viewport.ts';

/** The drawing's position in its pane: pixels per inch, and its top left corner. */
export interface PictureView extends Point {
  readonly scale: number;
}

/** Room between the drawing and the edge of the pane when all of it is shown. */
const margin = 14;
/** The closest zoom, relative to the whole drawing. */
const closest = 8;
const step = 1.25;

export function fittedView(box: Size, pane: Size): PictureView {
  const room = { width: Math.max(1, pane.width - 2 * margin), height: Math.max(1, pane.height - 2 * margin) };
  const scale = Math.min(room.width / box.width, room.height / box.height);
  return {
    scale,
    x: (pane.width - box.width * scale) / 2,
    y: (pane.height - box.height * scale) / 2,
  };
}

/** Zooms by a factor, so that the content under the point stays under it. */
export function zoomedAt(
  view: PictureView,
  factor: number,
  panePoint: Point,
  box: Size,
  pane: Size,
): PictureView {
  const fit = fittedView(box, pane).scale;
  const scale = Math.min(fit * closest, Math.max(fit, view.scale * factor));
  const grown = scale / view.scale;
  return clampedView(
    {
      scale,
      x: panePoint.x - (panePoint.x - view.x) * grown,
      y: panePoint.y - (panePoint.y - view.y) * grown,
    },
    box,
    pane,
  );
}

/** One zoom step by button or key, at the middle of the pane. */
export function steppedView(view: PictureView, direction: 1 | -1, box: Size, pane: Size): PictureView {
  const middle = { x: pane.width / 2, y: pane.height / 2 };
  return zoomedAt(view, direction === 1 ? step : 1 / step, middle, box, pane);
}

/** Two fingers: the point between them stays between them. */
export function pinchedView(
  start: { readonly view: PictureView; readonly middle: Point; readonly apart: number },
  now: { readonly middle: Point; readonly apart: number },
  box: Size,
  pane: Size,
): PictureView {
  const zoomed = zoomedAt(start.view, now.apart / Math.max(1, start.apart), start.middle, box, pane);
  const moved = {
    ...zoomed,
    x: zoomed.x + now.middle.x - start.middle.x,
    y: zoomed.y + now.middle.y - start.middle.y,
  };
  return clampedView(moved, box, pane);
}

/** Leaves no empty space beside a drawing that could fill the pane, and centers a smaller one. */
export function clampedView(view: PictureView, box: Size, pane: Size): PictureView {
  return {
    scale: view.scale,
    x: clampAlong(view.x, box.width * view.scale, pane.width),
    y: clampAlong(view.y, box.height * view.scale, pane.height),
  };
}

function clampAlong(at: number, length: number, room: number): number {
  if (length <= room - 2 * margin + 0.5) return (room - length) / 2;
  return Math.min(margin, Math.max(room - margin - length, at));
}

/** The view that shows an extent of the drawing with some of its surroundings. */
export function viewOf(extent: Box, box: Box, pane: Size): PictureView {
  const fit = fittedView(box, pane).scale;
  const ideal = Math.min((pane.width * 0.7) / extent.width, (pane.height * 0.7) / extent.height);
  const scale = Math.min(fit * closest, Math.max(fit, ideal));
  const middle = inPane({ x: extent.x + extent.width / 2, y: extent.y + extent.height / 2 }, box, {
    scale,
    x: 0,
    y: 0,
  });
  return clampedView({ scale, x: pane.width / 2 - middle.x, y: pane.height / 2 - middle.y }, box, pane);
}

/** Moves as little as needed to show an extent. */
export function viewWith(extent: Box, view: PictureView, box: Box, pane: Size): PictureView {
  const from = inPane(extent, box, view);
  return clampedView(
    {
      scale: view.scale,
      x: view.x + nudge(from.x, extent.width * view.scale, pane.width),
      y: view.y + nudge(from.y, extent.height * view.scale, pane.height),
    },
    box,
    pane,
  );
}

function nudge(at: number, length: number, room: number): number {
  if (at >= 0 && at + length <= room) return 0;
  return room / 2 - (at + length / 2);
}

/** The pane's point for a point of the drawing. */
export function inPane(point: Point, box: Point, view: PictureView): Point {
  return { x: view.x + (point.x - box.x) * view.scale, y: view.y + (point.y - box.y) * view.scale };
}

/** The visible part of the drawing, in the drawing's own units. */
export function visibleExtent(view: PictureView, box: Box, pane: Size): Box {
  const x = Math.max(0, -view.x / view.scale);
  const y = Math.max(0, -view.y / view.scale);
  return {
    x: box.x + x,
    y: box.y + y,
    width: Math.min(box.width, (pane.width - view.x) / view.scale) - x,
    height: Math.min(box.height, (pane.height - view.y) / view.scale) - y,
  };
}
