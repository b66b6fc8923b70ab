import type { LaborType, OperationKind, Side } from '../domain/catalogue/trade-words.ts';
import type { WorkItem } from '../domain/estimates/pricing/values/work-item.ts';
import type { ForeignEstimate, ForeignLine } from '../domain/exchange/ems/read-ems.ts';
import { aWorkItem } from '../domain/testing/a-work-item.ts';
import { cents, tenthHours, thousandths } from '../domain/units.ts';

// One hail and side-swipe loss of a travel trailer, written by a shop with our book and by an insurer with another
// system. Which lines are the same work was decided by reading them, before anything was matched.

type Own = readonly [
  description: string,
  operation: OperationKind,
  side: Side,
  labor: LaborType,
  tenths: number,
  price?: number,
  partNumber?: string,
];

const own: readonly Own[] = [
  ['Corrugated aluminum siding sheet', 'replace', 'road', 'body', 42, 18_900, 'AL-30-WHT'],
  ['Corrugated aluminum siding sheet', 'replace', 'curb', 'body', 42, 18_900, 'AL-30-WHT'],
  ['Corner molding with vinyl insert, front', 'ri', 'road', 'body', 12],
  ['Baggage door with frame, 24 x 30', 'replace', 'road', 'body', 12, 24_500],
  ['Baggage door with frame, 24 x 30', 'refinish', 'road', 'refinish', 12],
  ['Baggage door with frame, 24 x 30', 'replace', 'curb', 'body', 12, 24_500],
  ['Window, framed slider', 'ri', 'road', 'glass', 8],
  ['Window, framed slider', 'ri', 'curb', 'glass', 8],
  ['Entry door with screen door', 'replace', 'curb', 'body', 25, 72_000, 'ED-2672'],
  ['Porch light', 'replace', 'curb', 'electrical', 3, 2_400],
  ['Patio awning, electric, complete', 'ri', 'curb', 'body', 25],
  ['Awning fabric', 'replace', 'awning', 'body', 25, 41_000],
  ['Roof membrane, TPO', 'replace', 'roof', 'body', 360, 78_000],
  ['Roof decking sheet', 'replace', 'roof', 'carpentry', 18, 5_200],
  ['Roof air conditioner', 'ri', 'roof', 'appliance', 15],
  ['Air conditioner shroud', 'replace', 'roof', 'body', 4, 11_900, '3314471.002'],
  ['Roof vent lid', 'replace', 'roof', 'body', 3, 2_900],
  ['Skylight, outer dome', 'replace', 'roof', 'body', 12, 9_800],
  ['Refrigerator roof vent', 'replace', 'roof', 'body', 4, 3_900],
  ['Plumbing vent cap', 'replace', 'roof', 'body', 2, 1_200],
  ['TV antenna', 'ri', 'roof', 'electrical', 6],
  ['Solar panel, 100 W', 'replace', 'roof', 'electrical', 10, 21_900],
  ['Roof penetrations', 'reseal', 'roof', 'body', 24],
  ['Ladder', 'ri', 'rear', 'body', 6],
  ['Tail lamp assembly', 'replace', 'rear', 'electrical', 3, 6_800],
  ['Rear bumper, tube', 'repair', 'rear', 'body', 15],
  ['Front cap, fiberglass', 'repair', 'front', 'body', 60],
  ['Front cap, fiberglass', 'refinish', 'front', 'refinish', 80],
  ['Clear coat', 'refinish', 'front', 'refinish', 25],
  ['LP cylinder cover', 'replace', 'front', 'body', 3, 9_900],
  ['Decal set, one side', 'replace', 'road', 'body', 40, 89_000],
  ['Decal set, one side', 'replace', 'curb', 'body', 40, 89_000],
  ['Fender skirt', 'replace', 'road', 'body', 8, 12_500],
  ['Slide topper awning', 'replace', 'slide', 'body', 18, 26_000],
  ['Water heater access door', 'replace', 'road', 'body', 4, 6_900],
  ['LP leak test', 'test', 'systems', 'plumbing-lp', 5],
  ['Moisture test, walls', 'test', 'whole', 'diagnostic', 10],
  ['Wash and clean for delivery', 'repair', 'whole', 'body', 10],
  ['Stabilizer jack', 'replace', 'under', 'mechanical', 8, 7_900],
  ['Debris disposal', 'fee', 'whole', 'body', 0, 15_000],
];

/** As they would be billed, numbered from 1. */
export const ownForty: readonly WorkItem[] = own.map(
  ([description, operation, side, labor, tenths, price = 0, partNumber = ''], index) =>
    aWorkItem(
      {
        number: index + 1,
        description,
        operation,
        partNumber,
        price: cents(price),
        place: { side, subSide: '', region: null },
      },
      tenths === 0 ? {} : { [labor]: tenths },
    ),
);

type Theirs = readonly [
  description: string,
  operation: string,
  labor: string,
  tenths: number,
  price?: number,
  partNumber?: string,
];

const theirs: readonly Theirs[] = [
  ['R&I LT Frt corner mldg', 'OP2', 'LAB', 8],
  ['Repl LT Corr alum siding pnl', 'OP11', 'LAB', 36, 17_500, 'AL30WHT'],
  ['Repl RT Corr alum siding pnl', 'OP11', 'LAB', 36, 17_500, 'AL30WHT'],
  ['LT Luggage door assy', 'OP11', 'LAB', 10, 24_500],
  ['Refn LT luggage door', 'OP6', 'LAR', 10],
  ['RT Luggage door assy', 'OP11', 'LAB', 10, 24_500],
  ['R&I LT slider window', 'OP2', 'LAG', 8],
  ['R&I RT slider window', 'OP2', 'LAG', 8],
  ['Entry dr w/screen', 'OP11', 'LAB', 22, 69_900, 'ED2672'],
  ['Porch lamp', 'OP11', 'LAE', 2, 2_400],
  ['R&I elec patio awning', 'OP2', 'LAB', 20],
  ['Awning fabric, patio', 'OP11', 'LAB', 25, 38_000],
  ['TPO roof membrane', 'OP11', 'LAB', 320, 74_000],
  ['Decking, roof 4x8 sheet', 'OP11', 'LA3', 15, 5_200],
  ['R&I A/C unit, roof', 'OP2', 'LA2', 15],
  ['Shroud, A/C', 'OP11', 'LAB', 4, 11_900, '3314471002'],
  ['Vent lid 14x14', 'OP11', 'LAB', 3, 2_500],
  ['Skylight dome', 'OP11', 'LAB', 10, 9_800],
  ['Refrig vent, roof', 'OP11', 'LAB', 4, 3_900],
  ['R&I Antenna, TV', 'OP2', 'LAE', 6],
  ['Solar panel', 'OP11', 'LAE', 10, 19_900],
  ['Reseal roof penetrations', 'OP14', 'LAB', 20],
  ['R&I rear ladder', 'OP2', 'LAB', 6],
  ['RT Tail light assy', 'OP11', 'LAE', 3, 6_500],
  ['Rpr Rear bumper', 'OP9', 'LAB', 10],
  ['Rpr Front cap fbgl', 'OP9', 'LAB', 45],
  ['Refn Front cap', 'OP6', 'LAR', 75],
  ['Add for clear coat', 'OP6', 'LAR', 25],
  ['Cover, propane tanks', 'OP11', 'LAB', 3, 8_900],
  ['LT Graphics kit', 'OP11', 'LAB', 35, 85_000],
  ['RT Graphics kit', 'OP11', 'LAB', 35, 85_000],
  ['LT Fender skirt', 'OP11', 'LAB', 8, 12_500],
  ['Topper, slide out awng', 'OP11', 'LAB', 15, 26_000],
  ['Access door, wtr htr', 'OP11', 'LAB', 3, 6_500],
  ['Propane leak test', 'OP8', 'LA1', 5],
  ['Hazardous waste fee', 'OP13', '', 0, 500],
  ['Rear wall corr panel', 'OP11', 'LAB', 30, 16_000],
  ['Cover unit for overspray', 'OP14', 'LAR', 2],
  ['Feather, prime & block front cap', 'OP14', 'LAR', 8],
  ['Stab jack, frt', 'OP11', 'LAM', 8, 7_900],
];

const theirLines: readonly ForeignLine[] = theirs.map(
  ([description, operation, type, tenths, price = 0, partNumber = ''], index) => ({
    number: index + 1,
    description,
    operation,
    partNumber,
    quantity: thousandths(1_000),
    price: cents(price),
    misc: cents(0),
    labor:
      type === '' ? [] : [{ type, book: tenthHours(tenths), billed: tenthHours(tenths), isIncluded: false }],
  }),
);

export const theirForty: ForeignEstimate = {
  system: 'CCC ONE',
  version: 'E01',
  vehicle: '24 KEYSTONE HIDEOUT',
  vin: '',
  lines: theirLines,
  totals: null,
};

/** Our line and theirs. Ours 20, 37, 38 and 40 and theirs 36, 37, 38 and 39 are on one side only. */
export const expectedPairs: readonly (readonly [ours: number, theirs: number])[] = [
  [1, 2],
  [2, 3],
  [3, 1],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 9],
  [10, 10],
  [11, 11],
  [12, 12],
  [13, 13],
  [14, 14],
  [15, 15],
  [16, 16],
  [17, 17],
  [18, 18],
  [19, 19],
  [21, 20],
  [22, 21],
  [23, 22],
  [24, 23],
  [25, 24],
  [26, 25],
  [27, 26],
  [28, 27],
  [29, 28],
  [30, 29],
  [31, 30],
  [32, 31],
  [33, 32],
  [34, 33],
  [35, 34],
  [36, 35],
  [39, 40],
];
