import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { PartSource } from '../../estimates/model/profile.ts';

// EMS codes of trade terms. Codes private to other systems are not used.

/** Neither CCC (C), Mitchell (M) nor Audatex (A). Receivers treat a set with a blank here as incomplete. */
export const ownSystem = 'O';

export const emsSystems: Readonly<Record<string, string>> = {
  A: 'Audatex',
  C: 'CCC ONE',
  M: 'Mitchell',
  O: 'another system',
};

/** Coaches need more labor types than cars: plumbing, appliances and carpentry use the user-defined codes. */
export const laborCodes: Readonly<Record<LaborType, string>> = {
  body: 'LAB',
  refinish: 'LAR',
  mechanical: 'LAM',
  structural: 'LAS',
  electrical: 'LAE',
  'plumbing-lp': 'LA1',
  appliance: 'LA2',
  carpentry: 'LA3',
  glass: 'LAG',
  diagnostic: 'LAD',
  'user-1': 'LA4',
  'user-2': 'LAU',
  'user-3': 'LAU',
  'user-4': 'LAU',
};

export const operationCodes: Readonly<Record<OperationKind, string>> = {
  replace: 'OP11',
  ri: 'OP2',
  repair: 'OP9',
  refinish: 'OP6',
  blend: 'OP15',
  overhaul: 'OP5',
  align: 'OP4',
  reseal: 'OP14',
  inspect: 'OP7',
  test: 'OP8',
  sublet: 'OP16',
  fee: 'OP13',
};

export const partCodes: Readonly<Record<PartSource, string>> = {
  new: 'PAN',
  aftermarket: 'PAA',
  certified: 'PAC',
  used: 'PAL',
  remanufactured: 'PAR',
  custom: 'PAO',
  existing: 'PAE',
};

export const subletPart = 'PAS';

export const emsUnitLabels: Readonly<Record<Unit, string>> = { each: 'EA', ft: 'FT', sqft: 'SQ FT' };
