import type { Box, Size } from '../../../../lib/viewport.ts';
import { mapped, type PlaneMap, type PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';

/** The visible part: the drawing's point in the middle, in inches, and the pixels per inch. */
export interface CompareView {
  readonly center: PlanePoint;
  readonly zoom: number;
}

/** Room around a picture that is shown whole. */
const margin = 16;
/** Zoom limits, as multiples of the zoom that shows the whole drawing. */
const [farthest, closest] = [0.4, 24];
const step = 1.25;

export function middleOf({ x, y, width, height }: Box): PlanePoint {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The view that fits a box into a pane. */
export function fitted(box: Box, pane: Size): CompareView {
  const room = { width: Math.max(1, pane.width - 2 * margin), height: Math.max(1, pane.height - 2 * margin) };
  return { center: middleOf(box), zoom: Math.min(room.width / box.width, room.height / box.height) };
}

/** Limits the zoom, and keeps the center on the drawing or near it. */
export function clampedView({ center, zoom }: CompareView, box: Box, fit: number): CompareView {
  const { x, y, width, height } = box;
  const [beside, above] = [width * 0.3, height * 0.5];
  return {
    center: {
      x: Math.min(x + width + beside, Math.max(x - beside, center.x)),
      y: Math.min(y + height + above, Math.max(y - above, center.y)),
    },
    zoom: Math.min(fit * closest, Math.max(fit * farthest, zoom)),
  };
}

/** Pans by pixels, as the fingers moved. */
export function panned({ center, zoom }: CompareView, x: number, y: number): CompareView {
  return { center: { x: center.x - x / zoom, y: center.y - y / zoom }, zoom };
}

/** Zooms so that the content under the pane's point stays under it. */
export function zoomedAt(view: CompareView, factor: number, panePoint: PlanePoint, pane: Size): CompareView {
  const zoom = view.zoom * factor;
  const under = planePointAt(view, panePoint, pane);
  return {
    zoom,
    center: {
      x: under.x - (panePoint.x - pane.width / 2) / zoom,
      y: under.y - (panePoint.y - pane.height / 2) / zoom,
    },
  };
}

export function stepped(view: CompareView, direction: 1 | -1): CompareView {
  return { ...view, zoom: view.zoom * (direction === 1 ? step : 1 / step) };
}

/** The drawing's point under a point of the pane. */
export function planePointAt({ center, zoom }: CompareView, panePoint: PlanePoint, pane: Size): PlanePoint {
  return {
    x: center.x + (panePoint.x - pane.width / 2) / zoom,
    y: center.y + (panePoint.y - pane.height / 2) / zoom,
  };
}

export function pointOf({ center, zoom }: CompareView, point: PlanePoint, pane: Size): PlanePoint {
  return {
    x: pane.width / 2 + (point.x - center.x) * zoom,
    y: pane.height / 2 + (point.y - center.y) * zoom,
  };
}

/** Pans as little as needed to show a point, some way from the edge. */
export function showing(view: CompareView, point: PlanePoint, pane: Size, edge = 40): CompareView {
  const panePoint = pointOf(view, point, pane);
  const back = (at: number, room: number) => Math.max(0, edge - at) - Math.max(0, at - (room - edge));
  return panned(view, back(panePoint.x, pane.width), back(panePoint.y, pane.height));
}

/** Fits an unaligned photo into the middle of the drawing. */
export function fitMap(photo: Size, box: Box): PlaneMap {
  const scale = Math.min(box.width / photo.width, box.height / photo.height);
  const { x, y } = middleOf(box);
  return [scale, 0, x - (photo.width * scale) / 2, 0, scale, y - (photo.height * scale) / 2, 0, 0, 1];
}

/**
 * The photo's area on the drawing. A straightened photo reaches far beyond the drawing, up to the horizon: only the part on
 * the drawing is of use.
 */
export function extentOf(photo: Size, map: PlaneMap, box: Box): Box {
  const corners = [
    { x: 0, y: 0 },
    { x: photo.width, y: 0 },
    { x: photo.width, y: photo.height },
    { x: 0, y: photo.height },
  ].flatMap((corner) => mapped(map, corner) ?? []);
  if (corners.length < 4) return box;
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, low] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return within({ x: left, y: top, width: right - left, height: low - top }, box);
}

/** The common part of both; the second where they have none. */
function within(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : other;
}
