import { laborTypes } from '../catalogue/trade-words.ts';
import {
  partSources,
  type LaborRate,
  type PartsRate,
  type Profile,
  type RefinishRules,
} from '../estimates/model/profile.ts';
import { centsPerHour, millionths, noMoney, noPercent, noTime, tenthHours } from '../units.ts';

/** $100.00 an hour for all labor; no markup, paint materials, supplies, tax or discount. */
export function aProfile(fields: Partial<Profile> = {}): Profile {
  const rate: LaborRate = { name: 'Labor', rate: centsPerHour(10_000), discount: noPercent };
  const parts: PartsRate = { markup: noPercent, discount: noPercent };
  return {
    name: 'Test',
    labor: Object.fromEntries(laborTypes.map((type) => [type, rate])) as Profile['labor'],
    parts: Object.fromEntries(partSources.map((source) => [source, parts])) as Profile['parts'],
    paintMaterials: {
      method: 'rate',
      rate: centsPerHour(0),
      firstHours: null,
      furtherRate: centsPerHour(0),
      cap: null,
      countsManualLines: true,
    },
    shopSupplies: { method: 'none' },
    consumables: 'in-supplies',
    subletMarkup: noPercent,
    taxes: [],
    discount: { kind: 'none' },
    refinish: refinishRules(),
    betterment: { isTaxed: true, defaultBasis: 'part' },
    deductible: { standard: noMoney, printedIn: 'settlement' },
    ...fields,
  };
}

/** The published values of the trade, without a cap on clear coat. */
export function refinishRules(fields: Partial<RefinishRules> = {}): RefinishRules {
  return {
    majorFrom: tenthHours(10),
    overlapAdjacent: tenthHours(4),
    overlapNonAdjacent: tenthHours(2),
    overlapMinor: tenthHours(2),
    clearFirst: percent(40),
    clearAdditional: percent(20),
    clearCap: null,
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
    furtherCover: noTime,
    ...fields,
  };
}

function percent(whole: number) {
  return millionths(whole * 10_000);
}
