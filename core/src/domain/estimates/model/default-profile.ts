import type { LaborType, VehicleType } from '../../catalogue/trade-words.ts';
import { centsPerHour, type Millionths, millionths, noMoney, noPercent, tenthHours } from '../../units.ts';
import {
  type LaborRate,
  partSources,
  type PartSource,
  type PartsRate,
  type Profile,
  type RefinishRules,
} from './profile.ts';

/** The profile of a new company: typical values of the American trade, all editable. */
export function defaultProfile(vehicleType: VehicleType | null = null): Profile {
  return {
    name: 'Standard',
    labor,
    parts,
    paintMaterials: {
      method: 'rate',
      rate: centsPerHour(60_00),
      firstHours: null,
      furtherRate: centsPerHour(60_00),
      // Caps were designed for cars; one side of a coach exceeds them at once.
      cap: null,
      countsManualLines: true,
    },
    shopSupplies: {
      method: 'percent',
      percent: percent(5),
      ofLabor: true,
      ofParts: false,
      min: null,
      max: null,
    },
    consumables: 'in-supplies',
    subletMarkup: percent(20),
    // Taxed categories differ by state, so the company fills in the rate.
    taxes: [
      {
        id: 'sales-tax',
        name: 'Sales tax',
        rate: noPercent,
        onParts: partSources,
        onLabor: [],
        onPaint: true,
        onSupplies: true,
        onSublet: false,
        onOther: [],
        tiers: [],
      },
    ],
    discount: { kind: 'none' },
    refinish: {
      ...refinish,
      clearCap: vehicleType === 'class-b' ? tenthHours(25) : null,
    },
    betterment: { isTaxed: true, defaultBasis: 'part' },
    deductible: { standard: noMoney, printedIn: 'settlement' },
  };
}

const labor: Readonly<Record<LaborType, LaborRate>> = {
  body: laborRate('Body', 165_00),
  refinish: laborRate('Refinish', 165_00),
  mechanical: laborRate('Mechanical (chassis)', 185_00),
  structural: laborRate('Structural / Frame', 185_00),
  electrical: laborRate('Electrical', 175_00),
  'plumbing-lp': laborRate('Plumbing / LP', 175_00),
  appliance: laborRate('Appliance', 175_00),
  carpentry: laborRate('Interior / Carpentry', 165_00),
  glass: laborRate('Glass', 165_00),
  diagnostic: laborRate('Diagnostic', 175_00),
  'user-1': laborRate('User defined 1', 165_00),
  'user-2': laborRate('User defined 2', 165_00),
  'user-3': laborRate('User defined 3', 165_00),
  'user-4': laborRate('User defined 4', 165_00),
};

function laborRate(name: string, rate: number): LaborRate {
  return { name, rate: centsPerHour(rate), discount: noPercent };
}

const listPrice: PartsRate = { markup: noPercent, discount: noPercent };

const parts: Readonly<Record<PartSource, PartsRate>> = {
  new: listPrice,
  aftermarket: listPrice,
  certified: listPrice,
  used: { markup: percent(25), discount: noPercent },
  remanufactured: listPrice,
  custom: listPrice,
  existing: listPrice,
};

const refinish: Omit<RefinishRules, 'clearCap'> = {
  majorFrom: tenthHours(10),
  overlapAdjacent: tenthHours(4),
  overlapNonAdjacent: tenthHours(2),
  overlapMinor: tenthHours(2),
  clearFirst: percent(40),
  clearAdditional: percent(20),
  threeStageFirst: percent(70),
  threeStageAdditional: percent(40),
  twoToneFirst: percent(50),
  twoToneAdditional: percent(30),
  blend: percent(50),
  blendThreeStage: percent(70),
  breakPoint: percent(50),
  blendOnPanel: percent(80),
  sandAndBuff: percent(30),
  gravelGuardFirst: tenthHours(5),
  gravelGuardAdditional: tenthHours(3),
  furtherCover: tenthHours(2),
};

function percent(whole: number): Millionths {
  return millionths(whole * 10_000);
}
