import { gradients, skirtStops, wallStops, type GradientName } from '../kit/paint/gradients.ts';
import { paintOf, type Paint } from '../kit/paint/paint.ts';
import type { DrawCommand, Extra, Pattern, Scene } from '../kit/scene/scene.ts';
import type { Ink, Theme } from '../kit/paint/tokens.ts';
import type { FillRule, PdfCanvas, PdfGradient } from './pdf-canvas.ts';
import { extentOf, trace, traceMark } from './pdf-path.ts';
import { drawShade, placedIn, type PlacedGradient } from './pdf-shade.ts';

type Mark = Exclude<DrawCommand, { kind: 'clip' }>;
type Fill = NonNullable<Paint['fill']> | { readonly ref: string };

/** Everything one stroke says: its classes, and over them what it has of its own. */
interface Look extends Omit<Paint, 'fill' | 'stroke'> {
  readonly fill?: Fill;
  readonly stroke?: Ink | 'none';
  readonly dashOffset?: number;
  readonly strokeFirst?: true;
  readonly opacity?: number;
}

/** Draws the strokes of a scene; the canvas is scaled to inches. */
export class PdfInk {
  readonly #canvas: PdfCanvas;
  readonly #scene: Scene;
  readonly #theme: Theme;
  readonly #share: number;

  constructor(canvas: PdfCanvas, scene: Scene, theme: Theme, share = 1) {
    this.#canvas = canvas;
    this.#scene = scene;
    this.#theme = theme;
    this.#share = share;
  }

  /** Paler strokes than they are told: what a dimmed plate shows of its ground and joints. */
  faint(share: number): PdfInk {
    return new PdfInk(this.#canvas, this.#scene, this.#theme, share);
  }

  draw(command: DrawCommand): void {
    if (command.kind !== 'clip') return this.#mark(command);
    const clip = this.#scene.clips.find(({ id }) => id === command.clip);
    if (!clip) throw new Error(`${this.#scene.id}: the clip ${command.clip} does not exist.`);
    this.#canvas.save();
    trace(this.#canvas, clip.path);
    this.#canvas.clip();
    for (const inner of command.draw) this.draw(inner);
    this.#canvas.restore();
  }

  #mark(mark: Mark): void {
    const look = lookOf(mark.cls, mark.extra);
    if (look.strokeFirst) this.#stroke(mark, look);
    this.#fill(mark, look);
    if (!look.strokeFirst) this.#stroke(mark, look);
  }

  #fill(mark: Mark, look: Look): void {
    const { fill } = look;
    if (fill === undefined) return;
    const opacity =
      (look.fillOpacity ?? 1) *
      (look.opacity ?? 1) *
      this.#share *
      (look.fillStrength ? this.#theme[look.fillStrength] : 1);
    const rule: FillRule = look.rule ? 'even-odd' : 'non-zero';
    if (typeof fill === 'object') return this.#fillRef(mark, fill.ref, opacity, rule);
    if (fill.startsWith('#') && !fill.startsWith('#glass')) {
      const gradient = gradients[fill.slice(1) as GradientName];
      return this.#shade(mark, gradient.stops, placedIn(extentOf(mark), gradient), opacity, rule);
    }
    this.#canvas.fillOpacity(opacity);
    traceMark(this.#canvas, mark);
    this.#canvas.fill(this.#solid(mark, fill), rule);
  }

  /** A color, or a gradient of colors that covers what lies below. */
  #solid(mark: Mark, fill: Exclude<Fill, object>): string | PdfGradient {
    const { inks } = this.#theme;
    if (fill === '@wall') return this.#body(this.#scene.wall, wallStops) ?? inks['wall-b'];
    if (fill === '@skirt') return this.#body(this.#scene.skirt, skirtStops) ?? inks['skirt-a'];
    if (!fill.startsWith('#')) return inks[fill as Ink];
    const gradient = gradients[fill.slice(1) as GradientName];
    const placed = placedIn(extentOf(mark), gradient);
    if (placed.kind === 'radial') throw new Error(`${fill} cannot cover what lies below it.`);
    const glass = this.#canvas.linearGradient(...placed.from, ...placed.to);
    for (const { offset, ink } of gradient.stops) glass.stop(offset, inks[ink]);
    return glass;
  }

  #body(span: Scene['wall'], stops: readonly (readonly [number, Ink])[]): PdfGradient | undefined {
    if (!span) return undefined;
    const gradient = this.#canvas.linearGradient(0, span.top, 0, span.bottom);
    for (const [offset, ink] of stops) gradient.stop(offset, this.#theme.inks[ink]);
    return gradient;
  }

  #fillRef(mark: Mark, ref: string, opacity: number, rule: FillRule): void {
    const axis = this.#scene.gradients.find(({ id }) => id === ref);
    if (axis) {
      const { from, to } = axis;
      return this.#shade(mark, gradients.cy.stops, { kind: 'linear', from, to }, opacity, rule);
    }
    const pattern = this.#scene.patterns.find(({ id }) => id === ref);
    if (!pattern) throw new Error(`${this.#scene.id}: the fill ${ref} does not exist.`);
    this.#clipped(mark, rule, () => this.#tiles(mark, pattern));
  }

  #shade(
    mark: Mark,
    stops: (typeof gradients)['cy']['stops'],
    placed: PlacedGradient,
    strength: number,
    rule: FillRule,
  ): void {
    const within = extentOf(mark);
    this.#clipped(mark, rule, () =>
      drawShade(this.#canvas, this.#theme, { stops, placed, strength, within }),
    );
  }

  #clipped(mark: Mark, rule: FillRule, draw: () => void): void {
    this.#canvas.save();
    traceMark(this.#canvas, mark);
    this.#canvas.clip(rule);
    draw();
    this.#canvas.restore();
  }

  #tiles(mark: Mark, { width, height, draw }: Pattern): void {
    const { x0, y0, x1, y1 } = extentOf(mark);
    for (let y = Math.floor(y0 / height) * height; y < y1; y += height) {
      for (let x = Math.floor(x0 / width) * width; x < x1; x += width) {
        this.#canvas.save();
        this.#canvas.translate(x, y);
        for (const command of draw) this.draw(command);
        this.#canvas.restore();
      }
    }
  }

  #stroke(mark: Mark, look: Look): void {
    const { stroke, width } = look;
    if (stroke === undefined || stroke === 'none') return;
    const canvas = this.#canvas;
    canvas.lineWidth(this.#widthOf(mark, look, width ?? 1));
    canvas.lineCap(look.cap ?? 'round');
    canvas.lineJoin(look.join ?? 'round');
    const strength = look.strokeStrength ? this.#theme[look.strokeStrength] : 1;
    canvas.strokeOpacity(
      Math.min(1, (look.strokeOpacity ?? 1) * (look.opacity ?? 1) * this.#share * strength),
    );
    const { dash } = look;
    if (dash)
      canvas.dash(
        dash.map((length) => Math.max(0.01, length)),
        { phase: look.dashOffset ?? 0 },
      );
    traceMark(canvas, mark);
    canvas.stroke(this.#theme.inks[stroke]);
    if (dash) canvas.undash();
  }

  /** Widths of the vocabulary follow the line scale of the plate; widths of one stroke are inches. */
  #widthOf(mark: Mark, { fixedWidth }: Look, width: number): number {
    if (fixedWidth || mark.extra?.width !== undefined) return width;
    return width * this.#scene.lineScale * this.#theme.lk;
  }
}

function lookOf(cls: string, extra: Extra = {}): Look {
  const { shift: _, ...own } = extra;
  return { ...paintOf(cls), ...own };
}
