import type { Point } from '../geometry/points.ts';
import type { Padding, Side } from '../scene/scene.ts';
import { View } from './view.ts';

/** The names all plates of a vehicle are filed under. */
export interface Vehicle {
  /** Begins the ids of its plates. */
  readonly prefix: string;
  readonly slug: string;
  /** Begins the titles of its plates. */
  readonly name: string;
}

interface PlateOptions {
  /** The plate's own name where a side is drawn more than once. */
  readonly plate?: string;
  /** The picture's name in the title. */
  readonly shows?: string;
  readonly pad?: Padding;
  readonly lineScale?: number;
  readonly wall?: Point;
  readonly skirt?: Point;
}

function plateOf(vehicle: Vehicle, side: Side, shows: string, { plate = side, ...options }: PlateOptions) {
  return {
    ...options,
    id: `${vehicle.prefix}.${plate}`,
    title: `${vehicle.name} — ${options.shows ?? shows}`,
    vehicle: vehicle.slug,
    side,
  };
}

export interface SideViewOptions extends PlateOptions {
  /** The place of station 0 on the sheet. */
  readonly originX: number;
}

/** A long side; the curb side is mirrored, so that the vehicle looks to the right. */
export function sideView(
  vehicle: Vehicle,
  side: 'road' | 'curb',
  width: number,
  height: number,
  options: SideViewOptions,
): View {
  const road = side === 'road';
  const plate = plateOf(vehicle, side, road ? 'road side (left)' : 'curb side (right)', options);
  return new View({
    pad: [8, 12, 10, 12],
    ...plate,
    originX: options.originX,
    width,
    height,
    direction: road ? 1 : -1,
  });
}

export interface EndViewOptions extends PlateOptions {
  readonly originX?: number;
}

/** The front or the rear, centered on the sheet unless something is beside it. */
export function endView(
  vehicle: Vehicle,
  side: 'front' | 'rear',
  width: number,
  height: number,
  { originX = width / 2, ...options }: EndViewOptions = {},
): View {
  const plate = plateOf(vehicle, side, side, options);
  return new View({ pad: [8, 20, 10, 20], lineScale: 0.62, ...plate, originX, width, height });
}

export interface PlanViewOptions extends Omit<PlateOptions, 'shows'> {
  /** The state the vehicle is drawn in: slides extended, folded for travel. */
  readonly state?: string;
  readonly originX?: number;
  /** The height on the sheet of the vehicle's long axis. */
  readonly cy: number;
  readonly lane?: number;
}

/** The vehicle from above, from below or cut open, its front to the left. */
export function planView(
  vehicle: Vehicle,
  side: 'roof' | 'interior' | 'under',
  width: number,
  height: number,
  { cy, lane = 14, originX = 0, state, ...options }: PlanViewOptions,
): View {
  const plate = plateOf(vehicle, side, planTitle(side, state), options);
  const view = new View({ pad: [6, 14, 6, 14], ...plate, originX, width, height });
  view.map = (x: number, y: number): Point => [originX + x, cy - y];
  view.callouts = { distance: lane, middle: cy };
  return view;
}

function planTitle(side: 'roof' | 'interior' | 'under', state?: string): string {
  if (side === 'under') return `underside (seen from below${state ? `, ${state}` : ''})`;
  return `${side === 'roof' ? 'roof plan' : 'interior floor plan'}${state ? ` (${state})` : ''}`;
}
