import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { alignPhoto } from '@dre/core/domain/estimates/photos/align-photo';
import type { PlaneMap } from '@dre/core/domain/estimates/photos/plane-map';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDue } from '../../../lib/page/use-due.ts';
import { platesOf } from '../../catalogue/book-page/book-plates.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { type DamageView, damageView, openingView } from '../damage/damage-views.ts';
import { type DamageSide, inchesOf, useDamageSide } from '../damage/use-damage-side.ts';
import type { CompareAddress } from './compare-address.ts';
import { drawingId } from './align/aligned-drawing.ts';
import { photoSide } from './photo-side.ts';
import { type CompareMode, compareMode } from './compare-mode.ts';
import { type PhotoControl, viewControl } from './viewport/view-control.ts';
import { extentOf, fitMap } from './viewport/view-math.ts';
import type { Box } from '../../../lib/viewport.ts';

/** A photo, a drawing, and their alignment. */
export interface ComparedPair {
  readonly photos: readonly Photo[];
  readonly photo: Photo | undefined;
  readonly side: DamageView;
  readonly drawn: DamageSide;
  /** The drawing's id, as stored in alignments. */
  readonly drawing: string;
  /** Maps the photo's pixels to the drawing's inches, if matching points were marked. */
  readonly alignedMap: PlaneMap | null;
}

/** The pair as displayed. */
export interface Comparison extends ComparedPair {
  readonly mode: CompareMode;
  readonly isLinked: boolean;
  readonly link: (isLinked: boolean) => void;
  /** The photo's transform: aligned with the drawing, or unaligned. */
  readonly map: PlaneMap;
  /** Both share one view, unless they are unlinked. */
  readonly drawingView: PhotoControl;
  readonly photoView: PhotoControl;
}

/** The box a photo is fitted to without a drawing. */
const noDrawing: Box = { x: 0, y: 0, width: 400, height: 300 };

export function useComparedPair(address: CompareAddress): ComparedPair {
  const { now } = useBuilder();
  const { photos, unit } = now.estimate;
  // Any type will do before one is selected: its drawing stays hidden.
  const vehicleType = unit.vehicleType ?? 'fifth-wheel';
  const requested = photos.find(({ id }) => id === address.photo);
  const requestedSide = damageView(address.side);
  const sideOf = (photo: Photo | undefined) =>
    (photo && photoSide(photo, now.estimate.lines)) ?? openingView(now.estimate);
  const side = requestedSide ?? sideOf(requested ?? photos[0]);
  const photo =
    requested ?? photos.find((one) => sideOf(one) === side) ?? (requestedSide ? undefined : photos[0]);
  const drawn = useDamageSide(now, vehicleType, side, useDue(1));
  const [plate] = platesOf(vehicleType, side);
  const drawing = drawingId(plate, inchesOf(unit.length));
  const alignedMap = useMemo(() => alignedMapOf(photo, drawing), [photo, drawing]);
  return { photos, photo, side, drawn, drawing, alignedMap };
}

/** While points are marked, both pictures are shown separately, each unaligned. */
export function useComparison(
  pair: ComparedPair,
  requestedMode: string | undefined,
  isAligning: boolean,
): Comparison {
  const { photo, alignedMap, drawn, drawing } = pair;
  const box = drawn.picture?.scene.box ?? noDrawing;
  const [links, setLinks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const requested = isAligning ? 'side-by-side' : compareMode(requestedMode);
  // Moving the drawing into another pane takes the browser several frames.
  const mode = useDeferredValue(requested);
  const isRequested = links.get(photo?.id ?? '') ?? alignedMap !== null;
  const isLinked = !isAligning && (mode !== 'side-by-side' || isRequested);
  const { width, height } = photo ?? noDrawing;
  const map = useMemo(
    () => (isLinked && alignedMap !== null ? alignedMap : fitMap({ width, height }, box)),
    [isLinked, alignedMap, width, height, box],
  );
  const { drawingView, photoView } = useViews(photo, alignedMap, box, drawing);
  return {
    ...pair,
    mode,
    isLinked,
    link: (isOn) => setLinks(new Map([...links, [photo?.id ?? '', isOn]])),
    map,
    drawingView,
    photoView: isLinked ? drawingView : photoView,
  };
}

/** A view survives every edit; another photo, another drawing or the photo's first alignment resets it. */
function useViews(photo: Photo | undefined, alignedMap: PlaneMap | null, box: Box, drawing: string) {
  const key = `${photo?.id} ${drawing} ${box.width} ${alignedMap !== null}`;
  const [views, setViews] = useState(() => ({ key: '', ...createViews(photo, alignedMap, box) }));
  if (views.key === key) return views;
  const next = { key, ...createViews(photo, alignedMap, box) };
  setViews(next);
  return next;
}

function createViews(photo: Photo | undefined, alignedMap: PlaneMap | null, box: Box) {
  const start = photo && alignedMap ? extentOf(photo, alignedMap, box) : box;
  const own = photo ? extentOf(photo, fitMap(photo, box), box) : box;
  return { drawingView: viewControl(box, start), photoView: viewControl(box, own) };
}

function alignedMapOf(photo: Photo | undefined, drawing: string): PlaneMap | null {
  if (photo?.alignment?.drawing !== drawing) return null;
  const result = alignPhoto(photo.alignment.pairs, photo);
  return result.ok ? result.value : null;
}
