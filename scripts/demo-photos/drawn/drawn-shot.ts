import type { ShotDescription } from '../shot.ts';

/** A flat thing drawn for one photo: a wall of a room, a label, an instrument. */
export interface DrawnPlane {
  readonly svg: string;
  /** Inches. */
  readonly width: number;
  readonly height: number;
  /** The plane's upper left corner and its directions, in inches. */
  readonly corner: readonly [number, number, number];
  readonly across: readonly [number, number, number];
  readonly along: readonly [number, number, number];
  readonly shine: number;
}

export interface DrawnShot extends ShotDescription {
  readonly planes: readonly DrawnPlane[];
  /** The point looked at, and the camera's distance and angles. */
  readonly look: {
    readonly at: readonly [number, number, number];
    readonly distance: number;
    readonly yaw: number;
    readonly pitch: number;
    readonly roll: number;
    readonly lens: number;
  };
  /** A lamp in the room, in inches. */
  readonly lamp: readonly [number, number, number];
  readonly brightness: number;
}
