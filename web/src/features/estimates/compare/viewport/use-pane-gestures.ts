import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Plane } from '../align/aligning.ts';
import { type CompareState, useCompareState } from '../compare-context.ts';
import { pointerRole, type PointerRole } from './pointer-role.ts';
import { isSpaceHeld } from './space-held.ts';
import { type PointerHandlers, usePointerHandlers } from '../marks/use-pointer-handlers.ts';
import type { PhotoControl } from './view-control.ts';
import { placeAt } from './view-math.ts';

/** Mouse, finger and pen on one of the pictures. */
export function usePaneGestures(ref: RefObject<HTMLElement | null>, on: Plane, control: PhotoControl): void {
  const desk = useCompareState();
  const deeds = usePointerHandlers();
  const told = useEffectEvent(() => ({ desk, deeds }));
  useEffect(() => {
    const pane = ref.current;
    if (pane === null) return undefined;
    const leaving = new AbortController();
    listen({ pane, on, control, told: () => told(), held: new Map(), frame: frameOf(pane) }, leaving.signal);
    return () => leaving.abort();
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
  readonly told: () => { readonly desk: CompareState; readonly deeds: PointerHandlers };
  readonly held: Map<number, Held>;
  /** Measured once per gesture: while panning, only the content moves. */
  frame: PlanePoint;
}

/** Pixels a pointer may tremble in and still tap. */
const trembling = 4;

function listen(pane: PaneGestures, signal: AbortSignal): void {
  const { pane: element, held, told } = pane;
  const cancel = (event: PointerEvent) => {
    held.delete(event.pointerId);
    told().deeds.cancel();
  };
  const measure = () => {
    pane.frame = frameOf(element);
  };
  const leave = () => {
    if (held.size === 0) told().desk.cross.set(null);
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
  const { pane: element, held, on, told } = pane;
  event.preventDefault();
  element.focus({ preventScroll: true });
  pane.frame = frameOf(element);
  element.setPointerCapture(event.pointerId);
  const { desk, deeds } = told();
  if (event.pointerType === 'pen' && desk.pen.get() === 'unseen') desk.pen.set('draws');
  const spot = spotIn(pane, event);
  const role = roleOf(event, on, desk);
  held.set(event.pointerId, { ...spot, start: spot, role });
  if (held.size > 1) {
    deeds.cancel();
    desk.cross.set(null);
  } else if (role.kind !== 'pan') {
    deeds.down(role, placeIn(pane, spot));
    showCross(pane, spot, event.pointerType !== 'mouse');
  }
}

function move(pane: PaneGestures, event: PointerEvent): void {
  const { held, control, told } = pane;
  const before = held.get(event.pointerId);
  const spot = spotIn(pane, event);
  if (before === undefined) {
    if (event.pointerType !== 'touch') showCross(pane, spot, false);
    return;
  }
  held.set(event.pointerId, { ...before, ...spot });
  const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
  if (other !== undefined) return pinch(control, before, spot, other);
  if (before.role.kind === 'pan') return control.panBy(spot.x - before.x, spot.y - before.y);
  told().deeds.move(before.role, placeIn(pane, spot), placeIn(pane, before.start));
  return showCross(pane, spot, event.pointerType !== 'mouse');
}

function up(pane: PaneGestures, event: PointerEvent): void {
  const { held, on, told } = pane;
  const last = held.get(event.pointerId);
  const wasAlone = held.size === 1;
  held.delete(event.pointerId);
  if (last === undefined || !wasAlone) return;
  const { desk, deeds } = told();
  if (event.pointerType !== 'mouse') desk.cross.set(null);
  const spot = spotIn(pane, event);
  const isTap = Math.hypot(spot.x - last.start.x, spot.y - last.start.y) <= trembling;
  if (last.role.kind !== 'pan') deeds.up(on, last.role, placeIn(pane, spot), placeIn(pane, last.start));
  else if (isTap) deeds.tap(on, placeIn(pane, spot), under(event, 'line'));
}

function wheel(pane: PaneGestures, event: WheelEvent): void {
  event.preventDefault();
  pane.frame = frameOf(pane.pane);
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
  pane.control.zoomAt(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), spotIn(pane, event));
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

function spotIn({ frame }: PaneGestures, { clientX, clientY }: MouseEvent): PlanePoint {
  return { x: clientX - frame.x, y: clientY - frame.y };
}

function placeIn({ control }: PaneGestures, spot: PlanePoint): PlanePoint {
  return placeAt(control.view.get(), spot, control.pane());
}

function showCross(pane: PaneGestures, spot: PlanePoint, isHeld: boolean): void {
  pane.told().desk.cross.set({ on: pane.on, place: placeIn(pane, spot), isHeld });
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
