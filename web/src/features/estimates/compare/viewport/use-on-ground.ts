import type { PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useCompareState } from '../compare-context.ts';
import { middleOf } from './view-math.ts';

export type OnGround = (point: PhotoPoint) => { readonly x: number; readonly y: number } | null;

/** Pixels of the ground, from its middle: recomputed when the zoom changes, unchanged while panning. */
export function useOnGround(): OnGround {
  const { photo, map, photoView } = useCompareState();
  const zoom = useStore(photoView.view, (view) => view.zoom);
  const middle = middleOf(photoView.box);
  return (point) => {
    const planePoint = photo === undefined ? null : mapped(map, photoPixel(point, photo));
    return planePoint && { x: (planePoint.x - middle.x) * zoom, y: (planePoint.y - middle.y) * zoom };
  };
}
