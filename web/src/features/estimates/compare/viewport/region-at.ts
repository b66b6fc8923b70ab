import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import type { PictureElement } from '../../../catalogue/illustration/drawing/picture-element.ts';

/** Tolerance around parts narrower than a finger, in inches. */
const beside = 2;

/** The drawing's part at a point, in inches: of several, the one in front. */
export function regionAt({ picture, regions }: PictureElement, point: PlanePoint): string | null {
  const near = regionsOf(picture.scene).filter(
    ({ bounds: { x0, y0, w, h } }) =>
      point.x >= x0 - beside &&
      point.x <= x0 + w + beside &&
      point.y >= y0 - beside &&
      point.y <= y0 + h + beside,
  );
  const hit = near.findLast(({ id }) => isHit(regions.get(id), point));
  if (hit !== undefined) return hit.id;
  const thin = near.findLast(({ bounds: { w, h } }) => Math.min(w, h) < beside);
  return thin?.id ?? null;
}

function isHit(region: SVGElement | undefined, { x, y }: PlanePoint): boolean {
  const shape = region?.querySelector<SVGPathElement>('.hit');
  return shape?.isPointInFill(new DOMPoint(x, y)) ?? false;
}
