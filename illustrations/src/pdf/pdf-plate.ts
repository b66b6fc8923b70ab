import { placeCallouts, type CalloutOptions } from '../kit/callouts/callouts.ts';
import { regionsOf, type Scene, type ViewBox } from '../kit/scene/scene.ts';
import type { Marks } from '../kit/svg/state-styles.ts';
import { grayTheme, printTheme } from '../kit/paint/tokens.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { PdfInk } from './pdf-ink.ts';
import { drawCallouts, drawPins, drawStates, fillHit, type MarkScale, type PdfPin } from './pdf-marks.ts';

export interface PdfPlateOptions {
  /** The place on the page, in points; the plate keeps its proportions and stands in the middle. */
  readonly box: ViewBox;
  /** Numbers round the plate; on a crowded one those of a category. */
  readonly callouts?: boolean | CalloutOptions;
  readonly marks?: Marks;
  /** Pales what has no mark. */
  readonly dim?: boolean;
  /** In shades of gray, with damage in black. */
  readonly isGray?: boolean;
  readonly pins?: readonly PdfPin[];
  /** A font of the document for the numbers; without one, the font it has at the time. */
  readonly font?: string;
}

/** The plate's place on the page, in points, and the points to an inch of the vehicle. */
export interface PdfPlacement extends ViewBox {
  readonly scale: number;
}

/** Draws a plate as vectors: the same scene as on the screen, on white paper. */
export function drawPlate(canvas: PdfCanvas, scene: Scene, options: PdfPlateOptions): PdfPlacement {
  const { callouts } = options;
  const plan = callouts ? placeCallouts(scene, callouts === true ? {} : callouts) : null;
  const shown = plan?.box ?? scene.box;
  const placement = placed(shown, options.box);
  const { x, y } = canvas;
  canvas.save();
  canvas.translate(placement.x, placement.y);
  canvas.scale(placement.scale);
  canvas.translate(-shown.x, -shown.y);
  canvas.rect(shown.x, shown.y, shown.width, shown.height);
  canvas.clip();
  if (options.font !== undefined) canvas.font(options.font);
  const theme = options.isGray ? grayTheme : printTheme;
  const marks: MarkScale = { point: 1 / placement.scale, theme };
  drawItems(canvas, scene, options, marks);
  if (plan) drawCallouts(canvas, plan, theme);
  drawPins(canvas, regionsOf(scene), options.pins ?? [], marks, shown);
  canvas.restore();
  canvas.x = x;
  canvas.y = y;
  return placement;
}

function drawItems(
  canvas: PdfCanvas,
  scene: Scene,
  { marks = {}, dim = false }: PdfPlateOptions,
  scale: MarkScale,
): void {
  const { theme } = scale;
  const ink = new PdfInk(canvas, scene, theme);
  const ground = dim ? ink.faint(0.3) : ink;
  for (const item of scene.items) {
    for (const command of item.draw) (item.kind === 'decoration' ? ground : ink).draw(command);
    if (item.kind === 'decoration') continue;
    const states = marks[item.id] ?? [];
    if (states.length > 0) drawStates(canvas, item, states, scale);
    else if (dim && item.hit.veiled) fillHit(canvas, item, theme.inks.paper, theme.veil);
  }
}

function placed(shown: ViewBox, box: ViewBox): PdfPlacement {
  const scale = Math.min(box.width / shown.width, box.height / shown.height);
  const [width, height] = [shown.width * scale, shown.height * scale];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
    scale,
  };
}
