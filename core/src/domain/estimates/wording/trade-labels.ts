import type { OperationKind, Side } from '../../catalogue/trade-words.ts';
import type { PartyRole, Stage } from '../model/estimate.ts';
import type { VehicleLocation } from '../model/line.ts';

export const operationNames: Readonly<Record<OperationKind, string>> = {
  replace: 'replace',
  ri: 'R&I',
  repair: 'repair',
  refinish: 'refinish',
  blend: 'blend',
  overhaul: 'overhaul',
  align: 'align',
  reseal: 'reseal',
  inspect: 'inspect',
  test: 'test',
  sublet: 'sublet',
  fee: 'fee',
};

/** Names of the sides; a company may rename two of them. */
export type SideNames = Readonly<Record<Side, string>>;

export const sideNames: SideNames = {
  front: 'Front',
  road: 'Road side',
  curb: 'Curb side',
  rear: 'Rear',
  roof: 'Roof',
  slide: 'Slide-out',
  awning: 'Awning',
  under: 'Underside',
  chassis: 'Chassis',
  systems: 'Systems',
  interior: 'Interior',
  whole: 'Whole unit',
};

export const partyNames: Readonly<Record<PartyRole, string>> = {
  customer: 'Customer',
  owner: 'Owner',
  insured: 'Insured',
  claimant: 'Claimant',
  insurer: 'Insurer',
  adjuster: 'Adjuster',
  agent: 'Agent',
};

export const stageNames: Readonly<Record<Stage, string>> = {
  draft: 'draft',
  locked: 'locked',
  sent: 'sent',
  approved: 'approved',
  declined: 'declined',
  'in-repair': 'in repair',
  completed: 'completed',
  void: 'void',
};

/** For example "Road side, mid upper". */
export function locationName(
  { side, subSide }: Pick<VehicleLocation, 'side' | 'subSide'>,
  sides: SideNames,
): string {
  return subSide === '' ? sides[side] : `${sides[side]}, ${subSide.replaceAll('-', ' ')}`;
}
