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
  readonly down: (role: PointerRole, place: PlanePoint) => void;
  readonly move: (role: PointerRole, place: PlanePoint, from: PlanePoint) => void;
  readonly up: (on: Plane, role: PointerRole, place: PlanePoint, from: PlanePoint) => void;
  /** A tap without any other role selects the item under it. */
  readonly tap: (on: Plane, place: PlanePoint, line: string | undefined) => void;
  readonly cancel: () => void;
  /** Enter at the cross. */
  readonly enter: (on: Plane, place: PlanePoint) => void;
}

export function usePointerHandlers(): PointerHandlers {
  const desk = useCompareState();
  const { now, selection } = useBuilder();
  const onPhoto = (place: PlanePoint) => photoPointAt(desk, place);
  const down = (role: PointerRole, place: PlanePoint) => {
    if (role.kind === 'mark' || role.kind === 'pin') desk.select({ kind: role.kind, id: role.id });
    if (role.kind !== 'draw' || !isDrawn(desk.tool)) return;
    const at = onPhoto(place);
    if (at) desk.sketch.set(pressed(desk.sketch.get(), desk.tool, at));
  };
  const move = (role: PointerRole, place: PlanePoint, from: PlanePoint) => {
    const [sketch, at] = [desk.sketch.get(), onPhoto(place)];
    if (role.kind === 'draw' && sketch && at) return desk.sketch.set(moved(sketch, at));
    const mark = carried(desk, role, at, onPhoto(from));
    return mark && desk.sketch.set({ ...mark, heldFrom: 0 });
  };
  const up = (on: Plane, role: PointerRole, place: PlanePoint, from: PlanePoint) => {
    if (role.kind === 'draw') return finish(desk, onPhoto(place));
    if (role.kind === 'point') return setPoint(desk, on, place);
    if (role.kind === 'spot') return setSpot(desk, on, Number(role.id), place);
    return carry(desk, role, onPhoto(place), onPhoto(from));
  };
  const tap = (on: Plane, place: PlanePoint, line: string | undefined) => {
    const element = desk.drawingElement.get();
    if (on === 'photo' || element === null) return desk.select(null);
    const region = regionAt(element, place);
    const found = now.estimate.lines.find(
      (one) => one.id === line || (region !== null && one.place.region === region),
    );
    const pin = desk.photo?.pins.find(({ lineId }) => lineId === found?.id);
    desk.select(pin ? { kind: 'pin', id: pin.id } : null);
    return selection.set({ ...selection.get(), region, line: found?.id ?? null });
  };
  const enter = (on: Plane, place: PlanePoint) => {
    const at = onPhoto(place);
    if (!isDrawn(desk.tool) || desk.tool === 'text') return setPoint(desk, on, place);
    if (at === null) return;
    const { sketch, done } = setByKey(desk.sketch.get(), desk.tool, at);
    desk.sketch.set(sketch);
    if (done) desk.deeds.draw(desk.tool, done);
  };
  return { down, move, up, tap, cancel: () => desk.sketch.set(null), enter };
}

function photoPointAt({ photo, map }: CompareState, place: PlanePoint): PhotoPoint | null {
  const pixel = photo && mapped(wayBack(map), place);
  return photo && pixel ? photoPoint(pixel, photo) : null;
}

function finish(desk: CompareState, at: PhotoPoint | null): void {
  const sketch = desk.sketch.get();
  if (sketch === null) return;
  const { sketch: next, done } = at ? released(sketch, at) : { sketch: null, done: null };
  desk.sketch.set(next);
  if (done) desk.deeds.draw(sketch.kind, done);
}

function setPoint(desk: CompareState, on: Plane, place: PlanePoint): void {
  if (desk.tool === 'align') {
    const next = desk.points.aligning?.next;
    if (next && next.on === on) setSpot(desk, on, next.pair, place);
    return;
  }
  const at = photoPointAt(desk, place);
  if (at && (desk.tool === 'pin' || desk.tool === 'text')) desk.ask({ kind: desk.tool, at });
}

function setSpot(desk: CompareState, on: Plane, pair: number, place: PlanePoint): void {
  const inches = [Math.round(place.x * 1_000), Math.round(place.y * 1_000)] as const;
  const at = on === 'photo' ? photoPointAt(desk, place) : inches;
  if (at) desk.points.set({ pair, on }, at);
}

/** Moves the dragged item to the point where it was dropped; a tap moves nothing. */
function carry(desk: CompareState, role: PointerRole, at: PhotoPoint | null, from: PhotoPoint | null): void {
  desk.sketch.set(null);
  if (!at || !from || (at[0] === from[0] && at[1] === from[1])) return;
  if (role.kind === 'pin') return desk.deeds.movePin(role.id, at);
  const mark = carried(desk, role, at, from);
  if (mark) desk.deeds.redraw(mark);
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
