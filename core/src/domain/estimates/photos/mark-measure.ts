import type { Photo, PhotoMark } from '../model/estimate.ts';
import {
  areaWithin,
  areaText,
  boxCorners,
  ellipseMeasure,
  lengthText,
  rulerOf,
  wayLength,
} from './photo-measure.ts';
import type { PlaneMap } from './plane-map.ts';

/** Measures of a mark, in inches and square inches. */
export interface MarkMeasure {
  readonly length: number;
  readonly width: number;
  readonly area: number;
}

type Measurable = Pick<Photo, 'width' | 'height' | 'alignment' | 'knownLength'>;

export function markMeasure(
  { kind, points }: Pick<PhotoMark, 'kind' | 'points'>,
  photo: Measurable,
): MarkMeasure | null {
  const ruler = rulerOf(photo);
  if (ruler === null) return null;
  if (kind === 'measure') {
    const length = wayLength(ruler, points, photo);
    return length === null ? null : { length, width: 0, area: 0 };
  }
  if (kind === 'circle') {
    const measure = ellipseMeasure(ruler, points, photo);
    return measure && { length: measure.across, width: measure.down, area: measure.area };
  }
  return kind === 'box' ? boxMeasure(points, photo, ruler) : null;
}

function boxMeasure(points: PhotoMark['points'], photo: Measurable, ruler: PlaneMap): MarkMeasure | null {
  const [a, b, c] = boxCorners(points);
  if (!a || !b || !c) return null;
  const length = wayLength(ruler, [a, b], photo);
  const width = wayLength(ruler, [b, c], photo);
  const area = areaWithin(ruler, boxCorners(points), photo);
  return length === null || width === null || area === null ? null : { length, width, area };
}

/** "35.4 in" or "2 ft × 18.5 in, 3.1 sq ft"; empty without a measure. */
export function measureText(kind: PhotoMark['kind'], measure: MarkMeasure | null): string {
  if (measure === null) return '';
  if (kind === 'measure') return lengthText(measure.length);
  return `${lengthText(measure.length)} × ${lengthText(measure.width)}, ${areaText(measure.area)}`;
}

/** A measure's label on the picture includes its length; other marks show only their text. */
export function markLabel(mark: PhotoMark, photo: Measurable): string {
  const measure = measureText(mark.kind, markMeasure(mark, photo));
  return mark.kind === 'measure' ? [mark.text, measure || '?'].filter(Boolean).join(' ') : mark.text.trim();
}
