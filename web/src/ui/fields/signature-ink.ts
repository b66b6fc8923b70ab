import type { PointGroup } from 'signature_pad';

export interface InkSize {
  readonly width: number;
  readonly height: number;
}

/** The drawn content, stored so that it can be redrawn after a resize or a turn of the tablet. */
export type Ink =
  | { readonly kind: 'empty' }
  | { readonly kind: 'strokes'; readonly strokes: readonly PointGroup[]; readonly drawnOn: InkSize }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'image'; readonly image: string };

export interface Pen {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly velocityFilterWeight: number;
  readonly throttle: number;
  readonly minDistance: number;
  readonly penColor: string;
}

// spec §9
export const defaultPen: Pen = {
  minWidth: 0.5,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  throttle: 16,
  minDistance: 5,
  penColor: 'black',
};

/** Shrinks strokes drawn on wider paper onto narrower paper, so that they do not run off its edge. */
export function strokesFitting(
  strokes: readonly PointGroup[],
  drawnOn: InkSize,
  paper: InkSize,
): PointGroup[] {
  const scale = Math.min(1, paper.width / drawnOn.width, paper.height / drawnOn.height);
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}

/** Gives the canvas one pixel per device pixel; drawing then stays in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement): InkSize {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.getContext('2d')?.scale(ratio, ratio);
  return { width, height };
}

const scripts = '"Snell Roundhand", "Segoe Script", "Apple Chancery", "URW Chancery L", cursive';

export function drawName(canvas: HTMLCanvasElement, name: string, color: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  context.fillStyle = color;
  context.textBaseline = 'alphabetic';
  const tallest = Math.min(56, height * 0.4);
  context.font = `italic ${tallest}px ${scripts}`;
  const room = width - 48;
  const fitted = tallest * Math.min(1, room / Math.max(1, context.measureText(name).width));
  context.font = `italic ${fitted}px ${scripts}`;
  context.fillText(name, 24, height * 0.66);
}

export function drawImage(canvas: HTMLCanvasElement, address: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => {
      const { clientWidth: width, clientHeight: height } = canvas;
      const scale = Math.min(width / image.width, height / image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0, image.width * scale, image.height * scale);
      resolve();
    });
    image.addEventListener('error', () => resolve());
    image.src = address;
  });
}

/** The PNG that is sent, no larger than `maxBytes`, so a wild scribble on a sharp screen is still accepted. */
export function pngOf(canvas: HTMLCanvasElement, maxBytes: number): string {
  let png = canvas.toDataURL('image/png');
  for (let share = 0.75; bytesOf(png) > maxBytes && share > 0.1; share *= 0.75) {
    const smaller = document.createElement('canvas');
    smaller.width = Math.max(1, Math.round(canvas.width * share));
    smaller.height = Math.max(1, Math.round(canvas.height * share));
    smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
    png = smaller.toDataURL('image/png');
  }
  return png;
}

function bytesOf(dataAddress: string): number {
  return Math.ceil(((dataAddress.length - dataAddress.indexOf(',') - 1) * 3) / 4);
}
