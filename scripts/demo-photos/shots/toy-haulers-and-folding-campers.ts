import type { Damage } from '../damage.ts';
import type { VehicleShot } from '../shot.ts';

const hitRamp: readonly Damage[] = [
  { kind: 'dent', at: [54, 102], radius: [20, 14], depth: 3.2, crushed: 0.5 },
  { kind: 'tear', at: [46, 108], size: [12, 6] },
  { kind: 'scrape', from: [30, 112], to: [92, 104], breadth: 6, color: '#2b2e32' },
];
const garageSide: readonly Damage[] = [
  { kind: 'dent', at: [60, 98], radius: [24, 9], depth: 1.9, crushed: 0.5 },
  { kind: 'scrape', from: [14, 104], to: [120, 96], breadth: 7, color: '#b23127' },
];
const hauler = { vehicleType: 'toy-hauler', paint: 'graphite', weather: 'sun' } as const;

const toyHauler: readonly VehicleShot[] = [
  {
    ...hauler,
    name: 'toy-hauler-ramp-door',
    plate: 'th42.rear',
    place: 'shop',
    side: 'rear',
    subSide: 'ramp-door',
    view: 'rear-left',
    cause: 'collision',
    damage: 'Ramp door pushed in and torn',
    caption: 'Rear left, ramp door pushed in and torn',
    stand: { at: [66, 88], span: 208, yaw: -24, pitch: 2, roll: 0.5 },
    sun: [30, 52],
    damaged: hitRamp,
    regions: ['rear.ramp-door'],
    known: { from: [21, 124], to: [107, 124] },
    marks: [
      {
        kind: 'circle',
        points: [
          [30, 84],
          [80, 120],
        ],
        text: '',
      },
    ],
  },
  {
    ...hauler,
    name: 'toy-hauler-ramp-door-close',
    plate: 'th42.rear',
    place: 'shop',
    side: 'rear',
    subSide: 'ramp-door',
    view: 'damage',
    cause: 'collision',
    damage: 'Ramp door skin torn, core open',
    caption: 'Ramp door, lower left',
    stand: { at: [54, 104], span: 60, yaw: 15, pitch: 6, roll: -1 },
    sun: [-46, 40],
    damaged: hitRamp,
    regions: ['rear.ramp-door'],
    marks: [
      {
        kind: 'arrow',
        points: [
          [62, 118],
          [48, 108],
        ],
        text: '',
      },
    ],
  },
  {
    ...hauler,
    name: 'toy-hauler-garage-side',
    plate: 'th42.curb',
    place: 'lot',
    side: 'curb',
    subSide: 'rear-lower',
    view: 'rear-right',
    cause: 'collision',
    damage: 'Garage sidewall scraped, generator door dented',
    caption: 'Curb side rear, garage wall scraped',
    stand: { at: [196, 92], span: 372, yaw: -31, pitch: 1, roll: -0.4 },
    sun: [34, 42],
    damaged: garageSide,
    regions: ['body.sidewall-garage@R', 'door.generator@R'],
    known: { from: [202, 74], to: [266, 74] },
    marks: [
      {
        kind: 'box',
        points: [
          [12, 84],
          [122, 114],
        ],
        text: '',
      },
    ],
  },
];

const rippedTent: readonly Damage[] = [
  { kind: 'tear', at: [34, 52], size: [22, 14], behind: '#3d3a36' },
  { kind: 'hanging-fabric', area: [64, 40, 92, 70], color: '#b9ad97' },
  { kind: 'bent-arm', from: [14, 76], knee: [28, 96], to: [58, 99] },
];
const dentedTub: readonly Damage[] = [
  { kind: 'dent', at: [100, 84], radius: [15, 6], depth: 1.6, crushed: 0.55 },
  { kind: 'scrape', from: [70, 86], to: [126, 82], breadth: 5, color: '#5a4a38' },
];
const folding = { vehicleType: 'folding-camper', paint: 'forest', place: 'field' } as const;

const foldingCamper: readonly VehicleShot[] = [
  {
    ...folding,
    name: 'folding-camper-tent',
    plate: 'fc12.road',
    weather: 'sun',
    side: 'road',
    subSide: 'front-upper',
    view: 'front-left',
    cause: 'wind',
    damage: 'Bunk canvas ripped, pole bent',
    caption: 'Road side front, canvas ripped and pole bent',
    stand: { at: [122, 66], span: 226, yaw: -17, pitch: 4, roll: 0.7 },
    sun: [32, 40],
    damaged: rippedTent,
    regions: ['canvas.bunk-front.tent@L', 'canvas.bunk-front.pole@L'],
    known: { from: [133, 64], to: [192, 64] },
    marks: [
      {
        kind: 'circle',
        points: [
          [12, 36],
          [56, 68],
        ],
        text: '',
      },
    ],
  },
  {
    ...folding,
    name: 'folding-camper-tent-close',
    plate: 'fc12.road',
    weather: 'sun',
    side: 'road',
    subSide: 'front-upper',
    view: 'damage',
    cause: 'wind',
    damage: 'Canvas ripped across the window',
    caption: 'Front bunk canvas',
    stand: { at: [42, 54], span: 66, yaw: 12, pitch: 2, roll: -0.9 },
    sun: [-30, 44],
    damaged: rippedTent,
    regions: ['canvas.bunk-front.tent@L', 'canvas.wall-front@L'],
    marks: [
      {
        kind: 'measure',
        points: [
          [22, 60],
          [48, 60],
        ],
        text: '',
      },
    ],
  },
  {
    ...folding,
    name: 'folding-camper-tub',
    plate: 'fc12.curb',
    weather: 'overcast',
    side: 'curb',
    subSide: 'mid-lower',
    view: 'rear-right',
    cause: 'tree',
    damage: 'Sidewall dented along the floor line',
    caption: 'Curb side, box dented along the floor line',
    stand: { at: [128, 70], span: 222, yaw: -20, pitch: 5 },
    sun: [-30, 50],
    damaged: dentedTub,
    regions: ['body.sidewall@R'],
    known: { from: [102, 64], to: [133, 64] },
    marks: [
      {
        kind: 'circle',
        points: [
          [80, 74],
          [120, 94],
        ],
        text: '',
      },
    ],
  },
];

export const toyHaulerAndFoldingCamperShots: readonly VehicleShot[] = [...toyHauler, ...foldingCamper];
