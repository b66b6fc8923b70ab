import type { Estimate } from '../estimates/model/estimate.ts';
import { newEstimate } from '../estimates/model/new-estimate.ts';
import { aProfile } from './a-profile.ts';

/** A draft of a travel trailer that an insurer pays, without lines. */
export function anEstimate(fields: Partial<Estimate> = {}): Estimate {
  const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: aProfile() });
  return {
    ...blank,
    heading: { ...blank.heading, number: '1001', estimator: 'Ann' },
    unit: { ...blank.unit, vehicleType: 'travel-trailer' },
    lastLineNumber: Math.max(0, ...(fields.lines ?? []).map((line) => line.number)),
    ...fields,
  };
}
