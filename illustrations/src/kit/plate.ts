import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Scene, Side } from './scene.ts';

/** How a vehicle stands that can be drawn in more than one way. The open one is the normal one. */
type PlateState = 'open' | 'folded';

/** One picture of the book. Its scene is drawn when it is asked for, so that a page pays for what it shows. */
export interface Plate {
  /** Nothing for an exploded assembly: it belongs to every type that has the part. */
  readonly vehicleType: VehicleType | null;
  readonly view: Side;
  /** Nothing where a view is drawn in one state only. */
  readonly state?: PlateState;
  readonly load: () => Promise<Scene>;
}
