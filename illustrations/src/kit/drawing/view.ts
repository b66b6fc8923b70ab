import { boundsOf, flatten } from '../geometry/flatten.ts';
import { withPinSpots } from '../scene/pin-spots.ts';
import { classesOf, type PaintName } from '../paint/paint-names.ts';
import { Pen, type Decal, type EdgeShade, type Sheet } from './pen.ts';
import { hundredths, type Point, type PointMap } from '../geometry/points.ts';
import { canonicalRegionId } from '../scene/region-id.ts';
import type {
  AxisGradient,
  CalloutLayout,
  Category,
  Clip,
  Padding,
  Pattern,
  Scene,
  SceneItem,
  SceneRegion,
  Side,
  VerticalSpan,
} from '../scene/scene.ts';
import { mapSegments, ribbon, type Row, type Shape } from '../geometry/shapes.ts';

export interface ViewOptions {
  readonly id: string;
  readonly title: string;
  readonly vehicle: string;
  readonly side: Side;
  readonly width: number;
  readonly height: number;
  /** +1 draws stations from left to right (road side), -1 mirrors them (curb side). */
  readonly direction?: 1 | -1;
  readonly originX?: number;
  /** Heights between which the body gradient runs. */
  readonly wall?: readonly [number, number];
  readonly skirt?: readonly [number, number];
  readonly pad?: Padding;
  readonly lineScale?: number;
}

export interface RegionMeta {
  /** The zone of the id, unless the part belongs to another category. */
  readonly category?: Category | undefined;
  readonly callout?: boolean | undefined;
  /** One object in both side views though its id does not match the shared pattern. */
  readonly shared?: boolean;
  readonly at?: Point;
}

/** Builds the scene of one plate: regions and decorations in the order of painting, back to front. */
export class View implements Sheet {
  readonly id: string;
  readonly title: string;
  readonly vehicle: string;
  readonly side: Side;
  readonly width: number;
  readonly height: number;
  readonly direction: 1 | -1;
  readonly originX: number;
  readonly pad: Padding;
  readonly lineScale: number;
  readonly frontShade: EdgeShade;
  readonly rearShade: EdgeShade;
  readonly bodyGraphics: Decal[] = [];
  /** From the vehicle's inches to the page; plans replace it. */
  map: PointMap;
  /** Settings of the callouts that differ from the usual ones. */
  callouts: Partial<Omit<CalloutLayout, 'size' | 'pad'>> = {};
  readonly #wall: VerticalSpan | null;
  readonly #skirt: VerticalSpan | null;
  readonly #items: SceneItem[] = [];
  readonly #ids = new Set<string>();
  readonly #clips: Clip[] = [];
  readonly #gradients: AxisGradient[] = [];
  readonly #patterns: Pattern[] = [];

  constructor(options: ViewOptions) {
    this.id = options.id;
    this.title = options.title;
    this.vehicle = options.vehicle;
    this.side = options.side;
    this.width = options.width;
    this.height = options.height;
    this.direction = options.direction ?? 1;
    this.originX = options.originX ?? 0;
    this.pad = options.pad ?? [10, 16, 12, 16];
    this.lineScale = options.lineScale ?? 1;
    this.frontShade = this.direction > 0 ? 'shade-from-left' : 'shade-from-right';
    this.rearShade = this.direction > 0 ? 'shade-from-right' : 'shade-from-left';
    this.map = (x, y) => [this.originX + this.direction * x, this.height - y];
    const span = ([low, high]: readonly [number, number]): VerticalSpan => ({
      top: this.height - high,
      bottom: this.height - low,
    });
    this.#wall = options.wall ? span(options.wall) : null;
    this.#skirt = options.skirt ? span(options.skirt) : null;
  }

  /** A part that can be pointed at; the zone of its id is its category unless `meta` names another. */
  region(id: string, title: string, draw: (pen: Pen) => void): this;
  region(id: string, title: string, meta: RegionMeta, draw: (pen: Pen) => void): this;
  region(
    id: string,
    title: string,
    metaOrDraw: RegionMeta | ((pen: Pen) => void),
    draw?: (pen: Pen) => void,
  ): this {
    const meta = typeof metaOrDraw === 'function' ? {} : metaOrDraw;
    const pen = new Pen(this);
    (typeof metaOrDraw === 'function' ? metaOrDraw : draw)?.(pen);
    const region = this.#regionOf(canonicalRegionId(id, this.side, meta.shared), title, meta, pen);
    if (this.#ids.has(region.id)) throw new Error(`${this.id}: the region ${region.id} is drawn twice.`);
    this.#ids.add(region.id);
    this.#items.push(region);
    return this;
  }

  #regionOf(id: string, title: string, meta: RegionMeta, pen: Pen): SceneRegion {
    if (!pen.hitShape) throw new Error(`${this.id}: the region ${id} has no hit.`);
    const path = mapSegments(pen.hitShape.segments, this.map);
    const bounds = boundsOf(flatten(path, 0.3));
    const told = pen.anchor ?? meta.at;
    const [x, y] = told ? this.map(...told) : [bounds.cx, bounds.cy];
    const anchor: Point = [hundredths(x), hundredths(y)];
    const [zone = id] = id.split(/[.@]/);
    return {
      kind: 'region',
      id,
      title,
      category: meta.category ?? zone,
      anchor,
      pin: anchor,
      callout: meta.callout !== false,
      bounds,
      hit: { path, thin: pen.isThin, rings: pen.hasRings, veiled: pen.isVeiled },
      draw: pen.commands,
    };
  }

  /** Ink that belongs to no part: shadows, joints, ground. */
  decoration(draw: (pen: Pen) => void): this {
    const pen = new Pen(this);
    draw(pen);
    this.#items.push({ kind: 'decoration', draw: pen.commands });
    return this;
  }

  /** Graphics that cross the body: every body panel and shell drawn later shows them. */
  bodyGraphic(shape: Shape, paint: PaintName): this {
    this.bodyGraphics.push({ pts: shape.pts(0.02), shape, paint });
    return this;
  }

  /** A band of paint between an upper and a lower curve. */
  bodyBand(paint: PaintName, top: Row, bottom: Row): this {
    return this.bodyGraphic(ribbon(top, bottom), paint);
  }

  addClip(shape: Shape): string {
    const id = `c${this.#clips.length + 1}-${this.#slug}`;
    this.#clips.push({ id, path: mapSegments(shape.segments, this.map) });
    return id;
  }

  /** The shading of a cylinder across the page, for the fill of an extra. */
  addGradient(from: Point, to: Point): { readonly ref: string } {
    const id = `g${this.#gradients.length + 1}-${this.#slug}`;
    this.#gradients.push({ id, from: this.map(...from), to: this.map(...to) });
    return { ref: id };
  }

  /** A repeated texture in inches of the page, for the fill of an extra. */
  addPattern(
    width: number,
    height: number,
    shape: Shape,
    ...paints: readonly PaintName[]
  ): { readonly ref: string } {
    const id = `t${this.#patterns.length + 1}-${this.#slug}`;
    const draw = [{ kind: 'path', path: shape.segments, cls: classesOf(paints) }] as const;
    this.#patterns.push({ id, width, height, draw });
    return { ref: id };
  }

  get #slug(): string {
    return this.id.replace(/\W/g, '-');
  }

  get #calloutLayout(): CalloutLayout {
    const { lanes = 'rows', radius, distance, middle } = this.callouts;
    const columns = lanes === 'columns';
    return {
      lanes,
      radius: radius ?? Math.min(4.5, this.width / 104),
      distance: distance ?? (columns ? 16 : 26),
      middle: middle ?? (columns ? this.width / 2 : this.height / 2),
      size: { width: this.width, height: this.height },
      pad: this.pad,
    };
  }

  scene(): Scene {
    const [top, right, bottom, left] = this.pad;
    return {
      id: this.id,
      title: this.title,
      vehicle: this.vehicle,
      side: this.side,
      box: { x: -left, y: -top, width: this.width + left + right, height: this.height + top + bottom },
      lineScale: this.lineScale,
      wall: this.#wall,
      skirt: this.#skirt,
      clips: this.#clips,
      gradients: this.#gradients,
      patterns: this.#patterns,
      items: withPinSpots(this.#items),
      callouts: this.#calloutLayout,
    };
  }
}
