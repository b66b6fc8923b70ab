/** A damage and the book lines that repair it. */
export interface DemoWork {
  readonly cause: string;
  readonly description: string;
  /** The side the damage is on; a part drawn on several sides is placed there. */
  readonly side: 'front' | 'road' | 'curb' | 'rear' | 'roof' | 'interior' | 'under' | 'slide' | 'awning';
  /** "PART operation quantity", in the order of the lines. */
  readonly lines: readonly string[];
  /** Lines found once the unit is taken apart: the supplement. */
  readonly found: readonly string[];
}

/** Lines that hail means on every roof. */
export const hailRoof = [
  'OP-PHOTO inspect 1',
  'OP-SCAFF repair 1',
  'RF-RESEAL-PEN reseal 6',
  'AC-SHROUD replace 1',
  'AC-COIL repair 1',
  'VT-LID replace 2',
  'VT-SKY-S replace 1',
];
