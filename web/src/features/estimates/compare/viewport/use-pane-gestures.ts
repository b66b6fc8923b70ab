import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Plane } from '../align/aligning.ts';
import { type CompareState, useCompareState } from '../compare-context.ts';
import { pointerRole, type PointerRole } from './pointer-role.ts';
import { isSpaceHeld } from './space-held.ts';
import { type PointerHandlers, usePointerHandlers } from '../marks/use-pointer-handlers.ts';
import type { PhotoControl } from './view-control.ts';
import { planePointAt } from './view-math.ts';

/** Mouse, finger and pen on one of the pictures. */
export function usePaneGestures(ref: RefObject<HTMLElement | null>, on: Plane, control: PhotoControl): void {
  const state = useCompareState();
  const handlers = usePointerHandlers();
  const current = useEffectEvent(() => ({ state, handlers }));
  useEffect(() => {
    const pane = ref.current;
    if (pane === null) return undefined;
    const abort = new AbortController();
    listen(
      { pane, on, control, current: () => current(), held: new Map(), frame: frameOf(pane) },
      abort.signal,
    );
    return () => abort.abort();
  }, [ref, on, control]);
}

interface Held extends PlanePoint {
  readonly start: PlanePoint;
  readonly role: PointerRole;
}

interface PaneGestures {
  readonly pane: HTMLElement;
  readonly on: Plane;
  readonly control: PhotoControl;
  /** Returns the present state and handlers. */
  readonly current: () => { readonly state: CompareState; readonly handlers: PointerHandlers };
  readonly held: Map<number, Held>;
  /** Measured once per gesture: while panning, only the content moves. */
  frame: PlanePoint;
}

/** Pixels a pointer may tremble in and still tap. */
const trembling = 4;

function listen(pane: PaneGestures, signal: AbortSignal): void {
  const { pane: element, held, current } = pane;
  const cancel = (event: PointerEvent) => {
    held.delete(event.pointerId);
    current().handlers.cancel();
  };
  const measure = () => {
    pane.frame = frameOf(element);
  };
  const leave = () => {
    if (held.size === 0) current().state.cross.set(null);
  };
  element.addEventListener('pointerdown', (event) => down(pane, event), { signal });
  element.addEventListener('pointermove', (event) => move(pane, event), { signal });
  element.addEventListener('pointerup', (event) => up(pane, event), { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerenter', measure, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', (event) => wheel(pane, event), { signal, passive: false });
}

function down(pane: PaneGestures, event: PointerEvent): void {
  const { pane: element, held, on, current } = pane;
  event.preventDefault();
  element.focus({ preventScroll: true });
  pane.frame = frameOf(element);
  element.setPointerCapture(event.pointerId);
  const { state, handlers } = current();
  if (event.pointerType === 'pen' && state.pen.get() === 'unseen') state.pen.set('draws');
  const panePoint = panePointIn(pane, event);
  const role = roleOf(event, on, state);
  held.set(event.pointerId, { ...panePoint, start: panePoint, role });
  if (held.size > 1) {
    handlers.cancel();
    state.cross.set(null);
  } else if (role.kind !== 'pan') {
    handlers.down(role, planePointIn(pane, panePoint));
    showCross(pane, panePoint, event.pointerType !== 'mouse');
  }
}

function move(pane: PaneGestures, event: PointerEvent): void {
  const { held, control, current } = pane;
  const before = held.get(event.pointerId);
  const panePoint = panePointIn(pane, event);
  if (before === undefined) {
    if (event.pointerType !== 'touch') showCross(pane, panePoint, false);
    return;
  }
  held.set(event.pointerId, { ...before, ...panePoint });
  const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
  if (other !== undefined) return pinch(control, before, panePoint, other);
  if (before.role.kind === 'pan') return control.panBy(panePoint.x - before.x, panePoint.y - before.y);
  current().handlers.move(before.role, planePointIn(pane, panePoint), planePointIn(pane, before.start));
  return showCross(pane, panePoint, event.pointerType !== 'mouse');
}

function up(pane: PaneGestures, event: PointerEvent): void {
  const { held, on, current } = pane;
  const last = held.get(event.pointerId);
  const wasAlone = held.size === 1;
  held.delete(event.pointerId);
  if (last === undefined || !wasAlone) return;
  const { state, handlers } = current();
  if (event.pointerType !== 'mouse') state.cross.set(null);
  const panePoint = panePointIn(pane, event);
  const isTap = Math.hypot(panePoint.x - last.start.x, panePoint.y - last.start.y) <= trembling;
  if (last.role.kind !== 'pan')
    handlers.up(on, last.role, planePointIn(pane, panePoint), planePointIn(pane, last.start));
  else if (isTap) handlers.tap(on, planePointIn(pane, panePoint), under(event, 'line'));
}

function wheel(pane: PaneGestures, event: WheelEvent): void {
  event.preventDefault();
  pane.frame = frameOf(pane.pane);
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
  pane.control.zoomAt(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), panePointIn(pane, event));
}

/** Two fingers: the point between them stays between them. */
function pinch(control: PhotoControl, before: PlanePoint, now: PlanePoint, other: PlanePoint): void {
  const apart = (finger: PlanePoint) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
  control.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  control.zoomAt(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}

function frameOf(pane: HTMLElement): PlanePoint {
  const { left, top } = pane.getBoundingClientRect();
  return { x: left, y: top };
}

function panePointIn({ frame }: PaneGestures, { clientX, clientY }: MouseEvent): PlanePoint {
  return { x: clientX - frame.x, y: clientY - frame.y };
}

function planePointIn({ control }: PaneGestures, panePoint: PlanePoint): PlanePoint {
  return planePointAt(control.view.get(), panePoint, control.pane());
}

function showCross(pane: PaneGestures, panePoint: PlanePoint, isHeld: boolean): void {
  pane.current().state.cross.set({ on: pane.on, point: planePointIn(pane, panePoint), isHeld });
}

function roleOf(event: PointerEvent, on: Plane, { pen, tool, mayMark }: CompareState): PointerRole {
  const [mark, pin, spot] = [under(event, 'mark'), under(event, 'pin'), under(event, 'spot')];
  return pointerRole({
    pointerType: event.pointerType,
    button: event.button,
    isSpaceHeld: isSpaceHeld(),
    penDraws: pen.get() === 'draws',
    on,
    tool,
    mayMark,
    under: { ...(mark && { mark }), ...(pin && { pin }), ...(spot && { spot }) },
  });
}

/** The nearest element under the pointer with such a name. The pane captures the pointer, so the page is asked. */
function under(
  { clientX, clientY }: PointerEvent,
  name: 'mark' | 'pin' | 'spot' | 'line',
): string | undefined {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest<HTMLElement | SVGElement>(`[data-${name}]`)?.dataset[name];
}
