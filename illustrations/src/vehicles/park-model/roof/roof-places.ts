import { eaveHeight, ridgeHeight, roofHalfWidth } from '../hull.ts';

/** Vents and pipes of the roof: each with its station, and its distance from the ridge (curb side positive). */
export const plumbingStacks = [
  { key: 'pipe-1', station: 352, across: -14 },
  { key: 'pipe-2', station: 206, across: -14 },
] as const;

/** Over the water-heater closet. */
export const flue = { station: 243, across: -58, rise: 21 } as const;

export const exhaustVents = [
  { key: 'vent-kitchen', room: 'kitchen', station: 276, across: -34 },
  { key: 'vent-bath', room: 'bathroom', station: 384, across: -34 },
] as const;

export const skylights = [
  { key: 'skylight-loft', room: 'loft', station: 88, across: 38 },
  { key: 'skylight-bath', room: 'bathroom', station: 340, across: 50 },
] as const;

/** Half of a skylight along the house, and half of it down the slope as seen from above. */
export const skylightHalf = { along: 12, across: 15 } as const;

/** The height of the shingles above ground at a distance from the ridge. */
export const slopeHeight = (across: number) =>
  ridgeHeight - (Math.abs(across) * (ridgeHeight - eaveHeight - 4)) / roofHalfWidth;
