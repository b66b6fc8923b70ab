import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { PhotoMark, WalkAroundView } from '@dre/core/domain/estimates/model/estimate';
import type { PlateId } from '@dre/illustrations/plates';
import type { Standpoint } from './camera.ts';
import type { Damage } from './damage.ts';
import type { PaintName } from './paints.ts';
import type { Setting, Weather } from './backdrop.ts';

/** The description of a photo of the demo company. */
export interface ShotDescription {
  /** The file's name without its ending. */
  readonly name: string;
  readonly vehicleType: VehicleType;
  readonly side: Side;
  /** Empty for anywhere on the side. */
  readonly subSide: string;
  readonly view: WalkAroundView | null;
  /** A code of the causes of loss; nothing where the photo shows no damage. */
  readonly cause: string | null;
  readonly damage: string;
  readonly caption: string;
}

/** A suggested mark, its points on the drawing in inches. */
export interface MarkOnDrawing {
  readonly kind: PhotoMark['kind'];
  readonly points: readonly (readonly [number, number])[];
  readonly text: string;
}

/** A photo of a vehicle, taken of one of its plates. */
export interface VehicleShot extends ShotDescription {
  readonly plate: PlateId;
  readonly stand: Standpoint;
  readonly place: Setting;
  readonly weather: Weather;
  /** Degrees to the right of the photographer's back, and above the horizon. */
  readonly sun: readonly [azimuth: number, height: number];
  readonly paint: PaintName;
  readonly grime?: number;
  readonly brightness?: number;
  readonly damaged: readonly Damage[];
  /** Damaged regions of the drawing. */
  readonly regions: readonly string[];
  readonly marks: readonly MarkOnDrawing[];
  /** A length between two points of the drawing that somebody can measure, such as a window's width. */
  readonly known?: { readonly from: readonly [number, number]; readonly to: readonly [number, number] };
}
