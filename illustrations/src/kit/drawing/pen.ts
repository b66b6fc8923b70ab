import { ellipse, mapSegments, type Shape } from '../geometry/shapes.ts';
import { clipConvex } from '../geometry/cuts.ts';
import type { Bounds } from '../geometry/flatten.ts';
import { classesOf, type PaintName } from '../paint/paint-names.ts';
import { hundredths, type Point, type PointMap } from '../geometry/points.ts';
import type { DrawCommand, Extra, Side } from '../scene/scene.ts';
import type { Ink } from '../paint/tokens.ts';

export interface Decal {
  pts: Point[];
  readonly shape: Shape;
  readonly paint: PaintName;
}

/** The paints of one stroke, layered in the order of the style sheet; its own overrides come last. */
export type Look = readonly PaintName[] | readonly [...PaintName[], Extra | undefined];

export type EdgeShade = 'shade-from-left' | 'shade-from-right';

/** The view as a pen needs it. */
export interface Sheet {
  readonly side: Side;
  readonly direction: 1 | -1;
  /** Overlays that darken the front and the rear edge of the vehicle, whichever way it looks. */
  readonly frontShade: EdgeShade;
  readonly rearShade: EdgeShade;
  readonly map: PointMap;
  readonly bodyGraphics: readonly Decal[];
  addClip(shape: Shape): string;
  addGradient(from: Point, to: Point): { readonly ref: string };
}

/** One recorded stroke, in the coordinates of the view: the hit area of an exploded part is traced from these. */
export interface InkNote {
  readonly shape: Shape;
  readonly paints: readonly PaintName[];
  readonly extra: Extra | undefined;
}

/** Draws one region or decoration of a view. Outlines come last, the hit on top of all. */
export class Pen {
  readonly view: Sheet;
  readonly notes: InkNote[] = [];
  hitShape: Shape | null = null;
  isThin = false;
  hasRings = false;
  isVeiled = true;
  anchor: Point | null = null;
  #commands: DrawCommand[] = [];
  #clipped = 0;

  constructor(sheet: Sheet) {
    this.view = sheet;
  }

  get commands(): readonly DrawCommand[] {
    return this.#commands;
  }

  /** A path: a surface, an overlay, a line, or a surface with its line. */
  path(shape: Shape, ...look: Look): this {
    if (shape.segments.length < 2) return this;
    const { paints, extra } = partsOf(look);
    this.#note(() => shape, paints, extra);
    const path = mapSegments(shape.segments, this.view.map);
    this.#commands.push({ kind: 'path', path, cls: classesOf(paints), ...(extra && { extra }) });
    return this;
  }

  circle(cx: number, cy: number, r: number, ...look: Look): this {
    const { paints, extra } = partsOf(look);
    this.#note(() => ellipse(cx, cy, r), paints, extra);
    const [x, y] = this.view.map(cx, cy);
    const rounded = { x: hundredths(x), y: hundredths(y), r: hundredths(r) };
    this.#commands.push({ kind: 'circle', ...rounded, cls: classesOf(paints), ...(extra && { extra }) });
    return this;
  }

  /** One shape painted several times: a surface, its overlays, its line. */
  layers(shape: Shape, ...looks: readonly Look[]): this {
    for (const look of looks) this.path(shape, ...look);
    return this;
  }

  /** Circles round one center, from the outermost to the innermost. */
  concentric(cx: number, cy: number, ...rings: readonly (readonly [radius: number, ...Look])[]): this {
    for (const [radius, ...look] of rings) this.circle(cx, cy, radius, ...look);
    return this;
  }

  /** A round bar in three strokes: outline, metal, glint. */
  tube(shape: Shape, width = 1.1, metal: Ink = 'metal', outline = 0.44): this {
    const shift: Point = [hundredths(-width * 0.16), hundredths(-width * 0.16)];
    const glint = {
      stroke: 'hi',
      strokeOpacity: 0.55,
      width: hundredths(width * 0.28),
      cap: 'butt',
      shift,
    } as const;
    return this.path(shape, { stroke: 'line', width: hundredths(width + outline) })
      .path(shape, { stroke: metal, width: hundredths(width) })
      .path(shape, glint);
  }

  /** A crisp cast shadow: stacked offsets in inches of the page, right and down. Light never mirrors. */
  shadow(shape: Shape, dx: number, dy: number, steps = 3, ...paints: readonly PaintName[]): this {
    const look: readonly PaintName[] = paints.length > 0 ? paints : ['shade-1'];
    for (let i = steps; i >= 1; i--) {
      this.path(shape.move((dx * this.view.direction * i) / steps, (-dy * i) / steps), ...look);
    }
    return this;
  }

  /** A body-colored surface with the graphics that cross it; for convex shapes. */
  bodyPanel(shape: Shape, paint: PaintName = 'body'): this {
    this.path(shape, paint);
    const edge = shape.pts(0.1);
    for (const decal of this.view.bodyGraphics) {
      const crossing = clipConvex(decal.pts, edge);
      if (crossing.segments.length > 4) this.path(crossing, decal.paint);
    }
    return this;
  }

  /** Like `bodyPanel`, exact for concave shells. */
  bodyShell(shape: Shape, paint: PaintName = 'body'): this {
    this.path(shape, paint);
    const bounds = shape.bbox();
    const crossing = this.view.bodyGraphics.filter((decal) => overlap(decal.shape.bbox(), bounds));
    if (crossing.length > 0) {
      this.within(shape, (pen) => {
        for (const decal of crossing) pen.path(decal.shape, decal.paint);
      });
    }
    return this;
  }

  /** Draws inside a shape only: overlays on curved shells. */
  within(shape: Shape, draw: (pen: Pen) => void): this {
    const clip = this.view.addClip(shape);
    const outer = this.#commands;
    this.#commands = [];
    this.#clipped += 1;
    draw(this);
    this.#clipped -= 1;
    const inner = this.#commands;
    this.#commands = outer;
    this.#commands.push({ kind: 'clip', clip, draw: inner });
    return this;
  }

  /** The closed hit area, which also shows the state: it covers all ink of the part. */
  hitArea(shape: Shape, thin = false): this {
    this.hitShape = shape;
    this.isThin = thin;
    return this;
  }

  /** The hit area has holes (a flange, a flare): parts inside them are not this part. */
  withHoles(): this {
    this.hasRings = true;
    return this;
  }

  /** A region without ink of its own (paint, graphics): never veiled. */
  neverDimmed(): this {
    this.isVeiled = false;
    return this;
  }

  /** The callout points here: on visible ink of this part. */
  calloutAt(x: number, y: number): this {
    this.anchor = [x, y];
    return this;
  }

  #note(shape: () => Shape, paints: readonly PaintName[], extra: Extra | undefined): void {
    if (this.view.side === 'exploded' && this.#clipped === 0)
      this.notes.push({ shape: shape(), paints, extra });
  }
}

function partsOf(look: Look): { readonly paints: readonly PaintName[]; readonly extra: Extra | undefined } {
  const parts: readonly (PaintName | Extra | undefined)[] = look;
  const paints = parts.filter((part) => typeof part === 'string');
  const last = parts.at(-1);
  return { paints, extra: typeof last === 'string' ? undefined : last };
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
}
