import type { Photo } from '../estimates/model/estimate.ts';
import { markLabel } from '../estimates/photos/mark-measure.ts';
import { markShape } from '../estimates/photos/mark-shapes.ts';

/** A mark as drawn over a photo of a share page. */
export interface SharedMark {
  /** Path in an SVG of width `markWidth`; empty if the mark is only text. */
  readonly path: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export const markWidth = 1_000;
/** Arrow heads and ends of measurements, in a picture mostly displayed smaller. */
const headSize = 2;
const million = 1_000_000;

type Marked = Pick<Photo, 'width' | 'height' | 'marks' | 'alignment' | 'knownLength'>;

/** Height of the photo at width `markWidth`. */
export function markHeight({ width, height }: Pick<Photo, 'width' | 'height'>): number {
  return width > 0 ? Math.round((markWidth * height) / width) : markWidth;
}

export function sharedMarks(photo: Marked): readonly SharedMark[] {
  const high = markHeight(photo);
  return photo.marks.flatMap((mark) => {
    const shape = markShape(
      mark,
      ([x, y]) => ({ x: (x / million) * markWidth, y: (y / million) * high }),
      headSize,
    );
    if (shape === null) return [];
    const { x, y } = shape.label;
    return [{ path: shape.path, label: markLabel(mark, photo), x: Math.round(x), y: Math.round(y) }];
  });
}
