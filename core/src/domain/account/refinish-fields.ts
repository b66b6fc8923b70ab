import type { RefinishRules } from '../estimates/model/profile.ts';

export interface RefinishField {
  readonly key: keyof RefinishRules;
  readonly label: string;
  readonly unit: 'hours' | 'percent';
}

/** Every refinish rule with its label, in the order of the work. */
export const refinishFields: readonly RefinishField[] = [
  { key: 'majorFrom', label: 'A panel is major from', unit: 'hours' },
  { key: 'overlapAdjacent', label: 'Overlap, adjacent major panel', unit: 'hours' },
  { key: 'overlapNonAdjacent', label: 'Overlap, other major panel', unit: 'hours' },
  { key: 'overlapMinor', label: 'Overlap, minor panel', unit: 'hours' },
  { key: 'clearFirst', label: 'Clear coat, first panel', unit: 'percent' },
  { key: 'clearAdditional', label: 'Clear coat, further panels', unit: 'percent' },
  { key: 'clearCap', label: 'Clear coat at most, per booth cycle', unit: 'hours' },
  { key: 'threeStageFirst', label: 'Three-stage, first panel', unit: 'percent' },
  { key: 'threeStageAdditional', label: 'Three-stage, further panels', unit: 'percent' },
  { key: 'twoToneFirst', label: 'Two-tone, first panel', unit: 'percent' },
  { key: 'twoToneAdditional', label: 'Two-tone, further panels', unit: 'percent' },
  { key: 'blend', label: 'Blend', unit: 'percent' },
  { key: 'blendThreeStage', label: 'Blend, three-stage', unit: 'percent' },
  { key: 'breakPoint', label: 'Clear to a break point', unit: 'percent' },
  { key: 'blendOnPanel', label: 'Of a blend, on the panel line', unit: 'percent' },
  { key: 'sandAndBuff', label: 'Finish sand and buff', unit: 'percent' },
  { key: 'gravelGuardFirst', label: 'Gravel guard, first panel', unit: 'hours' },
  { key: 'gravelGuardAdditional', label: 'Gravel guard, further panels', unit: 'hours' },
  { key: 'furtherCover', label: 'Second and later cover', unit: 'hours' },
];
