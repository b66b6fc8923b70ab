import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';
export const vehicle: Vehicle = { prefix: 'pm39', slug: 'park-model-39', name: 'Park model 39 ft' };
/** Inches from the hitch cover to the rear overhang of the roof. */
export const overall = 470;
/** The house walls along the length, and half their distance across. */
export const wallFront = 40;
export const wallRear = 462;
export const halfWidth = 72;
/** Heights above ground: the floor line, the eaves and the ridge. */
export const floorHeight = 28;
export const eaveHeight = 115;
export const ridgeHeight = 151;
/** The roof overhangs the walls on all four sides. */
export const roofFront = 33;
export const roofRear = 469;
export const roofHalfWidth = 79;
/** The porch on the curb side: the middle of its gable, half its deck and half its roof, and how far out both reach. */
export const porch = { center: 187, half: 57, deckEdge: 112, roofHalf: 70, roofEdge: 118 } as const;
