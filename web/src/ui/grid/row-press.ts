const heldForDrag = 250;
const heldForMenu = 500;
const slack = 5;

export interface Drag {
  readonly dragged: string;
  /** The row it would stand in front of; null is behind the last. */
  readonly before: string | null;
}

interface Press {
  readonly key: string;
  readonly isDraggable: boolean;
  readonly signal: AbortSignal;
  readonly onDrag: (drag: Drag | null) => void;
  readonly onDrop: (key: string, before: string | null) => void;
  readonly onMenu: (key: string) => void;
}

/** Follows the pointer from down to up: a drag, a long press, or neither. */
export function startPress(body: HTMLElement, down: PointerEvent, press: Press): void {
  const { key, isDraggable } = press;
  const isTouch = down.pointerType !== 'mouse';
  const held = new AbortController();
  const watch = { signal: AbortSignal.any([press.signal, held.signal]) };
  let drag: Drag | null = null;
  const show = (before: string | null) => {
    drag = { dragged: key, before };
    press.onDrag(drag);
  };
  const onHeld = () => {
    // A pointer that has moved is dragging already.
    if (isDraggable) {
      if (drag === null) show(key);
    } else if (isTouch) {
      held.abort();
      press.onMenu(key);
    }
  };
  const timer = setTimeout(onHeld, isDraggable ? heldForDrag : heldForMenu);
  const onMove = (move: PointerEvent) => {
    const isFar = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > slack;
    if (drag === null && !isFar) return;
    // A finger that moves before it has rested is scrolling.
    if (drag === null && (isTouch || !isDraggable)) held.abort();
    else show(rowBelow(body, move.clientY));
  };
  const onEnd = ({ type }: PointerEvent) => {
    held.abort();
    if (drag === null) return;
    press.onDrag(null);
    if (type === 'pointerup' && drag.before !== key) press.onDrop(key, drag.before);
  };
  held.signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('pointermove', onMove, watch);
  window.addEventListener('pointerup', onEnd, watch);
  window.addEventListener('pointercancel', onEnd, watch);
}

/** The first row whose upper half lies below the pointer. */
function rowBelow(body: HTMLElement, y: number): string | null {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-key]')]
    .map((row) => ({ key: row.dataset['key'] ?? '', box: row.getBoundingClientRect() }))
    .toSorted((one, other) => one.box.top - other.box.top);
  return rows.find(({ box }) => y < box.top + Math.min(box.height, 32) / 2)?.key ?? null;
}
