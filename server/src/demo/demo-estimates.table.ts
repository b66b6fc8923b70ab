import type { DemoWorkName } from './demo-works.table.ts';

/** The status of a demo estimate on the day of the first start. */
export type DemoStatus =
  | 'draft'
  | 'sent'
  | 'approved'
  | 'declined'
  | 'in-repair'
  | 'supplement'
  | 'completed'
  | 'void';

/** Number, days before the first start, work, unit, payer, status. */
export type DemoEstimateRow = readonly [
  number,
  number,
  DemoWorkName,
  number,
  'insurance' | 'customer' | 'warranty',
  DemoStatus,
];

/** Oldest first. The hail day lies 166 days back; twelve units were hit, and units 3 and 12 had been here before. */
export const demoEstimateRows: readonly DemoEstimateRow[] = [
  [1, 349, 'park-model-wind', 25, 'insurance', 'completed'],
  [2, 315, 'tire-blowout', 3, 'customer', 'completed'],
  [3, 287, 'rear-pole', 12, 'customer', 'completed'],
  [4, 258, 'diesel-rear', 23, 'insurance', 'completed'],
  [5, 232, 'roof-tree', 17, 'insurance', 'completed'],
  [6, 209, 'slide-leak', 21, 'warranty', 'completed'],
  [7, 199, 'folding-box', 27, 'customer', 'void'],
  [8, 187, 'ramp-door', 7, 'insurance', 'completed'],
  [9, 166, 'truck-camper-nose', 8, 'customer', 'completed'],
  [10, 163, 'hail-trailer', 14, 'insurance', 'completed'],
  [11, 163, 'hail-motorhome', 28, 'insurance', 'completed'],
  [12, 162, 'hail-fifth-wheel', 13, 'insurance', 'completed'],
  [13, 162, 'hail-trailer', 24, 'insurance', 'completed'],
  [14, 161, 'hail-trailer', 12, 'insurance', 'completed'],
  [15, 161, 'hail-fifth-wheel', 21, 'insurance', 'completed'],
  [16, 161, 'hail-trailer', 33, 'insurance', 'completed'],
  [17, 160, 'hail-fifth-wheel', 3, 'insurance', 'completed'],
  [18, 160, 'hail-fifth-wheel', 16, 'insurance', 'completed'],
  [19, 160, 'hail-fifth-wheel', 30, 'insurance', 'completed'],
  [20, 158, 'hail-motorhome', 5, 'insurance', 'completed'],
  [21, 157, 'hail-fifth-wheel', 36, 'insurance', 'void'],
  [22, 131, 'park-model-wind', 10, 'insurance', 'declined'],
  [23, 118, 'folding-tent', 9, 'customer', 'completed'],
  [24, 104, 'gas-bays', 32, 'customer', 'completed'],
  [25, 88, 'awning-torn', 1, 'insurance', 'completed'],
  [26, 58, 'side-swipe', 35, 'customer', 'declined'],
  [27, 46, 'windshield', 11, 'insurance', 'completed'],
  [28, 37, 'water-corner', 14, 'customer', 'supplement'],
  [29, 34, 'truck-camper-jack', 26, 'customer', 'in-repair'],
  [30, 33, 'side-swipe', 39, 'insurance', 'supplement'],
  [31, 31, 'slide-leak', 16, 'warranty', 'in-repair'],
  [32, 29, 'rear-pole', 24, 'insurance', 'supplement'],
  [33, 28, 'class-c-cabover', 15, 'insurance', 'in-repair'],
  [34, 26, 'garage-scrape', 19, 'customer', 'in-repair'],
  [35, 25, 'front-cap', 30, 'insurance', 'supplement'],
  [36, 24, 'folding-tent', 27, 'customer', 'declined'],
  [37, 22, 'diesel-swipe', 6, 'insurance', 'in-repair'],
  [38, 21, 'water-corner', 48, 'warranty', 'approved'],
  [39, 20, 'roof-tree', 2, 'insurance', 'in-repair'],
  [40, 18, 'van-door', 20, 'insurance', 'approved'],
  [41, 17, 'rear-pole', 38, 'customer', 'in-repair'],
  [42, 16, 'side-swipe', 40, 'customer', 'approved'],
  [43, 15, 'gas-bays', 18, 'insurance', 'sent'],
  [44, 14, 'hail-fifth-wheel', 36, 'insurance', 'in-repair'],
  [45, 13, 'slide-leak', 30, 'warranty', 'sent'],
  [46, 12, 'ramp-door', 34, 'insurance', 'approved'],
  [47, 11, 'truck-camper-nose', 46, 'customer', 'sent'],
  [48, 9, 'awning-torn', 33, 'insurance', 'sent'],
  [49, 8, 'class-c-cabover', 28, 'insurance', 'sent'],
  [50, 7, 'front-cap', 13, 'insurance', 'approved'],
  [51, 6, 'windshield', 43, 'insurance', 'draft'],
  [52, 5, 'tire-blowout', 41, 'insurance', 'sent'],
  [53, 5, 'folding-box', 42, 'customer', 'draft'],
  [54, 4, 'rear-pole', 22, 'insurance', 'sent'],
  [55, 3, 'park-model-siding', 25, 'customer', 'draft'],
  [56, 2, 'diesel-rear', 47, 'insurance', 'draft'],
  [57, 1, 'van-door', 31, 'insurance', 'draft'],
  [58, 1, 'water-corner', 44, 'warranty', 'draft'],
  [59, 0, 'side-swipe', 4, 'insurance', 'draft'],
  [60, 0, 'hail-fifth-wheel', 45, 'insurance', 'draft'],
];
