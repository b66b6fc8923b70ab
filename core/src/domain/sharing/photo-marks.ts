import type { Photo } from '../estimates/model/estimate.ts';
import { markLabel } from '../estimates/photos/mark-measure.ts';
import { markShape } from '../estimates/photos/mark-shapes.ts';

/** A mark as it is drawn over a photo of a share page. */
export interface SharedMark {
  /** Of an SVG as wide as `markWidth`; empty where the mark is text alone. */
  readonly path: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export const markWidth = 1_000;
/** Heads of arrows and ends of measures, in a picture that is mostly shown smaller. */
const headSize = 2;
const million = 1_000_000;

type Marked = Pick<Photo, 'width' | 'height' | 'marks' | 'alignment' | 'knownLength'>;

/** How high the photo is where it is as wide as `markWidth`. */
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
