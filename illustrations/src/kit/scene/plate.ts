import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Scene, Side } from './scene.ts';

/** The states of a vehicle that can be drawn in more than one; the open one is the normal one. */
type PlateState = 'open' | 'folded' | 'closed';

/** One picture of the book. Its scene is drawn on demand, so that a page pays only for the ones it shows. */
export interface Plate {
  /** Nothing for an exploded assembly: it belongs to every type that has the part. */
  readonly vehicleType: VehicleType | null;
  readonly view: Side;
  /** Nothing where a view is drawn in one state only. */
  readonly state?: PlateState;
  /** Overall lengths in inches, where the plate can be shown in others than it is drawn in. */
  readonly lengths?: { readonly min: number; readonly standard: number; readonly max: number };
  /** A length outside its range is the nearest one in it; a plate without lengths has only its own. */
  readonly load: (options?: { readonly length?: number }) => Promise<Scene>;
}
