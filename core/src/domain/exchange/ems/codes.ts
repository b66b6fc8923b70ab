import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { PartSource } from '../../estimates/model/profile.ts';

// What EMS calls the things of the trade. Codes of other systems' own are not used.

/** Neither CCC (C), nor Mitchell (M), nor Audatex (A): any other. Left blank, receivers take the set for incomplete. */
export const ownSystem = 'O';

export const emsSystems: Readonly<Record<string, string>> = {
  A: 'Audatex',
  C: 'CCC ONE',
  M: 'Mitchell',
  O: 'another system',
};

/** Coaches need more kinds of labor than cars: plumbing, appliances and carpentry take codes left to the user. */
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

export const unitWords: Readonly<Record<Unit, string>> = { each: 'EA', ft: 'FT', sqft: 'SQ FT' };
