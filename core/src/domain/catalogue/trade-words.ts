// The closed lists of the trade. A book with a word outside these lists does not load.

export const vehicleTypes = [
  'class-a-gas',
  'class-a-diesel',
  'class-b',
  'class-c',
  'travel-trailer',
  'fifth-wheel',
  'toy-hauler',
  'folding-camper',
  'truck-camper',
  'park-model',
] as const;
export type VehicleType = (typeof vehicleTypes)[number];

export const sides = [
  'front',
  'road',
  'curb',
  'rear',
  'roof',
  'slide',
  'awning',
  'under',
  'chassis',
  'systems',
  'interior',
  'whole',
] as const;
export type Side = (typeof sides)[number];

export const operationKinds = [
  'replace',
  'ri',
  'repair',
  'refinish',
  'blend',
  'overhaul',
  'align',
  'reseal',
  'inspect',
  'test',
  'sublet',
  'fee',
] as const;
export type OperationKind = (typeof operationKinds)[number];

export const laborTypes = [
  'body',
  'refinish',
  'mechanical',
  'structural',
  'electrical',
  'plumbing-lp',
  'appliance',
  'carpentry',
  'glass',
  'diagnostic',
  'user-1',
  'user-2',
  'user-3',
  'user-4',
] as const;
export type LaborType = (typeof laborTypes)[number];

/** Units of counting and sale. */
export const units = ['each', 'ft', 'sqft'] as const;
export type Unit = (typeof units)[number];

export const panelClasses = ['major', 'minor', 'none'] as const;
export type PanelClass = (typeof panelClasses)[number];
