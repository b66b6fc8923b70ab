/** A drawing as data: lengths in inches, origin at the top left, so that a measure taken on the picture is a measure. */
export interface Sketch {
  readonly id: string;
  readonly name: string;
  readonly view: SketchView;
  readonly shapes: readonly SketchShape[];
  readonly regions: readonly Region[];
}

/** The part of the plane that is shown. */
export interface SketchView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Inks are roles, not colors: each renderer decides what a role looks like in its theme or on paper. */
export type SketchInk = 'fill' | 'fill-2' | 'fill-3' | 'line' | 'glass' | 'ground' | 'none';

export interface Stroke {
  readonly ink: SketchInk;
  readonly width: number;
  readonly round?: true;
}

interface Paint {
  readonly fill: SketchInk;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

export interface PathShape extends Paint {
  readonly kind: 'path';
  readonly d: string;
}

export interface BoxShape extends Paint {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export interface DiscShape extends Paint {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type SketchShape = PathShape | BoxShape | DiscShape;

/** A selectable shape tied to a part. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly d: string;
}

/** The number of an estimate line, set where its damage is. */
export interface Pin {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly selected?: true;
}

export function path(d: string, fill: SketchInk, stroke?: Stroke, opacity?: number): PathShape {
  return { kind: 'path', d, fill, ...(stroke && { stroke }), ...(opacity !== undefined && { opacity }) };
}

export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: SketchInk,
  stroke?: Stroke,
): BoxShape {
  return { kind: 'box', x, y, width, height, radius, fill, ...(stroke && { stroke }) };
}

export function disc(x: number, y: number, radius: number, fill: SketchInk, stroke?: Stroke): DiscShape {
  return { kind: 'disc', x, y, radius, fill, ...(stroke && { stroke }) };
}
