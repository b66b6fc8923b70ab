import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Scene, Side } from './scene.ts';

/** One picture of the book. Its scene is drawn when it is asked for, so that a page pays for what it shows. */
export interface Plate {
  /** Nothing for an exploded assembly: it belongs to every type that has the part. */
  readonly vehicleType: VehicleType | null;
  readonly view: Side;
  readonly load: () => Promise<Scene>;
}
