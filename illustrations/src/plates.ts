import type { Plate } from './kit/plate.ts';
import { fifthWheelPlates } from './vehicles/fifth-wheel/plates.ts';

const all = {
  ...fifthWheelPlates,
};

export type PlateId = keyof typeof all;

/** Every picture of the book, loaded one by one. */
export const plates: Readonly<Record<PlateId, Plate>> = all;
