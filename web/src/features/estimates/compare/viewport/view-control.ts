import { type ValueStore, valueStore } from '../../../catalogue/illustration/value-store.ts';
import { type CompareView, fitted, clampedView, middleOf, panned, stepped, zoomedAt } from './view-math.ts';
import type { Box, Size } from '../../../../lib/viewport.ts';
import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';

/** Half of the ground everything lies on, in pixels: more than the closest view of the longest unit needs. */
const groundHalf = 20_000;

/** One view that any number of panes show. */
export interface PhotoControl {
  readonly view: ValueStore<CompareView>;
  readonly box: Box;
  /** The part that is shown first. */
  readonly start: Box;
  /** The pane whose size determines the zoom that fits everything. */
  readonly pane: () => Size;
  readonly fitZoom: () => number;
  set(view: CompareView): void;
  panBy(x: number, y: number): void;
  zoomAt(factor: number, panePoint: PlanePoint): void;
  step(direction: 1 | -1): void;
  fit(): void;
  show(extent: Box): void;
  /** Scrolls a pane with the view until it is unmounted. */
  follow(scroller: HTMLElement): () => void;
}

/**
 * Panes move by scrolling, the one movement for which a browser computes neither styles nor layout. Only a zoom change
 * writes transforms. Nobody listens to the panes' own scroll events, so nothing echoes.
 */
export function viewControl(box: Box, start = box): PhotoControl {
  const view = valueStore<CompareView>({ center: middleOf(box), zoom: 1 });
  let pane: Size = { width: 0, height: 0 };
  let isPlaced = false;
  const fitZoom = () => (pane.width === 0 ? 1 : fitted(box, pane).zoom);
  const set = (next: CompareView) => view.set(clampedView(next, box, fitZoom()));
  const show = (extent: Box) => set(fitted(extent, pane));
  const place = (size: Size) => {
    if (size.width === 0 || size.height === 0) return;
    const before = pane;
    pane = size;
    if (!isPlaced) {
      isPlaced = true;
      show(start);
    } else {
      const { center, zoom } = view.get();
      set({ center, zoom: (zoom * fitted(box, size).zoom) / fitted(box, before).zoom });
    }
  };
  return {
    view,
    box,
    start,
    pane: () => pane,
    fitZoom,
    set,
    panBy: (x, y) => set(panned(view.get(), x, y)),
    zoomAt: (factor, panePoint) => {
      const [now, fit] = [view.get(), fitZoom()];
      // At a zoom limit the picture stays in place instead of sliding away.
      const reached = clampedView({ ...now, zoom: now.zoom * factor }, box, fit).zoom / now.zoom;
      set(zoomedAt(now, reached, panePoint, pane));
    },
    step: (direction) => set(stepped(view.get(), direction)),
    fit: () => show(start),
    show,
    follow: (scroller) => follow(scroller, view, box, place),
  };
}

function follow(
  scroller: HTMLElement,
  view: ValueStore<CompareView>,
  box: Box,
  place: (size: Size) => void,
): () => void {
  const origin = middleOf(box);
  let size: Size = { width: 0, height: 0 };
  const scroll = () => {
    const { center, zoom } = view.get();
    scroller.scrollTo(
      groundHalf + (center.x - origin.x) * zoom - size.width / 2,
      groundHalf + (center.y - origin.y) * zoom - size.height / 2,
    );
  };
  const watch = new ResizeObserver(() => {
    size = { width: scroller.clientWidth, height: scroller.clientHeight };
    place(size);
    scroll();
  });
  watch.observe(scroller);
  const leave = view.subscribe(scroll);
  return () => {
    watch.disconnect();
    leave();
  };
}
