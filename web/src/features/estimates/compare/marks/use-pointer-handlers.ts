import type { PhotoMark, PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { photoPixel, photoPoint } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped, type PlanePoint, wayBack } from '@dre/core/domain/estimates/photos/plane-map';
import { useBuilder } from '../../builder/builder-context.ts';
import type { Plane } from '../align/aligning.ts';
import { type CompareState, useCompareState } from '../compare-context.ts';
import type { PointerRole } from '../viewport/pointer-role.ts';
import { regionAt } from '../viewport/region-at.ts';
import { moved, nudged, pressed, released, setByKey } from './sketch.ts';
import { isDrawn } from './tools.ts';

/** Handlers for presses on one of the pictures; points are inches of that picture. */
export interface PointerHandlers {
  readonly down: (role: PointerRole, point: PlanePoint) => void;
  readonly move: (role: PointerRole, point: PlanePoint, from: PlanePoint) => void;
  readonly up: (on: Plane, role: PointerRole, point: PlanePoint, from: PlanePoint) => void;
  /** A tap without any other role selects the item under it. */
  readonly tap: (on: Plane, point: PlanePoint, line: string | undefined) => void;
  readonly cancel: () => void;
  /** Enter at the cross. */
  readonly enter: (on: Plane, point: PlanePoint) => void;
}

export function usePointerHandlers(): PointerHandlers {
  const state = useCompareState();
  const { now, selection } = useBuilder();
  const onPhoto = (point: PlanePoint) => photoPointAt(state, point);
  const down = (role: PointerRole, point: PlanePoint) => {
    if (role.kind === 'mark' || role.kind === 'pin') state.select({ kind: role.kind, id: role.id });
    if (role.kind !== 'draw' || !isDrawn(state.tool)) return;
    const at = onPhoto(point);
    if (at) state.sketch.set(pressed(state.sketch.get(), state.tool, at));
  };
  const move = (role: PointerRole, point: PlanePoint, from: PlanePoint) => {
    const [sketch, at] = [state.sketch.get(), onPhoto(point)];
    if (role.kind === 'draw' && sketch && at) return state.sketch.set(moved(sketch, at));
    const mark = carried(state, role, at, onPhoto(from));
    return mark && state.sketch.set({ ...mark, heldFrom: 0 });
  };
  const up = (on: Plane, role: PointerRole, point: PlanePoint, from: PlanePoint) => {
    if (role.kind === 'draw') return finish(state, onPhoto(point));
    if (role.kind === 'point') return setPoint(state, on, point);
    if (role.kind === 'spot') return setAlignmentPoint(state, on, Number(role.id), point);
    return carry(state, role, onPhoto(point), onPhoto(from));
  };
  const tap = (on: Plane, point: PlanePoint, line: string | undefined) => {
    const element = state.drawingElement.get();
    if (on === 'photo' || element === null) return state.select(null);
    const region = regionAt(element, point);
    const found = now.estimate.lines.find(
      (one) => one.id === line || (region !== null && one.place.region === region),
    );
    const pin = state.photo?.pins.find(({ lineId }) => lineId === found?.id);
    state.select(pin ? { kind: 'pin', id: pin.id } : null);
    return selection.set({ ...selection.get(), region, line: found?.id ?? null });
  };
  const enter = (on: Plane, point: PlanePoint) => {
    const at = onPhoto(point);
    if (!isDrawn(state.tool) || state.tool === 'text') return setPoint(state, on, point);
    if (at === null) return;
    const { sketch, done } = setByKey(state.sketch.get(), state.tool, at);
    state.sketch.set(sketch);
    if (done) state.actions.draw(state.tool, done);
  };
  return { down, move, up, tap, cancel: () => state.sketch.set(null), enter };
}

function photoPointAt({ photo, map }: CompareState, point: PlanePoint): PhotoPoint | null {
  const pixel = photo && mapped(wayBack(map), point);
  return photo && pixel ? photoPoint(pixel, photo) : null;
}

function finish(state: CompareState, at: PhotoPoint | null): void {
  const sketch = state.sketch.get();
  if (sketch === null) return;
  const { sketch: next, done } = at ? released(sketch, at) : { sketch: null, done: null };
  state.sketch.set(next);
  if (done) state.actions.draw(sketch.kind, done);
}

function setPoint(state: CompareState, on: Plane, point: PlanePoint): void {
  if (state.tool === 'align') {
    const next = state.points.aligning?.next;
    if (next && next.on === on) setAlignmentPoint(state, on, next.pair, point);
    return;
  }
  const at = photoPointAt(state, point);
  if (at && (state.tool === 'pin' || state.tool === 'text')) state.setPending({ kind: state.tool, at });
}

function setAlignmentPoint(state: CompareState, on: Plane, pair: number, point: PlanePoint): void {
  const inches = [Math.round(point.x * 1_000), Math.round(point.y * 1_000)] as const;
  const at = on === 'photo' ? photoPointAt(state, point) : inches;
  if (at) state.points.set({ pair, on }, at);
}

/** Moves the dragged item to the point where it was dropped; a tap moves nothing. */
function carry(state: CompareState, role: PointerRole, at: PhotoPoint | null, from: PhotoPoint | null): void {
  state.sketch.set(null);
  if (!at || !from || (at[0] === from[0] && at[1] === from[1])) return;
  if (role.kind === 'pin') return state.actions.movePin(role.id, at);
  const mark = carried(state, role, at, from);
  if (mark) state.actions.redraw(mark);
}

/** The mark as displayed while it is dragged. */
function carried(
  { photo }: CompareState,
  role: PointerRole,
  at: PhotoPoint | null,
  from: PhotoPoint | null,
): PhotoMark | null {
  const mark = photo?.marks.find(({ id }) => role.kind === 'mark' && id === role.id);
  if (!photo || !mark || !at || !from) return null;
  const [to, start] = [photoPixel(at, photo), photoPixel(from, photo)];
  return { ...mark, points: nudged(mark.points, { x: to.x - start.x, y: to.y - start.y }, photo) };
}
