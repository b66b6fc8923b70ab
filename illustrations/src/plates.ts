import type { Plate } from './kit/scene/plate.ts';
import { assemblyPlates } from './vehicles/assemblies/plates.ts';
import { classADieselPlates } from './vehicles/class-a-diesel/plates.ts';
import { classAGasPlates } from './vehicles/class-a-gas/plates.ts';
import { classBPlates } from './vehicles/class-b/plates.ts';
import { classCPlates } from './vehicles/class-c/plates.ts';
import { fifthWheelPlates } from './vehicles/fifth-wheel/plates.ts';
import { foldingCamperPlates } from './vehicles/folding-camper/plates.ts';
import { parkModelPlates } from './vehicles/park-model/plates.ts';
import { toyHaulerPlates } from './vehicles/toy-hauler/plates.ts';
import { travelTrailerPlates } from './vehicles/travel-trailer/plates.ts';
import { truckCamperPlates } from './vehicles/truck-camper/plates.ts';

const all = {
  ...assemblyPlates,
  ...classADieselPlates,
  ...classAGasPlates,
  ...classBPlates,
  ...fifthWheelPlates,
  ...travelTrailerPlates,
  ...toyHaulerPlates,
  ...classCPlates,
  ...truckCamperPlates,
  ...foldingCamperPlates,
  ...parkModelPlates,
};

export type PlateId = keyof typeof all;

/** Every picture of the book, loaded one by one. */
export const plates: Readonly<Record<PlateId, Plate>> = all;
