import { pointIn } from './listen-pointer.ts';
import type { PictureViewport } from '../viewport/picture-viewport.ts';
import { pinchedView, type PictureView } from '../viewport/view-math.ts';
import type { Point } from '../../../../lib/viewport.ts';

interface Fingers {
  readonly middle: Point;
  readonly apart: number;
}

/** Two fingers move and zoom the picture; one finger scrolls the page. */
export function listenToTouch(viewport: PictureViewport): () => void {
  const abort = new AbortController();
  const { canvas, view } = viewport;
  let start: (Fingers & { readonly view: PictureView }) | null = null;
  const begin = (event: TouchEvent) => {
    const fingers = fingersOf(canvas, event);
    const current = view.live.get();
    start = fingers && current ? { ...fingers, view: current.view } : null;
    if (!start) return;
    event.preventDefault();
    viewport.card.close();
  };
  const move = (event: TouchEvent) => {
    const fingers = fingersOf(canvas, event);
    const current = view.live.get();
    if (!start || !fingers || !current) return;
    event.preventDefault();
    view.set(pinchedView(start, fingers, current.box, current.pane));
  };
  const options = { passive: false, signal: abort.signal };
  canvas.addEventListener('touchstart', begin, options);
  canvas.addEventListener('touchmove', move, options);
  for (const name of ['touchend', 'touchcancel'] as const) canvas.addEventListener(name, begin, options);
  return () => abort.abort();
}

function fingersOf(canvas: HTMLElement, { touches }: TouchEvent): Fingers | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length > 2) return null;
  const [a, b] = [pointIn(canvas, one), pointIn(canvas, other)];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}
