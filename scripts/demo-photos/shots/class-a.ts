import type { Damage } from '../damage.ts';
import type { VehicleShot } from '../shot.ts';

const chippedWindshield: readonly Damage[] = [
  { kind: 'shattered', at: [92, 60], area: [69, 35, 114, 90] },
  { kind: 'crack', at: [92, 60], reach: 26, arms: 5 },
];
const scrapedBays: readonly Damage[] = [
  { kind: 'dent', at: [196, 118], radius: [26, 9], depth: 2.2, crushed: 0.55 },
  { kind: 'scrape', from: [130, 112], to: [262, 122], breadth: 9, color: '#8a8f2c' },
  { kind: 'tear', at: [214, 120], size: [12, 5] },
];
const gas = {
  vehicleType: 'class-a-gas',
  place: 'lot',
  weather: 'sun',
  paint: 'champagne',
} as const;

const classAGas: readonly VehicleShot[] = [
  {
    ...gas,
    name: 'class-a-gas-windshield',
    plate: 'cag34.front',
    side: 'front',
    subSide: 'center',
    view: 'front-left',
    cause: 'glass',
    damage: 'Stone strike, cracks across the left windshield half',
    caption: 'Front left, windshield cracked on the driver side',
    stand: { at: [72, 78], span: 205, yaw: 26, pitch: 1, roll: 0.7 },
    sun: [-30, 40],
    damaged: chippedWindshield,
    regions: ['glass.windshield@L'],
    known: { from: [69, 90], to: [114, 90] },
    marks: [
      {
        kind: 'circle',
        points: [
          [74, 42],
          [110, 80],
        ],
        text: '',
      },
    ],
  },
  {
    ...gas,
    name: 'class-a-gas-windshield-close',
    plate: 'cag34.front',
    side: 'front',
    subSide: 'center',
    view: 'damage',
    cause: 'glass',
    damage: 'Star break with a missing chip',
    caption: 'Point of impact, left windshield half',
    stand: { at: [90, 62], span: 58, yaw: 14, pitch: -2, roll: -1.2 },
    sun: [-30, 40],
    damaged: chippedWindshield,
    regions: ['glass.windshield@L'],
    marks: [
      {
        kind: 'arrow',
        points: [
          [78, 74],
          [90, 62],
        ],
        text: '',
      },
    ],
  },
  {
    ...gas,
    name: 'class-a-gas-road-bays',
    plate: 'cag34.road',
    side: 'road',
    subSide: 'mid-lower',
    view: 'rear-left',
    cause: 'fixed-object',
    damage: 'Baggage doors scraped and torn by a concrete post',
    caption: 'Road side from the rear, three baggage doors scraped',
    stand: { at: [228, 88], span: 350, yaw: 27, pitch: 3, roll: -0.5 },
    sun: [-28, 38],
    damaged: scrapedBays,
    regions: ['door.baggage-1@L', 'door.baggage-2@L', 'door.baggage-3@L'],
    known: { from: [124, 71], to: [176, 71] },
    marks: [
      {
        kind: 'box',
        points: [
          [128, 106],
          [264, 134],
        ],
        text: '',
      },
      {
        kind: 'measure',
        points: [
          [130, 124],
          [262, 124],
        ],
        text: '',
      },
    ],
  },
  {
    ...gas,
    name: 'class-a-gas-bays-close',
    plate: 'cag34.road',
    side: 'road',
    subSide: 'mid-lower',
    view: 'damage',
    cause: 'fixed-object',
    damage: 'Skin torn open, paint transfer',
    caption: 'Baggage door 2, skin torn to the frame',
    stand: { at: [204, 117], span: 84, yaw: -16, pitch: 6, roll: 1 },
    sun: [-40, 38],
    damaged: scrapedBays,
    regions: ['door.baggage-2@L'],
    marks: [
      {
        kind: 'circle',
        points: [
          [205, 113],
          [224, 127],
        ],
        text: '',
      },
    ],
  },
];

const crushedCorner: readonly Damage[] = [
  { kind: 'dent', at: [28, 92], radius: [15, 22], depth: 4.2, crushed: 0.75, turn: 12 },
  { kind: 'crack', at: [34, 84], reach: 20, arms: 6 },
  { kind: 'broken-lamp', area: [19.5, 71, 30.5, 86] },
  { kind: 'scrape', from: [22, 106], to: [44, 88], breadth: 5, color: '#c9b23a' },
];
const dieselSide: readonly Damage[] = [
  { kind: 'dent', at: [300, 88], radius: [34, 10], depth: 1.8, crushed: 0.3, turn: -4 },
  { kind: 'scrape', from: [214, 96], to: [352, 86], breadth: 8, color: '#1f4f8a' },
];
const diesel = {
  vehicleType: 'class-a-diesel',
  place: 'yard',
  weather: 'overcast',
  paint: 'maroon',
} as const;

const classADiesel: readonly VehicleShot[] = [
  {
    ...diesel,
    name: 'class-a-diesel-rear-corner',
    plate: 'cad38.rear',
    side: 'rear',
    subSide: 'left-corner',
    view: 'rear-left',
    cause: 'fixed-object',
    damage: 'Rear cap crushed at the left corner, tail lamp broken',
    caption: 'Rear left corner, cap crushed and tail lamp broken',
    stand: { at: [60, 82], span: 200, yaw: -27, pitch: 2, roll: 0.4 },
    sun: [-40, 50],
    damaged: crushedCorner,
    regions: ['body.rear-cap', 'light.tail@L'],
    known: { from: [37, 118], to: [99, 118] },
    marks: [
      {
        kind: 'circle',
        points: [
          [14, 66],
          [50, 116],
        ],
        text: '',
      },
    ],
  },
  {
    ...diesel,
    name: 'class-a-diesel-rear-corner-close',
    plate: 'cad38.rear',
    side: 'rear',
    subSide: 'left-corner',
    view: 'damage',
    cause: 'fixed-object',
    damage: 'Fiberglass crushed and cracked, lamp gone',
    caption: 'Left tail lamp and rear cap',
    stand: { at: [34, 88], span: 58, yaw: -8, pitch: 2 },
    sun: [-50, 40],
    damaged: crushedCorner,
    regions: ['body.rear-cap', 'light.tail@L'],
    marks: [
      {
        kind: 'arrow',
        points: [
          [50, 100],
          [30, 88],
        ],
        text: '',
      },
    ],
  },
  {
    ...diesel,
    name: 'class-a-diesel-road-swipe',
    plate: 'cad38.road',
    side: 'road',
    subSide: 'mid-lower',
    view: 'front-left',
    cause: 'collision',
    damage: 'Slide-out and sidewall swiped by a passing truck',
    caption: 'Road side, swiped along the main slide-out',
    stand: { at: [206, 84], span: 372, yaw: -25, pitch: 1, roll: -0.8 },
    sun: [30, 46],
    damaged: dieselSide,
    regions: ['slide.main.panel', 'body.sidewall-mid@L'],
    known: { from: [140, 70], to: [198, 70] },
    marks: [
      {
        kind: 'measure',
        points: [
          [214, 96],
          [352, 86],
        ],
        text: '',
      },
    ],
  },
  {
    ...diesel,
    name: 'class-a-diesel-swipe-close',
    plate: 'cad38.road',
    side: 'road',
    subSide: 'mid-lower',
    view: 'damage',
    cause: 'collision',
    damage: 'Long crease with blue paint transfer',
    caption: 'Crease below the dinette window',
    stand: { at: [290, 88], span: 112, yaw: 22, pitch: 2, roll: 1.4 },
    sun: [-58, 30],
    damaged: dieselSide,
    regions: ['slide.main.panel'],
    marks: [
      {
        kind: 'arrow',
        points: [
          [270, 72],
          [284, 88],
        ],
        text: '',
      },
    ],
  },
];

export const classAShots: readonly VehicleShot[] = [...classAGas, ...classADiesel];
