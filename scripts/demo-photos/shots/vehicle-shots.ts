import type { VehicleShot } from '../shot.ts';
import { classAShots } from './class-a.ts';
import { classBAndCShots } from './class-b-and-c.ts';
import { fifthWheelShots } from './fifth-wheels.ts';
import { roofShots } from './roofs.ts';
import { toyHaulerAndFoldingCamperShots } from './toy-haulers-and-folding-campers.ts';
import { travelTrailerShots } from './travel-trailers.ts';
import { truckCamperAndParkModelShots } from './truck-campers-and-park-models.ts';

/** Every photo taken of a plate. */
export const vehicleShots: readonly VehicleShot[] = [
  ...classAShots,
  ...classBAndCShots,
  ...travelTrailerShots,
  ...fifthWheelShots,
  ...toyHaulerAndFoldingCamperShots,
  ...truckCamperAndParkModelShots,
  ...roofShots,
];
