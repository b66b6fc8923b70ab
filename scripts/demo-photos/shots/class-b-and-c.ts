import type { Damage } from '../damage.ts';
import type { VehicleShot } from '../shot.ts';

const slidingDoor: readonly Damage[] = [
  { kind: 'dent', at: [172, 80], radius: [19, 14], depth: 3, crushed: 0.45 },
  { kind: 'scrape', from: [146, 92], to: [206, 78], breadth: 6, color: '#d8d8d6' },
  { kind: 'dent', at: [206, 86], radius: [8, 10], depth: 1.4, crushed: 0.3 },
];
const rearDoors: readonly Damage[] = [
  { kind: 'dent', at: [74, 76], radius: [11, 9], depth: 2, crushed: 0.4 },
  { kind: 'broken-lamp', area: [91.5, 52, 95.5, 66] },
];
const van = { vehicleType: 'class-b', place: 'lot', weather: 'low-sun', paint: 'silver' } as const;

const classB: readonly VehicleShot[] = [
  {
    ...van,
    name: 'class-b-sliding-door',
    plate: 'cb24.curb',
    side: 'curb',
    subSide: 'entry-area',
    view: 'front-right',
    cause: 'collision',
    damage: 'Sliding door pushed in, rail bent',
    caption: 'Curb side, scrape from the sliding door to the cab door',
    stand: { at: [158, 66], span: 268, yaw: 27, pitch: 3, roll: 0.5 },
    sun: [-36, 26],
    damaged: slidingDoor,
    regions: ['door.slider@R', 'cab.door@R'],
    known: { from: [100, 63], to: [138, 63] },
    marks: [
      {
        kind: 'circle',
        points: [
          [146, 64],
          [200, 100],
        ],
        text: '',
      },
    ],
  },
  {
    ...van,
    name: 'class-b-sliding-door-close',
    plate: 'cb24.curb',
    side: 'curb',
    subSide: 'entry-area',
    view: 'damage',
    cause: 'collision',
    damage: 'Steel dented and scraped to the primer',
    caption: 'Sliding door, dent and scrape',
    stand: { at: [176, 80], span: 74, yaw: -18, pitch: 4, roll: -1 },
    sun: [52, 24],
    damaged: slidingDoor,
    regions: ['door.slider@R'],
    marks: [
      {
        kind: 'measure',
        points: [
          [152, 80],
          [192, 80],
        ],
        text: '',
      },
    ],
  },
  {
    ...van,
    name: 'class-b-rear',
    plate: 'cb24.rear',
    side: 'rear',
    subSide: 'right-corner',
    view: 'rear-right',
    cause: 'collision',
    damage: 'Right rear door dented, tail lamp broken',
    caption: 'Rear right, door dented and lamp broken',
    stand: { at: [60, 66], span: 168, yaw: 25, pitch: 2 },
    sun: [-20, 28],
    damaged: rearDoors,
    regions: ['door.rear@R', 'light.tail@R'],
    known: { from: [59, 63], to: [85, 63] },
    marks: [
      {
        kind: 'circle',
        points: [
          [62, 66],
          [86, 87],
        ],
        text: '',
      },
    ],
  },
];

const sideSwipe: readonly Damage[] = [
  { kind: 'dent', at: [196, 104], radius: [30, 8], depth: 2.1, crushed: 0.5, turn: 4 },
  { kind: 'scrape', from: [112, 100], to: [330, 110], breadth: 10, color: '#2d2f33' },
  { kind: 'tear', at: [228, 106], size: [13, 6] },
  { kind: 'dent', at: [310, 108], radius: [20, 8], depth: 1.6, crushed: 0.6 },
];
const hitCabover: readonly Damage[] = [
  { kind: 'dent', at: [300, 26], radius: [16, 9], depth: 2.4, crushed: 0.6 },
  { kind: 'crack', at: [302, 32], reach: 14, arms: 6 },
  { kind: 'puncture', at: [304, 31], radius: 2.2 },
];
const classCWords = { vehicleType: 'class-c', place: 'lot', weather: 'sun', paint: 'ocean' } as const;

const classC: readonly VehicleShot[] = [
  {
    ...classCWords,
    name: 'class-c-side-swipe',
    plate: 'cc31.road',
    side: 'road',
    subSide: 'mid-lower',
    view: 'rear-left',
    cause: 'collision',
    damage: 'Lower sidewall and baggage doors swiped and torn',
    caption: 'Road side, lower wall and baggage doors swiped',
    stand: { at: [222, 82], span: 318, yaw: 24, pitch: 2, roll: -0.6 },
    sun: [-26, 40],
    damaged: sideSwipe,
    regions: ['body.lower-front@L', 'door.baggage-1@L', 'door.baggage-2@L', 'body.lower-rear@L'],
    known: { from: [133, 68], to: [175, 68] },
    marks: [
      {
        kind: 'box',
        points: [
          [110, 94],
          [332, 122],
        ],
        text: '',
      },
      {
        kind: 'measure',
        points: [
          [112, 112],
          [330, 112],
        ],
        text: '',
      },
    ],
  },
  {
    ...classCWords,
    name: 'class-c-swipe-close',
    plate: 'cc31.road',
    side: 'road',
    subSide: 'mid-lower',
    view: 'damage',
    cause: 'collision',
    damage: 'Skin torn open over the baggage door',
    caption: 'Skin torn above baggage door 2',
    stand: { at: [214, 104], span: 78, yaw: 16, pitch: 5, roll: 1.1 },
    sun: [-44, 34],
    damaged: sideSwipe,
    regions: ['body.lower-front@L', 'door.baggage-2@L'],
    marks: [
      {
        kind: 'circle',
        points: [
          [218, 99],
          [240, 114],
        ],
        text: '',
      },
    ],
  },
  {
    ...classCWords,
    name: 'class-c-cab-over',
    plate: 'cc31.curb',
    side: 'curb',
    subSide: 'cab-over',
    view: 'front-right',
    cause: 'low-clearance',
    damage: 'Cab-over cap struck and holed',
    caption: 'Front right, cab-over cap struck',
    stand: { at: [216, 72], span: 306, yaw: 30, pitch: 0, roll: 0.8 },
    sun: [-22, 42],
    damaged: hitCabover,
    regions: ['body.cabover-cap'],
    known: { from: [236, 80], to: [268, 80] },
    marks: [
      {
        kind: 'arrow',
        points: [
          [278, 6],
          [302, 29],
        ],
        text: '',
      },
    ],
  },
  {
    ...classCWords,
    name: 'class-c-cab-over-close',
    plate: 'cc31.curb',
    side: 'curb',
    subSide: 'cab-over',
    view: 'damage',
    cause: 'low-clearance',
    damage: 'Fiberglass cracked and punctured',
    caption: 'Hole and cracks in the cab-over cap',
    stand: { at: [300, 30], span: 62, yaw: 10, pitch: -14, roll: -1.5 },
    sun: [-50, 44],
    damaged: hitCabover,
    regions: ['body.cabover-cap'],
    marks: [
      {
        kind: 'circle',
        points: [
          [299, 26],
          [309, 36],
        ],
        text: '',
      },
    ],
  },
];

export const classBAndCShots: readonly VehicleShot[] = [...classB, ...classC];
