import type { PlaneMap } from '@dre/core/domain/estimates/photos/plane-map';

/**
 * Space round a drawing, in inches: x and y as on the drawing (y down), z away from the viewer, behind the drawing.
 */
export type Vector = readonly [number, number, number];

export type Color = readonly [number, number, number];

export interface Camera {
  readonly position: Vector;
  readonly forward: Vector;
  readonly right: Vector;
  /** Downwards in the picture. */
  readonly down: Vector;
  /** Distance of the picture plane in pixels. */
  readonly focal: number;
  readonly width: number;
  readonly height: number;
}

/** The photographer's stand, told by what is in the picture. */
export interface Standpoint {
  /** The point of the drawing in the middle of the picture. */
  readonly at: readonly [number, number];
  /** Inches across the picture at that point. */
  readonly span: number;
  /** Degrees to the side: positive is a stand farther right. */
  readonly yaw: number;
  /** Degrees above (positive) or below the point. */
  readonly pitch: number;
  /** Degrees of view across the picture. */
  readonly lens?: number;
  /** Degrees the horizon is tilted: nobody holds a phone level. */
  readonly roll?: number;
}

/** `sky` points up: against y for a standing drawing, toward the viewer for a roof seen from above. */
export function cameraFor(stand: Standpoint, sky: Vector, size: { width: number; height: number }): Camera {
  const { at, span, yaw, pitch, lens = 52, roll = 0 } = stand;
  const distance = span / 2 / Math.tan(radians(lens) / 2);
  const outward: Vector = [
    Math.sin(radians(yaw)) * Math.cos(radians(pitch)),
    -Math.sin(radians(pitch)),
    -Math.cos(radians(yaw)) * Math.cos(radians(pitch)),
  ];
  const position = plus([at[0], at[1], 0], times(outward, distance));
  const forward = times(outward, -1);
  const level = unit(cross(forward, sky));
  const upward = cross(level, forward);
  const [cos, sin] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  return {
    position,
    forward,
    right: plus(times(level, cos), times(upward, sin)),
    down: plus(times(upward, -cos), times(level, sin)),
    focal: size.width / 2 / Math.tan(radians(lens) / 2),
    ...size,
  };
}

export function rayThrough(camera: Camera, x: number, y: number): Vector {
  const [a, b] = [(x - camera.width / 2) / camera.focal, (y - camera.height / 2) / camera.focal];
  const { forward: f, right: r, down: d } = camera;
  return unit([f[0] + a * r[0] + b * d[0], f[1] + a * r[1] + b * d[1], f[2] + a * r[2] + b * d[2]]);
}

/** The projective map from inches of the drawing to pixels of the picture. */
export function drawingOntoPhoto(camera: Camera): PlaneMap {
  const { position, forward, right, down, focal, width, height } = camera;
  const row = (axis: Vector, scale: number, shift: number): Vector => {
    const along = (column: 0 | 1) => scale * axis[column] + shift * forward[column];
    return [along(0), along(1), -scale * dot(axis, position) - shift * dot(forward, position)];
  };
  return [...row(right, focal, width / 2), ...row(down, focal, height / 2), ...row(forward, 1, 0)];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function times(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function unit(a: Vector): Vector {
  return times(a, 1 / Math.hypot(a[0], a[1], a[2]));
}

export function mirrored(ray: Vector, normal: Vector): Vector {
  return plus(ray, times(normal, -2 * dot(ray, normal)));
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
