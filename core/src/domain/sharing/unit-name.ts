import type { RvUnit } from '../estimates/model/estimate.ts';

/** 2022 Northfork Ridgeline 34RL; empty if nothing is known. */
export function unitName({ year, make, model }: Pick<RvUnit, 'year' | 'make' | 'model'>): string {
  return [year, make.trim(), model.trim()].filter(Boolean).join(' ');
}
