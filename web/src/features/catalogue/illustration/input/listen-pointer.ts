import { pointAt, regionAt, snappedRegion, type PictureViewport } from '../viewport/picture-viewport.ts';
import { clampedView, zoomedAt } from '../viewport/view-math.ts';
import type { Point } from '../../../../lib/viewport.ts';

const dragFrom = 4;
const longPress = 350;

export function pointIn(
  canvas: HTMLElement,
  event: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** Hover, click, drag and wheel. One listener of each for the whole picture. */
export function listenToPointer(viewport: PictureViewport): () => void {
  const abort = new AbortController();
  const { canvas } = viewport;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => canvas.addEventListener(name, listen, { ...options, signal: abort.signal });
  const press = pressOf(viewport);
  const hasMoved = pointerMoves(abort.signal);
  on('pointerover', (event) => hover(viewport, event, hasMoved(event)));
  on('pointerleave', (event) => {
    if (event.pointerType === 'touch') return;
    pointAt(viewport, null);
    if (hasMoved(event)) viewport.card.leave();
  });
  on('pointerdown', press.down);
  on('pointermove', press.move);
  on('pointerup', press.end);
  on('pointercancel', press.end);
  on('click', press.click);
  on('contextmenu', (event) => {
    if (press.wasLong()) event.preventDefault();
  });
  on('dblclick', (event) => viewport.events.toggleZone(regionAt(event.target)));
  listenUnderCard(viewport, abort.signal);
  window.addEventListener('pointerdown', (event) => tapElsewhere(viewport, event), { signal: abort.signal });
  on('wheel', (event) => wheel(viewport, event), { passive: false });
  return () => {
    press.end();
    abort.abort();
  };
}

/**
 * Tells whether the pointer moved to a part, or the picture moved under a resting pointer: selecting a part moves the
 * picture, and its card must stay.
 */
function pointerMoves(signal: AbortSignal): (event: PointerEvent) => boolean {
  let at: Point | null = null;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
  };
  window.addEventListener('pointermove', follow, { signal, capture: true, passive: true });
  return ({ clientX, clientY }) => at?.x !== clientX || at.y !== clientY;
}

/** Pressing a part selects it and opens its card, even if it was closed before. */
function choose({ events, card }: PictureViewport, region: string): void {
  events.pick(region);
  card.open(region);
}

/** A card that opens under a press receives the release: the click then fires on their common ancestor. */
function listenUnderCard(viewport: PictureViewport, signal: AbortSignal): void {
  const { canvas } = viewport;
  let pressed: string | null = null;
  const down = ({ button, pointerType, target }: PointerEvent) => {
    pressed =
      button === 0 && pointerType !== 'touch' && canvas.contains(target as Node) ? regionAt(target) : null;
  };
  const click = ({ target }: MouseEvent) => {
    const isAround = target instanceof Element && target !== canvas && target.contains(canvas);
    if (pressed !== null && isAround) choose(viewport, pressed);
    pressed = null;
  };
  window.addEventListener('pointerdown', down, { signal });
  window.addEventListener('click', click, { signal });
}

function hover(viewport: PictureViewport, event: PointerEvent, hasMoved: boolean): void {
  if (event.pointerType === 'touch' || event.buttons !== 0) return;
  const region = regionAt(event.target);
  pointAt(viewport, region);
  if (!hasMoved) return;
  if (region === null) viewport.card.leave();
  else viewport.card.rest(region);
}

/** At the zoom limits the wheel scrolls the page again. */
function wheel({ canvas, view, card }: PictureViewport, event: WheelEvent): void {
  const current = view.live.get();
  if (!current) return;
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
  const next = zoomedAt(current.view, factor, pointIn(canvas, event), current.box, current.pane);
  if (next.scale === current.view.scale && !event.ctrlKey) return;
  event.preventDefault();
  card.close();
  view.set(next);
}

/** A pin is hit exactly: it stands for its own part only. */
function touchedRegion(viewport: PictureViewport, event: MouseEvent): string | null {
  const under = regionAt(event.target);
  const isPin = event.target instanceof HTMLElement && under !== null;
  return isPin ? under : snappedRegion(viewport, pointIn(viewport.canvas, event), under);
}

/** The least picture height with room for a card and its part. */
const roomForCard = 340;

/**
 * A tap on a part opens its card, a tap elsewhere closes it. In a low picture the card would cover everything: there
 * the tapped part comes first in the list below.
 */
function tap({ card, view }: PictureViewport, region: string | null): void {
  const room = view.live.get()?.pane.height ?? 0;
  if (region !== null && room >= roomForCard) card.open(region);
  else card.close();
}

/** A touch outside of the picture and the card closes the card. */
function tapElsewhere({ canvas, card }: PictureViewport, { pointerType, target }: PointerEvent): void {
  if (pointerType !== 'touch' || card.at.get()?.form !== 'card' || !(target instanceof Element)) return;
  if (!canvas.contains(target) && !target.closest('[data-part="card"]')) card.close();
}

interface Press {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly end: () => void;
  readonly click: (event: MouseEvent) => void;
  readonly wasLong: () => boolean;
}

/** Decides a press: a selection, a drag of the picture, or a long press that opens the part's sheet. */
function pressOf(viewport: PictureViewport): Press {
  const { canvas, view, card, events } = viewport;
  let from: { readonly event: PointerEvent; x: number; y: number } | null = null;
  let [isDrag, isLong] = [false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    from = null;
    canvas.classList.remove('is-panning');
  };
  return {
    down(event) {
      [isDrag, isLong] = [false, false];
      if (event.button !== 0 || !event.isPrimary) return end();
      from = { event, x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'touch') return card.hold();
      const region = touchedRegion(viewport, event);
      timer = setTimeout(() => {
        if (region === null) return;
        isLong = true;
        card.openSheet(region);
      }, longPress);
    },
    move(event) {
      if (!from || event.pointerId !== from.event.pointerId) return;
      const moved = Math.hypot(event.clientX - from.event.clientX, event.clientY - from.event.clientY);
      if (!isDrag && moved <= dragFrom) return;
      clearTimeout(timer);
      if (event.pointerType === 'touch') return;
      if (!isDrag) {
        isDrag = true;
        canvas.setPointerCapture(event.pointerId);
        canvas.classList.add('is-panning');
        card.close();
      }
      const current = view.live.get();
      if (current) {
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        const next = { ...current.view, x: current.view.x + x, y: current.view.y + y };
        view.set(clampedView(next, current.box, current.pane));
      }
      [from.x, from.y] = [event.clientX, event.clientY];
    },
    end,
    click(event) {
      if (isDrag || isLong) return;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const region = isTouch ? touchedRegion(viewport, event) : regionAt(event.target);
      if (region !== null && !isTouch) choose(viewport, region);
      else if (region !== null) events.pick(region);
      if (isTouch) tap(viewport, region);
    },
    wasLong: () => isLong,
  };
}
