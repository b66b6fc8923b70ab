import { valueStore, type ValueStore } from '../value-store.ts';
import { fittedView, clampedView, steppedView, viewOf, viewWith, type PictureView } from './view-math.ts';
import type { Box, Size } from '../../../../lib/viewport.ts';

export interface CurrentView {
  readonly view: PictureView;
  readonly box: Box;
  readonly pane: Size;
  /** 1 shows the whole drawing. */
  readonly zoom: number;
}

export interface PlateControl {
  /** Updates with every movement. */
  readonly live: ValueStore<CurrentView | null>;
  /** Updates when a movement ends, for expensive work. */
  readonly settled: ValueStore<CurrentView | null>;
  place(box: Box, pane: Size): void;
  set(view: PictureView): void;
  panBy(x: number, y: number): void;
  zoomBy(direction: 1 | -1): void;
  fit(): void;
  show(extent: Box): void;
  reveal(extent: Box): void;
  dispose(): void;
}

const settleAfter = 140;
/** The duration of `--t-base`, in which a glide ends, and a frame. */
const glideFor = 200;

/**
 * Moves the drawing by one transform on one element, so that no movement causes layout. While moving, the element is a
 * layer of its own; at rest it is drawn sharp again, with lines that fit the zoom.
 */
export function viewControl(layer: HTMLElement): PlateControl {
  const live = valueStore<CurrentView | null>(null);
  const settled = valueStore<CurrentView | null>(null);
  let timer = 0;
  const settle = () => {
    layer.classList.remove('is-moving', 'is-gliding');
    const current = live.get();
    if (current) layer.style.setProperty('--rv-lt', String(lineFactor(current)));
    settled.set(current);
  };
  const apply = (view: PictureView, { glide, now }: { glide?: boolean; now?: boolean } = {}) => {
    const current = live.get();
    if (!current) return;
    layer.classList.toggle('is-gliding', glide === true);
    if (!now) layer.classList.add('is-moving');
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    layer.style.setProperty('--picture-scale', String(view.scale));
    live.set({ ...current, view, zoom: view.scale / fittedView(current.box, current.pane).scale });
    clearTimeout(timer);
    if (now) settle();
    else timer = window.setTimeout(settle, glide ? glideFor : settleAfter);
  };
  const changeView = (change: (current: CurrentView) => PictureView, glide = true) => {
    const current = live.get();
    if (current) apply(change(current), { glide });
  };
  return {
    live,
    settled,
    place(box, pane) {
      const before = live.get();
      const isSame = before !== null && sameBox(before.box, box);
      if (isSame && before.pane.width === pane.width && before.pane.height === pane.height) return;
      const fit = fittedView(box, pane);
      const isKept = isSame && before.zoom > 1.01;
      live.set({ box, pane, view: isKept ? before.view : fit, zoom: 1 });
      apply(isKept ? clampedView({ ...before.view, scale: before.zoom * fit.scale }, box, pane) : fit, {
        now: true,
      });
    },
    set: (view) => apply(view),
    panBy: (x, y) =>
      changeView(
        ({ view, box, pane }) => clampedView({ ...view, x: view.x + x, y: view.y + y }, box, pane),
        false,
      ),
    zoomBy: (direction) => changeView(({ view, box, pane }) => steppedView(view, direction, box, pane)),
    fit: () => changeView(({ box, pane }) => fittedView(box, pane)),
    show: (extent) => changeView(({ box, pane }) => viewOf(extent, box, pane)),
    reveal: (extent) => changeView(({ view, box, pane }) => viewWith(extent, view, box, pane)),
    dispose: () => clearTimeout(timer),
  };
}

function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Lines grow slower than the picture, and a very small picture needs stronger ones. */
function lineFactor({ zoom, view, box }: CurrentView): number {
  const isSmall = box.width * view.scale < 300;
  return (isSmall ? 1.3 : 1) / Math.sqrt(Math.max(1, zoom));
}
