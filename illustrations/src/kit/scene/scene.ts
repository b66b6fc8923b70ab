import type { Bounds } from '../geometry/flatten.ts';
import type { Ink } from '../paint/tokens.ts';
import type { Point, Segment } from '../geometry/points.ts';

/**
 * A plate as data: lengths in inches, origin at the top left, y down. Every renderer draws the same scene;
 * nothing here knows whether it ends as SVG in a page or as vectors in a PDF.
 */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly vehicle: string;
  readonly side: Side;
  readonly box: ViewBox;
  /** All lines of the plate are multiplied by this: plates that are shown larger have finer lines. */
  readonly lineScale: number;
  /** The start and end of the body gradient, so that doors match the wall they sit in. */
  readonly wall: VerticalSpan | null;
  readonly skirt: VerticalSpan | null;
  readonly clips: readonly Clip[];
  readonly gradients: readonly AxisGradient[];
  readonly patterns: readonly Pattern[];
  /** In the order of painting: the last one is in front. */
  readonly items: readonly SceneItem[];
  readonly callouts: CalloutLayout;
}

export type Side = 'road' | 'curb' | 'front' | 'rear' | 'roof' | 'under' | 'interior' | 'exploded';

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface VerticalSpan {
  readonly top: number;
  readonly bottom: number;
}

export interface Clip {
  readonly id: string;
  readonly path: readonly Segment[];
}

/** The shading of a cylinder, across this part only. */
export interface AxisGradient {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

export interface Pattern {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly draw: readonly DrawCommand[];
}

export type SceneItem = SceneRegion | Decoration;

export type Category =
  | 'awning'
  | 'body'
  | 'cab'
  | 'canvas'
  | 'chassis'
  | 'door'
  | 'glass'
  | 'house'
  | 'int'
  | 'light'
  | 'rear'
  | 'roof'
  | 'run'
  | 'slide'
  | 'util';

/** A part that can be pointed at. */
export interface SceneRegion {
  readonly kind: 'region';
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** A callout points here: on ink of the part that nothing covers. */
  readonly anchor: Point;
  /** The position of the line's number: the anchor, or the middle of a narrow part. */
  readonly pin: Point;
  readonly callout: boolean;
  /** The extent of the hit in the scene. */
  readonly bounds: Bounds;
  readonly hit: Hit;
  readonly draw: readonly DrawCommand[];
}

export interface Hit {
  readonly path: readonly Segment[];
  /** Too narrow to be met by a pointer: an invisible edge is added. */
  readonly thin: boolean;
  /** The shape has holes that belong to the parts inside. */
  readonly rings: boolean;
  /** Paint and graphics carry no ink of their own and are never veiled. */
  readonly veiled: boolean;
}

export interface Decoration {
  readonly kind: 'decoration';
  readonly draw: readonly DrawCommand[];
}

/** One stroke of the pen. `cls` names paints of the vocabulary in paint.ts; `extra` overrides them. */
export type DrawCommand =
  | { readonly kind: 'path'; readonly path: readonly Segment[]; readonly cls: string; readonly extra?: Extra }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly cls: string;
      readonly extra?: Extra;
    }
  | { readonly kind: 'clip'; readonly clip: string; readonly draw: readonly DrawCommand[] };

/** The properties a stroke has besides its classes. Widths in inches. */
export interface Extra {
  readonly fill?: Ink | { readonly ref: string };
  readonly fillOpacity?: number;
  readonly stroke?: Ink | 'none';
  readonly width?: number;
  readonly strokeOpacity?: number;
  readonly dash?: readonly number[];
  readonly dashOffset?: number;
  readonly cap?: 'butt';
  /** Stroke below the fill. */
  readonly strokeFirst?: true;
  readonly opacity?: number;
  /** Moved on the page, unaffected by a mirrored view. */
  readonly shift?: Point;
}

/** The setting of numbered balloons round the plate. */
export interface CalloutLayout {
  /** Rows above and below, or columns left and right. */
  readonly lanes: 'rows' | 'columns';
  readonly radius: number;
  /** Distance of a lane from the drawing. */
  readonly distance: number;
  /** Parts that lie before this go to the first lane. */
  readonly middle: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly pad: Padding;
}

/** Top, right, bottom, left. */
export type Padding = readonly [number, number, number, number];

export function regionsOf(scene: Scene): SceneRegion[] {
  return scene.items.filter((item) => item.kind === 'region');
}
