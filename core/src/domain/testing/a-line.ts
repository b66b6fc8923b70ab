import type { Line, RefinishEntry } from '../estimates/model/line.ts';
import { noMoney, noTime, one, tenthHours } from '../units.ts';

/** A manual line that bills nothing; its id and order follow its number. */
export function aLine(fields: Partial<Line> = {}): Line {
  const number = fields.number ?? 1;
  const padded = String(number).padStart(5, '0');
  return {
    id: `line-${padded}`,
    number,
    order: `a${padded}`,
    source: { kind: 'manual' },
    book: null,
    description: `Line ${number}`,
    operation: 'repair',
    place: { side: 'curb', subSide: 'mid-upper', region: null },
    partNumber: '',
    partSource: 'new',
    quantity: one,
    unit: 'each',
    price: null,
    priceAdjustment: null,
    labor: {},
    refinish: null,
    sublet: noMoney,
    charge: null,
    taxable: { part: true, labor: true, misc: true },
    betterment: null,
    payer: 'insurer',
    priorDamage: 'none',
    state: 'firm',
    note: '',
    ...fields,
  };
}

/** Two-stage paint on a whole panel, with the given tenths of an hour. */
export function aRefinish(tenths: number, fields: Partial<RefinishEntry> = {}): RefinishEntry {
  return {
    book: { fixed: tenthHours(tenths), perUnit: null, minimum: noTime },
    billed: null,
    mode: 'full',
    system: 'two-stage',
    isTwoTone: false,
    edges: noTime,
    boothCycle: 1,
    isSeparate: false,
    hasSandAndBuff: false,
    hasGravelGuard: false,
    ...fields,
  };
}
