import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import { otherChargeLabels, partSourceLabels } from '@dre/core/domain/account/setting-labels';
import { blankLine } from '@dre/core/domain/estimates/model/line-from-book';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import type { Line, RefinishEntry } from '@dre/core/domain/estimates/model/line';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { percentage } from '@dre/core/domain/number-text';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import type { Totals } from '@dre/core/domain/estimates/pricing/totals/totals';
import { cents, noTime, tenthHours } from '@dre/core/domain/units';
import { hours } from '../../../../lib/text/format.ts';

export interface ExampleRow {
  readonly label: string;
  readonly amount: number;
}

export interface Example {
  /** They add up to the total. */
  readonly rows: readonly ExampleRow[];
  readonly total: number;
}

/** A damaged side of a trailer, priced by a profile: enough of everything for each rule to show. */
export function exampleOf(profile: Profile): Example {
  const { totals } = priceEstimate(contentOf(profile), noBook);
  return { rows: rowsOf(totals, profile), total: totals.gross };
}

function rowsOf(totals: Totals, { labor, taxes }: Profile): ExampleRow[] {
  const { paint, supplies, sublet } = totals.categories;
  const rows = [
    ...totals.labor.map(({ type, hours: billed, amount }) => ({
      label: `${labor[type].name}, ${hours(billed)} h`,
      amount,
    })),
    ...totals.parts.map(({ source, amount }) => ({ label: `${partSourceLabels[source]} parts`, amount })),
    { label: `Paint materials, ${hours(totals.paintHours)} h`, amount: paint },
    { label: 'Shop supplies', amount: supplies },
    { label: 'Sublet', amount: sublet },
    ...totals.other.map(({ kind, amount }) => ({ label: otherChargeLabels[kind], amount })),
    { label: 'Discount', amount: -totals.discount },
    ...totals.taxes.map(({ id, name, amount }) => ({ label: taxLabel(taxes, id, name), amount })),
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

function taxLabel(taxes: Profile['taxes'], id: string, name: string): string {
  const tax = taxes.find((one) => one.id === id);
  return tax === undefined || tax.tiers.length > 0 ? name : `${name} ${percentage(tax.rate)}`;
}

function contentOf(profile: Profile): EstimateContent {
  const blank = newEstimate({ id: 'example', edition: 0, profile });
  return { ...blank, lines, unit: { ...blank.unit, vehicleType: 'travel-trailer' } };
}

/** All lines of the example are manual, so that no book is needed; its panels lie side by side. */
const noBook: Book = {
  edition: 0,
  part: () => undefined,
  operation: () => undefined,
  inclusionsOf: () => [],
  needsOf: () => [],
  consumablesOf: () => [],
  areNeighbors: () => true,
  suggestions: [],
  calculators: {} as Book['calculators'],
};

const painted: RefinishEntry = {
  book: null,
  billed: tenthHours(30),
  mode: 'full',
  system: 'two-stage',
  isTwoTone: false,
  edges: noTime,
  boothCycle: 1,
  isSeparate: false,
  hasSandAndBuff: false,
  hasGravelGuard: false,
};

function example(number: number, fields: Partial<Line>): Line {
  return {
    ...blankLine,
    id: `example-${String(number)}`,
    number,
    order: `V${String(number)}`,
    source: { kind: 'manual' },
    place: { side: 'curb', subSide: number === 2 ? 'mid-lower' : 'mid-upper', region: null },
    ...fields,
  };
}

function work(type: LaborType, tenths: number): Pick<Line, 'labor'> {
  return { labor: { [type]: { book: null, billed: tenthHours(tenths) } } };
}

const lines: readonly Line[] = [
  example(1, { operation: 'repair', ...work('body', 40), refinish: painted }),
  example(2, {
    operation: 'replace',
    price: cents(412_75),
    ...work('body', 15),
    refinish: { ...painted, billed: tenthHours(18) },
  }),
  example(3, { operation: 'replace', partSource: 'used', price: cents(180_00), ...work('electrical', 8) }),
  example(4, { operation: 'repair', ...work('mechanical', 16) }),
  example(5, { operation: 'sublet', sublet: cents(120_00) }),
  example(6, { operation: 'fee', charge: { kind: 'disposal', amount: cents(35_00) } }),
];
