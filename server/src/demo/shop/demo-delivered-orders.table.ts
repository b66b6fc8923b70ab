import type { DemoOrderRow } from './demo-order-row.ts';
import type { DemoLocationName } from './demo-locations.table.ts';

/** Repairs of the months before, by estimate: days before the first start they came and left, bay of the first work. */
const olderRepairs: readonly (readonly [number, number, number, DemoLocationName])[] = [
  [2, 308, 300, 'Bay 2'],
  [3, 280, 270, 'Bay 1'],
  [4, 246, 225, 'Bay 2'],
  [5, 222, 203, 'Bay 1'],
  [6, 201, 189, 'Bay 2'],
  [8, 174, 164, 'Bay 1'],
  [9, 158, 150, 'Bay 2'],
];

/** One unit at a time, from teardown to the last check. */
function olderRepair([estimate, came, left, bay]: (typeof olderRepairs)[number]): DemoOrderRow {
  return {
    estimate,
    dropOff: -came,
    checkIn: came,
    phases: [
      ['teardown', came - 1],
      ['frame', came - 1],
      ['body', came - 2],
      ['paint', came - 3],
      ['reassembly', came - 4],
      ['tests', came - 4],
      ['detail', came - 4],
    ],
    doneOfLast: null,
    moves: [
      ['body', bay],
      ['checks', 'Yard 1'],
    ],
    promises: [[1 - left, '']],
    parts: [],
    checks: 'all',
    checksOn: left + 1,
    out: left,
  };
}

/** Units of the hail day by estimate: days before the first start they came and left, and the bay. */
const hailRepairs: readonly (readonly [number, number, number, DemoLocationName])[] = [
  [10, 149, 141, 'Bay 2'],
  [11, 147, 138, 'Bay 3'],
  [12, 144, 134, 'Bay 1'],
  [13, 142, 131, 'Bay 2'],
  [14, 139, 128, 'Bay 3'],
  [15, 137, 124, 'Bay 1'],
  [16, 134, 121, 'Bay 2'],
  [17, 131, 117, 'Bay 3'],
  [18, 128, 114, 'Bay 1'],
  [19, 125, 110, 'Bay 2'],
  [20, 122, 109, 'Bay 4'],
];

/** Hail goes through the shop unit after unit, by one route. */
function hailRepair([estimate, came, left, bay]: (typeof hailRepairs)[number]): DemoOrderRow {
  return {
    estimate,
    dropOff: -came,
    checkIn: came,
    phases: [
      ['teardown', came - 1],
      ['body', came - 2],
      ['paint', came - 4],
      ['reassembly', came - 5],
      ['tests', came - 6],
    ],
    doneOfLast: null,
    moves: [
      ['teardown', bay],
      ['checks', 'Yard 2'],
    ],
    promises: [[1 - left, '']],
    parts: [],
    checks: 'all',
    checksOn: left + 1,
    out: left,
  };
}

/** Repairs that were finished and picked up. */
export const deliveredOrders: readonly DemoOrderRow[] = [
  ...olderRepairs.map(olderRepair),
  ...hailRepairs.map(hailRepair),
  {
    estimate: 23,
    dropOff: -110,
    checkIn: 110,
    phases: [['body', 109]],
    doneOfLast: null,
    moves: [['body', 'Bay 4']],
    promises: [[-103, '']],
    parts: [],
    checks: 'all',
    checksOn: 103,
    out: 102,
  },
  {
    estimate: 24,
    dropOff: -97,
    checkIn: 97,
    phases: [
      ['body', 96],
      ['paint', 93],
      ['reassembly', 90],
    ],
    doneOfLast: null,
    moves: [
      ['body', 'Bay 1'],
      ['paint', 'Paint booth'],
      ['reassembly', 'Yard 1'],
    ],
    promises: [[-86, '']],
    parts: [],
    checks: 'all',
    checksOn: 89,
    out: 88,
  },
  {
    estimate: 25,
    dropOff: -24,
    checkIn: 24,
    phases: [
      ['teardown', 23],
      ['body', 21],
      ['reassembly', 15],
      ['tests', 13],
    ],
    doneOfLast: null,
    moves: [['checks', 'Yard 2']],
    promises: [
      [-45, ''],
      [-8, 'The awning fabric was on back order for a month.'],
    ],
    parts: [],
    checks: 'all',
    checksOn: 11,
    out: 9,
  },
  {
    estimate: 27,
    dropOff: -13,
    checkIn: 13,
    phases: [
      ['teardown', 12],
      ['body', 11],
      ['reassembly', 10],
      ['tests', 6],
    ],
    doneOfLast: null,
    moves: [['checks', 'Yard 2']],
    promises: [
      [-20, ''],
      [-4, 'The windshield broke on the way here; another one was ordered.'],
    ],
    parts: [],
    checks: 'all',
    checksOn: 5,
    out: 3,
  },
];
