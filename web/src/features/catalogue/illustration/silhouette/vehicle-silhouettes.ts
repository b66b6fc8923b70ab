import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';

/** A vehicle from its road side in a frame of 120 by 56. */
export interface Silhouette {
  readonly body: string;
  /** Drawn lighter: the truck below a camper, the tent of a folding one. */
  readonly soft?: string;
  /** Tongue, ramp, steps. */
  readonly line?: string;
  /** Windows and doors: left, top, width, height. */
  readonly openings: readonly (readonly [number, number, number, number])[];
  readonly glass?: string;
  readonly wheels: readonly (readonly [number, number])[];
}

const tongue = 'M4 44h16M4 42.7v2.6';

const classA: Silhouette = {
  body: 'M16 6h90a5 5 0 0 1 5 5v30a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V15a9 9 0 0 1 9-9z',
  glass: 'M11 13c0-2 2-3 4-3h11v15H11z',
  openings: [
    [34, 13, 9, 25],
    [50, 12, 16, 10],
    [73, 12, 12, 10],
    [92, 12, 12, 10],
  ],
  wheels: [
    [28, 45],
    [88, 45],
  ],
};

export const silhouettes: Readonly<Record<VehicleType, Silhouette>> = {
  'class-a-gas': classA,
  'class-a-diesel': {
    ...classA,
    body: 'M13 4h95a4 4 0 0 1 4 4v33a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V11a7 7 0 0 1 7-7z',
    glass: 'M10 10c0-2 1-3 3-3h12v18H10z',
    openings: [
      [33, 12, 9, 26],
      [49, 10, 17, 11],
      [72, 10, 14, 11],
      [92, 10, 13, 11],
    ],
    wheels: [
      [27, 45],
      [80, 45],
      [96, 45],
    ],
  },
  'class-b': {
    body: 'M38 10h60a7 7 0 0 1 7 7v24a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4v-8c0-3 2-5 5-6l7-2 7-11c1-2.5 3-4 5-4z',
    glass: 'M38 15h8v11H31z',
    openings: [
      [51, 15, 17, 10],
      [74, 15, 22, 10],
    ],
    wheels: [
      [32, 45],
      [88, 45],
    ],
  },
  'class-c': {
    body: 'M24 6h82a4 4 0 0 1 4 4v31a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4v-6c0-3 2-5 5-6l8-1 5-7h-6a5 5 0 0 1-4.8-6.500l2-5.500A6 6 0 0 1 24 6z',
    glass: 'M28 23h12v8H23z',
    openings: [
      [26, 10, 12, 7],
      [50, 14, 9, 25],
      [66, 13, 14, 9],
      [88, 13, 14, 9],
    ],
    wheels: [
      [28, 45],
      [88, 45],
    ],
  },
  'travel-trailer': {
    body: 'M24 8h80a5 5 0 0 1 5 5v28a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V17a9 9 0 0 1 6-9z',
    line: tongue,
    openings: [
      [27, 16, 14, 9],
      [50, 15, 9, 26],
      [68, 16, 15, 9],
      [90, 16, 12, 9],
    ],
    wheels: [
      [74, 45],
      [90, 45],
    ],
  },
  'fifth-wheel': {
    body: 'M15 6h91a5 5 0 0 1 5 5v30a4 4 0 0 1-4 4H41a4 4 0 0 1-4-4v-7a4 4 0 0 0-4-4H22v5a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-5h-1a7 7 0 0 1-6.9-8.300l2.3-10A7 7 0 0 1 15 6z',
    openings: [
      [18, 13, 13, 8],
      [46, 14, 14, 9],
      [66, 13, 9, 27],
      [82, 14, 16, 9],
    ],
    wheels: [
      [76, 45],
      [93, 45],
    ],
  },
  'toy-hauler': {
    body: 'M24 6h82a4 4 0 0 1 4 4v31a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V16A10 10 0 0 1 24 6z',
    line: `${tongue}M110 44l9 4`,
    openings: [
      [28, 14, 12, 9],
      [46, 13, 8, 27],
      [64, 13, 38, 2],
      [64, 19, 38, 2],
      [64, 25, 38, 2],
    ],
    wheels: [
      [66, 45],
      [81, 45],
    ],
  },
  'folding-camper': {
    body: 'M24 30h72a3 3 0 0 1 3 3v8a4 4 0 0 1-4 4H25a4 4 0 0 1-4-4v-8a3 3 0 0 1 3-3z',
    soft: 'M30 12h58l14 16H16z',
    line: 'M4 43h18M4 41.700v2.6',
    openings: [
      [38, 17, 13, 8],
      [62, 17, 13, 8],
    ],
    wheels: [[66, 45]],
  },
  'truck-camper': {
    body: 'M27 6h72a4 4 0 0 1 4 4v22H57v-8H26a6 6 0 0 1-5.6-8l2-6A5 5 0 0 1 27 6z',
    soft: 'M8 36c0-4 6-6 14-6l8-8h23v11h52v9a3 3 0 0 1-3 3H12a4 4 0 0 1-4-4z',
    glass: 'M33 26h16v7H27z',
    openings: [
      [30, 11, 14, 8],
      [66, 12, 18, 9],
    ],
    wheels: [
      [28, 46],
      [88, 46],
    ],
  },
  'park-model': {
    body: 'M6 20L60 5l54 15v3h-3v20a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V23H6z',
    line: 'M20 49h80',
    openings: [
      [18, 26, 15, 10],
      [42, 25, 10, 19],
      [62, 26, 15, 10],
      [86, 26, 15, 10],
    ],
    wheels: [],
  },
};
